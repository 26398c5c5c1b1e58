// Money explained: a balance by its changes, a rent by the line of the deed it comes from, a trade by what is wrong with it.
import { beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/lib/api';
import type { Game } from '../../src/lib/game.svelte';
import { changesIn } from '../../src/lib/ledger';
import { outbid } from '../../src/lib/outbid';
import { positionOf } from '../../src/lib/position';
import { netWorth } from '../../src/lib/worth';
import { bar, EMPTY, flaw, imbalance } from '../../src/lib/trade';
import { ruleOf } from '../../src/lib/words/causes';
import { rentOrigin, rentRange } from '../../src/lib/words/rents';
import { speak, speakOf } from '../../src/lib/words/words.svelte';
import type { GameEvent, Phase, ProposeOption } from '../../src/lib/wire.gen';

const STREET = { kind: 'street', group: 'g', price: 4_000, cost: 2_000, rents: [500, 2_000, 6_000, 14_000, 17_000, 20_000] }; // prettier-ignore
const squares = [
  { pos: 0, name: 'Start', kind: 'start' },
  { pos: 1, name: 'Apple', ...STREET },
  { pos: 2, name: 'Pear', ...STREET },
  { pos: 3, name: 'Rail', kind: 'station', group: 's', price: 2_000, rents: [250, 500, 1_000, 2_000] },
  { pos: 4, name: 'Power', kind: 'utility', group: 'u', price: 1_500, factors: [40, 100] },
];
const rules = { 'rent.complete_factor': 2, 'trade.balance': 2, 'mortgage.percent': 50 };

function table(deeds: object, phase: object = { kind: 'await_roll', seat: 0 }): Game {
  const names = ['Ann', 'Bob'].map((name) => ({ name, shape: 'circle', online: true, bot: null }));
  const seat = { cash: 1_000, pos: 0, jail: null, cards: [], out: false, bot: null, missed: 0, proposals: 0 };
  const view = { mode: 'brands.classic', names, deeds, phase, seats: [seat, { ...seat, cash: 5_000 }], turn: 0, round: 2,
    began: 0, paused: 0, pool: 500, doubles: 0, offers: [], vote: null, turn_clock: { kind: 'stopped', left: 9_000 } }; // prettier-ignore
  return { view, you: { seat: 0 }, options: [], ruleset: { rules, board: { squares } } } as unknown as Game;
}

const paid = (payer: number | null, payee: number | null, amount: number, why: string, pos?: number): GameEvent =>
  ({ type: 'paid', payer, payee, amount, why, pos }) as unknown as GameEvent;
const entry = (v: number, ...events: GameEvent[]): LogEntry => ({ v, at: v * 1_000, events });

beforeAll(() => speak('en'));
beforeAll(() => speakOf('brands'));

describe('a balance', () => {
  const log = [
    entry(5, paid(null, 0, 2_000, 'salary'), paid(0, 1, 500, 'rent', 1)),
    entry(6, paid(1, null, 250, 'rent_tax', 1)),
    entry(7, paid(0, null, 100, 'fine')),
  ];

  it('is told backwards, each change with what was before and after', () => {
    const told = changesIn(log, 0, 1_000).map(({ v, before, after }) => [v, before, after]);
    expect(told).toEqual([
      [7, 1_100, 1_000],
      [5, 1_600, 1_100],
      [5, -400, 1_600],
    ]);
  });

  it('gives the other side of the same rent', () => {
    const told = changesIn(log, 1, 5_000).map(({ before, after }) => after - before);
    expect(told).toEqual([-250, 500]);
  });

  it('says which part of a rent was taken as tax', () => {
    const [tax] = changesIn([entry(1, paid(0, 1, 500, 'rent', 1), paid(1, null, 250, 'rent_tax', 1))], 1, 0);
    expect(tax && ruleOf(table({}), tax)).toBe('50 % of the rent');
  });

  it('counts the whole throw for the rent of a utility, a third die with it', () => {
    const rolled = (third: string | null, spots: number): GameEvent =>
      ({ type: 'rolled', seat: 0, dice: [1, 2], third, roll: 1, doubles: 0, spots }) as unknown as GameEvent;
    const because = (throwing: GameEvent, amount: number): string => {
      const [rent] = changesIn([entry(1, throwing, paid(0, 1, amount, 'rent', 4))], 0, 0);
      return rent === undefined ? 'nothing' : ruleOf(table({}), rent);
    };
    expect(because(rolled('3', 6), 240)).toBe('6 thrown × 40');
    expect(because(rolled('bus', 3), 300)).toBe('3 thrown × 100');
    expect(because(rolled(null, 3), 120)).toBe('3 thrown × 40');
  });

  it('says which line of the deed a rent is', () => {
    const game = table({});
    expect(rentOrigin(game, 1, 500, null)).toBe('no buildings');
    expect(rentOrigin(game, 1, 1_000, null)).toBe('the whole group: 2 × $500');
    expect(rentOrigin(game, 1, 6_000, null)).toBe('with 2 branches');
    expect(rentOrigin(game, 1, 20_000, null)).toBe('with a corporation');
    expect(rentOrigin(game, 3, 1_000, null)).toBe('3 companies of the kind owned');
    expect(rentOrigin(game, 4, 700, 7)).toBe('7 thrown × 100');
    expect(rentOrigin(game, 4, 700, null)).toBe('');
    expect(rentRange(game, 1)).toBe('Rent $500 to $20,000');
    expect(rentRange(game, 4)).toBe('Rent: dice × 40 to 100');
  });

  it('is part of a net worth with deeds, pledges and buildings', () => {
    const deeds = { 1: { owner: 0, level: 2 }, 2: { owner: 0 }, 3: { owner: 0, mortgaged: true }, 4: { owner: 1 } };
    expect(netWorth(table(deeds), 0)).toBe(1_000 + 8_000 + 4_000 + 1_000);
  });
});

describe('a trade', () => {
  const option: ProposeOption = {
    do: 'propose',
    to: 1,
    give: { cash: { from: 0, to: 1_000, step: 1 }, deeds: { some: [3] } },
    take: { cash: { from: 0, to: 5_000, step: 1 }, deeds: { some: [4] } },
  };
  const cash = (amount: number): typeof EMPTY => ({ ...EMPTY, cash: amount });
  const deed = (pos: number): typeof EMPTY => ({ ...EMPTY, deeds: [pos] });
  const game = table({ 3: { owner: 0 }, 4: { owner: 1 } });

  it('says what is wrong with it before it is sent', () => {
    expect(flaw(game, option, EMPTY, EMPTY, true)).toEqual({ why: 'empty' });
    expect(flaw(game, option, deed(3), EMPTY, true)).toEqual({ why: 'one_sided' });
    expect(flaw(game, option, cash(100), cash(100), true)).toEqual({ why: 'no_deed' });
    expect(flaw(game, option, cash(2_000), deed(4), true)).toEqual({ why: 'cash', seat: 0, most: 1_000 });
    expect(flaw(game, option, cash(700), deed(4), true)).toEqual({ why: 'unbalanced', side: 'give', missing: 50 });
    expect(flaw(game, option, cash(750), deed(4), true)).toBeNull();
    expect(flaw(game, option, cash(700), deed(4), false)).toBeNull();
  });

  it('rounds the least that balances up', () => {
    expect(imbalance(game, 1, 3)).toBe(1);
    expect(imbalance(game, 1_500, 3_001)).toBe(1);
    expect(imbalance(game, 1_500, 3_000)).toBe(0);
  });

  it('keeps a covered debt covered', () => {
    const debt = { kind: 'must_pay', seat: 0, shares: [{ to: 1, amount: 900 }], why: 'rent', pos: 1, clock: null };
    const owing = table({ 3: { owner: 0 }, 4: { owner: 1 } }, debt);
    expect(flaw(owing, option, cash(800), deed(4), true)).toEqual({ why: 'debt' });
  });

  it('says why a deed stays', () => {
    const built = table({
      1: { owner: 0, level: 1 },
      2: { owner: 0 },
      3: { owner: 0, mortgaged: true },
      4: { owner: 0 },
    });
    expect([1, 2, 3, 4].map((pos) => bar(built, pos))).toEqual(['built', 'group', 'mortgaged', null]);
  });
});

describe('an auction', () => {
  const bid = (seat: number, amount: number, auction = 7) => ({
    id: amount,
    event: { type: 'bid', auction, seat, amount } as GameEvent,
  });
  const phase = (leader: number | null): Phase =>
    ({ kind: 'auction', id: 7, pos: 1, leader, high: 1_400 }) as unknown as Phase;

  it('tells who topped my bid, and only if I had bid in this one', () => {
    expect(outbid([bid(0, 1_300), bid(1, 1_400)], phase(1), 0)).toEqual({ seat: 1, amount: 1_400 });
    expect(outbid([bid(0, 1_400)], phase(0), 0)).toBeNull();
    expect(outbid([bid(0, 900, 6), bid(1, 1_400)], phase(1), 0)).toBeNull();
    expect(outbid([bid(0, 1_300), bid(1, 1_400)], { kind: 'await_roll', seat: 0 }, 0)).toBeNull();
  });
});

describe('a position to copy', () => {
  it('is a scenario by the names of its seats', () => {
    const position = positionOf(table({ 1: { owner: 1, level: 2 } }), 120_000);
    expect(position).toMatchObject({ mode: 'brands.classic', turn: 'Ann', round: 2, minute: 2, pool: 500 });
    expect(position.deeds).toEqual({ 1: { owner: 'Bob', level: 2 } });
    expect(position.seats).toEqual([
      { name: 'Ann', cash: 1_000, pos: 0 },
      { name: 'Bob', cash: 5_000, pos: 0 },
    ]);
  });

  it('has the teams and what raises rents, where there are such', () => {
    const game = table({});
    const [ann, bob] = game.view!.seats;
    const seats = [{ ...ann, team: 1 }, { ...bob, team: 2, collectibles: [[3, 50]] }]; // prettier-ignore
    const position = positionOf({ ruleset: game.ruleset, view: { ...game.view, seats } } as unknown as Game, 120_000);
    expect(position.seats).toMatchObject([{ team: 1 }, { team: 2, collectibles: { 3: 50 } }]);
  });
});
