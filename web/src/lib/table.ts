// Look-ups in the view that the page's parts share. No rules here: only names and places for what the server said.
import type { Game } from './game.svelte';
import { firstOf, t } from './words/words.svelte';
import type { DeedView, NameView, SeatView, SquareData, View } from './wire.gen';

export interface Player extends SeatView {
  readonly seat: number;
  readonly name: string;
  readonly shape: string;
  readonly online: boolean;
  readonly me: boolean;
}

/** As the server numbers the pot among those who pay and are paid. */
export const POT = -1;

const UNNAMED: NameView = { name: '?', shape: 'circle', online: false, bot: null };
export type Deed = Required<DeedView>;

const BANKS: Deed = { owner: null, level: 0, mortgaged: false, rounds_left: null };

export function players(game: Game): Player[] {
  const { view, you } = game;
  if (view === null) return [];
  return view.seats.map((each, seat) => ({ ...each, ...(view.names[seat] ?? UNNAMED), seat, me: seat === you.seat }));
}

export const nameOf = (view: View | null, seat: number): string => view?.names[seat]?.name ?? '?';

/** A name in the middle of a sentence. */
export const who = (game: Game, seat: number): string => (seat === game.you.seat ? t('you') : nameOf(game.view, seat));

/** Whom the table waits for first; of a game that is over, the winner. */
export function actor({ phase, turn }: View): number {
  if (phase.kind === 'over') return phase.ranking[0] ?? turn;
  if (phase.kind === 'auction') return phase.bidders[0] ?? turn;
  return 'seat' in phase ? phase.seat : turn;
}

/** Whatever knows the rules by which it is played: a game, or a page about them. */
export type Ruled = Pick<Game, 'ruleset'>;

export const squareOf = (game: Ruled, pos: number): SquareData | null => game.ruleset?.board.squares[pos] ?? null;

/** Squares that every board has; what can be bought is called by its board. */
const EVERYWHERE = new Set(['start', 'draw', 'visiting', 'casino', 'go_to_jail']);

export function nameOfSquare({ code, kind, name }: SquareData): string {
  return firstOf([`place.${code}`, ...(EVERYWHERE.has(kind) ? [`kind.${kind}`] : []), name]);
}

export function squareName(game: Ruled, pos: number): string {
  const square = squareOf(game, pos);
  return square === null ? String(pos) : nameOfSquare(square);
}

export const deedOf = (view: View | null, pos: number): Deed => ({ ...BANKS, ...view?.deeds[pos] });

/** The deeds of a seat, in board order. */
export function deedsOf(game: Game, seat: number): number[] {
  const squares = game.ruleset?.board.squares ?? [];
  return squares.flatMap((_, pos) => (deedOf(game.view, pos).owner === seat ? [pos] : []));
}

/** The squares of the same group, in board order. */
export function groupOf(game: Game, pos: number): number[] {
  const group = squareOf(game, pos)?.group;
  if (group === undefined) return [];
  return (game.ruleset?.board.squares ?? []).flatMap((each, at) => (each.group === group ? [at] : []));
}

/** The groups of streets in board order: their place decides their colour and sign. */
export function streetGroups(game: Game): string[] {
  const squares = game.ruleset?.board.squares ?? [];
  return [...new Set(squares.flatMap((each) => (each.kind === 'street' && each.group ? [each.group] : [])))];
}
