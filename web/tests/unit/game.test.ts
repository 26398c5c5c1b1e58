import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../../src/lib/game.svelte';
import { FakeServer, type FakeSocket } from './fakes';
import { UNTOLD } from '../../src/lib/wire.gen';

const view = {
  token: 5,
  rolls: 9,
  turn: 0,
  seats: [],
  names: [],
  deeds: {},
  offers: [],
  to_act: [],
  phase: { kind: 'await_roll', seat: 0 },
};
const lobby = { lobby: { id: 'tbl', seats: [null, null], fills: null, stage: 'waiting' } };
const roll = { do: 'roll' };

function frame(v: number, extra: object = {}): object {
  const events = [{ type: 'attended', seat: v }];
  return { op: 'frame', v, now: Date.now(), events, view, options: [roll], ...extra };
}

const answer = { you: { seat: 0, role: 'player', host: true }, ruleset: 'hash', chat: [], events: [] };

describe('a game', () => {
  let server: FakeServer;
  let game: Game;
  let entries: object[];

  beforeEach(() => {
    vi.useFakeTimers();
    entries = [];
    vi.stubGlobal('fetch', (path: string) => {
      const body = path.includes('/log') ? { entries } : { mode: 'brands.classic', rules: {}, board: { squares: [] } };
      return Promise.resolve(new Response(JSON.stringify(body)));
    });
    server = new FakeServer();
    game = new Game('tbl', server);
  });

  afterEach(() => {
    game.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function connect(first: object = frame(4, answer)): Promise<FakeSocket> {
    game.open();
    await vi.advanceTimersByTimeAsync(0);
    const socket = server.last;
    socket.onopen?.();
    socket.says(first);
    await vi.advanceTimersByTimeAsync(0);
    return socket;
  }

  const seen = (): unknown[] => game.lines.map(({ event }) => (event as { seat?: number } | null)?.seat);

  it('shows the lobby until the game begins', async () => {
    const socket = await connect(frame(1, { ...answer, view: lobby }));
    expect(game.view).toBeNull();
    expect(game.lobby?.id).toBe('tbl');
    socket.says(frame(2, { you: { seat: 1, role: 'player', host: false } }));
    expect(game.view?.token).toBe(5);
    expect(game.you.seat).toBe(1);
  });

  it('says what it saw with what it does, and is free again when that is acknowledged', async () => {
    const socket = await connect();
    expect(game.act({ do: 'roll' })).toBe(true);
    expect(socket.ops('play')).toMatchObject([{ client: 'client-1', n: 1, turn: 5, roll: 9, command: roll }]);
    expect(game.busy).toBe(true);
    expect(game.act({ do: 'roll' })).toBe(false);
    socket.says(frame(5, { ack: 1 }));
    expect(game.busy).toBe(false);
    expect(seen()).toEqual([5]);
  });

  it('tells why something was refused until something else may be done', async () => {
    const socket = await connect();
    game.act({ do: 'roll' });
    socket.says({ op: 'refused', ack: 1, v: 4, refused: 'NOT_NOW', why: 'not now' });
    expect(game.refusal).toEqual({ code: 'NOT_NOW', why: 'not now', said: false });
    expect(game.busy).toBe(false);
    socket.says(frame(5));
    expect(game.refusal?.code).toBe('NOT_NOW');
    socket.says(frame(6, { options: [{ do: 'buy', pos: 9 }] }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(game.refusal).toBeNull();
  });

  it('F16: leaves a reason to be read though the rival’s move comes right behind it', async () => {
    const socket = await connect();
    game.act({ do: 'roll' });
    socket.says({ op: 'refused', ack: 1, v: 5, refused: 'STALE', why: 'no more' });
    socket.says(frame(5, { options: [{ do: 'buy', pos: 9 }] }));
    await vi.advanceTimersByTimeAsync(2_900);
    expect(game.refusal?.code).toBe('STALE');
    await vi.advanceTimersByTimeAsync(100);
    expect(game.refusal).toBeNull();
  });

  it('F16: gives a second reason as long as the first', async () => {
    const socket = await connect();
    game.act({ do: 'roll' });
    socket.says({ op: 'refused', ack: 1, v: 5, refused: 'STALE', why: 'no more' });
    socket.says(frame(5, { options: [{ do: 'buy', pos: 9 }] }));
    await vi.advanceTimersByTimeAsync(2_000);
    game.act({ do: 'roll' });
    expect(game.refusal).toBeNull();
    socket.says({ op: 'refused', ack: 1, v: 5, refused: 'NOT_NOW', why: 'not now' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(game.refusal?.code).toBe('NOT_NOW');
  });

  it('begins anew under another name when the server asks for it', async () => {
    const socket = await connect();
    game.act({ do: 'roll' });
    socket.says({ op: 'refused', ack: 1, refused: 'RESYNC', why: '' });
    expect(socket.ops('hello').at(-1)).toMatchObject({ v: 4 });
    game.act({ do: 'roll' });
    expect(socket.ops('play').at(-1)).toMatchObject({ client: 'client-2', n: 1 });
  });

  it('fills a gap from the log and keeps the order', async () => {
    const socket = await connect();
    socket.says(frame(6));
    expect(seen()).toEqual([]);
    expect(socket.ops('hello').at(-1)).toMatchObject({ v: 4 });
    socket.says(
      frame(6, {
        ...answer,
        missed: true,
        events: [
          { type: 'attended', seat: 5 },
          { type: 'attended', seat: 6 },
        ],
      }),
    );
    expect(seen()).toEqual([5, 6]);
  });

  it('F23: loses nothing that comes over the socket before what it asked for over HTTP', async () => {
    let bring = (): void => undefined;
    const late = new Promise<void>((resolve) => (bring = resolve));
    const answered = fetch;
    vi.stubGlobal('fetch', (path: string) => late.then(() => answered(path)));
    const socket = await connect();
    socket.says(frame(5));
    socket.says(frame(6));
    await vi.advanceTimersByTimeAsync(0);
    expect(game.ruleset).toBeNull();
    bring();
    await vi.advanceTimersByTimeAsync(0);
    expect(game.ruleset).not.toBeNull();
    expect(seen()).toEqual([5, 6]);
  });

  it('asks when a pong tells of a higher version, and when a deadline brings no frame', async () => {
    const socket = await connect(frame(4, { ...answer, view: { ...view, deadline: Date.now() + 10_000 } }));
    socket.says({ op: 'pong', t: Date.now(), now: Date.now(), v: 4 });
    expect(socket.ops('hello')).toHaveLength(1);
    const before = socket.ops('ping').length;
    await vi.advanceTimersByTimeAsync(12_500);
    expect(socket.ops('ping').length).toBe(before + 1);
    socket.says({ op: 'pong', t: Date.now(), now: Date.now(), v: 7 });
    expect(socket.ops('hello')).toHaveLength(2);
  });

  it('marks the cut where more was missed than the log gives back', async () => {
    const socket = await connect();
    socket.says(frame(90, { ...answer, missed: true }));
    expect(game.lines.map(({ event }) => event)).toEqual([null]);
  });

  it('tells the past of a page that has just been opened, without what only the engine knows', async () => {
    entries = [{ v: 3, at: 0, events: [...UNTOLD.map((type) => ({ type })), { type: 'attended', seat: 3 }] }];
    await connect();
    expect(seen()).toEqual([3]);
  });

  it('keeps back what the film leads to, but sends what may be pressed with what belongs to it', async () => {
    const socket = await connect();
    const events = [{ type: 'rolled', seat: 0, dice: [1, 2], third: null, roll: 1, doubles: 0, spots: 3 }];
    const build = { do: 'build', pos: { in: [1] } };
    socket.says(frame(5, { options: [roll, build] }));
    socket.says(frame(6, { events, view: { ...view, rolls: 10 }, options: [{ do: 'buy', pos: 3 }, build] }));
    expect(game.options).toEqual([build]);
    expect(game.view?.rolls).toBe(9);
    expect(game.truth?.rolls).toBe(10);
    game.act({ do: 'build', pos: 1 });
    expect(socket.ops('play').at(-1)).toMatchObject({ roll: 10 });
    expect(game.view?.rolls).toBe(10);
    expect(game.options).toEqual([{ do: 'buy', pos: 3 }, build]);
  });

  it('says how much was missed while it was away', async () => {
    const socket = await connect();
    socket.says(frame(14, { ...answer, missed: true }));
    expect(game.film.missed).toBe(10);
    socket.says(frame(15));
    game.act({ do: 'roll' });
    expect(game.film.missed).toBe(0);
  });
});
