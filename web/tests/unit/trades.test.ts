// Trades by the boxed rules: jail cards alone, interest on what is mortgaged, what a debtor may do.
import { describe, expect, it } from 'vitest';
import { keepDraft, takeUp } from '../../src/lib/draft';
import type { Game } from '../../src/lib/game.svelte';
import { EMPTY, flaw, interestOn, roomFor, within, type Side } from '../../src/lib/trade';
import type { ProposeOption } from '../../src/lib/wire.gen';

const SQUARES = [0, 1, 2].map((pos) => ({ kind: 'street', group: `g${pos}`, price: 180 }));
const RULES = {
  'mortgage.fee': true,
  'mortgage.percent': 50,
  'mortgage.redeem_percent': 55,
  'mortgage.round_up': true,
  'trade.mortgaged': true,
  'trade.card_price': 50,
  'trade.debtor': 'saving',
};
const DEEDS = { 0: { owner: 0 }, 1: { owner: 1, mortgaged: true }, 2: { owner: 0 } };

function at(phase: object = { kind: 'await_roll', seat: 0 }, cash = 100): Game {
  const seats = [{ cash }, { cash: 8 }, { cash: 900 }];
  const view = { phase, seats, deeds: DEEDS };
  return { view, you: { seat: 0 }, ruleset: { rules: RULES, board: { squares: SQUARES } } } as unknown as Game;
}

const domain = (to: number): ProposeOption['give'] => ({ cash: { from: 0, to, step: 1 }, deeds: { some: [] } });
const option = (to: number): ProposeOption => ({ do: 'propose', to, give: domain(100), take: domain(900) });
const side = (some: Partial<Side>): Side => ({ ...EMPTY, ...some });
const card = side({ cards: ['chance'] });

describe('a jail card', () => {
  it('GC-20: is sold alone, for cash, for so much at the most', () => {
    const sold = (give: Side, take: Side): unknown => flaw(at(), option(2), give, take, true);
    expect(sold(card, side({ cash: 50 }))).toBeNull();
    expect(sold(card, side({ cash: 51 }))).toEqual({ why: 'card_price', most: 50 });
    expect(sold(card, EMPTY)).toEqual({ why: 'one_sided' });
    expect(sold(side({ cards: ['chance'], deeds: [0] }), side({ cash: 50 }))).toEqual({ why: 'card_alone' });
    expect(sold(card, card)).toEqual({ why: 'card_alone' });
  });

  it('leaves room for nothing but what pays for it', () => {
    const room = roomFor(at(), card, EMPTY, domain(900));
    expect(room).toEqual({ deeds: false, cards: false, cash: 50 });
    expect(within(side({ cash: 70, deeds: [1], cards: ['chest'] }), room)).toEqual(side({ cash: 50 }));
    expect(roomFor(at(), EMPTY, card, domain(900))).toEqual({ deeds: false, cards: true, cash: 0 });
    expect(within(side({ cash: 999 }), roomFor(at(), EMPTY, EMPTY, domain(900)))).toEqual(side({ cash: 999 }));
  });
});

describe('an offer half put together', () => {
  const having = (...some: number[]): ProposeOption['give'] => ({ ...domain(900), deeds: { some } });
  const draft = { to: 2, give: side({ cash: 40, deeds: [0, 2] }), take: side({ deeds: [1], cards: ['chest'] }) };

  it('is taken up once, as far as it is still possible', () => {
    keepDraft('T ', draft);
    const now = [option(1), { ...option(2), give: having(0), take: having(1) }];
    expect(takeUp('T ', now)).toEqual({ to: 2, give: side({ cash: 40, deeds: [0] }), take: side({ deeds: [1] }) });
    expect(takeUp('T ', now)).toEqual({ to: 1, give: EMPTY, take: EMPTY });
  });

  it('is forgotten with who was to get it, and belongs to one table and one counter-offer', () => {
    keepDraft('T ', draft);
    expect(takeUp('T ', [option(1)])).toEqual({ to: 1, give: EMPTY, take: EMPTY });
    keepDraft('T 7', draft);
    const offer = { id: 8, seat: 2, to: 0, give: { cash: 5, deeds: [1], cards: [] }, take: { cash: 0, deeds: [0], cards: [] }, until: 0 }; // prettier-ignore
    const countered = { to: 2, give: side({ deeds: [0] }), take: side({ cash: 5, deeds: [1] }) };
    expect(takeUp('T 8', [option(2)], offer)).toEqual(countered);
  });
});

describe('a mortgaged deed', () => {
  it('GC-54: costs who gets it the interest, in cash', () => {
    expect(interestOn(at(), { deeds: [0, 1] })).toBe(9);
    const swap = (cash: number): unknown => flaw(at({ kind: 'await_roll', seat: 0 }, cash), option(1), side({ deeds: [0] }), side({ deeds: [1] }), true); // prettier-ignore
    expect(swap(9)).toBeNull();
    expect(swap(7)).toEqual({ why: 'interest', seat: 0, missing: 2 });
  });
});

describe('a debtor', () => {
  const debt = { kind: 'must_pay', seat: 0, shares: [{ to: 1, amount: 400 }], why: 'rent', pos: 1 };
  const sold = (to: number, cash: number, give: Partial<Side> = { deeds: [0] }): unknown =>
    flaw(at(debt), option(to), side(give), side({ cash }), true);

  it('GC-43: sells to a third player alone, and only if all it has covers the debt then', () => {
    expect(sold(1, 300)).toEqual({ why: 'creditor' });
    // 100 in cash, 90 on the deed that it keeps.
    expect(sold(2, 209)).toEqual({ why: 'debt' });
    expect(sold(2, 210)).toBeNull();
  });

  it('GC-53: neither pays nor swaps', () => {
    expect(sold(2, 300, { deeds: [0], cash: 1 })).toEqual({ why: 'no_sale' });
    const swap = flaw(at(debt), option(2), side({ deeds: [0] }), side({ deeds: [1] }), true);
    expect(swap).toEqual({ why: 'no_sale' });
  });
});
