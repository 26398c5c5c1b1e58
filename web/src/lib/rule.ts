// One number of the table's rules.
import type { Ruled } from './table';

export function rule(game: Ruled, name: string): number {
  const value = game.ruleset?.rules[name];
  return typeof value === 'number' ? value : 0;
}
