// A group's colour and the ink upon it: by its place among the board's groups of streets; companies have none.
import type { Game } from './game.svelte';
import { squareOf, streetGroups } from './table';

const COLOURS = 8;
/** The groups' colours that take light ink; the others take dark. */
const DEEP = new Set([0, 1, 5, 6]);

export const isDeep = (group: number): boolean => DEEP.has(group % COLOURS);

export const groupIndex = (game: Game, pos: number): number =>
  streetGroups(game).indexOf(squareOf(game, pos)?.group ?? '');

export const groupColour = (group: number): string =>
  group < 0 ? 'var(--group-company)' : `var(--group-${group % COLOURS})`;

export const groupInk = (group: number): string =>
  group < 0 ? 'var(--ink)' : isDeep(group) ? 'var(--on-deep)' : 'var(--on-bright)';
