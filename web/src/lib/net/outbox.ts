// Commands on their way: numbered (client, n), one at a time, sent again under the same number until answered.
import { backoff } from './backoff';
import type { AnyCommand } from './frames';

export interface Sent {
  readonly client: string;
  readonly n: number;
  readonly command: AnyCommand;
  readonly turn: number;
  readonly roll: number;
}

/** The connection as the outbox needs it. */
export interface Way {
  send(sent: Sent): void;
  /** Twice no answer: this connection carries nothing. */
  dead(): void;
}

export interface Chance {
  newClient(): string;
  random(): number;
}

const ANSWER_WITHIN = 8_000;
/** Sendings of one command over one connection that stay without an answer. */
const MOST_SILENT = 2;
/** Refusals of a command in a row that say only: not now. */
const MOST_PUT_OFF = 6;
/** Refusals after which the same frame may be sent again, and how long to leave the server alone at the least. */
const PUT_OFF: Readonly<Record<string, number>> = { BUSY: 0, FAULT: 500, SLOW_DOWN: 1_000 };

export const isPutOff = (code: string): boolean => code in PUT_OFF;

export class Outbox {
  #client: string;
  #next = 1;
  #pending: Sent | null = null;
  #open = false;
  #silent = 0;
  #putOff = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly chance: Chance,
    private readonly way: Way,
  ) {
    this.#client = chance.newClient();
  }

  get pending(): Sent | null {
    return this.#pending;
  }

  /** Null while another command is under way. */
  put(command: AnyCommand, turn: number, roll: number): Sent | null {
    if (this.#pending !== null) return null;
    this.#pending = { client: this.#client, n: this.#next++, command, turn, roll };
    this.#putOff = 0;
    this.#begin();
    return this.#pending;
  }

  /** There is a connection that takes commands: what is under way goes out again. */
  opened(): void {
    this.#open = true;
    this.#begin();
  }

  closed(): void {
    this.#open = false;
    clearTimeout(this.#timer);
  }

  /** True when this answer settles the command under way. */
  settle(ack: number | undefined): boolean {
    if (ack === undefined || this.#pending?.n !== ack) return false;
    this.#forget();
    return true;
  }

  /** As `settle`, for a refusal: it used up no number, so the next command takes the same. */
  refuse(ack: number | undefined, code: string): boolean {
    if (!this.settle(ack)) return false;
    if (code !== 'DONE') this.#next -= 1;
    return true;
  }

  /** True when this refusal only puts off the command under way: it is sent again after a while. */
  putOff(ack: number | undefined, code: string): boolean {
    const wait = PUT_OFF[code];
    // A fault may not know whose frame it was; to send again what was carried out does no harm.
    const mine = this.#pending !== null && (ack === this.#pending.n || (ack === undefined && code === 'FAULT'));
    if (wait === undefined || !mine || this.#putOff >= MOST_PUT_OFF) return false;
    this.#putOff += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#begin(), wait + backoff(this.#putOff, this.chance.random()));
    return true;
  }

  /** The server no longer knows this client (`resync`): nothing was applied, so begin anew under a new name. */
  restart(): void {
    this.#client = this.chance.newClient();
    this.#next = 1;
    this.#forget();
  }

  #forget(): void {
    this.#pending = null;
    clearTimeout(this.#timer);
  }

  #begin(): void {
    this.#silent = 0;
    this.#transmit();
  }

  /** Only its own acknowledgement or refusal ends the wait: whatever else comes says nothing about this command. */
  #transmit(): void {
    clearTimeout(this.#timer);
    if (!this.#open || this.#pending === null) return;
    this.way.send(this.#pending);
    this.#timer = setTimeout(() => this.#unanswered(), ANSWER_WITHIN);
  }

  #unanswered(): void {
    this.#silent += 1;
    if (this.#silent < MOST_SILENT) this.#transmit();
    else this.way.dead();
  }
}

/** 64 random bits made at page load: two tabs of one session are two clients. */
export function newClient(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
