// The casino's bet by the rules: what it costs, how likely each way of betting hits, and what it then pays.
import { rule } from './rule';
import type { Ruled } from './table';

/** The casino throws one die. */
export const FACES = 6;

export interface BetWay {
  /** On so many of the die's faces. */
  readonly numbers: number;
  readonly pays: number;
}

export const stake = (game: Ruled): number => rule(game, 'bet.stake');

/** The fewer numbers, the dearer the hit. */
export function betWays(game: Ruled): BetWay[] {
  return Array.from({ length: rule(game, 'bet.most_numbers') }, (_, index) => ({
    numbers: index + 1,
    pays: Math.floor((stake(game) * FACES) / (index + 1)),
  }));
}

/** What the jackpot would pay: the bank adds to it before the draw. */
export const jackpot = (game: Ruled, pool: number): number => pool + rule(game, 'bet.top_up');
