// What each sound is made of: struck wood, soft bells, paper, each note with its time, pitch and weight.

export type Sound =
  | 'dice'
  | 'hop'
  | 'income'
  | 'expense'
  | 'card'
  | 'build'
  | 'bid'
  | 'gavel'
  | 'jail'
  | 'turn'
  | 'win'
  | 'lose'
  | 'chat';

/** `bell`: a tone with overtones that die first. `wood`: a short tone that falls. `air`: breath round a pitch. */
export type Voice = 'bell' | 'wood' | 'air' | 'reed';

export interface Note {
  readonly voice: Voice;
  /** Seconds from the beginning. */
  readonly at: number;
  readonly length: number;
  readonly hertz: number;
  /** Where the pitch goes to; without it stays. */
  readonly to?: number;
  /** 1 is the loudest a single note may be. */
  readonly weight: number;
}

/** Semitones from the A that orchestras tune to. */
const pitch = (semitones: number): number => 440 * 2 ** (semitones / 12);

const D4 = pitch(-7);
const F4 = pitch(-4);
const FIS4 = pitch(-3);
const A4 = pitch(0);
const D5 = pitch(5);
const E5 = pitch(7);
const FIS5 = pitch(9);
const A5 = pitch(12);
const D6 = pitch(17);

const bell = (at: number, hertz: number, weight = 0.5, length = 0.7): Note => ({
  voice: 'bell',
  at,
  hertz,
  weight,
  length,
});

/** Two bodies that meet: a knock that falls, and the click of the surface. */
const knock = (at: number, hertz: number, weight = 0.6, length = 0.09): Note[] => [
  { voice: 'wood', at, hertz, to: hertz * 0.62, weight, length },
  { voice: 'air', at, hertz: hertz * 6, weight: weight * 0.5, length: length * 0.35 },
];

const reed = (at: number, hertz: number, weight: number, length: number): Note => ({
  voice: 'reed',
  at,
  hertz,
  weight,
  length,
});

/** Two dice come to rest: each touch is nearer to the last and weaker, the way bouncing goes. */
const touches = [0, 0.09, 0.17, 0.23, 0.29, 0.34, 0.38];
const dice = touches.flatMap((at, index) => knock(at, index % 2 === 0 ? 330 : 392, 0.6 * 0.86 ** index, 0.06));

export const SCORE: Readonly<Record<Sound, readonly Note[]>> = {
  dice,
  hop: knock(0, 440, 0.34, 0.07),
  income: [bell(0, A4, 0.3, 0.5), bell(0.07, D5, 0.34, 0.55), bell(0.14, FIS5, 0.36, 0.7)],
  expense: [bell(0, E5, 0.32, 0.4), bell(0.1, A4, 0.34, 0.55)],
  card: [{ voice: 'air', at: 0, hertz: 900, to: 3_600, weight: 0.4, length: 0.17 }, ...knock(0.16, 260, 0.3, 0.06)],
  build: [...knock(0, 210, 0.66, 0.1), ...knock(0.17, 236, 0.72, 0.1), bell(0.3, A5, 0.22, 0.6)],
  bid: [bell(0, A5, 0.3, 0.35), ...knock(0, 520, 0.2, 0.05)],
  gavel: [...knock(0, 150, 0.9, 0.14), ...knock(0.2, 140, 0.95, 0.18)],
  jail: [...knock(0, 96, 0.9, 0.24), bell(0.02, pitch(-19), 0.4, 0.9), bell(0.02, pitch(-13), 0.22, 0.7)],
  turn: [bell(0, D5, 0.46, 0.6), bell(0.15, A5, 0.5, 0.9)],
  win: [
    ...[D4, FIS4, A4, D5, FIS5].map((hertz, index) => bell(index * 0.11, hertz, 0.28, 0.7)),
    ...[D4, A4, FIS5, D6].map((hertz) => bell(0.62, hertz, 0.16, 1.6)),
  ],
  lose: [reed(0, A4, 0.26, 0.5), reed(0.3, F4, 0.28, 0.6), reed(0.64, D4, 0.32, 1)],
  chat: [{ voice: 'wood', at: 0, hertz: 620, to: 880, weight: 0.32, length: 0.11 }],
};

/** Seconds until the last note has died. */
export const lengthOf = (sound: Sound): number => Math.max(...SCORE[sound].map(({ at, length }) => at + length));
