// What a deed brings: a row for each step of its rent, and the step it stands on now. For display only: the server charges.
import type { Game } from './game.svelte';
import { wholeGroupRent } from './rule';
import { deedOf, groupOf, squareOf } from './table';

/** The highest level of a street. */
export const HEADQUARTERS = 5;

/** Alone, as part of a whole group, with so many houses, or as one of so many companies. */
export type Step =
  | { readonly by: 'alone' }
  | { readonly by: 'group' }
  | { readonly by: 'level'; readonly level: number }
  | { readonly by: 'owned'; readonly owned: number };

export interface Rent {
  readonly step: Step;
  readonly amount: number;
  /** The amount is to be multiplied by the dice. */
  readonly dice: boolean;
  readonly now: boolean;
}

export function rentsOf(game: Game, pos: number): Rent[] {
  const { kind, rents = [], factors = [] } = squareOf(game, pos) ?? {};
  const steps = kind === 'street' ? streetSteps(game, rents) : companySteps(rents, factors);
  const stands = standing(game, pos, kind === 'street');
  return steps.map((each) => ({ ...each, now: stands !== null && same(each.step, stands) }));
}

/** The rent it would bring this moment; null when nobody would pay any. */
export const rentNow = (game: Game, pos: number): Rent | null => rentsOf(game, pos).find((each) => each.now) ?? null;

type Plain = Omit<Rent, 'now'>;

function streetSteps(game: Game, [base = 0, ...built]: readonly number[]): Plain[] {
  const levels = built.map((amount, index) => ({
    step: { by: 'level', level: index + 1 } as const,
    amount,
    dice: false,
  }));
  const alone: Plain = { step: { by: 'alone' }, amount: base, dice: false };
  return [alone, { step: { by: 'group' }, amount: wholeGroupRent(game, base), dice: false }, ...levels];
}

function companySteps(rents: readonly number[], factors: readonly number[]): Plain[] {
  const dice = factors.length > 0;
  return (dice ? factors : rents).map((amount, index) => ({ step: { by: 'owned', owned: index + 1 }, amount, dice }));
}

function standing(game: Game, pos: number, street: boolean): Step | null {
  const { owner, level, mortgaged } = deedOf(game.view, pos);
  if (owner === null || mortgaged) return null;
  if (level > 0) return { by: 'level', level };
  const group = groupOf(game, pos);
  const owned = group.filter((each) => deedOf(game.view, each).owner === owner).length;
  if (!street) return { by: 'owned', owned };
  return { by: owned === group.length ? 'group' : 'alone' };
}

const same = (a: Step, b: Step): boolean => JSON.stringify(a) === JSON.stringify(b);
