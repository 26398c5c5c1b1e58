// One short pulse when it is your move, on devices that can and for people who want it.
import { setting } from '../settings.svelte';

const MILLIS = 60;

export const canPulse = (): boolean => 'vibrate' in navigator;

export function pulse(): void {
  // Before the first touch the browser refuses it, and complains.
  if (canPulse() && setting('haptics') === 'on' && navigator.userActivation.hasBeenActive) navigator.vibrate(MILLIS);
}
