// What the six sides of a die show: of the white ones, and of the third.
import type { RolledEvent } from '../wire.gen';

export type Third = NonNullable<RolledEvent['third']>;

export const WHITE: readonly string[] = ['1', '2', '3', '4', '5', '6'];

/** The rules of the table say by which face the third one sends on to the next deed. */
export const thirdBy = (jump: unknown): readonly Third[] => {
  const face = jump === 'x' ? 'x' : 'm1';
  return ['1', '2', '3', 'bus', face, face];
};
