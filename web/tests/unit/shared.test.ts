// What has not changed stays the same object, from the view down to one square, one player, one deed.
import { describe, expect, it } from 'vitest';
import { shared } from '../../src/lib/shared';
import { deedOf, players } from '../../src/lib/table';
import type { View } from '../../src/lib/wire.gen';
import { view } from './film';

const copy = (one: View): View => JSON.parse(JSON.stringify(one)) as View;
const NAMES = ['Ann', 'Bob'].map((name) => ({ name, shape: 'circle', online: true, bot: null }));
const you = { seat: 0, role: 'player', host: false } as const;
const before = view({ names: NAMES, deeds: { 1: { owner: 0 }, 3: { owner: 1, level: 2 } } });

describe('sharing', () => {
  it('gives the old value back where all is equal', () => {
    expect(shared(before, copy(before))).toBe(before);
  });

  it('equals the new value, whatever came before it', () => {
    const values = [null, 1, 'a', [], [1], {}, { a: 1 }, { a: undefined }, { a: [1, { b: 2 }] }, before];
    for (const old of values) for (const next of values) expect(shared(old, next)).toStrictEqual(next);
  });

  it('keeps what was longer or had more from hiding in what is shorter', () => {
    expect(shared({ a: [1, 2], b: 1 }, { a: [1] })).toStrictEqual({ a: [1] });
  });
});

describe('a view that changes one square', () => {
  const changed = copy(before);
  const after = shared(before, { ...changed, deeds: { ...changed.deeds, 3: { owner: 1, level: 3 } } });

  it('touches that square alone', () => {
    const touched = Array.from({ length: 40 }, (_, pos) => pos).filter(
      (pos) => deedOf(before, pos) !== deedOf(after, pos),
    );
    expect(touched).toEqual([3]);
    expect(deedOf(after, 3).level).toBe(3);
  });

  it('touches no player', () => {
    expect(players({ view: after, you })).toBe(players({ view: before, you }));
  });
});

it('a balance that changes touches its player alone', () => {
  const after = shared(before, copy(before));
  const [ann, bob] = players({ view: after, you });
  const seats = after.seats.map((each, seat) => (seat === 1 ? { ...each, cash: 5 } : each));
  const now = players({ view: shared(after, { ...after, seats }), you });
  expect(now[0]).toBe(ann);
  expect(now[1]).not.toBe(bob);
  expect(now[1]?.cash).toBe(5);
});

it('another reader, or another name, is seen at once', () => {
  const other = players({ view: before, you: { ...you, seat: 1 } });
  expect(other.map(({ me }) => me)).toEqual([false, true]);
  const named = { ...before, names: before.names.map((each) => ({ ...each, name: 'Cleo' })) };
  expect(players({ view: named, you }).map(({ name }) => name)).toEqual(['Cleo', 'Cleo']);
});
