// What a seat is worth in all, for display: cash, deeds at list price (mortgaged ones at half), buildings at cost.
import type { Game } from './game.svelte';
import { deedOf, deedsOf, squareOf } from './table';

/** GC-21: how a tax is paid is chosen before anything is added up; until then no total is shown. */
export const addsUp = ({ truth }: Game): boolean => truth?.phase.kind !== 'tax_choice';

export function netWorth(game: Game, seat: number): number {
  const cash = game.view?.seats[seat]?.cash ?? 0;
  return deedsOf(game, seat).reduce((sum, pos) => sum + deedWorth(game, pos), cash);
}

function deedWorth(game: Game, pos: number): number {
  const { price = 0, cost = 0 } = squareOf(game, pos) ?? {};
  const { level, mortgaged } = deedOf(game.view, pos);
  return mortgaged ? Math.floor(price / 2) : price + level * cost;
}
