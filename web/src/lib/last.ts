// The last move on the board: who went from where to where, as far as this page has seen it.
import type { Line } from './lines.svelte';
import type { GameEvent } from './wire.gen';

export interface LastMove {
  readonly seat: number;
  readonly from: number | null;
  readonly to: number;
}

type Moved = Extract<GameEvent, { type: 'moved' }>;

export function lastMove(lines: readonly Line[]): LastMove | null {
  const moves = lines.flatMap(({ event }) => (event?.type === 'moved' ? [event] : []));
  const last = moves.at(-1);
  if (last === undefined) return null;
  const before = moves.slice(0, -1).findLast((move: Moved) => move.seat === last.seat);
  return { seat: last.seat, from: before?.to ?? null, to: last.to };
}
