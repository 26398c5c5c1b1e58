// The numbers of the table's rules.
import type { Ruled } from './table';

export function rule(game: Ruled, name: string): number {
  const value = game.ruleset?.rules[name];
  return typeof value === 'number' ? value : 0;
}

export const wholeGroupRent = (game: Ruled, base: number): number => base * rule(game, 'rent.complete_factor');
