// Who plays together: a seat's team, whether two seats are of one, and how sides are placed at the end.
import type { Game } from './game.svelte';

/** Null where everybody plays for themselves. */
export const teamOf = ({ view }: Pick<Game, 'view'>, seat: number): number | null => view?.seats[seat]?.team ?? null;

export function allied(game: Pick<Game, 'view'>, one: number, other: number): boolean {
  const team = teamOf(game, one);
  return team !== null && one !== other && teamOf(game, other) === team;
}

type Seats = readonly { readonly team?: number }[];

/** Does this seat stand first, itself or by an ally? */
export function won(seats: Seats, ranking: readonly number[], seat: number): boolean {
  const [first] = ranking;
  return first === seat || (first !== undefined && sideOf(seats, first) === sideOf(seats, seat));
}

/** The ranking with each seat's place: allies share one (GA-87). */
export function placed(seats: Seats, ranking: readonly number[]): { seat: number; place: number }[] {
  const sides = [...new Set(ranking.map((seat) => sideOf(seats, seat)))];
  return ranking.map((seat) => ({ seat, place: sides.indexOf(sideOf(seats, seat)) + 1 }));
}

const sideOf = (seats: Seats, seat: number): string => {
  const team = seats[seat]?.team;
  return team === undefined ? `seat ${seat}` : `team ${team}`;
};

/** Each team with its seats; where there are none, each seat for itself. */
export function sidesOf(seats: Seats): { team: number | undefined; seats: number[] }[] {
  const names = [...new Set(seats.map((_, seat) => sideOf(seats, seat)))];
  return names.map((name) => {
    const of = [...seats.keys()].filter((seat) => sideOf(seats, seat) === name);
    return { team: seats[of[0] ?? 0]?.team, seats: of };
  });
}
