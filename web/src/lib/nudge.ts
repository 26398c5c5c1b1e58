// A short pulse when it is your move, on devices that can and for people who want it.
import { recall, remember } from './stored';

const MILLIS = 60;

export const canPulse = (): boolean => 'vibrate' in navigator;

export const pulses = (): boolean => recall('pulse') !== 'off';

export const setPulses = (on: boolean): void => remember('pulse', on ? 'on' : 'off');

export function pulse(): void {
  // Before the first touch the browser refuses it, and complains.
  if (canPulse() && pulses() && navigator.userActivation.hasBeenActive) navigator.vibrate(MILLIS);
}
