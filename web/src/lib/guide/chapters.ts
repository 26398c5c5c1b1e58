// The guide's chapters and their paragraphs: the words decide how many each has.
import { firstOf, has, type Arguments, type Key } from '../words/words.svelte';

export const CHAPTERS = [
  'aim',
  'turn',
  'third',
  'buying',
  'auctions',
  'rent',
  'building',
  'mortgage',
  'trade',
  'chance',
  'casino',
  'fortune',
  'jail',
  'debts',
  'time',
  'end',
  'dice',
] as const;

export type Chapter = (typeof CHAPTERS)[number];

export const titleOf = (chapter: Chapter, numbers: Arguments): string => firstOf([`guide.${chapter}`], numbers);

export interface Told {
  readonly chapter: Chapter;
  readonly texts: readonly string[];
}

/** The chapters that say something in this mode. */
export const chaptersOf = (numbers: Arguments): Told[] =>
  CHAPTERS.map((chapter) => ({ chapter, texts: paragraphs(chapter, numbers) })).filter(({ texts }) => texts.length > 0);

/** Those of the paragraphs that say something in this mode. */
function paragraphs(chapter: Chapter, numbers: Arguments): string[] {
  const keys: Key[] = [];
  for (let number = 1; ; number += 1) {
    const key = `guide.${chapter}.${number}`;
    if (!has(key)) break;
    keys.push(key);
  }
  return keys.map((key) => firstOf([key], numbers).trim()).filter((text) => text !== '');
}
