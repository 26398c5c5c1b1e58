// Where tokens stand: on their own square or right before it, apart from each other, and off every name and price.
import { describe, expect, it } from 'vitest';
import { placeOf, spotOf, type Spot } from '../../src/lib/place';

const UNIT = 100 / 11.84;
const EVERY = Array.from({ length: 40 }, (_, pos) => pos);
const from = (track: number): number => (track === 1 ? 0 : (track - 0.58) * UNIT);
const wide = (track: number): number => (track === 1 || track === 11 ? 1.42 : 1) * UNIT;
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a token reaches into its square from the square's inner edge; below zero: it only nears it. */
function reach(pos: number, { x, y, size }: Spot): number {
  const inner = { bottom: 100 - 1.42 * UNIT, right: 100 - 1.42 * UNIT, top: 1.42 * UNIT, left: 1.42 * UNIT };
  const { side } = placeOf(pos);
  const at = side === 'bottom' || side === 'top' ? y : x;
  return side === 'bottom' || side === 'right' ? at + size / 2 - inner[side] : inner[side] - (at - size / 2);
}

/** Between the lines that bound its square: both pairs for a corner, else those that run inwards. */
function belongs(pos: number, { x, y }: Spot): boolean {
  const { row, column, side, corner } = placeOf(pos);
  const across = x > from(column) && x < from(column) + wide(column);
  const down = y > from(row) && y < from(row) + wide(row);
  if (corner) return across && down;
  return side === 'bottom' || side === 'top' ? across : down;
}

describe('where tokens stand', () => {
  it.each([1, 2, 3, 4, 5, 6])('keeps %i on one square apart, on a street, a corner and behind bars', (count) => {
    for (const pos of EVERY) {
      for (const jailed of pos === 10 ? [false, true] : [false]) {
        const spots = Array.from({ length: count }, (_, index) => spotOf(pos, index, count, jailed));
        for (const [index, one] of spots.entries()) {
          // Pieces have rims of their own: they may touch, and no more.
          for (const other of spots.slice(index + 1)) expect(apart(one, other)).toBeGreaterThan(one.size * 0.9);
        }
      }
    }
  });

  it('never covers more of a street than its band', () => {
    for (const pos of EVERY.filter((each) => !placeOf(each).corner)) {
      for (let count = 1; count <= 6; count += 1) {
        for (let index = 0; index < count; index += 1) {
          const into = reach(pos, spotOf(pos, index, count));
          expect(into).toBeLessThan(0.1 * UNIT);
        }
      }
    }
  });

  it('stands in front of its own street, and inside its own corner', () => {
    for (const pos of EVERY) {
      for (let count = 1; count <= 6; count += 1) expect(belongs(pos, spotOf(pos, count - 1, count))).toBe(true);
    }
  });

  it('keeps who is in jail apart from who is visiting, and off the strip that says what the square is', () => {
    const edges = ({ x, y, size }: Spot): readonly [number, number, number, number] => [
      x - size / 2,
      y - size / 2,
      x + size / 2,
      y + size / 2,
    ];
    for (let jailed = 1; jailed <= 6; jailed += 1) {
      const inside = Array.from({ length: jailed }, (_, index) => edges(spotOf(10, index, jailed, true)));
      const visiting = 6 - jailed;
      const outside = Array.from({ length: visiting }, (_, index) => edges(spotOf(10, index, visiting)));
      for (const [left, , right, bottom] of inside) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThan(100 - 0.34 * UNIT);
        for (const [left2, top2, , bottom2] of outside) {
          expect(right <= left2 + 0.02 * UNIT || top2 >= bottom || bottom2 <= 100 - 0.92 * UNIT).toBe(true);
        }
      }
    }
  });

  it('leaves room where two quays meet', () => {
    for (const [one, other] of [
      [1, 39],
      [9, 11],
      [19, 21],
      [29, 31],
    ] as const) {
      const [a, b] = [spotOf(one, 0, 1), spotOf(other, 0, 1)];
      expect(apart(a, b)).toBeGreaterThan(a.size * 0.9);
    }
  });
});
