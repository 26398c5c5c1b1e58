// What the lobby says of the rules: asked of the server once, however often the table sends news.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lobby } from '../../src/lib/net/frames';
import { speak } from '../../src/lib/words/words.svelte';
import Rules from '../../src/ui/lobby/Rules.svelte';

const RULES = { 'start.cash': 15_000, 'build.even': true };
const asked: string[] = [];
let there = true;

/** The lobby is another object with each frame. */
const lobby = (mode: string, change: object = {}): Lobby =>
  ({ id: 'T', mode, rules: {}, seats: [null, null], stage: 'waiting', ...change }) as unknown as Lobby;

beforeAll(() => speak('en'));
beforeEach(() => {
  asked.length = 0;
  there = true;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (!there) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(
      new Response(JSON.stringify({ mode: 'm', board: 'brands', rules: RULES, knobs: {}, usual: {}, refereed: {} })),
    );
  });
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('the card of the rules', () => {
  it('asks once, however often the table sends news', async () => {
    const { rerender } = render(Rules, { lobby: lobby('brands.classic') });
    await screen.findAllByRole('listitem');
    for (let taken = 1; taken < 5; taken += 1) await rerender({ lobby: lobby('brands.classic', { taken }) });
    expect(asked).toEqual(['/api/modes/brands.classic']);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  });

  it('asks again for another mode', async () => {
    const { rerender } = render(Rules, { lobby: lobby('brands.classic') });
    await rerender({ lobby: lobby('brands.speed') });
    expect(asked).toEqual(['/api/modes/brands.classic', '/api/modes/brands.speed']);
  });

  it('C-018: says how long is played', async () => {
    const { rerender } = render(Rules, { lobby: lobby('brands.classic', { rules: { 'cap.minutes': 120 } }) });
    const last = /running after 120 minutes is the last/;
    expect(await screen.findByText(last)).toBeDefined();
    await rerender({ lobby: lobby('brands.classic') });
    expect(screen.queryByText(/minutes is the last/)).toBeNull();
  });

  it('says what the table itself tells of them where the book does not come', async () => {
    there = false;
    render(Rules, { lobby: lobby('brands.classic', { rules: { 'build.even': false } }) });
    expect(await screen.findByText('Build evenly: no')).toBeDefined();
  });
});
