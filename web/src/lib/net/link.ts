// One table's connection: ticket, socket, hello, pings, and coming back whenever it was lost.
import { backoff } from './backoff';
import { isAnswer, parse, type AnyCommand, type Incoming, type Refused } from './frames';
import { Refusal } from './http';
import { Outbox, type Sent } from './outbox';

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
const PING_HIDDEN = 240_000;
const ANSWER_WITHIN = 8_000;
const OPEN_WITHIN = 10_000;

export class Link {
  readonly outbox: Outbox;
  /** The last version seen, which hello and pings report. */
  v: number | null = null;
  #socket: Socket | null = null;
  #failures = 0;
  #ready = false;
  #closed = false;
  #opening = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly deps: Deps,
    private readonly listener: Listener,
  ) {
    this.outbox = new Outbox(() => deps.newClient());
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
    const sent = this.outbox.put(command, turn, roll);
    if (sent === null) return false;
    if (this.#ready) this.#transmit(sent);
    return true;
  }

  chat(text: string): boolean {
    if (this.#ready) this.#send({ op: 'chat', table: this.table, text });
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
    const socket = this.deps.socket(url, ['freehold.v1', `tk.${ticket}`]);
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
    clearTimeout(this.#patience);
    const message = parse(text);
    if (message === null) return;
    if (message.op === 'refused' && !this.#stays(message)) return;
    const first = message.op === 'frame' && isAnswer(message);
    if (first) this.#welcome();
    this.listener.incoming(message);
    if (first && this.outbox.pending !== null) this.#transmit(this.outbox.pending);
  }

  /** A connection that was ended, or whose hello was refused, is no use any more. */
  #stays({ refused, why, ack }: Refused): boolean {
    if (refused === 'UNAUTHENTICATED' || (refused === 'SLOW_DOWN' && !this.#ready)) {
      this.#lost();
      return false;
    }
    if (this.#ready || ack !== undefined) return true;
    this.close();
    this.listener.failed(new Refusal(0, refused, why ?? ''));
    return false;
  }

  /** The answer to hello: from here on the server pushes, and what was under way is sent again. */
  #welcome(): void {
    this.#ready = true;
    this.#failures = 0;
    this.listener.status('online', 0);
    this.ping();
  }

  #transmit({ client, n, command, turn, roll }: Sent): void {
    this.#send({ op: 'play', table: this.table, client, n, turn, roll, command });
    this.#expectAnswer();
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
    const hidden = globalThis.document.visibilityState === 'hidden';
    this.#ping = setTimeout(() => this.ping(), hidden ? PING_HIDDEN : PING_EVERY);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    clearTimeout(this.#ping);
    clearTimeout(this.#patience);
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
