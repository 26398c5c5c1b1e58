// Commands on their way: numbered (client, n), one at a time, sent again under the same number until answered.
import type { AnyCommand } from './frames';

export interface Sent {
  readonly client: string;
  readonly n: number;
  readonly command: AnyCommand;
  readonly turn: number;
  readonly roll: number;
}

export class Outbox {
  #client: string;
  #next = 1;
  #pending: Sent | null = null;

  constructor(private readonly makeClient: () => string) {
    this.#client = makeClient();
  }

  get pending(): Sent | null {
    return this.#pending;
  }

  /** Null while another command is under way. */
  put(command: AnyCommand, turn: number, roll: number): Sent | null {
    if (this.#pending !== null) return null;
    this.#pending = { client: this.#client, n: this.#next++, command, turn, roll };
    return this.#pending;
  }

  /** True when this answer settles the command under way. */
  settle(ack: number | undefined): boolean {
    if (ack === undefined || this.#pending?.n !== ack) return false;
    this.#pending = null;
    return true;
  }

  /** As `settle`, for a refusal: it used up no number, so the next command takes the same. */
  refuse(ack: number | undefined, code: string): boolean {
    if (!this.settle(ack)) return false;
    if (code !== 'DONE') this.#next -= 1;
    return true;
  }

  /** The server no longer knows this client (`resync`): nothing was applied, so begin anew under a new name. */
  restart(): void {
    this.#client = this.makeClient();
    this.#next = 1;
    this.#pending = null;
  }
}

/** 64 random bits made at page load: two tabs of one session are two clients. */
export function newClient(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
