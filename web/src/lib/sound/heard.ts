// Which sound a cue of the film is to who sits in a seat.
import type { Cue } from '../film/shots';
import type { GameEvent } from '../wire.gen';
import type { Sound } from './score';

/** `event`: what the cue is of; null where it is of none. */
export function soundOf(cue: Cue, event: GameEvent | null, seat: number | null): Sound | null {
  switch (cue) {
    case 'money':
      return event?.type === 'paid' ? purse(event, seat) : null;
    case 'auction':
      return event?.type === 'bid' ? 'bid' : 'gavel';
    default:
      return cue;
  }
}

/** Other people's money makes no noise in mine. */
function purse({ payer, payee }: { payer: number | null; payee: number | null }, seat: number | null): Sound | null {
  if (seat === null || payer === payee) return null;
  if (payee === seat) return 'income';
  return payer === seat ? 'expense' : null;
}
