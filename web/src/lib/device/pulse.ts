// One short pulse when it is your move, on devices that can and for people who want it.
import { setting } from '../settings.svelte';

const MILLIS = 60;

/** Desktop browsers say that they can, and nothing moves. */
export const canPulse = (): boolean => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;

export function pulse(): void {
  // Before the first touch the browser refuses it, and complains.
  if (canPulse() && setting('haptics') === 'on' && navigator.userActivation.hasBeenActive) navigator.vibrate(MILLIS);
}
