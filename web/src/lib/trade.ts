// A trade being put together: who could give what and why not, the two sides as chosen so far, and what is wrong yet.
import { allied } from './allies';
import type { Game } from './game.svelte';
import { owed } from './words/debts';
import { rule } from './rule';
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
  const ally = allied(game, seat, to);
  return { do: 'propose', to: seat, give: sideOf(game, to, ally), take: sideOf(game, seat, ally) };
}

function sideOf(game: Game, seat: number, ally: boolean): SideDomain {
  const deeds = deedsOf(game, seat).filter((pos) => bar(game, pos, ally) === null);
  return { cash: { from: 0, to: game.view?.seats[seat]?.cash ?? 0, step: 1 }, deeds: { some: deeds } };
}

export type Bar = 'mortgaged' | 'term' | 'built' | 'group';

/** Why a deed cannot change hands now; the server's list decides, this only says it. */
export function bar(game: Game, pos: number, ally = false): Bar | null {
  const { mortgaged, level, rounds_left } = deedOf(game.view, pos);
  if (mortgaged && !ally && !passesMortgaged(game)) return 'mortgaged';
  if (rounds_left === 0) return 'term';
  if (level > 0) return 'built';
  return groupOf(game, pos).some((each) => deedOf(game.view, each).level > 0) ? 'group' : null;
}

const passesMortgaged = ({ ruleset }: Game): boolean => ruleset?.rules['trade.mortgaged'] === true;

/** As the balance counts it: deeds at list price, mortgaged ones at half of it. */
export const worth = (game: Game, { cash, deeds }: Side): number =>
  deeds.reduce((sum, pos) => sum + faceOf(game, pos), cash);

export function faceOf(game: Game, pos: number): number {
  const { price = 0 } = squareOf(game, pos) ?? {};
  return deedOf(game.view, pos).mortgaged ? Math.floor(price / 2) : price;
}

/** Between allies nothing need be returned, and nothing need balance. */
export const isFree = (game: Game, to: number): boolean => allied(game, game.you.seat ?? -1, to);

export type Flaw =
  | { readonly why: 'empty' | 'one_sided' | 'no_deed' | 'debt' }
  | { readonly why: 'cash' | 'sum'; readonly seat: number; readonly most: number }
  | { readonly why: 'unbalanced'; readonly side: 'give' | 'take'; readonly missing: number };

/** What keeps an offer from being sent; null when nothing does that this page knows of. */
export function flaw(game: Game, option: ProposeOption, give: Side, take: Side, binding: boolean): Flaw | null {
  const free = isFree(game, option.to);
  return (
    unpaid(game, option, give, take) ??
    misshapen(game, give, take, free) ??
    (binding ? unfair(game, give, take, free) : null)
  );
}

function unpaid({ you }: Game, option: ProposeOption, give: Side, take: Side): Flaw | null {
  return beyond(give, option.give, you.seat ?? -1) ?? beyond(take, option.take, option.to);
}

/** Is this a sum that could be given at all? */
export const isSum = (cash: number, { cash: { from, to } }: SideDomain): boolean => cash >= from && cash <= to;

function beyond({ cash }: Side, domain: SideDomain, seat: number): Flaw | null {
  if (isSum(cash, domain)) return null;
  return { why: cash > domain.cash.to ? 'cash' : 'sum', seat, most: domain.cash.to };
}

function misshapen(game: Game, give: Side, take: Side, free: boolean): Flaw | null {
  const sides = [worth(game, give), worth(game, take)].filter((each) => each > 0).length;
  if (free && sides > 0) return null;
  if (sides < 2) return { why: sides === 0 ? 'empty' : 'one_sided' };
  return give.deeds.length + take.deeds.length === 0 ? { why: 'no_deed' } : null;
}

function unfair(game: Game, give: Side, take: Side, free: boolean): Flaw | null {
  const [mine, theirs] = [worth(game, give), worth(game, take)];
  const missing = free ? 0 : imbalance(game, mine, theirs);
  if (missing > 0) return { why: 'unbalanced', side: mine < theirs ? 'give' : 'take', missing };
  return uncovered(game, give, take) ? { why: 'debt' } : null;
}

/** By how much the smaller side is too small; the rule names how many times it the larger one may be. */
export function imbalance(game: Game, mine: number, theirs: number): number {
  const factor = rule(game, 'trade.balance');
  if (factor === 0) return 0;
  return Math.max(0, Math.ceil(Math.max(mine, theirs) / factor) - Math.min(mine, theirs));
}

/** Who could pay a debt must still be able to after the trade; whoever is short is the server's to judge. */
function uncovered({ view, you }: Game, give: Side, take: Side): boolean {
  if (view?.phase.kind !== 'must_pay' || view.phase.seat !== you.seat) return false;
  const cash = view.seats[view.phase.seat]?.cash ?? 0;
  const due = owed(view.phase);
  return cash >= due && cash - give.cash + take.cash < due;
}

/** The side as it is sent: only what it holds, within what the domain still allows. */
export function bundleOf(side: Side, { cash, deeds, cards }: SideDomain): Bundle {
  return {
    cash: Math.max(cash.from, Math.min(cash.to, Math.round(side.cash))),
    deeds: deeds.some.filter((pos) => side.deeds.includes(pos)),
    cards: (cards?.some ?? []).filter((deck) => side.cards.includes(deck)),
  };
}
