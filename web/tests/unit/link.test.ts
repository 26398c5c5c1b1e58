import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../src/lib/net/http';
import type { Incoming } from '../../src/lib/net/frames';
import { Link, type Status } from '../../src/lib/net/link';
import { FakeServer, type FakeSocket } from './fakes';

const you = { seat: 0, role: 'player', host: true };
const welcome = { op: 'frame', v: 7, now: 0, events: [], view: {}, options: [], you, ruleset: 'hash' };

describe('a link', () => {
  let server: FakeServer;
  let heard: Incoming[];
  let states: Status[];
  let failures: unknown[];
  let link: Link;

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    heard = [];
    states = [];
    failures = [];
    link = new Link('tbl', server, {
      incoming: (message) => heard.push(message),
      status: (status) => states.push(status),
      failed: (error) => failures.push(error),
    });
  });

  afterEach(() => vi.useRealTimers());

  async function connect(): Promise<FakeSocket> {
    link.open();
    await vi.advanceTimersByTimeAsync(0);
    const socket = server.last;
    socket.onopen?.();
    socket.says(welcome);
    return socket;
  }

  it('opens with the ticket among the protocols, says hello and then pings', async () => {
    const socket = await connect();
    expect(socket.protocols).toEqual(['freehold.v1', 'tk.abc']);
    expect(socket.sent[0]).toEqual({ op: 'hello', table: 'tbl', v: null });
    expect(socket.ops('ping')).toHaveLength(1);
    expect(states).toEqual(['connecting', 'online']);
  });

  it('pings every minute with the latest version', async () => {
    const socket = await connect();
    socket.says({ op: 'pong', t: 0, now: 0, v: 7 });
    link.v = 9;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.ops('ping').at(-1)).toMatchObject({ v: 9 });
  });

  it('has one command under way', async () => {
    const socket = await connect();
    expect(link.play({ do: 'roll' }, 3, 4)).toBe(true);
    expect(link.play({ do: 'roll' }, 3, 4)).toBe(false);
    expect(socket.ops('play')).toEqual([
      { op: 'play', table: 'tbl', client: 'client-1', n: 1, turn: 3, roll: 4, command: { do: 'roll' } },
    ]);
  });

  it('sends an unanswered command again under the same number after a reconnect', async () => {
    const first = await connect();
    link.play({ do: 'roll' }, 3, 4);
    first.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(2_000);
    const second = server.last;
    expect(second).not.toBe(first);
    second.onopen?.();
    expect(second.ops('play')).toHaveLength(0);
    second.says(welcome);
    expect(second.ops('play')).toEqual(first.ops('play'));
  });

  it('does not repeat what the answer to hello already acknowledged', async () => {
    const first = await connect();
    link.play({ do: 'roll' }, 3, 4);
    link.outbox.settle(1);
    first.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(2_000);
    server.last.onopen?.();
    server.last.says(welcome);
    expect(server.last.ops('play')).toHaveLength(0);
  });

  it('gives a silent connection up', async () => {
    const socket = await connect();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(socket.closed).toBe(true);
    expect(states.at(-1)).toBe('lost');
  });

  it('waits longer after each failure and comes back at once when poked', async () => {
    server.ticket = () => Promise.reject(new TypeError('no network'));
    link.open();
    await vi.advanceTimersByTimeAsync(60_000);
    const tries = states.filter((state) => state === 'connecting').length;
    expect(tries).toBeGreaterThan(4);
    expect(tries).toBeLessThan(20);
    server.ticket = () => Promise.resolve({ ticket: 'abc', url: 'ws://here/socket' });
    link.poke();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.sockets).toHaveLength(1);
  });

  it('does not try again where there is no such table', async () => {
    const error = new Refusal(404, 'NO_TABLE', '');
    server.ticket = () => Promise.reject(error);
    link.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failures).toEqual([error]);
    expect(states.filter((state) => state === 'connecting')).toHaveLength(1);
  });

  it('connects anew when the server no longer knows the connection', async () => {
    const first = await connect();
    first.says({ op: 'refused', refused: 'UNAUTHENTICATED', why: '' });
    expect(first.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.sockets).toHaveLength(2);
  });

  it('gives up where hello is refused', async () => {
    link.open();
    await vi.advanceTimersByTimeAsync(0);
    server.last.onopen?.();
    server.last.says({ op: 'refused', refused: 'PRIVATE', why: 'Nobody may watch this table.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sockets).toHaveLength(1);
    expect(failures[0]).toMatchObject({ code: 'PRIVATE' });
  });

  it('overhears what is no frame of ours', async () => {
    const socket = await connect();
    socket.says({ message: 'Internal server error' });
    expect(heard).toHaveLength(1);
  });

  it('connects anew when hello meets a fault', async () => {
    link.open();
    await vi.advanceTimersByTimeAsync(0);
    server.last.onopen?.();
    server.last.says({ op: 'refused', refused: 'FAULT', why: '' });
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.sockets).toHaveLength(2);
  });

  it('F33: connects anew before the gateway ends the connection', async () => {
    const first = await connect();
    const heart = setInterval(() => first.says({ op: 'pong', t: 0, now: 0, v: 7 }), 1_000);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    // Another hello, to fill a gap, makes the socket no younger.
    first.says(welcome);
    await vi.advanceTimersByTimeAsync(44 * 60_000);
    expect(server.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6 * 60_000 + 1_000);
    clearInterval(heart);
    expect(server.sockets).toHaveLength(2);
    expect(first.closed).toBe(true);
    expect(states).not.toContain('lost');
  });

  it('comes back ever later when it is thrown out again and again', async () => {
    await connect();
    for (let time = 0; time < 8; time += 1) {
      server.last.onclose?.({ code: 1001 });
      await vi.advanceTimersByTimeAsync(9_000);
      server.last.onopen?.();
      server.last.says(welcome);
    }
    server.last.onclose?.({ code: 1001 });
    const before = server.sockets.length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.sockets).toHaveLength(before);
  });

  it('pings rarely where no clock runs', async () => {
    const socket = await connect();
    link.lively = false;
    socket.says({ op: 'pong', t: 0, now: 0, v: 7 });
    link.ping();
    socket.says({ op: 'pong', t: 0, now: 0, v: 7 });
    const before = socket.ops('ping').length;
    await vi.advanceTimersByTimeAsync(200_000);
    expect(socket.ops('ping')).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(socket.ops('ping')).toHaveLength(before + 1);
  });
});

describe('a command that is not answered', () => {
  let server: FakeServer;
  let heard: Incoming[];
  let link: Link;
  let socket: FakeSocket;
  const chat = { op: 'chat', seat: 1, name: 'Bob', text: 'hello', at: 0 };

  beforeEach(async () => {
    vi.useFakeTimers();
    server = new FakeServer();
    heard = [];
    link = new Link('tbl', server, {
      incoming: (message) => heard.push(message),
      status: () => undefined,
      failed: () => undefined,
    });
    link.open();
    await vi.advanceTimersByTimeAsync(0);
    socket = server.last;
    socket.onopen?.();
    socket.says(welcome);
    socket.says({ op: 'pong', t: 0, now: 0, v: 7 });
    link.play({ do: 'roll' }, 3, 4);
  });

  afterEach(() => {
    link.close();
    vi.useRealTimers();
  });

  it('is sent again whatever else has come, and then over another socket', async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    socket.says(chat);
    socket.says({ ...welcome, ruleset: undefined, v: 8 });
    socket.onmessage?.({ data: 'Internal server error' });
    await vi.advanceTimersByTimeAsync(7_000);
    const [first, second] = socket.ops('play');
    expect(second).toEqual(first);
    socket.says(chat);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(socket.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    server.last.onopen?.();
    server.last.says(welcome);
    expect(server.last.ops('play')).toEqual([first]);
  });

  it('is left alone once it is settled', async () => {
    link.outbox.settle(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(socket.ops('play')).toHaveLength(1);
    expect(socket.closed).toBe(false);
  });

  it.each([
    ['BUSY', 1],
    ['SLOW_DOWN', 1],
    ['FAULT', 1],
    ['FAULT', undefined],
  ])('is sent again under its number after %s (ack %s), without a word', async (refused, ack) => {
    socket.says({ op: 'refused', refused, why: '', ...(ack === undefined ? {} : { ack }) });
    expect(socket.ops('play')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_500);
    const [first, second] = socket.ops('play');
    expect(second).toEqual(first);
    expect(heard.some((message) => message.op === 'refused')).toBe(false);
  });

  it('is given back when it is put off without end', async () => {
    for (let time = 0; time < 7; time += 1) {
      socket.says({ op: 'refused', refused: 'BUSY', why: '', ack: 1 });
      await vi.advanceTimersByTimeAsync(15_000);
      socket.says(chat);
    }
    expect(heard.filter((message) => message.op === 'refused')).toHaveLength(1);
  });

  it('is not sent again for a chat line that came too fast', async () => {
    socket.says({ op: 'refused', refused: 'SLOW_DOWN', why: '' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(socket.ops('play')).toHaveLength(1);
    expect(heard.at(-1)).toMatchObject({ refused: 'SLOW_DOWN' });
  });
});
