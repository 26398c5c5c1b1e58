// A version that is past stands still: it waits for nothing that the page does.
import { expect, it, vi } from 'vitest';
import type { Then } from '../../src/lib/api';
import type { Game } from '../../src/lib/game.svelte';
import { asItWas } from '../../src/lib/past';

it('leaves no listener behind', () => {
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  const then = { v: 3, now: 9_000, events: [], view: { turn: 0 } } as unknown as Then;
  const past = asItWas({ id: 't' } as unknown as Game, then);
  expect(past.view).toBe(then.view);
  expect(past.left(10_000)).toBe(1_000);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
