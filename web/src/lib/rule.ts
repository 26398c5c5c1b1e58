// One number of the table's rules.
import type { Game } from './game.svelte';

export function rule(game: Game, name: string): number {
  const value = game.ruleset?.rules[name];
  return typeof value === 'number' ? value : 0;
}
