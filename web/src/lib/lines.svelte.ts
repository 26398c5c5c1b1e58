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

export class Lines {
  all = $state.raw<readonly Line[]>([]);
  #id = 0;
  #past = 0;

  tell(events: Told): void {
    if (events.length === 0) return;
    const told = events.map((event) => ({ id: ++this.#id, event }));
    this.all = [...this.all, ...told].slice(-KEPT);
  }

  /** The engine's own stack is nothing to read, though the log tells it. */
  remember(events: readonly GameEvent[]): void {
    const told = events.filter((event) => (event.type as string) !== 'stood');
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
