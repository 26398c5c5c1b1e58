// What to build, one building after another: which may be added, what all of it costs. The server alone grants it.
import type { Game } from './game.svelte';
import { HEADQUARTERS } from './rent';
import { kindAt, type Kind } from './supply';
import { deedOf, groupOf, squareOf } from './table';
import type { Option, SomeOf } from './wire.gen';

/** A square for each building, in the order in which they are to stand. */
export type Plan = readonly number[];

export type Bar = 'top' | 'mixed' | 'uneven' | 'most' | 'poor';

/** The squares that an option to build several names, and how many buildings at the most. */
export function domainOf({ pos }: Option): { readonly squares: readonly number[]; readonly most: number } {
  const { some, most } = pos as SomeOf<number>;
  return { squares: some, most: most ?? some.length };
}

/** How high a street will be. */
export const levelIn = (game: Game, plan: Plan, pos: number): number =>
  deedOf(game.view, pos).level + plan.filter((each) => each === pos).length;

/** Houses or hotels: never both at once. Null while nothing is named. */
export function kindOf(game: Game, plan: Plan): Kind | null {
  const [first] = plan;
  return first === undefined ? null : kindAt(deedOf(game.view, first).level);
}

export const costOf = (game: Game, plan: Plan): number =>
  plan.reduce((sum, pos) => sum + (squareOf(game, pos)?.cost ?? 0), 0);

/** What keeps one building more off a street; null when nothing does. */
export function barOf(game: Game, most: number, plan: Plan, pos: number): Bar | null {
  const level = levelIn(game, plan, pos);
  if (level >= HEADQUARTERS) return 'top';
  if (plan.length > 0 && kindOf(game, plan) !== kindAt(level)) return 'mixed';
  if (!isEven(game, plan, pos, level)) return 'uneven';
  if (plan.length >= most) return 'most';
  return costOf(game, [...plan, pos]) > cashOf(game) ? 'poor' : null;
}

const cashOf = ({ view, you }: Game): number => view?.seats[you.seat ?? -1]?.cash ?? 0;

function isEven(game: Game, plan: Plan, pos: number, level: number): boolean {
  if (game.ruleset?.rules['build.even'] !== true) return true;
  return groupOf(game, pos).every((each) => levelIn(game, plan, each) >= level);
}

/** As much of it as can be built one after another, in its order. */
export function possible(game: Game, most: number, plan: Plan): Plan {
  return plan.reduce<Plan>((so, pos) => (barOf(game, most, so, pos) === null ? [...so, pos] : so), []);
}

/** Without the last building of a street, and without what could no longer stand. */
export function without(game: Game, most: number, plan: Plan, pos: number): Plan {
  const at = plan.lastIndexOf(pos);
  return possible(
    game,
    most,
    plan.filter((_, place) => place !== at),
  );
}

/** How often each square is named, in the order of their first mention. */
export const counted = (plan: Plan): readonly (readonly [pos: number, count: number])[] =>
  [...new Set(plan)].map((pos) => [pos, plan.filter((each) => each === pos).length]);
