// How a token goes: the keyframes of its way, as offsets from where it stands, in percent of the board's width.
import type { Spot } from '../place';

/** A piece is lifted between two squares, and a little more on a long way. */
const LIFT = 3.2;
const GLIDE = 1.25;

/** `spots`: the way, from where it stands to where it will stand. */
export function stepsOf(spots: readonly Spot[], hopping: boolean, still: boolean): Keyframe[] {
  const [first] = spots;
  const last = spots.at(-1);
  if (first === undefined || last === undefined) return [];
  if (still) return faded(first, last);
  if (!hopping) return glided(first, last);
  return spots.flatMap((spot, index) => {
    const next = spots[index + 1];
    const here = { transform: at(first, spot, index === 0 ? first.size : spot.size), easing: 'ease-out' };
    if (next === undefined) return [here];
    const between = { x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2 - LIFT };
    return [here, { transform: at(first, between, next.size * 1.12), easing: 'ease-in' }];
  });
}

function glided(first: Spot, last: Spot): Keyframe[] {
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  return [
    { transform: at(first, first, first.size), easing: 'ease-in' },
    { transform: at(first, middle, first.size * GLIDE), easing: 'ease-out' },
    { transform: at(first, last, last.size) },
  ];
}

/** It is gone here and there it is: between the two nothing is seen, so nothing is seen to move. */
function faded(first: Spot, last: Spot): Keyframe[] {
  const here = at(first, first, first.size);
  const there = at(first, last, last.size);
  return [
    { transform: here, opacity: 1 },
    { transform: here, opacity: 0, offset: 0.5 },
    { transform: there, opacity: 0, offset: 0.5 },
    { transform: there, opacity: 1 },
  ];
}

function at(from: Spot, to: { x: number; y: number }, size: number): string {
  const [x, y] = [to.x - from.x, to.y - from.y].map((each) => each.toFixed(3));
  return `translate(calc(-50% + ${x}cqi), calc(-50% + ${y}cqi)) scale(${(size / from.size).toFixed(3)})`;
}
