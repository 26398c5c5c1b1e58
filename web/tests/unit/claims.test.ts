// Claims of rent as the log tells them, and what the page makes of them.
import { describe, expect, it } from 'vitest';
import { inVain, waiting } from '../../src/lib/claims';
import type { Line } from '../../src/lib/lines.svelte';
import type { GameEvent } from '../../src/lib/wire.gen';

const lines = (...events: object[]): Line[] => events.map((event, id) => ({ id, event: event as GameEvent }));
const claimed = (seat: number, to: number, ...deeds: number[]): object => ({ type: 'rent_claimed', seat, to, deeds });
const vain = (seat: number, to: number): object => ({ type: 'claimed_in_vain', seat, to });
const owes = (seat: number, pos: number, why = 'rent'): object => ({ type: 'debt_opened', seat, pos, why, shares: [] });
const rolled = { type: 'rolled', seat: 1, dice: [1, 2], third: null, roll: 1, doubles: 0 };

describe('GC-48 a claim', () => {
  it('waits until the lander is asked to pay, each of its rents by itself, the oldest first', () => {
    const both = lines(claimed(1, 0, 39, 37), rolled);
    expect(waiting(both)).toEqual([
      { seat: 1, to: 0, pos: 39 },
      { seat: 1, to: 0, pos: 37 },
    ]);
    expect(waiting([...both, ...lines(owes(0, 39))])).toEqual([{ seat: 1, to: 0, pos: 37 }]);
    expect(waiting([...both, ...lines(owes(0, 39), owes(0, 37))])).toEqual([]);
  });

  it('goes on waiting while somebody owes something else', () => {
    const all = lines(claimed(1, 0, 39), owes(2, 39), owes(0, 38, 'tax'));
    expect(waiting(all)).toEqual([{ seat: 1, to: 0, pos: 39 }]);
  });

  it('GC-49 lapses when its owner or the lander goes out, and with the game', () => {
    const one = lines(claimed(1, 0, 39));
    for (const seat of [0, 1]) expect(waiting([...one, ...lines({ type: 'went_out', seat })])).toEqual([]);
    expect(waiting([...one, ...lines({ type: 'went_out', seat: 2 })])).toHaveLength(1);
    expect(waiting([...one, ...lines({ type: 'game_over', ranking: [0] })])).toEqual([]);
  });

  it('in vain is told to who made it, until the next throw or claim', () => {
    expect(inVain(lines(rolled, vain(1, 0)), 1)).toMatchObject({ seat: 1, to: 0 });
    expect(inVain(lines(rolled, vain(1, 0)), 0)).toBeNull();
    expect(inVain(lines(vain(1, 0), rolled), 1)).toBeNull();
    expect(inVain(lines(vain(1, 0), claimed(1, 2, 39)), 1)).toBeNull();
  });
});
