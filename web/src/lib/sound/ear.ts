// The loudspeaker: silent until the first touch, silent while nobody looks, but for "your turn".
import { setting } from '../settings.svelte';
import type { Sound } from './score';
import { playback, recordAll } from './tape';

const STEP = 0.22;
/** What comes after these would be far behind the picture, and tell nothing any more. */
const MOST = 5;

let context: AudioContext | null = null;

/** Browsers let a page sound only after a touch or a key. Returns the undo. */
export function listen(): () => void {
  const wake = (): void => {
    if (setting('sound') === 'off') return;
    context ??= new AudioContext({ latencyHint: 'interactive' });
    // Besides `suspended` there is `interrupted`: a phone call came in between.
    if (context.state !== 'running') void context.resume();
    // Without memory for them, sounds are played note by note.
    recordAll(context.sampleRate).catch(() => undefined);
  };
  const how = { passive: true, capture: true };
  if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) wake();
  addEventListener('pointerup', wake, how);
  addEventListener('keydown', wake, how);
  return () => {
    removeEventListener('pointerup', wake, how);
    removeEventListener('keydown', wake, how);
    void context?.suspend();
  };
}

/** How loud a sound is just now, 0 to 1. */
export function loudness(sound: Sound, hidden: boolean): number {
  if (setting('sound') === 'off' || (hidden && sound !== 'turn')) return 0;
  return Number(setting(sound === 'turn' ? 'turn' : 'effects')) / 100;
}

/** Sounds of one moment follow each other; they do not pile up. */
export function hear(sounds: readonly Sound[]): void {
  if (context === null) return;
  const hidden = document.visibilityState === 'hidden';
  const audible = sounds.filter((sound) => loudness(sound, hidden) > 0).slice(0, MOST);
  for (const [index, sound] of audible.entries()) {
    playback(context, sound, loudness(sound, hidden), context.currentTime + index * STEP);
  }
}

/** From the settings: just this sound, at once, as it would be. */
export function sample(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  playback(context, sound, loudness(sound, false));
}
