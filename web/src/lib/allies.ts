// Who plays together: a seat's team, and whether two seats are of one.
import type { Game } from './game.svelte';

const teamOf = ({ view }: Pick<Game, 'view'>, seat: number): number | null => view?.seats[seat]?.team ?? null;

export function allied(game: Pick<Game, 'view'>, one: number, other: number): boolean {
  const team = teamOf(game, one);
  return team !== null && one !== other && teamOf(game, other) === team;
}
