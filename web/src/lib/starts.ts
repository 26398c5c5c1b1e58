// The throws for the start: each seat's, and those of the tied ones anew until one has thrown the most.
import type { Line } from './lines.svelte';
import type { GameEvent } from './wire.gen';

type Began = Extract<GameEvent, { type: 'game_began' }>;
export type Throw = NonNullable<Began['throws']>[number];

export const sumOf = ({ dice }: Throw): number => dice.reduce((sum, each) => sum + each, 0);

/** A round of throws for each time that some were level; within it the seats throw in order. */
export function roundsOf(throws: readonly Throw[]): Throw[][] {
  const rounds: Throw[][] = [];
  let before = Infinity;
  for (const each of throws) {
    if (each.seat <= before) rounds.push([]);
    rounds.at(-1)?.push(each);
    before = each.seat;
  }
  return rounds;
}

/** How the game began, as long as nobody has thrown since. */
export function opened(lines: readonly Line[]): Began | null {
  const last = lines.findLast(({ event }) => event?.type === 'game_began' || event?.type === 'rolled')?.event;
  return last?.type === 'game_began' && (last.throws ?? []).length > 0 ? last : null;
}
