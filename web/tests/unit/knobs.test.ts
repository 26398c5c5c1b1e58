import { describe, expect, it } from 'vitest';
import {
  changed,
  differences,
  fitted,
  knobsOf,
  seatsOf,
  standing,
  turned,
  typed,
  type Dial,
} from '../../src/lib/knobs';

const mode = {
  mode: 'x',
  board: 'brands',
  rules: {
    'players.least': 3, 'players.most': 5, 'players.step': 1, 'start.cash': 17_500, 'turn.seconds': 75, 'mortgage.term': 7, 'build.even': true, 'build.per_turn': 1, 'die.third_from_round': null,
  },
  knobs: {
    'start.cash': { from: 5_000, to: 50_000, step: 500, none: false, on: null },
    'turn.seconds': { from: 30, to: 601, step: 5, none: false, on: null },
    'mortgage.term': { from: 1, to: 30, step: 1, none: true, on: null },
    'build.even': { in: [false, true] },
    'build.per_turn': { from: 1, to: 1, step: 1, none: true, on: null },
    'die.third_from_round': { from: 1, to: 50, step: 1, none: true, on: 8 },
  },
  usual: { 'start.cash': 15_000 },
  refereed: {},
}; // prettier-ignore
const knobs = knobsOf(mode);
const dial = (rule: string): Dial => knobs.find((each): each is Dial => each.kind === 'dial' && each.rule === rule)!;

describe('knobs', () => {
  it('are what the server lists, with the usual values of the mode', () => {
    expect(knobs.map(({ rule }) => rule)).toEqual(Object.keys(mode.knobs));
    expect(dial('start.cash')).toMatchObject({ least: 5_000, most: 50_000, step: 500, usual: 17_500, off: false });
    expect(knobs.filter(({ kind }) => kind !== 'dial')).toEqual([
      { rule: 'build.even', kind: 'switch', usual: true, off: false, on: true },
      { rule: 'build.per_turn', kind: 'either', usual: 1, off: null, on: 1 },
    ]);
    expect(seatsOf(mode)).toEqual([3, 4, 5]);
    expect(seatsOf({ ...mode, rules: { ...mode.rules, 'players.step': 2 } })).toEqual([3, 5]);
  });

  it('turn by steps, within their bounds', () => {
    expect(turned(dial('start.cash'), 17_500, 1)).toBe(18_000);
    expect(turned(dial('start.cash'), 50_000, 1)).toBe(50_000);
    expect(turned(dial('start.cash'), 5_500, -10)).toBe(5_000);
    expect(fitted(dial('start.cash'), 17_700)).toBe(17_500);
    // The last step that there is, not the bound beside it.
    expect(fitted(dial('turn.seconds'), 9_999)).toBe(600);
  });

  it('that are off go on where the server says, else at the usual', () => {
    expect(turned(dial('die.third_from_round'), null, 1)).toBe(8);
    expect(turned(dial('mortgage.term'), null, -1)).toBe(7);
  });

  it('are typed in any digits', () => {
    expect(typed('$20,000')).toBe(20_000);
    expect(typed('٢٠٬٠٠٠')).toBe(20_000);
    expect(typed('never')).toBeNull();
  });

  it('send only what differs from the usual', () => {
    expect(changed(knobs, {})).toEqual({});
    expect(
      changed(knobs, { 'start.cash': 17_500, 'turn.seconds': 60, 'build.per_turn': null, 'mortgage.term': null }),
    ).toEqual({ 'turn.seconds': 60, 'build.per_turn': null, 'mortgage.term': null });
    expect(standing(dial('mortgage.term'), { 'mortgage.term': null })).toBeNull();
  });
});

describe('the differences of a table', () => {
  it('are those of its mode and of its host, from the first mode of the rulebook', () => {
    expect(differences(mode)).toEqual([{ rule: 'start.cash', value: 17_500, usual: 15_000 }]);
    expect(differences(mode, { 'build.even': false, 'start.cash': 20_000 })).toEqual([
      { rule: 'start.cash', value: 20_000, usual: 15_000 },
      { rule: 'build.even', value: false, usual: true },
    ]);
  });

  it('are none where a host takes back what the mode changes', () => {
    expect(differences(mode, { 'start.cash': 15_000 })).toEqual([]);
  });
});

describe('who may play', () => {
  it('is one difference, of the least and the most', () => {
    const usual = { 'players.least': 2, 'start.cash': 15_000 };
    expect(differences({ ...mode, usual })).toEqual([
      { rule: 'players', value: [3, 5], usual: [2, 5] },
      { rule: 'start.cash', value: 17_500, usual: 15_000 },
    ]);
  });
});
