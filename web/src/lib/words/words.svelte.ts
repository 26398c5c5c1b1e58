// Message keys and arguments to sentences in the player's language. All text on the page comes through here.
import { setting } from '../settings.svelte';
import { isolated } from './isolated';
import type { Keys } from './keys.gen';
import { bestOf, DEFAULT, digitsOf, directionOf, type Language } from './languages';
import { fetchWords, type Messages, type Part } from './library';
import { say, type Value } from './say';

export type { Part };
export type Key = keyof Keys;
export type Arguments = Readonly<Record<string, Value>>;
/** A message that asks for nothing is given nothing. */
type Needed<K extends Key> = keyof Keys[K] extends never ? [] : [args: Readonly<Keys[K]>];

let language = $state<Language>(DEFAULT);
let messages = $state.raw<Messages>({});
/** Which board is shown: every message may choose by it, as some call houses what others call branches (D-27). */
let board = $state('');
/** What the page has needed so far: a language that is chosen brings all of it. */
let needed: readonly Part[] = ['base'];
let held: readonly Part[] = [];
let wish = 0;
let changing: Promise<void> = Promise.resolve();

/** Changes the page's language, now and at once everywhere; `system` is the first of the browser's that there is. */
export function speak(wanted: Language): Promise<void> {
  const change = changeTo(wanted);
  changing = change.catch(() => undefined);
  return change;
}

async function changeTo(wanted: Language): Promise<void> {
  const mine = ++wish;
  const tag = bestOf(wanted === 'system' ? navigator.languages : [wanted]);
  let parts: readonly Part[];
  let words: readonly Messages[];
  do {
    parts = needed;
    words = await Promise.all(parts.map((part) => fetchWords(tag, part)));
    // Two wishes in a row: the later one holds, whichever words came first.
    if (mine !== wish) return;
  } while (parts !== needed);
  held = parts;
  use(tag, Object.assign({}, ...words) as Messages);
}

/** Until it is kept, nothing of this part can be said. */
export async function need(part: Part): Promise<void> {
  if (!needed.includes(part)) needed = [...needed, part];
  // A change under way brings it along, and in no language that nobody reads any more.
  await changing;
  while (!held.includes(part)) {
    const tag = language;
    const words = await fetchWords(tag, part);
    // Another language was chosen meanwhile: what came is no use.
    if (tag !== language || held.includes(part)) continue;
    held = [...held, part];
    messages = { ...messages, ...words };
  }
}

/** From here on the page speaks whatever is chosen, at once; what does not come leaves it in the language it has. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => void speak(setting('language')).catch(() => undefined));
  });
}

function use(wanted: Language, loaded: Messages): void {
  messages = loaded;
  language = wanted;
  document.documentElement.lang = wanted;
  document.documentElement.dir = directionOf(wanted);
}

/** From here on buildings and the first square are called as they are on this board. */
export function speakOf(key: string): void {
  board = key;
}

/** So for as long as the page is there that calls this, whatever answers come late to one that was left. */
export function speakOfBoard(shown: () => { readonly board: { readonly key: string } } | null): void {
  $effect.pre(() => {
    speakOf(shown()?.board.key ?? '');
    return () => speakOf('');
  });
}

export const spoken = (): Language => language;

export const direction = (): 'ltr' | 'rtl' => directionOf(language);

/** The language with the digits that somebody wants, for everything of Intl. */
export function locale(): string {
  return `${language}-u-nu-${setting('digits') === 'native' ? digitsOf(language) : 'latn'}`;
}

export const has = (key: string): key is Key => key in messages;

export function t<K extends Key>(key: K, ...[args]: Needed<K>): string {
  return said(key, args ?? {});
}

/** For keys that were composed: the first that exists, else the last itself, so that a new word is seen and not a hole. */
export function firstOf(keys: readonly string[], args: Arguments = {}): string {
  const key = keys.find(has);
  return key === undefined ? (keys.at(-1) ?? '') : said(key, args);
}

/** Nothing while its part is still on the way: it appears when it comes. */
function said(key: Key, args: Arguments): string {
  const message = messages[key];
  return message === undefined ? '' : say(message, { args: { board, ...args }, form, show });
}

const show = (value: string | number): string =>
  typeof value === 'string' ? isolated(value, language) : digits(value);

// To make a format is dear, and every sentence has numbers.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const formats = new Map<string, Intl.NumberFormat>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const plurals = new Map<Language, Intl.PluralRules>();

function digits(value: number): string {
  const tag = locale();
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag);
  formats.set(tag, format);
  return format.format(value);
}

function form(count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}
