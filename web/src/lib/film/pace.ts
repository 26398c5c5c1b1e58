// How fast the film runs on this device, and whether anything may move.
import { setting } from '../settings.svelte';
import type { Pace } from './shots';

const FACTORS = { normal: 1, fast: 0.5, off: 0 } as const;

let device: MediaQueryList | undefined;

export function still(): boolean {
  const motion = setting('motion');
  if (motion !== 'system') return motion === 'reduced';
  device ??= globalThis.matchMedia('(prefers-reduced-motion: reduce)');
  return device.matches;
}

export const pace = (): Pace => ({ factor: FACTORS[setting('film')], still: still() });
