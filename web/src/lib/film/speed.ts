// How fast the next shot must run so that every frame's film is over in time, however many wait behind it.
import { lengthOf } from './director';
import type { Scene } from './shots';

/** One frame's film on its way. */
export interface Reel {
  scenes: Scene[];
  /** When its film must be over. */
  readonly due: number;
}

/** Films that wait behind the running one make it run faster; more than these are not shown any more. */
const MOST_WAITING = 5;
const CATCH_UP = [1, 0.6, 0.4, 0.3, 0.3, 0.3];
/** Faster than this nobody sees anything. */
const LEAST = 0.12;
/** Timers come late, never early. */
const MARGIN = 200;

export const dueOf = (now: number, longest: number): number => now + longest - Math.min(MARGIN, longest / 10);

/** The part of its planned time that a shot is given; 0: there is no time left, so jump. */
export function speedOf(reels: readonly Reel[], now: number): number {
  const waiting = reels.length - 1;
  if (waiting > MOST_WAITING) return 0;
  let speed = CATCH_UP[waiting] ?? 0;
  let planned = 0;
  for (const { scenes, due } of reels) {
    planned += lengthOf(scenes);
    if (planned > 0) speed = Math.min(speed, (due - now) / planned);
  }
  return speed < LEAST ? 0 : speed;
}
