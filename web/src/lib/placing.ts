// How the sides of a game are placed at its end: each seat for itself, or as a team.
import { sideOf, type Seats } from './allies';

/** The ranking with each seat's place: allies share one (GA-87). */
export function placed(seats: Seats, ranking: readonly number[]): { seat: number; place: number }[] {
  const sides = [...new Set(ranking.map((seat) => sideOf(seats, seat)))];
  return ranking.map((seat) => ({ seat, place: sides.indexOf(sideOf(seats, seat)) + 1 }));
}

/** Each team with its seats; where there are none, each seat for itself. */
export function sidesOf(seats: Seats): { team: number | undefined; seats: number[] }[] {
  const names = [...new Set(seats.map((_, seat) => sideOf(seats, seat)))];
  return names.map((name) => {
    const of = [...seats.keys()].filter((seat) => sideOf(seats, seat) === name);
    return { team: seats[of[0] ?? 0]?.team, seats: of };
  });
}
