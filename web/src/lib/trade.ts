// A trade being put together: who could give what and why not, the two sides as chosen so far, and what is wrong yet.
import { allied } from './allies';
import type { Game } from './game.svelte';
import { raisable } from './outcry';
import { interest, mortgageValue } from './reckoned';
import { rule } from './rule';
import { deedOf, deedsOf, groupOf, squareOf } from './table';
import type { Bundle, Offer, ProposeOption, SideDomain } from './wire.gen';
import { owed } from './words/debts';

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
  const { cash: to = 0, cards: held = [] } = game.view?.seats[seat] ?? {};
  const cards = game.ruleset?.rules['trade.jail_cards'] === true ? held : [];
  const cash = { from: 0, to, step: 1 };
  return { cash, deeds: { some: deeds }, cards: { some: cards } };
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
  | { readonly why: 'empty' | 'one_sided' | 'no_deed' | 'debt' | 'creditor' | 'no_sale' | 'card_alone' }
  | { readonly why: 'card_price'; readonly most: number }
  | { readonly why: 'interest'; readonly seat: number; readonly missing: number }
  | { readonly why: 'cash' | 'sum'; readonly seat: number; readonly most: number }
  | { readonly why: 'unbalanced'; readonly side: 'give' | 'take'; readonly missing: number };

/** What keeps an offer from being sent; null when nothing does that this page knows of. */
export function flaw(game: Game, option: ProposeOption, give: Side, take: Side, binding: boolean): Flaw | null {
  const free = isFree(game, option.to);
  return (
    unpaid(game, option, give, take) ??
    misshapen(game, give, take, free) ??
    (binding ? (unfair(game, give, take, free) ?? unlawful(game, option.to, give, take)) : null)
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
  if (give.cards.length + take.cards.length > 0) return ofCards(game, give, take);
  const sides = [worth(game, give), worth(game, take)].filter((each) => each > 0).length;
  if (free && sides > 0) return null;
  if (sides < 2) return { why: sides === 0 ? 'empty' : 'one_sided' };
  return give.deeds.length + take.deeds.length === 0 ? { why: 'no_deed' } : null;
}

function unfair(game: Game, give: Side, take: Side, free: boolean): Flaw | null {
  const [mine, theirs] = [worth(game, give), worth(game, take)];
  const missing = free ? 0 : imbalance(game, mine, theirs);
  if (missing > 0) return { why: 'unbalanced', side: mine < theirs ? 'give' : 'take', missing };
  return null;
}

/** By how much the smaller side is too small; the rule names how many times it the larger one may be. */
export function imbalance(game: Game, mine: number, theirs: number): number {
  const factor = rule(game, 'trade.balance');
  if (factor === 0) return 0;
  return Math.max(0, Math.ceil(Math.max(mine, theirs) / factor) - Math.min(mine, theirs));
}

/** What keeps an exchange from being made now though it is fair: a debt, or the interest on what is mortgaged. */
function unlawful(game: Game, to: number, give: Side, take: Side): Flaw | null {
  return (
    indebted(game, to, give, take) ??
    interestShort(game, game.you.seat ?? -1, give, take) ??
    interestShort(game, to, take, give)
  );
}

function indebted(game: Game, to: number, give: Side, take: Side): Flaw | null {
  const phase = game.view?.phase;
  if (phase?.kind !== 'must_pay' || phase.seat !== game.you.seat) return null;
  const isCreditor = phase.shares.some((share) => share.to === to);
  return (saves(game) ? noSale(give, take, isCreditor) : null) ?? uncovered(game, phase.seat, owed(phase), give, take);
}

/** In debt only a sale helps after which all that one has covers it, and never one to a creditor. */
export const saves = ({ ruleset }: Game): boolean => ruleset?.rules['trade.debtor'] === 'saving';

/** What a debtor may do is to sell, and not to whom the debt is. */
function noSale(give: Side, take: Side, isCreditor: boolean): Flaw | null {
  if (isCreditor) return { why: 'creditor' };
  return give.cash > 0 || take.cash === 0 ? { why: 'no_sale' } : null;
}

function uncovered(game: Game, seat: number, due: number, give: Side, take: Side): Flaw | null {
  const covered = saves(game) ? savedBy : stillPaidBy;
  return covered(game, seat, due, give, take) ? null : { why: 'debt' };
}

function savedBy(game: Game, seat: number, due: number, give: Side, take: Side): boolean {
  return raisable(game, seat) + loan(game, take) - loan(game, give) - interestOn(game, take) >= due;
}

/** Who could pay a debt must still be able to after the trade; whoever is short is the server's to judge. */
function stillPaidBy(game: Game, seat: number, due: number, give: Side, take: Side): boolean {
  const cash = game.view?.seats[seat]?.cash ?? 0;
  return cash < due || cash - give.cash + take.cash >= due;
}

/** What a side brings to somebody who needs money. */
const loan = (game: Game, { cash, deeds }: Side): number =>
  deeds.reduce(
    (sum, pos) => sum + (deedOf(game.view, pos).mortgaged ? 0 : mortgageValue(game, squareOf(game, pos)?.price ?? 0)),
    cash,
  );

function interestShort(game: Game, seat: number, gives: Side, gets: Side): Flaw | null {
  const left = (game.view?.seats[seat]?.cash ?? 0) - gives.cash + gets.cash;
  const missing = interestOn(game, gets) - left;
  return interestOn(game, gets) > 0 && missing > 0 ? { why: 'interest', seat, missing } : null;
}

/** What getting these deeds costs at once besides their price: the interest on those that are mortgaged. */
export function interestOn(game: Game, { deeds }: Pick<Side, 'deeds'>): number {
  if (game.ruleset?.rules['mortgage.fee'] !== true) return 0;
  const pledged = deeds.filter((pos) => deedOf(game.view, pos).mortgaged);
  return pledged.reduce((sum, pos) => sum + interest(game, squareOf(game, pos)?.price ?? 0), 0);
}

/** A jail card is sold alone: cards on one side, cash alone on the other, so much for each at the most. */
function ofCards(game: Game, give: Side, take: Side): Flaw | null {
  const [sold, paid] = give.cards.length > 0 ? [give, take] : [take, give];
  if (sold.cash + sold.deeds.length + paid.deeds.length + paid.cards.length > 0) return { why: 'card_alone' };
  if (paid.cash === 0) return { why: 'one_sided' };
  const most = cardPrice(game);
  return most !== null && paid.cash > most * sold.cards.length ? { why: 'card_price', most } : null;
}

/** What a jail card may cost; null: anything. */
export function cardPrice({ ruleset }: Game): number | null {
  const most = ruleset?.rules['trade.card_price'];
  return typeof most === 'number' ? most : null;
}

/** What a side may hold beside the other: cards that are sold lock all but the cash that pays for them. */
export interface Room {
  readonly deeds: boolean;
  readonly cards: boolean;
  readonly cash: number;
}

export function roomFor(game: Game, other: Side, side: Side, { cash }: SideDomain): Room {
  if (side.cards.length > 0) return { deeds: false, cards: true, cash: 0 };
  if (other.cards.length === 0) return { deeds: true, cards: true, cash: cash.to };
  const most = cardPrice(game);
  return { deeds: false, cards: false, cash: Math.min(cash.to, most === null ? Infinity : most * other.cards.length) };
}

/** The side as far as there is room for it; a sum that is too high alone is told, not changed. */
export const within = (side: Side, room: Room): Side => ({
  cash: room.deeds ? side.cash : Math.min(side.cash, room.cash),
  deeds: room.deeds ? side.deeds : [],
  cards: room.cards ? side.cards : [],
});

/** The side without what has changed hands, or come to be barred, since it was chosen. */
export const leftOf = (side: Side, { deeds, cards }: SideDomain): Side => ({
  cash: side.cash,
  deeds: side.deeds.filter((pos) => deeds.some.includes(pos)),
  cards: side.cards.filter((deck) => cards?.some.includes(deck)),
});

/** The side as it is sent: only what it holds, within what the domain still allows. */
export function bundleOf(side: Side, { cash, deeds, cards }: SideDomain): Bundle {
  return {
    cash: Math.max(cash.from, Math.min(cash.to, Math.round(side.cash))),
    deeds: deeds.some.filter((pos) => side.deeds.includes(pos)),
    cards: (cards?.some ?? []).filter((deck) => side.cards.includes(deck)),
  };
}
