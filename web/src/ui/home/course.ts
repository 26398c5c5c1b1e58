// Squares along a curve, evenly spaced and turned with it: the strip of the board on the first page.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a square stands on the course, and by how many degrees it is turned. */
export interface Stand extends Point {
  readonly turn: number;
}

const STEPS = 60;

/** A smooth curve through the points (Catmull-Rom), as a fine polyline. */
export function curve(points: readonly Point[]): Point[] {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  const fine: Point[] = [];
  for (let leg = 0; leg + 1 < points.length; leg += 1) {
    const legs = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)] as const;
    for (let step = 0; step < STEPS; step += 1) fine.push(between(legs, step / STEPS));
  }
  return [...fine, at(points.length - 1)];
}

function between([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const blend = (p: number, q: number, r: number, s: number): number =>
    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3) / 2;
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}

/** Every `gap` along the line, from its beginning to its end. */
export function stands(line: readonly Point[], gap: number): Stand[] {
  const found: Stand[] = [];
  let left = gap / 2;
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    for (; left <= length; left += gap) {
      const part = left / length;
      found.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, turn });
    }
    left -= length;
  });
  return found;
}

/** The line moved by so much to its left, where the water lies. */
export function offshore(line: readonly Point[], by: number): Point[] {
  return line.map(({ x, y }, index) => {
    const [before, after] = [line[index - 1] ?? { x, y }, line[index + 1] ?? { x, y }];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return { x: x + ((after.y - before.y) / length) * by, y: y - ((after.x - before.x) / length) * by };
  });
}

/** The line as an SVG path. */
export const pathOf = (line: readonly Point[]): string =>
  line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
