// A page has the words it says before it says them: those of its own files in the parts that come with it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import type { Part } from '../../build/names';
import { partOf } from '../../build/parts';
import { apart } from '../../src/lib/apart';
import type { Ruleset, RuleValue } from '../../src/lib/wire.gen';
import { seldomOf } from '../../src/lib/words/seldom';

const SOURCES = join(import.meta.dirname, '../../src');
const IMPORTED = /^\s*(?:import|export)\s(?!type\b)[^;]*?from\s*'(\.[^']+)'/gm;
const KEYS = Object.keys(en);

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
const fileOf = (path: string): string | undefined => ['', '.ts', '.svelte.ts'].map((end) => path + end).find(isFile);

/** These files and all that they import statically. */
function withImports(...names: string[]): string[] {
  const found = new Set<string>();
  const left = names.map((name) => join(SOURCES, name));
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    for (const [, path] of readFileSync(name, 'utf-8').matchAll(IMPORTED)) {
      const file = fileOf(resolve(dirname(name), path!));
      if (file !== undefined) left.push(file);
    }
  }
  return [...found];
}

const said = (files: readonly string[]): string[] => {
  const text = files.map((file) => readFileSync(file, 'utf-8')).join('\n');
  return KEYS.filter((key) => text.includes(`t('${key}'`));
};

describe('a page', () => {
  /** They come with the rules that make a page say them. */
  const SELDOM: Part[] = ['wild', 'boxed', 'league'];
  const PAGES: [name: string, files: string[], parts: Part[]][] = [
    ['home', ['main.ts', 'routes/Home.svelte'], ['base', 'front', 'home']],
    ['table', ['main.ts', 'routes/Table.svelte', 'ui/Play.svelte'], ['base', 'table', ...SELDOM]],
    ['what is asked', ['main.ts', 'ui/Play.svelte', 'ui/asked.ts'], ['base', 'table', 'detail', ...SELDOM]],
    ['lobby', ['main.ts', 'routes/Table.svelte', 'ui/Lobby.svelte'], ['base', 'home', 'table', 'more', ...SELDOM]],
    ['guide', ['main.ts', 'routes/Guide.svelte'], ['base', 'table', 'guide', ...SELDOM]],
    ['settings', ['main.ts', 'routes/Settings.svelte'], ['base', 'home', 'more']],
  ];

  it.each(PAGES)('%s has the words it says', (_, files, parts) => {
    const keys = said(withImports(...files));
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !parts.includes(partOf(key)))).toEqual([]);
  });

  it('does not bring along what is fetched when it is wanted', () => {
    const first = withImports('main.ts', 'routes/Table.svelte', 'ui/Play.svelte');
    expect(first.some((file) => file.endsWith('Board.svelte'))).toBe(true);
    expect(
      first.filter((file) => /(TradeDialog|Results|Chat|Log|Lobby|Home|DeedCard|Short)\.svelte$/.test(file)),
    ).toEqual([]);
  });
});

describe('what only some rules ever say', () => {
  const board = { key: 'any', titles: {}, squares: [] };
  const by = (rules: Record<string, RuleValue>): Part[] => seldomOf({ mode: 'any', rules, board, decks: {} });
  const BRANDS = { 'bet.allowed': true, 'mortgage.term': 7, 'rent.claimed': false, 'supply.houses': null };
  const BOXED = { 'bet.allowed': false, 'mortgage.term': null, 'rent.claimed': true, 'supply.houses': 32 };

  it('is fetched for a table by its rules, whatever its mode is called', () => {
    expect(by({ 'bet.allowed': false, 'fortune.eight': 0, 'gap.seconds': null })).toEqual([]);
    expect(by(BRANDS)).toEqual(['wild']);
    expect(by(BOXED)).toEqual(['boxed']);
    expect(by({ 'bet.allowed': true, 'gap.seconds': 15 })).toEqual(['wild', 'boxed']);
  });

  it('is fetched for a rule that a host turned on', () => {
    for (const name of ['die.third_from_round', 'cap.rounds', 'teams.sides', 'start.deeds', 'fortune.envelope'])
      expect(by({ [name]: 2 })).toEqual(['wild']);
    for (const name of ['gap.seconds', 'cap.minutes', 'supply.hotels']) expect(by({ [name]: 15 })).toEqual(['boxed']);
  });

  it('is fetched for a board that has squares of its own', () => {
    const squares = [{ pos: 20, kind: 'rest', name: 'Free Parking', code: 'FRE' }];
    const ruleset: Ruleset = { mode: 'any', rules: {}, board: { ...board, squares }, decks: {} };
    expect(seldomOf(ruleset)).toEqual(['boxed']);
  });

  it.each([
    ['bet', 'bet.allowed'],
    ['term_ended', 'mortgage.term'],
    ['moved.bus', 'die.third_from_round'],
    ['paid.lucky_eight', 'fortune.eight'],
    ['game_over.round_limit', 'cap.rounds'],
    ['rent_claimed', 'rent.claimed'],
    ['gap_opened', 'gap.seconds'],
    ['shortage_opened', 'supply.houses'],
    ['time_called', 'cap.minutes'],
    ['interest_paid', 'mortgage.fee'],
    ['went_out.ejected', 'referee.judge'],
  ])('%s can be said where %s is on', (key, rule) => {
    expect(by({ [rule]: 9 })).toEqual([partOf(key)]);
  });
});

describe('what is fetched when it is wanted', () => {
  afterEach(() => vi.useRealTimers());

  it('is fetched once, and there at once from then on', async () => {
    const load = vi.fn(() => Promise.resolve('file'));
    const part = apart(load);
    expect(await Promise.all([part(), part()])).toEqual(['file', 'file']);
    expect(part()).toBe('file');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for again, twice at once and anew when it is wanted again', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.reject<string>(new Error('away')));
    const part = apart(load);
    const lost = expect(part()).rejects.toThrow('away');
    await vi.runAllTimersAsync();
    await lost;
    expect(load).toHaveBeenCalledTimes(3);
    load.mockResolvedValue('file');
    expect(await part()).toBe('file');
  });
});
