// Versions in order: which frame shows the newest view, which events are the next of the film, and when to ask for a gap.
import type { GameEvent } from '../wire.gen';
import { isAnswer, type Frame } from './frames';

/** So many versions the log gives back. */
const MOST_MISSED = 50;

export interface Step {
  /** The view of this frame is the newest. */
  readonly show: boolean;
  /** Events that are next, in order. */
  readonly events: readonly GameEvent[];
  /** Versions are missing: say hello with `seen`. */
  readonly ask: boolean;
  /** More was missed than the log gives back: the film has a cut. */
  readonly cut: boolean;
}

export class Sequence {
  /** The newest version shown. */
  shown: number | null = null;
  /** The last version up to which every event was seen. */
  seen: number | null = null;
  #held: Frame[] = [];

  take(frame: Frame): Step {
    return isAnswer(frame) ? this.#answered(frame) : this.#pushed(frame);
  }

  #pushed(frame: Frame): Step {
    const show = this.#show(frame);
    const next = this.seen === null ? frame.v : this.seen + 1;
    if (frame.v < next || frame.again === true) return { show, events: [], ask: frame.v > next, cut: false };
    // The stored answer of a command that came again tells versions that may have been seen: the log knows better.
    if (frame.v > next || frame.missed === true) {
      this.#held.push(frame);
      return { show, events: [], ask: true, cut: false };
    }
    this.seen = frame.v;
    return { show, events: [...(frame.events ?? []), ...this.#release()], ask: false, cut: false };
  }

  #show({ v }: Frame): boolean {
    const newest = this.shown === null || v >= this.shown;
    if (newest) this.shown = v;
    return newest;
  }

  /** The answer to a hello holds everything up to its version, or nothing where the log gives no more back. */
  #answered(frame: Frame): Step {
    const show = this.#show(frame);
    const behind = this.seen === null ? 0 : frame.v - this.seen;
    const events = behind > 0 ? (frame.events ?? []) : [];
    this.seen = Math.max(this.seen ?? 0, frame.v);
    return { show, events: [...events, ...this.#release()], ask: false, cut: behind > MOST_MISSED };
  }

  #release(): GameEvent[] {
    const events: GameEvent[] = [];
    const waiting = this.#held.sort((a, b) => a.v - b.v);
    this.#held = [];
    for (const frame of waiting) {
      if (this.seen === null || frame.v <= this.seen) continue;
      if (frame.v !== this.seen + 1) {
        this.#held.push(frame);
        continue;
      }
      this.seen = frame.v;
      events.push(...(frame.events ?? []));
    }
    return events;
  }
}
