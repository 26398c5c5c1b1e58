// Each sound played once into memory: to hear it again takes two nodes, where its notes take dozens.
import { lengthOf, SCORE, type Sound } from './score';
import { loudnessOf, play } from './synth';

/** Filters ring a little longer than the last note. */
const REST = 0.05;
const tapes = new Map<Sound, AudioBuffer>();
let recording = false;

/** One after the other, each in a moment of its own: nobody waits for them. */
export async function recordAll(rate: number): Promise<void> {
  if (recording) return;
  recording = true;
  for (const sound of Object.keys(SCORE) as Sound[]) {
    await new Promise((then) => setTimeout(then));
    const studio = new OfflineAudioContext(1, Math.ceil(rate * (lengthOf(sound) + REST)), rate);
    play(studio, sound, 1, 0);
    tapes.set(sound, await studio.startRendering());
  }
}

/** Plays it from memory, or, before it is there, note by note. */
export function playback(context: BaseAudioContext, sound: Sound, volume: number, when = context.currentTime): void {
  const tape = tapes.get(sound);
  if (tape === undefined) return play(context, sound, volume, when);
  const source = context.createBufferSource();
  source.buffer = tape;
  const level = context.createGain();
  level.gain.value = loudnessOf(volume);
  source.connect(level).connect(context.destination);
  source.start(when);
}
