// The three heights at which a sheet rests on a phone, and which of them a drag, a key or its content leads to.
import { recall, remember } from './stored';

export const DETENTS = ['peek', 'half', 'full'] as const;
export type Detent = (typeof DETENTS)[number];

/** Parts of the window's height; the style sheet has the same (`Dialog.svelte`). */
const PARTS: Readonly<Record<Detent, number>> = { peek: 0.32, half: 0.6, full: 0.92 };
/** A flick faster than this, in pixels a millisecond, goes on to the next height. */
const FLICK = 0.5;
/** Dragged below this part of the lowest height it closes. */
const GONE = 0.55;

const isDetent = (found: string | null): found is Detent => DETENTS.some((each) => each === found);

/** Somebody's choice for sheets of this kind, else as much as the content asks for. */
export function opening(kind: string, content: number, tall: number): Detent {
  const kept = recall(`sheet.${kind}`);
  if (isDetent(kept)) return kept;
  return content <= tall * PARTS.half ? 'half' : 'full';
}

export const keepDetent = (kind: string, detent: Detent): void => remember(`sheet.${kind}`, detent);

export function beside(detent: Detent, steps: number): Detent {
  const at = DETENTS.indexOf(detent) + steps;
  return DETENTS[Math.max(0, Math.min(DETENTS.length - 1, at))] ?? detent;
}

/** Where a sheet comes to rest that is let go at a height; `speed` is upwards. Null: it closes. */
export function settled(height: number, window: number, speed: number): Detent | null {
  const part = height / window;
  if (Math.abs(speed) > FLICK) {
    const ways = speed > 0 ? DETENTS : [...DETENTS].reverse();
    const next = ways.find((each) => (speed > 0 ? PARTS[each] > part : PARTS[each] < part));
    return next ?? (speed > 0 ? 'full' : null);
  }
  if (part < PARTS.peek * GONE) return null;
  return DETENTS.reduce((near, each) => (Math.abs(PARTS[each] - part) < Math.abs(PARTS[near] - part) ? each : near));
}
