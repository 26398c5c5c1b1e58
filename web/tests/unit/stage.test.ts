// What the stage shows: the auction before all, the card until the dice roll again, the cell of whoever sits there.
import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/lib/lines.svelte';
import { bidsOf, sceneOf } from '../../src/lib/stage';
import type { GameEvent, View } from '../../src/lib/wire.gen';

const told = (...events: object[]): Line[] => events.map((event, id) => ({ id, event: event as GameEvent }));
const view = (phase: object, jail: number | null = null): View =>
  ({ turn: 0, seats: [{ jail }], phase }) as unknown as View;

const ROLLED = { type: 'rolled', seat: 0, dice: [3, 4] };
const DREW = { type: 'drew', seat: 0, card: 'pay-500' };
const DEBT = { kind: 'must_pay', seat: 0, shares: [] };
const bid = (auction: number, seat: number, amount: number): object => ({ type: 'bid', auction, seat, amount });

describe('the scene on the stage', () => {
  it('is the auction whatever was drawn before', () => {
    expect(sceneOf(view({ kind: 'auction', id: 1 }), told(ROLLED, DREW)).kind).toBe('auction');
  });

  it('keeps the card in sight while it is paid for, until the dice roll again', () => {
    expect(sceneOf(view(DEBT), told(ROLLED, DREW))).toEqual({ kind: 'card', card: 'pay-500', seat: 0 });
    expect(sceneOf(view(DEBT), told(ROLLED, DREW, ROLLED)).kind).toBe('debt');
  });

  it('is the cell only before a prisoner rolls', () => {
    expect(sceneOf(view({ kind: 'await_roll', seat: 0 }, 2), [])).toEqual({ kind: 'jail', seat: 0, tries: 2 });
    expect(sceneOf(view({ kind: 'await_roll', seat: 0 }), []).kind).toBe('calm');
    expect(sceneOf(view({ kind: 'paused' }, 2), []).kind).toBe('calm');
  });
});

describe('the bids of an auction', () => {
  it('are the last three of this auction, the latest first', () => {
    const lines = told(bid(1, 0, 50), bid(2, 0, 100), bid(2, 1, 200), bid(2, 0, 300), bid(2, 2, 400));
    expect(bidsOf(lines, 2).map(({ amount }) => amount)).toEqual([400, 300, 200]);
    expect(bidsOf(lines, 3)).toEqual([]);
  });
});
