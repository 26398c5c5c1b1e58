// The six signs of players: each has a colour of its own, so that neither has to be told from the other alone.

export interface Shape {
  readonly path: string;
  readonly colour: string;
}

export const CIRCLE: Shape = { path: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z', colour: 'var(--seat-0)' };

export const SHAPES: Readonly<Record<string, Shape>> = {
  circle: CIRCLE,
  square: { path: 'M3 3h18v18H3z', colour: 'var(--seat-1)' },
  triangle: { path: 'M12 2 23 21H1z', colour: 'var(--seat-2)' },
  diamond: { path: 'M12 1 23 12 12 23 1 12z', colour: 'var(--seat-3)' },
  hexagon: { path: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z', colour: 'var(--seat-4)' },
  star: {
    path: 'm12 1 3.2 7.3 7.8.8-5.9 5.3 1.7 7.8L12 18.1l-6.8 4.1 1.7-7.8L1 9.1l7.8-.8z',
    colour: 'var(--seat-5)',
  },
};

export const colourOf = (shape: string): string => (SHAPES[shape] ?? CIRCLE).colour;
