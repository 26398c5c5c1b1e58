// Look-ups in the view that the page's parts share. No rules here: only names and places for what the server said.
import type { Game } from './game.svelte';
import { isShared } from './lots';
import { firstOf, t } from './words/words.svelte';
import type { DeedView, NameView, SeatView, SquareData, View } from './wire.gen';

export interface Player extends SeatView {
  readonly seat: number;
  readonly name: string;
  readonly shape: string;
  readonly online: boolean;
  readonly me: boolean;
  readonly warned?: NameView['warned'];
}

/** No seat has this number. */
export const NOBODY = -1;

/** As the server numbers the pot among those who pay and are paid. */
export const POT = -1;

/** Round the board. */
export const SQUARES = 40;

const UNNAMED: NameView = { name: '?', shape: 'circle', online: false, bot: null };
export type Deed = Required<DeedView>;

const BANKS: Deed = { owner: null, level: 0, mortgaged: false, rounds_left: null };

interface Company {
  readonly names: readonly NameView[];
  readonly me: number | null;
  readonly players: readonly Player[];
}

// Made once for each table that is shown, and each player once until something about them changes: whoever draws them
// sees by the object whether there is anything new.
const companies = new WeakMap<readonly SeatView[], Company>();
const made = new WeakMap<SeatView, { readonly called: NameView; readonly player: Player }>();
const NO_PLAYERS: readonly Player[] = [];

export function players({ view, you }: Pick<Game, 'view' | 'you'>): readonly Player[] {
  if (view === null) return NO_PLAYERS;
  const { seats, names } = view;
  const known = companies.get(seats);
  if (known?.names === names && known.me === you.seat) return known.players;
  const all = seats.map((each, seat) => playerOf(each, names[seat] ?? UNNAMED, seat, seat === you.seat));
  companies.set(seats, { names, me: you.seat, players: all });
  return all;
}

function playerOf(each: SeatView, called: NameView, seat: number, me: boolean): Player {
  const known = made.get(each);
  if (known?.called === called && known.player.seat === seat && known.player.me === me) return known.player;
  const player = { ...each, ...called, seat, me };
  made.set(each, { called, player });
  return player;
}

export const nameOf = (view: View | null, seat: number): string => view?.names[seat]?.name ?? '?';

/** A name in the middle of a sentence. */
export const who = (game: Game, seat: number): string => (seat === game.you.seat ? t('you') : nameOf(game.view, seat));

/** Whom the table waits for first; of a game that is over, the winner; nobody where all are asked at once. */
export function actor({ phase, turn }: View): number {
  if (isShared(phase)) return NOBODY;
  if (phase.kind === 'over') return phase.ranking[0] ?? turn;
  if (phase.kind === 'auction') return phase.bidders[0] ?? turn;
  return 'seat' in phase ? phase.seat : turn;
}

/** Whatever knows the rules by which it is played: a game, or a page about them. */
export type Ruled = Pick<Game, 'ruleset'>;

export const squareOf = (game: Ruled, pos: number): SquareData | null => game.ruleset?.board.squares[pos] ?? null;

/** Squares that every board has; what can be bought is called by its board. */
const EVERYWHERE = new Set(['start', 'draw', 'visiting', 'casino', 'rest', 'go_to_jail']);

export function nameOfSquare({ code, kind, deck, name }: SquareData): string {
  const everywhere = EVERYWHERE.has(kind) ? [`kind.${kind}.${deck ?? ''}`, `kind.${kind}`] : [];
  return firstOf([`place.${code}`, ...everywhere, name]);
}

export function squareName(game: Ruled, pos: number): string {
  const square = squareOf(game, pos);
  return square === null ? String(pos) : nameOfSquare(square);
}

const whole = new WeakMap<DeedView, Deed>();

/** The same object as long as nothing about the deed has changed. */
export function deedOf(view: View | null, pos: number): Deed {
  const told = view?.deeds[pos];
  if (told === undefined) return BANKS;
  const known = whole.get(told) ?? { ...BANKS, ...told };
  whole.set(told, known);
  return known;
}

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

const streets = new WeakMap<readonly SquareData[], readonly string[]>();

/** The groups of streets in board order: their place decides their colour and sign. */
export function streetGroups(game: Ruled): readonly string[] {
  const squares = game.ruleset?.board.squares;
  if (squares === undefined) return [];
  const all = streets.get(squares) ?? [
    ...new Set(squares.flatMap((each) => (each.kind === 'street' && each.group ? [each.group] : []))),
  ];
  streets.set(squares, all);
  return all;
}
