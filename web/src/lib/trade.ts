// A trade being put together: who could give what, and the two sides as chosen so far.
import type { Game } from './game.svelte';
import { deedOf, deedsOf, groupOf, squareOf } from './table';
import type { Bundle, Offer, ProposeOption, SideDomain } from './wire.gen';

export interface Side {
  readonly cash: number;
  readonly deeds: readonly number[];
  readonly cards: readonly string[];
}

export const EMPTY: Side = { cash: 0, deeds: [], cards: [] };

/** The domain of a counter-offer: what both have. It binds nobody, so the server lists no bounds for it. */
export function counterDomain(game: Game, { seat, to }: Offer): ProposeOption {
  return { do: 'propose', to: seat, give: sideOf(game, to), take: sideOf(game, seat) };
}

function sideOf(game: Game, seat: number): SideDomain {
  const bare = (pos: number): boolean => groupOf(game, pos).every((each) => deedOf(game.view, each).level === 0);
  const deeds = deedsOf(game, seat).filter((pos) => !deedOf(game.view, pos).mortgaged && bare(pos));
  return { cash: { from: 0, to: game.view?.seats[seat]?.cash ?? 0, step: 1 }, deeds: { some: deeds } };
}

export const worth = (game: Game, { cash, deeds }: Side): number =>
  deeds.reduce((sum, pos) => sum + (squareOf(game, pos)?.price ?? 0), cash);

/** The side as it is sent: only what it holds, within what the domain still allows. */
export function bundleOf(side: Side, { cash, deeds, cards }: SideDomain): Bundle {
  return {
    cash: Math.max(cash.from, Math.min(cash.to, Math.round(side.cash))),
    deeds: deeds.some.filter((pos) => side.deeds.includes(pos)),
    cards: (cards?.some ?? []).filter((deck) => side.cards.includes(deck)),
  };
}
