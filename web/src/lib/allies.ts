// Who plays together: a seat's team, whether two seats are of one, and whose side has won.
import type { Game } from './game.svelte';

/** Null where everybody plays for themselves. */
export const teamOf = ({ view }: Pick<Game, 'view'>, seat: number): number | null => view?.seats[seat]?.team ?? null;

export function allied(game: Pick<Game, 'view'>, one: number, other: number): boolean {
  const team = teamOf(game, one);
  return team !== null && one !== other && teamOf(game, other) === team;
}

export type Seats = readonly { readonly team?: number }[];

/** Does this seat stand first, itself or by an ally? */
export function won(seats: Seats, ranking: readonly number[], seat: number): boolean {
  const [first] = ranking;
  return first === seat || (first !== undefined && sideOf(seats, first) === sideOf(seats, seat));
}

/** Allies have the same; its value means nothing else. */
export const sideOf = (seats: Seats, seat: number): string => {
  const team = seats[seat]?.team;
  return team === undefined ? `seat ${seat}` : `team ${team}`;
};
