// The log: so many lines at a time, more for who reads back; and all of it, page by page, for who keeps it.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logBetween } from '../../src/lib/api';
import type { Game } from '../../src/lib/game.svelte';
import { speak } from '../../src/lib/words/words.svelte';
import Log from '../../src/ui/Log.svelte';

const LINES = 150;

beforeAll(() => speak('en'));

describe('the log at the table', () => {
  const names = [{ name: 'Ann', shape: 'circle', online: true, bot: null }];
  const lines = Array.from({ length: LINES }, (_, id) => ({
    id,
    event: { type: 'rolled', seat: 0, dice: [1, (id % 6) + 1], doubles: 0 },
  }));
  const game = { view: { names }, you: { seat: null }, ruleset: null, lines } as unknown as Game;
  const told = (): number => screen.getAllByText(/^Ann rolled/).length;
  const more = (): HTMLElement | null => screen.queryByRole('button');

  it('shows the newest lines, and the ones before them when asked, until there are no more', async () => {
    render(Log, { game, shown: true });
    expect(told()).toBe(60);
    await fireEvent.click(more()!);
    expect(told()).toBe(120);
    await fireEvent.click(more()!);
    expect(told()).toBe(LINES);
    expect(more()).toBeNull();
  });
});

describe('the whole log', () => {
  const asked: string[] = [];

  /** A server that has told so much, a page of a hundred at most. */
  function serving(versions: number): void {
    asked.length = 0;
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      const query = new URL(path, 'http://table').searchParams;
      const after = Number(query.get('after'));
      const many = Math.min(Number(query.get('limit')), 100, versions - after);
      const entries = Array.from({ length: Math.max(0, many) }, (_, index) => ({ v: after + index + 1, events: [] }));
      return Promise.resolve(new Response(JSON.stringify({ entries })));
    });
  }
  const versionsOf = async (after: number, upto: number): Promise<number[]> =>
    (await logBetween('T', after, upto, false)).map(({ v }) => v);

  afterEach(() => void vi.unstubAllGlobals());

  it.each([0, 1, 100, 250])('of %i versions is read to its end, each once', async (versions) => {
    serving(versions);
    expect(await versionsOf(0, Infinity)).toEqual(Array.from({ length: versions }, (_, index) => index + 1));
    expect(asked.length).toBe(Math.ceil(versions / 100) + 1);
  });

  it('is read from a version to another, and no further', async () => {
    serving(250);
    expect(await versionsOf(90, 215)).toEqual(Array.from({ length: 125 }, (_, index) => index + 91));
    expect(asked.length).toBe(2);
  });
});
