// The ways a throw leaves open: which dice lead to a square, and what awaits one there. For display only.
import { allied } from './allies';
import type { Game } from './game.svelte';
import { rentNow, rentsOf } from './rent';
import { deedOf, SQUARES, squareOf } from './table';
import type { View } from './wire.gen';

/** The dice by which a seat that may take one, the other or both comes to a square. */
export function diceTo({ phase, seats }: View, pos: number): readonly number[] {
  if (phase.kind !== 'bus_choice') return [];
  const steps = (pos - (seats[phase.seat]?.pos ?? 0) + SQUARES) % SQUARES;
  const [one, two] = phase.dice;
  return steps === one + two ? phase.dice : [steps === one ? one : two];
}

/** Is Start passed on the way, so that it pays? To be set down on a square passes nothing. */
export function passesStart({ phase, seats }: View, pos: number): boolean {
  return phase.kind === 'bus_choice' && pos < (seats[phase.seat]?.pos ?? 0);
}

export type Landing =
  | { readonly at: 'sale'; readonly amount: number }
  | { readonly at: 'tax'; readonly amount: number }
  | { readonly at: 'rent'; readonly owner: number; readonly amount: number }
  | { readonly at: 'free'; readonly owner: number; readonly why: 'own' | 'ally' | 'jail' | 'mortgaged' }
  | { readonly at: 'square' };

/** What awaits the seat on turn on a square. */
export function landing(game: Game, pos: number): Landing {
  const { price, amount } = squareOf(game, pos) ?? {};
  if (price === undefined) return amount === undefined ? { at: 'square' } : { at: 'tax', amount };
  const { owner } = deedOf(game.view, pos);
  if (owner === null) return { at: 'sale', amount: price };
  const why = free(game, pos, owner);
  return why === null ? { at: 'rent', owner, amount: rentThere(game, pos) } : { at: 'free', owner, why };
}

type Free = Extract<Landing, { at: 'free' }>['why'];

function free(game: Game, pos: number, owner: number): Free | null {
  const { view } = game;
  if (owner === view?.turn) return 'own';
  if (view !== null && allied(game, view.turn, owner)) return 'ally';
  if (deedOf(view, pos).mortgaged) return 'mortgaged';
  return collects(game, owner) ? null : 'jail';
}

const collects = ({ view, ruleset }: Game, owner: number): boolean =>
  ruleset?.rules['rent.while_jailed'] === true || view?.seats[owner]?.jail == null;

function rentThere(game: Game, pos: number): number {
  const rent = rentNow(game, pos);
  if (rent === null) return 0;
  return rent.dice ? rent.amount * (game.thrown?.spots ?? 0) : rent.amount;
}

/** The rent of a street now, and with a building less: a built street is part of a whole group. */
export function rentLess(game: Game, pos: number): readonly [now: number, then: number] {
  const rents = rentsOf(game, pos);
  const at = rents.findIndex(({ now }) => now);
  return [rents[at]?.amount ?? 0, rents[at - 1]?.amount ?? 0];
}
