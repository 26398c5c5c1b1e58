// Plays notes into any audio context, a real one or one that only reckons.
import { SCORE, type Note, type Sound, type Voice } from './score';

/** Nothing is above it: small speakers make harshness of what is. */
const CEILING = 5_200;
const ATTACK = 0.006;
const SILENCE = 0.0001;
/** Overtones of a soft bell: how high, how loud, how long against the first. */
const PARTIALS = [
  [1, 1, 1],
  [2, 0.32, 0.5],
  [3.01, 0.12, 0.28],
] as const;
const NOISE_SECONDS = 0.5;

type Player = (context: BaseAudioContext, out: AudioNode, note: Note, when: number) => void;

const VOICES: Readonly<Record<Voice, Player>> = {
  bell(context, out, note, when) {
    for (const [ratio, weight, length] of PARTIALS) {
      const part = { ...note, weight: note.weight * weight, length: note.length * length };
      tone(context, out, 'sine', part, when, ratio);
    }
  },
  wood: (context, out, note, when) => tone(context, out, 'sine', note, when),
  reed: (context, out, note, when) => tone(context, out, 'triangle', note, when),
  air(context, out, note, when) {
    const source = context.createBufferSource();
    source.buffer = noise(context);
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = 1.1;
    glide(band.frequency, note, when);
    source.connect(band).connect(swell(context, out, note, when));
    source.start(when);
    source.stop(when + note.length);
  },
};

/** Half the slider is to sound like half: hearing goes by ratios. */
export const loudnessOf = (volume: number): number => volume ** 2;

/** Puts the whole sound into `out`, beginning at `when`. `volume`: 0 to 1. */
export function play(context: BaseAudioContext, sound: Sound, volume: number, when = context.currentTime): void {
  const room = context.createBiquadFilter();
  room.type = 'lowpass';
  room.frequency.value = CEILING;
  const level = context.createGain();
  level.gain.value = loudnessOf(volume);
  room.connect(level).connect(context.destination);
  for (const note of SCORE[sound]) VOICES[note.voice](context, room, note, when + note.at);
}

function tone(
  context: BaseAudioContext,
  out: AudioNode,
  type: OscillatorType,
  note: Note,
  when: number,
  ratio = 1,
): void {
  const source = context.createOscillator();
  source.type = type;
  glide(source.frequency, note, when, ratio);
  source.connect(swell(context, out, note, when));
  source.start(when);
  source.stop(when + note.length);
}

function glide(param: AudioParam, { hertz, to, length }: Note, when: number, ratio = 1): void {
  param.setValueAtTime(hertz * ratio, when);
  if (to !== undefined) param.exponentialRampToValueAtTime(to * ratio, when + length);
}

/** Struck and dying: up at once, then down the way wood and metal go. */
function swell(context: BaseAudioContext, out: AudioNode, { weight, length }: Note, when: number): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, when);
  gain.gain.exponentialRampToValueAtTime(weight, when + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, when + length);
  gain.connect(out);
  return gain;
}

const breaths = new Map<number, AudioBuffer>();

/** The same breath each time: a sound is the same wherever it is made. */
function noise(context: BaseAudioContext): AudioBuffer {
  const breath = breaths.get(context.sampleRate) ?? breathe(context);
  breaths.set(context.sampleRate, breath);
  return breath;
}

function breathe(context: BaseAudioContext): AudioBuffer {
  const length = Math.floor(context.sampleRate * NOISE_SECONDS);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[index] = state / 2 ** 31;
  }
  return buffer;
}
