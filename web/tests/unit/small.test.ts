import { describe, expect, it } from 'vitest';
import { backoff } from '../../src/lib/net/backoff';
import { ServerClock } from '../../src/lib/net/clock';
import { newClient, Outbox } from '../../src/lib/net/outbox';
import { placeOf } from '../../src/lib/place';
import { guidePath, joinPath, parsePath, tablePath } from '../../src/lib/router.svelte';
import { ownScript } from '../../src/lib/trust';

describe('the board', () => {
  it('gives forty squares forty cells on the rim', () => {
    const places = Array.from({ length: 40 }, (_, pos) => placeOf(pos));
    expect(new Set(places.map(({ row, column }) => `${row}/${column}`)).size).toBe(40);
    expect(places.every(({ row, column }) => row === 1 || row === 11 || column === 1 || column === 11)).toBe(true);
    expect(placeOf(0)).toEqual({ row: 11, column: 11, side: 'bottom', corner: true });
    expect(placeOf(30)).toEqual({ row: 1, column: 11, side: 'right', corner: true });
  });
});

describe('addresses', () => {
  it('are read as they are written', () => {
    expect(parsePath('/')).toEqual({ page: 'home' });
    expect(parsePath(tablePath('a-b_c'))).toEqual({ page: 'table', id: 'a-b_c' });
    expect(parsePath(joinPath('ABC234'))).toEqual({ page: 'join', code: 'ABC234' });
    expect(parsePath('/guide')).toEqual({ page: 'guide', mode: null });
    expect(parsePath(guidePath('brands.classic'))).toEqual({ page: 'guide', mode: 'brands.classic' });
    expect(parsePath('/settings')).toEqual({ page: 'settings' });
    expect(parsePath('/settings/x')).toEqual({ page: 'missing' });
    expect(parsePath('/t')).toEqual({ page: 'missing' });
    expect(parsePath('/t/a/b')).toEqual({ page: 'missing' });
    expect(parsePath('/t/%')).toEqual({ page: 'missing' });
    expect(parsePath('/j/%E0%A4%A')).toEqual({ page: 'missing' });
  });
});

describe('the trusted scripts', () => {
  it('are our own built files and the worker', () => {
    const base = 'https://play.example/t/x';
    expect(ownScript('/assets/index-1a2b.js', base)).toBe(true);
    expect(ownScript('/sw.js', base)).toBe(true);
    expect(ownScript('/assets/../api/x', base)).toBe(false);
    expect(ownScript('https://evil.example/assets/a.js', base)).toBe(false);
    expect(ownScript('data:text/javascript,1', base)).toBe(false);
  });
});

describe('waiting to come back', () => {
  it('grows, is jittered, and has a cap', () => {
    expect(backoff(1, 0)).toBe(150);
    expect(backoff(3, 0.999)).toBeGreaterThan(backoff(1, 0.999));
    expect(backoff(50, 0.999)).toBeLessThanOrEqual(15_150);
  });
});

describe('the server clock', () => {
  it('F51: goes by the shortest round trip, and by no push once it has one', () => {
    let local = 1_000;
    const clock = new ServerClock(() => local);
    clock.hint(5_000);
    expect(clock.now()).toBe(5_000);
    local = 1_400;
    clock.sample(1_000, 5_300);
    expect(clock.offset()).toBe(4_100);
    local = 1_420;
    clock.sample(1_400, 5_410);
    local = 3_000;
    clock.sample(1_500, 9_000);
    expect(clock.offset()).toBe(4_000);
    // A push that was two minutes under way.
    clock.hint(local - 120_000);
    expect(clock.offset()).toBe(4_000);
  });
});

describe('the outbox', () => {
  it('numbers from one, holds one at a time, and begins anew when told', () => {
    let made = 0;
    const way = { send: () => undefined, dead: () => undefined };
    const outbox = new Outbox({ newClient: () => `c${++made}`, random: () => 0 }, way);
    expect(outbox.put({ do: 'roll' }, 1, 0)).toMatchObject({ client: 'c1', n: 1 });
    expect(outbox.put({ do: 'roll' }, 1, 0)).toBeNull();
    expect(outbox.settle(2)).toBe(false);
    expect(outbox.settle(1)).toBe(true);
    expect(outbox.put({ do: 'roll' }, 1, 0)).toMatchObject({ n: 2 });
    expect(outbox.refuse(2, 'STALE')).toBe(true);
    expect(outbox.put({ do: 'roll' }, 1, 0)).toMatchObject({ n: 2 });
    expect(outbox.refuse(2, 'DONE')).toBe(true);
    expect(outbox.put({ do: 'roll' }, 1, 0)).toMatchObject({ n: 3 });
    outbox.restart();
    expect(outbox.put({ do: 'roll' }, 1, 0)).toMatchObject({ client: 'c2', n: 1 });
  });

  it('names clients by 64 random bits', () => {
    expect(newClient()).toMatch(/^[0-9a-f]{16}$/);
    expect(newClient()).not.toBe(newClient());
  });
});
