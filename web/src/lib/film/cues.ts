// What may be heard: each event's cue, and what the end of a film means for who sits here.
import { won } from '../allies';
import type { GameEvent, View } from '../wire.gen';
import type { Cue } from './shots';

const CUES: { readonly [T in GameEvent['type']]?: Cue } = {
  rolled: 'dice',
  paid: 'money',
  drew: 'card',
  built: 'build',
  auction_opened: 'auction',
  auction_closed: 'auction',
  building_called: 'auction',
  jailed: 'jail',
  time_called: 'auction',
};

/** Without a film: what is heard of an event at once. */
export function cuesOf(event: GameEvent | null): Cue[] {
  const cue = event === null ? undefined : CUES[event.type];
  return cue === undefined ? [] : [cue];
}

const asked = (view: View | null, me: number | null): boolean => me !== null && view?.to_act.includes(me) === true;
const ranked = (view: View | null): readonly number[] | null =>
  view?.phase.kind === 'over' ? view.phase.ranking : null;

/** Of the last view shown and the one the board has settled on: is it this seat's turn now, has somebody won? */
export function ending(before: View | null, after: View | null, me: number | null): Cue[] {
  const ranking = ranked(after);
  if (ranking === null) return asked(after, me) && !asked(before, me) ? ['turn'] : [];
  if (before === null || ranked(before) !== null) return [];
  return [me === null || won(before.seats, ranking, me) ? 'win' : 'lose'];
}
