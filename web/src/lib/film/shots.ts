// What the film is made of: a shot is one event as it is seen, a scene an event with how the table looks after it.
import type { GameEvent, View } from '../wire.gen';

/** How an event is seen: each look is drawn by one layer over the board. */
export type Look = 'dice' | 'hop' | 'slide' | 'money' | 'card' | 'flash' | 'note';

export type Cue = 'dice' | 'hop' | 'money' | 'card' | 'build' | 'auction' | 'jail' | 'turn' | 'win' | 'lose';

export interface Shot {
  readonly event: GameEvent;
  readonly look: Look;
  /** How long it takes as planned; what is played may have been squeezed. */
  readonly millis: number;
  /** Whose doing it is: the colour of a flash, the token that moves. */
  readonly seat: number | null;
  /** The squares a token comes through, the first being where it stands. */
  readonly path: readonly number[];
  /** The squares that flash. */
  readonly squares: readonly number[];
  /** Fades and text alone: nothing moves. */
  readonly still: boolean;
  /** What it changes shows at its end, not at its beginning. */
  readonly late: boolean;
  readonly cue: Cue | null;
}

export interface Scene {
  /** Null: here the film has a cut. */
  readonly event: GameEvent | null;
  readonly shot: Shot | null;
  /** The table after it. */
  readonly view: View;
}

export interface Pace {
  /** 0: no film, the board jumps. */
  readonly factor: number;
  readonly still: boolean;
}

export type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
