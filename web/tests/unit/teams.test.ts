// Who plays together, at the table and at its end.
import { describe, expect, it } from 'vitest';
import { won } from '../../src/lib/allies';
import { ending } from '../../src/lib/film/cues';
import type { Game } from '../../src/lib/game.svelte';
import { placed, sidesOf } from '../../src/lib/placing';
import { bar, counterDomain, EMPTY, flaw, worth } from '../../src/lib/trade';
import { winnerOf } from '../../src/lib/words/winner';
import type { Offer, ProposeOption, View } from '../../src/lib/wire.gen';

const TEAMS = [{ team: 1 }, { team: 2 }, { team: 1 }, { team: 2 }];
const ALONE = [{}, {}, {}];
const STREET = { kind: 'street', group: 'g', price: 1_001, cost: 500, rents: [] };

function table(deeds: object, rules: object = {}, seat = 0): Game {
  const seats = TEAMS.map((team) => ({ ...team, cash: 1_000 }));
  const names = ['Ann', 'Bob', 'Cem', 'Dan'].map((name) => ({ name }));
  const view = { seats, names, deeds, phase: { kind: 'await_roll', seat: 0 } } as unknown as View;
  const board = { squares: [STREET, STREET, STREET] };
  return { view, you: { seat }, ruleset: { rules: { 'trade.balance': 2, ...rules }, board } } as unknown as Game;
}

describe('at the end', () => {
  it('allies share a place (GA-87), and who plays alone has one', () => {
    expect(placed(TEAMS, [2, 0, 3, 1]).map(({ place }) => place)).toEqual([1, 1, 2, 2]);
    expect(placed(ALONE, [2, 0, 1]).map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it('who went out has won with an ally who stayed', () => {
    expect([0, 1, 2, 3].map((seat) => won(TEAMS, [2, 0, 3, 1], seat))).toEqual([true, false, true, false]);
    expect([0, 1, 2].map((seat) => won(ALONE, [1, 0, 2], seat))).toEqual([false, true, false]);
  });

  it('is heard and said so', () => {
    const before = { ...table({}).view } as View;
    const after = { ...before, phase: { kind: 'over', ranking: [2, 0, 3, 1] } } as unknown as View;
    expect(ending(before, after, 0)).toEqual(['win']);
    expect(ending(before, after, 1)).toEqual(['lose']);
    expect(winnerOf(table({}, {}, 1), [2, 0, 3, 1])).toEqual({ name: 'Team 1', is: 'other' });
    expect(winnerOf(table({}), [2, 0, 3, 1]).is).toBe('me');
    expect(winnerOf(table({}), [])).toEqual({ name: '', is: 'none' });
  });

  it('each team is one line of the chart', () => {
    expect(sidesOf(TEAMS)).toEqual([{ team: 1, seats: [0, 2] }, { team: 2, seats: [1, 3] }]); // prettier-ignore
    expect(sidesOf(ALONE).map(({ seats }) => seats)).toEqual([[0], [1], [2]]);
  });
});

describe('a trade with an ally', () => {
  const option = (to: number): ProposeOption => ({
    do: 'propose',
    to,
    give: { cash: { from: 0, to: 1_000, step: 1 }, deeds: { some: [0] } },
    take: { cash: { from: 0, to: 1_000, step: 1 }, deeds: { some: [1] } },
  });
  const deed = { ...EMPTY, deeds: [0] };

  it('A-068 may be a gift, and even cash alone', () => {
    const game = table({ 0: { owner: 0 } });
    expect(flaw(game, option(2), deed, EMPTY, true)).toBeNull();
    expect(flaw(game, option(2), { ...EMPTY, cash: 5 }, EMPTY, true)).toBeNull();
    expect(flaw(game, option(2), EMPTY, EMPTY, true)).toEqual({ why: 'empty' });
    expect(flaw(game, option(1), deed, EMPTY, true)).toEqual({ why: 'one_sided' });
  });

  it('A-065 may name mortgaged deeds whose term runs', () => {
    const game = table({
      0: { owner: 0, mortgaged: true, rounds_left: 3 },
      1: { owner: 0, mortgaged: true, rounds_left: 0 },
    });
    expect([bar(game, 0), bar(game, 0, true), bar(game, 1, true)]).toEqual(['mortgaged', null, 'term']);
    const offer = { seat: 2, to: 0, give: EMPTY, take: EMPTY } as unknown as Offer;
    expect(counterDomain(game, offer).give.deeds).toEqual({ some: [0] });
    expect(counterDomain(game, { ...offer, seat: 1 }).give.deeds).toEqual({ some: [] });
  });

  it('GB-29 a mortgaged deed weighs half of its price, rounded down', () => {
    expect(worth(table({ 0: { owner: 0, mortgaged: true } }), deed)).toBe(500);
    expect(worth(table({ 0: { owner: 0 } }), deed)).toBe(1_001);
  });
});
