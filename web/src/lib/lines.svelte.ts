// What has been told so far, oldest first: what was before this page was opened, and each event once the film has shown it.
import type { GameEvent } from './wire.gen';

export interface Line {
  /** Rising; what was before this page was opened is below zero, however late it comes. */
  readonly id: number;
  /** Null: here the film has a cut. */
  readonly event: GameEvent | null;
}

export type Rolled = Extract<GameEvent, { type: 'rolled' }>;

export type Told = readonly (GameEvent | null)[];

const KEPT = 400;
/** Its own stack; and that a rent has fallen due, which nothing may hint at (GC-48). */
const UNTOLD = /^(stood|rent_fell_due|rents_closed)$/;

export class Lines {
  all = $state.raw<readonly Line[]>([]);
  #id = 0;
  #past = 0;

  tell(events: Told): void {
    if (events.length === 0) return;
    const told = events.map((event) => ({ id: ++this.#id, event }));
    this.all = [...this.all, ...told].slice(-KEPT);
  }

  /** What only the engine knows is nothing to read, though the log tells it. */
  remember(events: readonly GameEvent[]): void {
    const told = events.filter((event) => !UNTOLD.test(event.type));
    this.#past -= told.length;
    const past = told.map((event, index) => ({ id: this.#past + index, event }));
    this.all = [...past, ...this.all].slice(-KEPT);
  }

  /** The last throw, as far as this page has seen it. */
  get thrown(): Rolled | null {
    const rolled = this.all.findLast((line) => line.event?.type === 'rolled')?.event;
    return rolled?.type === 'rolled' ? rolled : null;
  }
}
