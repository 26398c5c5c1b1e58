import { describe, expect, it } from 'vitest';
import { optionsAt, placeOfOption, promptKey } from '../../src/lib/dock';
import { openFields } from '../../src/lib/fields';
import { filled, isComplete, preset, snapped, toggled } from '../../src/lib/forms';
import { bundleOf, EMPTY } from '../../src/lib/trade';

const bid = { do: 'bid', auction: 7, amount: { from: 4400, to: 6250, step: 100 } };
const bet = { do: 'bet', numbers: { some: [1, 2, 3, 4, 5, 6], least: 1, most: 3 } };
const choose = { do: 'choose', pos: { in: [5] } };
const build = { do: 'build', pos: { in: [1, 3] } };

describe('options as forms', () => {
  it('finds the open fields of each kind of domain', () => {
    expect(openFields({ do: 'roll' })).toEqual([]);
    expect(openFields(build)).toEqual([{ name: 'pos', kind: 'one', values: [1, 3] }]);
    expect(openFields(bid)).toEqual([{ name: 'amount', kind: 'range', from: 4400, to: 6250, step: 100 }]);
    expect(openFields(bet)).toMatchObject([{ name: 'numbers', kind: 'some', least: 1, most: 3 }]);
  });

  it('is complete when every field fits its domain', () => {
    const fields = openFields(bet);
    expect(isComplete(fields, {})).toBe(false);
    expect(isComplete(fields, { numbers: [] })).toBe(false);
    expect(isComplete(fields, { numbers: [2, 5] })).toBe(true);
    expect(isComplete(fields, { numbers: [1, 2, 3, 4] })).toBe(false);
    expect(isComplete(openFields(bid), { amount: 6300 })).toBe(false);
  });

  it('chooses what leaves no choice', () => {
    expect(preset(openFields(choose))).toEqual({ pos: 5 });
    expect(preset(openFields(build))).toEqual({});
  });

  it('keeps what the option said and fills in the rest', () => {
    expect(filled(bid, { amount: 4500 })).toEqual({ do: 'bid', auction: 7, amount: 4500 });
  });

  it('snaps amounts into the range', () => {
    expect(snapped({ from: 4400, to: 6250, step: 100 }, 4449)).toBe(4400);
    expect(snapped({ from: 4400, to: 6250, step: 100 }, 99_999)).toBe(6250);
    expect(snapped({ from: 4400, to: 6250, step: 100 }, Number.NaN)).toBe(4400);
  });

  it('toggles', () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});

describe('the dock', () => {
  it('gives an option it does not know a place', () => {
    expect(placeOfOption({ do: 'teleport' })).toBe('tool');
    expect(optionsAt([{ do: 'roll' }, { do: 'build' }], 'main')).toEqual([{ do: 'roll' }]);
  });

  it('asks the same question when only bounds have moved', () => {
    const higher = { ...bid, amount: { from: 4500, to: 6250, step: 100 } };
    expect(promptKey([bid])).toBe(promptKey([higher]));
    expect(promptKey([bid])).not.toBe(promptKey([{ ...bid, auction: 8 }]));
  });
});

describe('a trade', () => {
  it('sends only what its domain still allows', () => {
    const domain = { cash: { from: 0, to: 900, step: 1 }, deeds: { some: [1, 3] } };
    expect(bundleOf({ ...EMPTY, cash: 5000, deeds: [3, 39] }, domain)).toEqual({ cash: 900, deeds: [3], cards: [] });
  });
});
