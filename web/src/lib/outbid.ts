// Was my bid topped? Told in the dock, since the board may be looked at only later.
import type { Line } from './lines.svelte';
import { lotOf } from './lots';
import type { GameEvent, Phase } from './wire.gen';

export interface Outbid {
  readonly seat: number;
  readonly amount: number;
}

type Bid = Extract<GameEvent, { type: 'bid' }>;

/** Who topped my last bid of the auction that runs; null when I lead or have not bid. */
export function outbid(lines: readonly Line[], phase: Phase | undefined, me: number | null): Outbid | null {
  const lot = lotOf(phase);
  if (lot === null || me === null || lot.leader === me || lot.leader === null) return null;
  const bids = lines.flatMap(({ event }) => (event?.type === 'bid' && event.auction === lot.id ? [event] : []));
  const mine = bids.some((bid: Bid) => bid.seat === me);
  return mine ? { seat: lot.leader, amount: lot.high } : null;
}
