// How a seat stands in what all are asked at once, for its chip.
import type { Game } from './game.svelte';
import { lotOf, standOf, type Lot } from './lots';
import type { Phase } from './wire.gen';

export type Stance =
  { readonly how: 'leads'; readonly amount: number } | { readonly how: 'passed' | 'ready' | 'asks' | 'thinks' };

/** Null where there is nothing to say of it. */
export function stanceOf({ view }: Pick<Game, 'view'>, seat: number): Stance | null {
  if (view === null || view.seats[seat]?.out !== false) return null;
  const lot = lotOf(view.phase);
  return lot === null ? answer(view.phase, seat, view.to_act.includes(seat)) : bidding(lot, seat);
}

function bidding(lot: Lot, seat: number): Stance | null {
  const stand = standOf(lot, seat);
  if (stand === 'leads') return { how: 'leads', amount: lot.high };
  return stand === 'passed' ? { how: 'passed' } : null;
}

function answer(phase: Phase, seat: number, waited: boolean): Stance | null {
  if (phase.kind === 'between') return { how: phase.ready.includes(seat) ? 'ready' : 'thinks' };
  if (phase.kind !== 'build_auction' || phase.stage.kind !== 'collecting') return null;
  if (phase.wishes.some((wish) => wish.seat === seat)) return { how: 'asks' };
  if (phase.stage.answered.includes(seat)) return { how: 'passed' };
  return waited ? { how: 'thinks' } : null;
}
