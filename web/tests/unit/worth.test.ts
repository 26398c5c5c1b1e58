// What a deed brings now, and what a seat is worth in all: by owner, by whole groups, by buildings, by mortgages.
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/lib/game.svelte';
import { rentNow, rentsOf } from '../../src/lib/rent';
import { netWorth } from '../../src/lib/worth';
import type { DeedView } from '../../src/lib/wire.gen';

const SQUARES = [
  { code: 'start', kind: 'start', name: 'Start' },
  { code: 'a', kind: 'street', group: 'g', price: 600, cost: 500, rents: [20, 100, 300] },
  { code: 'b', kind: 'street', group: 'g', price: 800, cost: 500, rents: [40, 200, 600] },
  { code: 's', kind: 'station', group: 's', price: 2_000, rents: [250, 500] },
  { code: 't', kind: 'station', group: 's', price: 2_000, rents: [250, 500] },
  { code: 'u', kind: 'utility', group: 'u', price: 1_501, factors: [100, 250] },
];

const game = (deeds: Record<number, Partial<DeedView>>): Game =>
  ({
    view: { seats: [{ cash: 1_000 }, { cash: 50 }], deeds },
    ruleset: { board: { squares: SQUARES }, rules: { 'rent.complete_factor': 2 } },
  }) as unknown as Game;

describe('the rent of a deed', () => {
  it('is asked by nobody while the bank has it or it is mortgaged', () => {
    expect(rentNow(game({}), 1)).toBeNull();
    expect(rentNow(game({ 1: { owner: 0, mortgaged: true } }), 1)).toBeNull();
  });

  it('grows with the whole group and with every level', () => {
    const whole = { 1: { owner: 0 }, 2: { owner: 0 } };
    expect(rentNow(game({ 1: { owner: 0 }, 2: { owner: 1 } }), 1)).toMatchObject({ step: { by: 'alone' }, amount: 20 });
    expect(rentNow(game(whole), 1)).toMatchObject({ step: { by: 'group' }, amount: 40 });
    expect(rentNow(game({ ...whole, 1: { owner: 0, level: 2 } }), 1)?.amount).toBe(300);
  });

  it('of a company goes by how many its owner has, or by the dice', () => {
    expect(rentNow(game({ 3: { owner: 0 } }), 3)?.amount).toBe(250);
    expect(rentNow(game({ 3: { owner: 0 }, 4: { owner: 0 } }), 3)?.amount).toBe(500);
    expect(rentNow(game({ 5: { owner: 1 } }), 5)).toMatchObject({ amount: 100, dice: true });
  });

  it('is listed step by step, with one of them now', () => {
    const rents = rentsOf(game({ 1: { owner: 0, level: 1 } }), 1);
    expect(rents.map(({ amount }) => amount)).toEqual([20, 40, 100, 300]);
    expect(rents.filter(({ now }) => now).map(({ amount }) => amount)).toEqual([100]);
    expect(rentsOf(game({}), 0)).toEqual([]);
  });
});

describe('what a seat is worth', () => {
  it('is its cash alone when it holds nothing', () => {
    expect(netWorth(game({ 1: { owner: 1 } }), 0)).toBe(1_000);
  });

  it('counts deeds by price, buildings by cost, and mortgages by half, rounded down', () => {
    expect(netWorth(game({ 1: { owner: 0, level: 2 }, 3: { owner: 0 } }), 0)).toBe(1_000 + 600 + 1_000 + 2_000);
    expect(netWorth(game({ 5: { owner: 0, mortgaged: true } }), 0)).toBe(1_750);
  });
});
