// Claims of rent, as the log tells them: which wait until a throw is done, and which was made in vain.
import type { Line } from './lines.svelte';
import type { GameEvent } from './wire.gen';

export interface Claim {
  readonly seat: number;
  readonly to: number;
  readonly pos: number;
}

/** Those that nobody has been asked to pay yet, the oldest first. */
export function waiting(lines: readonly Line[]): readonly Claim[] {
  return lines.reduce<readonly Claim[]>((claims, { event }) => (event === null ? claims : after(claims, event)), []);
}

function after(claims: readonly Claim[], event: GameEvent): readonly Claim[] {
  switch (event.type) {
    case 'rent_claimed':
      return [...claims, ...event.deeds.map((pos) => ({ seat: event.seat, to: event.to, pos }))];
    case 'debt_opened':
      return event.why === 'rent' ? claims.filter(({ to, pos }) => to !== event.seat || pos !== event.pos) : claims;
    case 'went_out':
      return claims.filter(({ seat, to }) => seat !== event.seat && to !== event.seat);
    case 'game_over':
      return [];
    default:
      return claims;
  }
}

type Vain = Extract<GameEvent, { type: 'claimed_in_vain' }>;

/** My last claim, if nothing was due and nobody has thrown since. */
export function inVain(lines: readonly Line[], me: number | null): Vain | null {
  const at = lines.findLastIndex(({ event }) => event?.type === 'rolled');
  const last = lines
    .slice(at + 1)
    .findLast(({ event }) => event?.type === 'rent_claimed' || event?.type === 'claimed_in_vain')?.event;
  return last?.type === 'claimed_in_vain' && last.seat === me ? last : null;
}
