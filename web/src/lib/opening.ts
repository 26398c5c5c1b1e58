// The least first bid of an auction, for display only.
import type { Game } from './game.svelte';
import { squareOf } from './table';

/** The least first bid, where the ruleset says how it is found; null where it does not. */
export function openingBid(game: Game, pos: number): number | null {
  const asked = game.options.find((option) => option.do === 'bid')?.amount as { from: number } | undefined;
  if (asked !== undefined) return asked.from;
  const opening = game.ruleset?.rules['auction.opening'];
  if (opening === 'one') return 1;
  return opening === 'list_price' ? (squareOf(game, pos)?.price ?? null) : null;
}
