// Where a square lies on the screen, and where on it a token stands: eleven by eleven cells, Start at the lower right.

export type Side = 'bottom' | 'left' | 'top' | 'right';

export interface Place {
  readonly row: number;
  readonly column: number;
  readonly side: Side;
  readonly corner: boolean;
}

/** Percent of the board: a token's middle and how wide it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

type Pair = readonly [number, number];

/** A corner's side when a street's width is one. The board's grid in `Board.svelte` has the same tracks. */
const CORNER = 1.42;
const PERCENT = 100 / (2 * CORNER + 9);

export function placeOf(pos: number): Place {
  const along = pos % 10;
  const corner = along === 0;
  if (pos < 10) return { row: 11, column: 11 - along, side: 'bottom', corner };
  if (pos < 20) return { row: 11 - along, column: 1, side: 'left', corner };
  if (pos < 30) return { row: 1, column: 1 + along, side: 'top', corner };
  return { row: 1 + along, column: 11, side: 'right', corner };
}

/** Where the token stands that is the `index`th of `count` on a square. Who is in jail stands behind the bars. */
export function spotOf(pos: number, index: number, count: number, jailed = false): Spot {
  const { row, column, side, corner } = placeOf(pos);
  const { size, at } = corner
    ? onCorner(index, count, jailed)
    : atQuay(index, count, side === 'bottom' || side === 'top' ? column : row);
  const [along, inward] = at;
  const [x, y] = corner
    ? [fromInside(column, along), fromInside(row, inward)]
    : side === 'bottom' || side === 'top'
      ? [middle(column) + along, fromInside(row, -inward)]
      : [fromInside(column, -inward), middle(row) + along];
  return { x: x * PERCENT, y: y * PERCENT, size: size * PERCENT };
}

const middle = (track: number): number => CORNER + track - 1.5;

/** So far outward from the inner edge of the first or the last track. */
const fromInside = (track: number, outward: number): number => (track === 1 ? CORNER - outward : CORNER + 9 + outward);

interface Standing {
  readonly size: number;
  readonly at: Pair;
}

/** At the inner edge, over the stage: neither name nor price nor the group's sign is ever covered. */
const QUAYS: Readonly<Record<number, { size: number; spots: readonly Pair[] }>> = {
  1: { size: 0.62, spots: [[0, 0.25]] },
  2: { size: 0.48, spots: [[-0.25, 0.2], [0.25, 0.2]] }, // prettier-ignore
  3: { size: 0.44, spots: [[-0.24, 0.18], [0.24, 0.18], [0, 0.56]] }, // prettier-ignore
  4: { size: 0.44, spots: [[-0.24, 0.18], [0.24, 0.18], [-0.24, 0.62], [0.24, 0.62]] }, // prettier-ignore
  6: { size: 0.35, spots: [[-0.34, 0.14], [0, 0.14], [0.34, 0.14], [-0.34, 0.49], [0, 0.49], [0.34, 0.49]] }, // prettier-ignore
};

function atQuay(index: number, count: number, track: number): Standing {
  const { size, spots } = QUAYS[Math.max(1, count === 5 ? 6 : count)] ?? { size: 0.35, spots: [] };
  const [along, inward] = spots[index] ?? [0, 0.25];
  // Round the stage's corners two quays meet: a piece alone makes room for the other.
  const aside = count > 1 ? 0 : track === 2 ? 0.16 : track === 10 ? -0.16 : 0;
  return { size, at: [along + aside, inward] };
}

/** In an L along the two inner sides; the corner's drawing has the outer part. */
function onCorner(index: number, count: number, jailed: boolean): Standing {
  if (jailed) return behindBars(index, count);
  const size = count > 5 ? 0.35 : 0.45;
  const step = size * Math.ceil(index / 2) + size / 2 + 0.02;
  const side = size / 2 + 0.02;
  return { size, at: index % 2 === 1 ? [step, side] : [side, step] };
}

/** In the corner's outer part, over the strip with the drawing and the name (`SquareText.svelte`). */
const CELL = { wide: 0.94, from: 0.36, to: 0.94 } as const;
const CELLS: Readonly<Record<number, { size: number; wide: number }>> = {
  1: { size: 0.56, wide: 1 },
  2: { size: 0.46, wide: 2 },
  3: { size: 0.31, wide: 3 },
  4: { size: 0.29, wide: 2 },
};

function behindBars(index: number, count: number): Standing {
  const { size, wide } = CELLS[Math.max(1, count)] ?? { size: 0.29, wide: 3 };
  const rows = Math.ceil(Math.max(1, count) / wide);
  const column = (index % wide) - (wide - 1) / 2;
  const row = Math.floor(index / wide) - (rows - 1) / 2;
  const [along, up] = [CELL.wide / 2 + 0.01 - column * size, (CELL.from + CELL.to) / 2 - row * size];
  return { size, at: [CORNER - along, CORNER - up] };
}
