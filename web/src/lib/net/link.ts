// One table's connection: ticket, socket, hello, pings, and coming back whenever it was lost.
import { backoff } from './backoff';
import { isAnswer, parse, type AnyCommand, type Incoming, type Refused, type Words } from './frames';
import { Refusal } from './http';
import { isPutOff, Outbox, type Sent } from './outbox';

/** What this page speaks: a server that no longer does says so when it is asked for a ticket. */
export const PROTOCOL = 'freehold.v1';

export type Status = 'connecting' | 'online' | 'lost' | 'closed';

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  /** 1: open. Later than that the browser drops what is sent, and complains. */
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

export interface Deps {
  ticket(table: string): Promise<{ ticket: string; url: string }>;
  socket(url: string, protocols: string[]): Socket;
  now(): number;
  random(): number;
  newClient(): string;
}

export interface Listener {
  incoming(message: Incoming): void;
  status(status: Status, failures: number): void;
  /** The table cannot be reached by trying again: no such table, no session, no room. */
  failed(error: unknown): void;
}

const OPEN = 1;
const PING_EVERY = 60_000;
/** Where nothing runs out: often enough for the gateway, which ends what is silent for ten minutes. */
const PING_IDLE = 240_000;
/** The gateway ends every connection after two hours; ours goes before, not all at once. */
const RENEW_AFTER = 105 * 60_000;
const RENEW_SPREAD = 10 * 60_000;
const ANSWER_WITHIN = 8_000;
/** A connection that was ended sooner counts as failed: many tabs at one table would throw each other out in a circle. */
const STEADY_AFTER = 10_000;
const OPEN_WITHIN = 10_000;

export class Link {
  readonly outbox: Outbox;
  /** The last version seen, which hello and pings report. */
  v: number | null = null;
  /** A game runs: its clocks are worth a ping a minute. */
  lively = true;
  #socket: Socket | null = null;
  #failures = 0;
  #ready = false;
  #closed = false;
  #opening = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  #renewal: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly deps: Deps,
    private readonly listener: Listener,
  ) {
    this.outbox = new Outbox(deps, { send: (sent) => this.#transmit(sent), dead: () => this.#lost() });
  }

  open(): void {
    clearTimeout(this.#retry);
    if (this.#closed || this.#opening || this.#socket !== null) return;
    this.#opening = true;
    this.listener.status('connecting', this.#failures);
    void this.deps.ticket(this.table).then(
      ({ ticket, url }) => this.#connect(url, ticket),
      (error: unknown) => this.#noTicket(error),
    );
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    clearTimeout(this.#retry);
    this.listener.status('closed', 0);
  }

  /** Something hints that the connection may be stale: the page is visible again, the network is back, a clock ran out. */
  poke(): void {
    if (this.#ready) this.ping();
    else if (this.#socket === null) this.open();
  }

  play(command: AnyCommand, turn: number, roll: number): boolean {
    return this.outbox.put(command, turn, roll) !== null;
  }

  chat(words: Words): boolean {
    if (this.#ready) this.#send({ op: 'chat', table: this.table, ...words });
    return this.#ready;
  }

  hello(): void {
    this.#send({ op: 'hello', table: this.table, v: this.v });
    this.#expectAnswer();
  }

  ping(): void {
    this.#send({ op: 'ping', table: this.table, t: this.deps.now(), v: this.v ?? 0 });
    this.#expectAnswer();
    this.#schedulePing();
  }

  #connect(url: string, ticket: string): void {
    this.#opening = false;
    if (this.#closed) return;
    const socket = this.deps.socket(url, [PROTOCOL, `tk.${ticket}`]);
    this.#socket = socket;
    this.#expectAnswer(OPEN_WITHIN);
    socket.onopen = () => {
      if (this.#socket === socket) this.hello();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket && typeof data === 'string') this.#receive(data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #receive(text: string): void {
    const message = parse(text);
    if (message === null) return;
    clearTimeout(this.#patience);
    if (message.op === 'refused' && !this.#concerns(message)) return;
    const first = message.op === 'frame' && isAnswer(message);
    if (first) this.#welcome();
    this.listener.incoming(message);
    // What the answer has acknowledged already is not sent again.
    if (first) this.outbox.opened();
  }

  /** Is this refusal for people to hear of? A connection that was ended, or whose hello was refused, is no use any more. */
  #concerns({ refused, why, ack }: Refused): boolean {
    if (refused === 'UNAUTHENTICATED' || (isPutOff(refused) && !this.#ready)) {
      this.#lost();
      return false;
    }
    if (this.outbox.putOff(ack, refused)) return false;
    if (this.#ready || ack !== undefined) return true;
    this.close();
    this.listener.failed(new Refusal(0, refused, why ?? ''));
    return false;
  }

  /** The answer to hello: from here on the server pushes, and what was under way is sent again. */
  #welcome(): void {
    if (!this.#ready) this.#settled();
    this.listener.status('online', 0);
    this.ping();
  }

  /** The first answer over this socket: later ones only fill gaps, and the socket is no younger for them. */
  #settled(): void {
    this.#ready = true;
    this.#steady = setTimeout(() => (this.#failures = 0), STEADY_AFTER);
    this.#renewal = setTimeout(() => this.#renew(), RENEW_AFTER + this.deps.random() * RENEW_SPREAD);
  }

  /** Another socket in good time, while nobody waits for this one. */
  #renew(): void {
    this.#drop();
    this.open();
  }

  #transmit({ client, n, command, turn, roll }: Sent): void {
    this.#send({ op: 'play', table: this.table, client, n, turn, roll, command });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Silence after a question means a dead connection, whatever the socket believes. */
  #expectAnswer(within = ANSWER_WITHIN): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#lost(), within);
  }

  #schedulePing(): void {
    clearTimeout(this.#ping);
    const seen = globalThis.document.visibilityState !== 'hidden';
    this.#ping = setTimeout(() => this.ping(), seen && this.lively ? PING_EVERY : PING_IDLE);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    this.outbox.closed();
    clearTimeout(this.#ping);
    clearTimeout(this.#patience);
    clearTimeout(this.#renewal);
    clearTimeout(this.#steady);
    socket?.close();
  }

  #lost(): void {
    this.#drop();
    this.#again();
  }

  #noTicket(error: unknown): void {
    this.#opening = false;
    const status = (error as { status?: number }).status;
    if (status !== undefined && status >= 400 && status < 500 && status !== 429) {
      this.#closed = true;
      this.listener.failed(error);
      return;
    }
    this.#again();
  }

  #again(): void {
    if (this.#closed) return;
    this.#failures += 1;
    this.listener.status('lost', this.#failures);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), backoff(this.#failures, this.deps.random()));
  }
}
