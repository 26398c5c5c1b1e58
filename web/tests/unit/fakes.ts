// A server to talk to in unit tests: it says what the test tells it to say, and keeps what it was told.
import type { Deps, Socket } from '../../src/lib/net/link';

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;
  readyState = 1;

  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  ops(op: string): Record<string, unknown>[] {
    return this.sent.filter((each) => each.op === op);
  }
}

export class FakeServer implements Deps {
  readonly sockets: FakeSocket[] = [];
  ticket = (): Promise<{ ticket: string; url: string }> => Promise.resolve({ ticket: 'abc', url: 'ws://here/socket' });
  #clients = 0;

  socket(url: string, protocols: string[]): Socket {
    const socket = new FakeSocket(url, protocols);
    this.sockets.push(socket);
    return socket;
  }

  now(): number {
    return Date.now();
  }

  random(): number {
    return 0.5;
  }

  newClient(): string {
    this.#clients += 1;
    return `client-${this.#clients}`;
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nobody has connected');
    return socket;
  }
}
