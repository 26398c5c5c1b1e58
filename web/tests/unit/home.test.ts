// The first page without the server: the lists as they were last, since when, and what waits for what.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LISTS } from '../../src/lib/guest';
import { keepLists, keptLists, type Lists } from '../../src/lib/lists';
import { reached } from '../../src/lib/net/reach.svelte';
import { freshSession } from '../../src/lib/session.svelte';
import { remember } from '../../src/lib/stored';
import { timeOrDay } from '../../src/lib/words/moments';
import { speak } from '../../src/lib/words/words.svelte';
import Home from '../../src/routes/Home.svelte';

const MODE = 'brands.classic';
const sitter = (name: string, shape: string): object => ({ name, shape, bot: null });
const game = (id: string, asked = false): object => ({
  id, mode: MODE, stage: 'running', you: 0, asked, out: false, round: 7,
  seats: [sitter('Ann', 'circle'), sitter('Bob', 'star')],
}); // prettier-ignore
const table = (id: string): object => ({
  id, mode: MODE, host: 'Cleo', seats: 4, taken: 1, shapes: ['square'], rules: {}, created: Date.now(), fills: null,
}); // prettier-ignore
const lists = (mine: object[], open: object[] = [], at = Date.now()): Lists =>
  ({ at, modes: [MODE], mine, open }) as unknown as Lists;

let there: boolean;
let mine: object[];
let sits: object[];
const asked: string[] = [];

const ANSWERS: Readonly<Record<string, () => object>> = {
  '/api/modes': () => ({ modes: [MODE] }),
  '/api/session': () => ({ name: 'Ann', shape: 'circle', language: 'en', tables: sits }),
  '/api/me/tables': () => ({ tables: mine }),
};

beforeAll(() => speak('en'));
beforeEach(() => {
  [there, mine, sits] = [true, [], [{ id: 'one' }]];
  asked.length = 0;
  remember(LISTS, '');
  vi.stubGlobal('fetch', (path: string) => {
    if (!there) return Promise.reject(new TypeError('no network'));
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(ANSWERS[path]?.() ?? { tables: [table('open')] })));
  });
});
afterEach(() => {
  cleanup();
  reached();
  vi.unstubAllGlobals();
});

const asOf = (): Element[] => [...document.querySelectorAll('[data-asof]')];
const does = (what: string): HTMLElement => document.querySelector<HTMLElement>(`[data-do=${what}]`)!;

describe('without the server the first page', () => {
  beforeEach(() => (there = false));

  it('shows the lists as they were last, and since when', async () => {
    const at = new Date().setHours(14, 5);
    keepLists(lists([game('one', true), game('two')], [table('open')], at));
    render(Home);
    const games = await screen.findByRole('region', { name: 'Your games' });
    expect(games.textContent).toContain(`As of ${timeOrDay(at)}, offline.`);
    expect(games.textContent).toContain('round 7');
    expect(games.textContent).toContain('Your turn');
    expect(screen.getByRole('region', { name: 'Open tables' }).textContent).toContain('Cleo');
    expect(asOf()).toHaveLength(2);
  });

  it('says of each thing that can’t be done what it waits for, and does nothing when it is pressed', async () => {
    keepLists(lists([game('one')], [table('open')]));
    render(Home);
    const link = await screen.findByRole('link', { name: /round 7/ });
    expect(link.getAttribute('href')).toBeNull();
    const join = screen.getAllByRole('button', { name: 'Join' });
    for (const held of [link, does('practice'), does('quick'), does('make'), ...join]) {
      expect(held.getAttribute('aria-disabled')).toBe('true');
      const note = document.getElementById(held.getAttribute('aria-describedby') ?? '');
      expect(`${held.textContent} ${note?.textContent ?? ''}`).toMatch(/connection/);
    }
    there = true;
    for (const held of [does('practice'), does('quick'), does('make'), join[1]!]) await fireEvent.click(held);
    expect(asked).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it knows of no open tables where it has never seen any', async () => {
    render(Home);
    await screen.findByText('Not known without a connection.');
    expect(asOf()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Your games' })).toBeNull();
  });

  it('is as it is again when the server is back', async () => {
    keepLists(lists([game('one')]));
    render(Home);
    await screen.findByRole('link', { name: /round 7/ });
    [there, mine] = [true, [game('two')]];
    reached();
    await waitFor(() => expect(document.querySelector('[data-game=two]')?.getAttribute('href')).toBe('/t/two'));
    expect(document.querySelector('[data-game=one]')).toBeNull();
    expect(asOf()).toEqual([]);
    expect(does('practice').getAttribute('aria-disabled')).toBe('false');
  });
});

describe('my games', () => {
  it('C-018: say what their host changed, as the open tables do', async () => {
    [there, mine] = [true, [{ ...game('one'), rules: { 'cap.minutes': 120 } }, game('two')]];
    render(Home);
    const link = await screen.findByText('Minutes until the last round: 120');
    expect(link.closest('[data-game]')?.getAttribute('data-game')).toBe('one');
    expect(document.querySelectorAll('[data-game] .rules')).toHaveLength(1);
  });
});

describe('the lists that are kept', () => {
  it('are those that the server told last, and the icon counts the games in which it is my turn', async () => {
    const badge = vi.fn<(many: number) => Promise<void>>(() => Promise.resolve());
    Object.assign(navigator, { setAppBadge: badge });
    mine = [game('one', true), game('two'), game('three', true)];
    render(Home);
    await waitFor(() => expect(keptLists()?.mine.map(({ id }) => id)).toEqual(['one', 'two', 'three']));
    expect(keptLists()?.open.map(({ id }) => id)).toEqual(['open']);
    expect(badge).toHaveBeenLastCalledWith(2);
  });

  it('are a dozen each at most', () => {
    const many = Array.from({ length: 500 }, (_, index) => index);
    keepLists(lists(many.map((id) => game(`g${id}`)), many.map((id) => table(`t${id}`)))); // prettier-ignore
    expect(keptLists()?.mine).toHaveLength(12);
    expect(keptLists()?.open).toHaveLength(12);
    expect(localStorage.getItem('freehold.lists')!.length).toBeLessThan(8_000);
  });

  it('go with the guest: who is new here sits nowhere', async () => {
    keepLists(lists([game('one')]));
    await freshSession();
    expect(keptLists()?.mine).toHaveLength(1);
    sits = [];
    await freshSession();
    expect(keptLists()).toBeNull();
  });

  it.each([
    '',
    'null',
    '[]',
    '7',
    '{"form":1,"at":1,"mine":[]}',
    '{"form":0,"at":1,"modes":[],"mine":[],"open":[]}',
    '{',
  ])('are none where %j is kept', (text) => {
    remember(LISTS, text);
    expect(keptLists()).toBeNull();
  });
});

describe('a moment', () => {
  const now = new Date(2026, 10, 30, 18, 0).getTime();

  it('of today is its time, of another day has its date too', () => {
    expect(timeOrDay(new Date(2026, 10, 30, 14, 5).getTime(), now)).toMatch(/^(14:05|02:05\sPM)$/);
    expect(timeOrDay(new Date(2026, 10, 29, 14, 5).getTime(), now)).toMatch(/29.*05/);
  });
});
