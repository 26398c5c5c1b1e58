import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../src/lib/film/steps';
import { restOf, tumbleOf } from '../../src/lib/film/tumble';
import { spotOf } from '../../src/lib/place';

const way = [0, 1, 2].map((pos) => spotOf(pos, 0, 1));

describe('the way of a token', () => {
  it('begins where it stands and ends where it will', () => {
    for (const hopping of [true, false]) {
      const steps = stepsOf(way, hopping, false);
      expect(steps[0]?.['transform']).toContain('calc(-50% + 0.000cqi), calc(-50% + 0.000cqi)) scale(1.000)');
      const gone = (way[2]?.x ?? 0) - (way[0]?.x ?? 0);
      expect(steps.at(-1)?.['transform']).toContain(`calc(-50% + ${gone.toFixed(3)}cqi)`);
    }
    expect(stepsOf(way, true, false)).toHaveLength(5);
    expect(stepsOf([], true, false)).toEqual([]);
  });

  it('is not seen where nothing shall move', () => {
    const steps = stepsOf(way, true, true);
    expect(steps.map(({ opacity }) => opacity)).toEqual([1, 0, 0, 1]);
    expect(steps[0]?.['transform']).toBe(steps[1]?.['transform']);
    expect(steps[2]?.['transform']).toBe(steps[3]?.['transform']);
  });
});

describe('a die', () => {
  it('comes to rest on what was thrown', () => {
    for (const face of [1, 2, 3, 4, 5, 6])
      for (const index of [0, 1]) {
        const end = String(tumbleOf(face, index).at(-1)?.['transform']);
        expect(end).toContain('scale(1) rotateX(0deg)');
        expect(end.endsWith(restOf(face))).toBe(true);
      }
  });
});
