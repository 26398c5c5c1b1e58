// What has been told so far, oldest first: what was before this page was opened, and each event once the film has shown it.
import type { GameEvent } from './wire.gen';

export interface Line {
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

  tell(events: Told): void {
    if (events.length > 0) this.all = [...this.all, ...this.#numbered(events)].slice(-KEPT);
  }

  /** The engine's own stack is nothing to read, though the log tells it. */
  remember(events: readonly GameEvent[]): void {
    const told = events.filter((event) => (event.type as string) !== 'stood');
    this.all = [...this.#numbered(told), ...this.all].slice(-KEPT);
  }

  /** The last throw, as far as this page has seen it. */
  get thrown(): Rolled | null {
    const rolled = this.all.findLast((line) => line.event?.type === 'rolled')?.event;
    return rolled?.type === 'rolled' ? rolled : null;
  }

  #numbered(events: Told): Line[] {
    return events.map((event) => ({ id: ++this.#id, event }));
  }
}
