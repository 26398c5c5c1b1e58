// An auction by open outcry: how long its clock runs, and what a seat could pay.
import type { Game } from './game.svelte';
import type { Lot } from './lots';
import { rule } from './rule';
import { deedOf, deedsOf, squareOf } from './table';
import type { Phase } from './wire.gen';

/** After a bid made within so many seconds of the beginning, so many are left. */
const PATIENCE = [
  [60, Infinity],
  [120, 5],
  [Infinity, 3],
] as const;

/** How many seconds the clock had when it was last set; where that may be either, the more of both. */
export function secondsOf(game: Game, { began, until }: Lot): number {
  const whole = rule(game, 'auction.seconds');
  if (began === null) return whole;
  const lengths = PATIENCE.map(([before, left]) => ({ before, left: Math.min(whole, left) }));
  return lengths.find(({ before, left }) => (until - began) / 1_000 - left < before)?.left ?? whole;
}

/** Cash, all buildings sold, all deeds mortgaged. For display only: whether a bid stands the server says. */
export function raisable(game: Game, seat: number): number {
  const cash = game.view?.seats[seat]?.cash ?? 0;
  return deedsOf(game, seat).reduce((sum, pos) => sum + bringsIn(game, pos), cash);
}

function bringsIn(game: Game, pos: number): number {
  const { price = 0, cost = 0 } = squareOf(game, pos) ?? {};
  const { level, mortgaged } = deedOf(game.view, pos);
  const loan = mortgaged ? 0 : Math.floor((price * rule(game, 'mortgage.percent')) / 100);
  return loan + level * Math.floor((cost * rule(game, 'build.sell_percent')) / 100);
}

export interface Named {
  readonly seat: number;
  readonly pos: number;
  /** How many buildings the seat would still want then. */
  readonly count: number;
}

/** For which square each would bid, where a building is called. */
export function namedIn(phase: Phase): readonly Named[] {
  if (phase.kind !== 'build_auction' || phase.stage.kind !== 'calling') return [];
  const { what } = phase.stage;
  return phase.wishes.flatMap(({ seat, kind, squares: [pos, ...rest] }) =>
    kind === what && pos !== undefined ? [{ seat, pos, count: rest.length }] : [],
  );
}
