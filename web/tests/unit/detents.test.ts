// Where a sheet comes to rest: by its content at first, then as it was left; a drag ends at the nearest height.
import { beforeEach, describe, expect, it } from 'vitest';
import { beside, keepDetent, opening, settled } from '../../src/lib/detents';

describe('a sheet', () => {
  beforeEach(() => localStorage.clear());

  it('opens as tall as its content asks for, and from then on as it was left', () => {
    expect(opening('short', 300, 800)).toBe('half');
    expect(opening('long', 700, 800)).toBe('full');
    keepDetent('long', 'peek');
    expect(opening('long', 700, 800)).toBe('peek');
    expect(opening('short', 300, 800)).toBe('half');
  });

  it('opens by its content where nonsense is kept', () => {
    localStorage.setItem('freehold.sheet.odd', 'sideways');
    expect(opening('odd', 300, 800)).toBe('half');
  });

  it('comes to rest at the nearest height, and closes far below the lowest', () => {
    expect(settled(700, 1_000, 0)).toBe('half');
    expect(settled(800, 1_000, 0)).toBe('full');
    expect(settled(400, 1_000, 0)).toBe('peek');
    expect(settled(250, 1_000, 0)).toBe('peek');
    expect(settled(120, 1_000, 0)).toBeNull();
  });

  it('goes on to the next height by a flick', () => {
    expect(settled(610, 1_000, 2)).toBe('full');
    expect(settled(590, 1_000, -2)).toBe('peek');
    expect(settled(300, 1_000, -2)).toBeNull();
    expect(settled(950, 1_000, 2)).toBe('full');
  });

  it('moves by steps and no further than its ends', () => {
    expect(beside('half', 1)).toBe('full');
    expect(beside('half', -1)).toBe('peek');
    expect(beside('full', 1)).toBe('full');
    expect(beside('full', -2)).toBe('peek');
  });
});
