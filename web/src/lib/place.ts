// Where a square lies on the screen: eleven by eleven cells, Start at the lower right, clockwise.

export type Side = 'bottom' | 'left' | 'top' | 'right';

export interface Place {
  readonly row: number;
  readonly column: number;
  readonly side: Side;
  readonly corner: boolean;
}

export function placeOf(pos: number): Place {
  const along = pos % 10;
  const corner = along === 0;
  if (pos < 10) return { row: 11, column: 11 - along, side: 'bottom', corner };
  if (pos < 20) return { row: 11 - along, column: 1, side: 'left', corner };
  if (pos < 30) return { row: 1, column: 1 + along, side: 'top', corner };
  return { row: 1 + along, column: 11, side: 'right', corner };
}
