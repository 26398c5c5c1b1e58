// What each is worth when a game is valued at its end, item by item (C-047 to C-052). For display: the server places.
import type { Game } from './game.svelte';
import { HEADQUARTERS } from './rent';
import { deedOf, deedsOf, squareOf } from './table';

export const ITEMS = ['cash', 'deeds', 'mortgaged', 'houses', 'hotels'] as const;
export type Item = (typeof ITEMS)[number];
export type Valuation = Readonly<Record<Item, number>>;

export function valuationOf(game: Game, seat: number): Valuation {
  const sums = { cash: cashOf(game, seat), deeds: 0, mortgaged: 0, houses: 0, hotels: 0 };
  for (const pos of deedsOf(game, seat)) {
    const { price = 0, cost = 0 } = squareOf(game, pos) ?? {};
    const { level, mortgaged } = deedOf(game.view, pos);
    sums[mortgaged ? 'mortgaged' : 'deeds'] += mortgaged ? Math.floor(price / 2) : price;
    // A hotel with the four houses that were turned in for it.
    sums[level === HEADQUARTERS ? 'hotels' : 'houses'] += level * cost;
  }
  return sums;
}

const cashOf = ({ view }: Game, seat: number): number => view?.seats[seat]?.cash ?? 0;

export const totalOf = (valuation: Valuation): number => ITEMS.reduce((sum, item) => sum + valuation[item], 0);
