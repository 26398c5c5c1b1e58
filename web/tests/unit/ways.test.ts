// What the table says of a square that may be chosen: by which dice, what it costs there, what a building less takes.
import { describe, expect, it } from 'vitest';
import { thirdBy, WHITE } from '../../src/lib/film/faces';
import type { Game } from '../../src/lib/game.svelte';
import { diceTo, landing, passesStart, rentLess } from '../../src/lib/ways';
import type { View } from '../../src/lib/wire.gen';

const STREET = {
  kind: 'street',
  group: 'g',
  price: 4_000,
  cost: 2_000,
  rents: [500, 2_000, 6_000, 14_000, 17_000, 20_000],
};
const SQUARES = [{ kind: 'start' }, STREET, { kind: 'tax', amount: 2_000 }, { kind: 'utility', group: 'u', price: 1_500, factors: [40, 100] }, STREET]; // prettier-ignore

function at(deeds: object, seats: object[] = [{ pos: 38 }, { pos: 0 }, { pos: 0 }]): Game {
  const phase = { kind: 'bus_choice', seat: 0, dice: [2, 5] };
  const rules = { 'rent.complete_factor': 2, 'rent.while_jailed': false };
  const view = { turn: 0, phase, seats, deeds } as unknown as View;
  return { view, thrown: { spots: 7 }, ruleset: { rules, board: { squares: SQUARES } } } as unknown as Game;
}

describe('the ways of the bus', () => {
  const { view } = at({});

  it('are one die, the other, or both, round the corner too', () => {
    expect(diceTo(view!, 0)).toEqual([2]);
    expect(diceTo(view!, 3)).toEqual([5]);
    expect(diceTo(view!, 5)).toEqual([2, 5]);
  });

  it('pass Start where they come by it', () => {
    expect(passesStart(view!, 3)).toBe(true);
    expect(passesStart(view!, 39)).toBe(false);
    expect(passesStart({ ...view!, phase: { kind: 'teleport_choice', seat: 0, steps: 6 } }, 3)).toBe(false);
  });
});

describe('what awaits one on a square', () => {
  it('is its price, its tax, or the rent of its owner', () => {
    expect(landing(at({}), 1)).toEqual({ at: 'sale', amount: 4_000 });
    expect(landing(at({}), 2)).toEqual({ at: 'tax', amount: 2_000 });
    expect(landing(at({ 1: { owner: 1 } }), 1)).toEqual({ at: 'rent', owner: 1, amount: 500 });
    expect(landing(at({ 3: { owner: 1 } }), 3)).toEqual({ at: 'rent', owner: 1, amount: 280 });
    expect(landing(at({}), 0)).toEqual({ at: 'square' });
  });

  it('is nothing on a deed of mine, of an ally, of a prisoner, or that is mortgaged', () => {
    const seats = [
      { pos: 38, team: 1 },
      { pos: 0, team: 2, jail: 3 },
      { pos: 0, team: 1 },
    ];
    const why = (deed: object): unknown => landing(at({ 1: deed }, seats), 1);
    expect(why({ owner: 0 })).toEqual({ at: 'free', owner: 0, why: 'own' });
    expect(why({ owner: 2 })).toEqual({ at: 'free', owner: 2, why: 'ally' });
    expect(why({ owner: 1 })).toEqual({ at: 'free', owner: 1, why: 'jail' });
    expect(why({ owner: 1, mortgaged: true })).toEqual({ at: 'free', owner: 1, why: 'mortgaged' });
  });
});

describe('a building less', () => {
  it('takes the rent down a step; without any the whole group still counts', () => {
    const both = (level: number): object => ({ 1: { owner: 1, level }, 4: { owner: 1 } });
    expect(rentLess(at(both(5)), 1)).toEqual([20_000, 17_000]);
    expect(rentLess(at(both(1)), 1)).toEqual([2_000, 1_000]);
  });
});

describe('the sides of a die', () => {
  it('are six, on the third die twice the one that the rules send on by', () => {
    expect(WHITE).toHaveLength(6);
    expect(thirdBy('m1')).toEqual(['1', '2', '3', 'bus', 'm1', 'm1']);
    expect(thirdBy('x')).toEqual(['1', '2', '3', 'bus', 'x', 'x']);
  });
});
