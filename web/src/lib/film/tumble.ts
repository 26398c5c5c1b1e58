// How a cube turns: where each face is on it, and the way on which it tumbles to rest with one face to the front.

/** The turn that brings a face to the front, about the upright and the level axis. Opposite faces make seven. */
const TURNS: Readonly<Record<number, readonly [number, number]>> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [180, 0],
};

/** `back`: where the face is on the cube, the opposite of what brings it to the front. */
export function restOf(face: number, back = false): string {
  const [y, x] = TURNS[face] ?? [0, 0];
  return back ? `rotateY(${-y}deg) rotateX(${-x}deg)` : `rotateX(${x}deg) rotateY(${y}deg)`;
}

interface Pose {
  readonly offset: number;
  readonly x: number;
  readonly y: number;
  /** Degrees still to turn. */
  readonly spin: number;
  readonly size: number;
}

/** No fade: what is not opaque is drawn flat, and a cube has sides. Thrown in, one bounce, a last nudge: the second die comes from the other side and a moment later. */
const POSES: readonly Pose[] = [
  { offset: 0, x: -170, y: -60, spin: 620, size: 1.5 },
  { offset: 0.42, x: -40, y: 26, spin: 200, size: 1 },
  { offset: 0.62, x: -12, y: -26, spin: 70, size: 1.14 },
  { offset: 0.82, x: 0, y: 0, spin: -8, size: 1 },
  { offset: 1, x: 0, y: 0, spin: 0, size: 1 },
];

export function tumbleOf(face: number, index: number): Keyframe[] {
  const side = index % 2 === 0 ? 1 : -1;
  return POSES.map(({ offset, x, y, spin, size }) => ({
    offset: offset > 0 && offset < 0.8 ? offset + index * 0.05 : offset,
    easing: offset === 0.42 ? 'ease-out' : 'ease-in',
    transform: `translate(${x * side}%, ${y}%) scale(${size}) rotateX(${spin}deg) rotateY(${spin * side * 0.8}deg) ${restOf(face)}`,
  }));
}
