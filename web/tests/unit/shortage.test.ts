// Where buildings are short and auctions open to every cry: what the page reckons for display.
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/lib/game.svelte';
import { isShared, lotOf, standOf } from '../../src/lib/lots';
import { raisable, secondsOf } from '../../src/lib/outcry';
import { barOf, costOf, counted, domainOf, possible, without } from '../../src/lib/plan';
import { fallOf, isFew, isFinite, stock } from '../../src/lib/supply';
import type { Phase, View } from '../../src/lib/wire.gen';

const street = (group: string, cost: number): object => ({ kind: 'street', group, price: 100, cost });
const SQUARES = [street('a', 50), street('a', 50), street('b', 200), street('b', 200), street('b', 200)];
const RULES = {
  'supply.houses': 32,
  'supply.hotels': 12,
  'build.even': true,
  'build.sell_percent': 50,
  'mortgage.percent': 50,
  'auction.seconds': 10,
};

function at(deeds: object, { cash = 1_000, rules = {}, phase = {} } = {}): Game {
  const view = { phase, seats: [{ cash }, { cash: 0 }], deeds } as unknown as View;
  const ruleset = { rules: { ...RULES, ...rules }, board: { squares: SQUARES } };
  return { view, you: { seat: 0 }, ruleset } as unknown as Game;
}

const mine = (...levels: number[]): object =>
  Object.fromEntries(levels.map((level, pos) => [pos, { owner: 0, level }]));

describe("the bank's buildings", () => {
  it('GC-02: are those that stand nowhere', () => {
    const game = at(mine(5, 4, 1));
    expect([stock(game, 'house'), stock(game, 'hotel'), stock(game, 'break')]).toEqual([27, 11, 27]);
    expect(isFinite(game)).toBe(true);
    expect(isFew(game, 'house')).toBe(false);
  });

  it('are without end where no rule counts them', () => {
    const game = at({}, { rules: { 'supply.houses': null, 'supply.hotels': null } });
    expect([stock(game, 'house'), stock(game, 'hotel')]).toEqual([null, null]);
    expect(isFinite(game)).toBe(false);
    expect(isFew(game, 'hotel')).toBe(false);
  });

  it('are few when six houses or two hotels are left', () => {
    expect(isFew(at(mine(3), { rules: { 'supply.houses': 9 } }), 'house')).toBe(true);
    expect(isFew(at(mine(3), { rules: { 'supply.houses': 10 } }), 'house')).toBe(false);
    expect(isFew(at(mine(5), { rules: { 'supply.hotels': 3 } }), 'hotel')).toBe(true);
  });

  it('GC-15: a hotel takes its group down to what the houses fill, odd ones on the higher squares', () => {
    const levels = { 2: { owner: 0, level: 5 }, 3: { owner: 0, level: 5 }, 4: { owner: 0, level: 4 } };
    const fall = [
      { pos: 2, level: 2 },
      { pos: 3, level: 2 },
      { pos: 4, level: 3 },
    ];
    expect(fallOf(at(levels, { rules: { 'supply.houses': 7 } }), 2)).toEqual(fall);
    expect(fallOf(at(levels, { rules: { 'supply.houses': 8 } }), 2)).toBeNull();
    expect(fallOf(at(levels, { rules: { 'supply.houses': 7 } }), 4)).toBeNull();
  });
});

describe('what is to be built', () => {
  const all = 20;

  it('GC-50: names a street as often as it is to rise, the others of its group with it', () => {
    const game = at(mine(0, 0));
    expect(possible(game, all, [0, 1, 0, 1])).toEqual([0, 1, 0, 1]);
    expect(barOf(game, all, [0], 0)).toBe('uneven');
    expect(barOf(game, all, [0, 1], 0)).toBeNull();
    expect(costOf(game, [0, 1, 0])).toBe(150);
    expect(counted([1, 0, 1])).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });

  it('is one kind, within the cash, the bank and the height of a street', () => {
    const game = at({ ...mine(4, 4), 2: { owner: 0 }, 3: { owner: 0 }, 4: { owner: 0, level: 5 } }, { cash: 300 });
    expect(barOf(game, all, [0], 2)).toBe('mixed');
    expect(barOf(game, all, [0], 1)).toBeNull();
    expect(barOf(game, all, [], 4)).toBe('top');
    expect(barOf(game, all, [2], 3)).toBe('poor');
    expect(barOf(game, 1, [0], 1)).toBe('most');
  });

  it('loses with one building those that stood upon it', () => {
    expect(without(at(mine(0, 0)), all, [0, 1, 0], 1)).toEqual([0]);
    expect(without(at(mine(0, 0)), all, [0, 1, 0], 0)).toEqual([0, 1]);
  });

  it('may stand on the squares that its option names', () => {
    expect(domainOf({ do: 'request_build', pos: { some: [0, 1], least: 1, most: 3 } })).toEqual({
      squares: [0, 1],
      most: 3,
    });
    expect(domainOf({ do: 'request_build', pos: { some: [0, 1] } }).most).toBe(2);
  });
});

describe('an open outcry', () => {
  const crying = { kind: 'auction', id: 4, pos: 0, order: [0, 1, 2], bidders: [2], high: 9, leader: 1, until: 70_000, began: 0 } as Phase; // prettier-ignore
  const lot = lotOf(crying)!;

  it('GC-08: who leads waits, who has passed may still bid', () => {
    expect([0, 1, 2, null, 5].map((seat) => standOf(lot, seat))).toEqual(['passed', 'leads', 'in', 'out', 'out']);
  });

  it('GC-08: has ten seconds for a bid, five after a minute, three after two', () => {
    const set = (at: number, seconds: number): number =>
      secondsOf(at0, { ...lot, began: 0, until: at * 1_000 + seconds * 1_000 });
    const at0 = at({});
    expect([set(0, 10), set(59, 10), set(66, 5), set(119, 5), set(123, 3), set(500, 3)]).toEqual([10, 10, 5, 5, 3, 3]);
    expect(secondsOf(at0, { ...lot, began: null })).toBe(10);
  });

  it('calls a building among those who named a square for one', () => {
    const wishes = [
      { seat: 2, kind: 'house', squares: [0] },
      { seat: 1, kind: 'hotel', squares: [3] },
      { seat: 0, kind: 'house', squares: [1, 1] },
    ];
    const stage = { kind: 'calling', what: 'house', high: 60, leader: 0, began: 5 };
    const phase = { kind: 'build_auction', id: 8, wishes, stage, since: 0, returned: 0, until: 9 } as Phase;
    expect(lotOf(phase)).toMatchObject({ id: 8, high: 60, leader: 0, order: [2, 0], waiting: [2] });
    expect(lotOf({ ...phase, stage: { kind: 'collecting', answered: [] } } as Phase)).toBeNull();
    expect(lotOf(undefined)).toBeNull();
    expect([phase, crying, { ...crying, began: null }].map((each) => isShared(each))).toEqual([true, true, false]);
  });

  it('GC-09: a seat could raise its cash, half of its buildings, half of its clear deeds', () => {
    const deeds = { 0: { owner: 0, level: 2 }, 1: { owner: 0 }, 2: { owner: 0, mortgaged: true }, 3: { owner: 1 } };
    expect(raisable(at(deeds, { cash: 7 }), 0)).toBe(7 + 50 + 50 + 50);
  });
});
