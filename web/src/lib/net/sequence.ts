// Versions in order: which frame shows the newest view, which events are the next of the film, and when to ask for a gap.
import type { GameEvent } from '../wire.gen';
import type { Frame } from './frames';

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
    return frame.you === undefined ? this.#pushed(frame) : this.#answered(frame);
  }

  #pushed(frame: Frame): Step {
    const show = this.shown === null || frame.v >= this.shown;
    if (show) this.shown = frame.v;
    if (this.seen !== null && frame.v <= this.seen) return { show, events: [], ask: false, cut: false };
    if (this.seen === null || frame.v === this.seen + 1) {
      this.seen = frame.v;
      return { show, events: [...(frame.events ?? []), ...this.#release()], ask: false, cut: false };
    }
    this.#held.push(frame);
    return { show, events: [], ask: true, cut: false };
  }

  /** The answer to a hello holds everything up to its version, or as much of it as the log gives back. */
  #answered(frame: Frame): Step {
    const show = this.shown === null || frame.v >= this.shown;
    if (show) this.shown = frame.v;
    const behind = this.seen !== null && frame.v > this.seen;
    const first = this.seen === null || behind;
    if (first) this.seen = frame.v;
    const cut = behind && frame.missed !== true;
    const events = first ? (frame.events ?? []) : [];
    return { show, events: [...events, ...this.#release()], ask: false, cut };
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
