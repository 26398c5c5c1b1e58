// The server's clock as seen from here: the best of the last few round trips decides.

interface Sample {
  readonly offset: number;
  readonly trip: number;
}

const KEPT = 8;

export class ServerClock {
  #samples: Sample[] = [];
  #guess = 0;

  constructor(private readonly local: () => number) {}

  /** A frame's own time: at most one journey old, good enough until the first round trip. */
  hint(serverNow: number): void {
    if (this.#samples.length === 0) this.#guess = serverNow - this.local();
  }

  /** A ping sent at `sent` (local) that came back just now with the server's time. */
  sample(sent: number, serverNow: number): void {
    const arrived = this.local();
    const trip = Math.max(0, arrived - sent);
    this.#samples = [...this.#samples, { offset: serverNow + trip / 2 - arrived, trip }].slice(-KEPT);
  }

  now(): number {
    return this.local() + this.offset();
  }

  offset(): number {
    const best = this.#samples.reduce<Sample | null>((a, b) => (a === null || b.trip < a.trip ? b : a), null);
    return best?.offset ?? this.#guess;
  }
}
