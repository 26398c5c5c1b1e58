// What follows the board a picture later.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trailing } from '../../src/lib/trail.svelte';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })); // prettier-ignore
afterEach(() => void vi.useRealTimers());

function followed(whiles: number): { set: (to: number) => void; now: () => number; leave: () => void } {
  let value = $state(1);
  let trail: { readonly now: number } = { now: 0 };
  const leave = $effect.root(() => void (trail = trailing(() => value, whiles)));
  flushSync();
  const set = (to: number): void => {
    value = to;
    flushSync();
  };
  return { set, now: () => trail.now, leave };
}

it('shows what there is at once, and a change only after the next picture', () => {
  const { set, now } = followed(0);
  expect(now()).toBe(1);
  set(2);
  expect(now()).toBe(1);
  vi.advanceTimersByTime(20);
  expect(now()).toBe(2);
});

it('is not held back by changes that come faster than it follows', () => {
  const { set, now } = followed(2);
  for (let value = 2; value < 12; value += 1) {
    set(value);
    vi.advanceTimersByTime(10);
  }
  expect(now()).toBeGreaterThan(1);
  vi.advanceTimersByTime(200);
  expect(now()).toBe(11);
});

it('follows no longer once its component is gone', () => {
  const { set, now, leave } = followed(0);
  set(2);
  leave();
  vi.advanceTimersByTime(200);
  expect(now()).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
