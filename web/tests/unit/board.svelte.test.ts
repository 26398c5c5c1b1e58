// Whose board buildings and the first square are called by: that of the page that is there.
import { flushSync } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { treesOf } from '../../build/icu';
import { usesOf } from '../../build/arguments';
import { speak, speakOfBoard, t } from '../../src/lib/words/words.svelte';

interface Book {
  readonly board: { readonly key: string };
}

const book = (key: string): Book => ({ board: { key } });
const page = (shown: () => Book | null): (() => void) => {
  const leave = $effect.root(() => speakOfBoard(shown));
  flushSync();
  return leave;
};

beforeAll(() => speak('en'));

it('D-27: is the one on the page, though the page that was left gets its answer later', () => {
  let late = $state.raw<Book | null>(null);
  const leaveGuide = page(() => late);
  expect(t('kind.start')).toBe('Start');
  leaveGuide();
  const leaveTable = page(() => book('classic'));
  late = book('brands');
  flushSync();
  expect([t('kind.start'), t('deed.corporation')]).toEqual(['GO', 'With a hotel']);
  leaveTable();
  const leaveNext = page(() => book('brands'));
  expect([t('kind.start'), t('deed.corporation')]).toEqual(['Start', 'With a corporation']);
  leaveNext();
});

it.each(['en', 'ar'])('is one that there is, wherever a message of %s chooses by it', (tag) => {
  const chosen = Object.values(treesOf(tag)).flatMap((tree) => usesOf(tree).get('board')?.select ?? []);
  expect([...new Set(chosen)].sort()).toEqual(['brands', 'classic', 'other']);
});
