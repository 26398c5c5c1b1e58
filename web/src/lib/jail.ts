// Where I am in jail: which throw this is, and what each way out would cost.
import type { Game } from './game.svelte';
import { rule } from './rule';

export interface Cell {
  /** Of `tries`, beginning with one. */
  readonly throwing: number;
  readonly tries: number;
  /** Without a double the fine is due. */
  readonly last: boolean;
  readonly fine: number;
  /** How much of the fine I have not got. */
  readonly missing: number;
}

/** Null when I am not asked there just now. */
export function myCell(game: Game): Cell | null {
  const { view, you } = game;
  if (view?.phase.kind !== 'await_roll' || view.phase.seat !== you.seat) return null;
  const seat = view.seats[view.phase.seat];
  if (seat?.jail == null) return null;
  const [tries, fine] = [rule(game, 'jail.tries'), rule(game, 'jail.fine')];
  return {
    throwing: tries - seat.jail + 1,
    tries,
    last: seat.jail <= 1,
    fine,
    missing: Math.max(0, fine - seat.cash),
  };
}
