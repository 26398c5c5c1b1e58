// What somebody wants to build while buildings are short, in a few words.
import type { Game } from '../game.svelte';
import { counted } from '../plan';
import { squareName, squareOf } from '../table';
import type { Wish } from '../wire.gen';
import { list } from './amounts';
import { t } from './words.svelte';

type Named = Pick<Wish, 'kind' | 'squares'>;

/** `3 houses: 2 on Baltic, 1 on Oriental`. */
export const wishText = (game: Game, wish: Named): string => said(wish, (pos) => squareName(game, pos));

/** The same with the signs that stand on the board, where there is little room. */
export const wishSigns = (game: Game, wish: Named): string => said(wish, (pos) => squareOf(game, pos)?.code ?? '');

function said({ kind, squares }: Named, call: (pos: number) => string): string {
  const places = counted(squares).map(([pos, count]) =>
    count === 1 ? call(pos) : t('wish.times', { pos: call(pos), count }),
  );
  return t('wish', { kind, count: squares.length, where: list(places) });
}
