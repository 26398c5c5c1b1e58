// A page has the words it says before it says them: those of its own files in the parts that come with it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import type { Part } from '../../build/names';
import { partOf } from '../../build/parts';
import { apart } from '../../src/lib/apart';

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
  const PAGES: [name: string, files: string[], parts: Part[]][] = [
    ['home', ['main.ts', 'routes/Home.svelte'], ['base', 'front', 'home']],
    ['table', ['main.ts', 'routes/Table.svelte', 'ui/Play.svelte'], ['base', 'table']],
    ['what is asked', ['main.ts', 'ui/Play.svelte', 'ui/asked.ts'], ['base', 'table', 'detail']],
    ['lobby', ['main.ts', 'routes/Table.svelte', 'ui/Lobby.svelte'], ['base', 'home', 'table', 'more']],
    ['guide', ['main.ts', 'routes/Guide.svelte'], ['base', 'table', 'guide']],
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
    expect(first.filter((file) => /(TradeDialog|Results|Chat|Lobby|Home|DeedCard)\.svelte$/.test(file))).toEqual([]);
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
