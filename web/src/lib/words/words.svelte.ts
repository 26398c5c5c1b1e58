// Message keys and arguments to sentences in the player's language. All text on the page comes through here.
import { IntlMessageFormat } from 'intl-messageformat';
import { setting } from '../settings.svelte';
import { isolated } from './isolated';
import type { Keys } from './keys.gen';
import { bestOf, DEFAULT, digitsOf, directionOf, LANGUAGES, type Language, type Messages } from './languages';

export type Key = keyof Keys;
export type Arguments = Readonly<Record<string, string | number | boolean | null | undefined>>;
/** A message that asks for nothing is given nothing. */
type Needed<K extends Key> = keyof Keys[K] extends never ? [] : [args: Readonly<Keys[K]>];

let language = $state<Language>(DEFAULT);
let messages = $state.raw<Messages>({});
// Not reactive: `messages` and `language` are, and every sentence reads them.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const made = new Map<string, IntlMessageFormat>();
let wish = 0;

/** Changes the page's language, now and at once everywhere; `system` is the first of the browser's that there is. */
export async function speak(wanted: Language): Promise<void> {
  const mine = ++wish;
  const tag = bestOf(wanted === 'system' ? navigator.languages : [wanted]);
  const loaded = await LANGUAGES[tag]?.();
  // Two wishes in a row: the later one holds, whichever file came first.
  if (loaded !== undefined && mine === wish) use(tag, loaded.default);
}

/** From here on the page speaks whatever is chosen, at once. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => void speak(setting('language')));
  });
}

export function use(wanted: Language, loaded: Messages): void {
  made.clear();
  messages = loaded;
  language = wanted;
  document.documentElement.lang = wanted;
  document.documentElement.dir = directionOf(wanted);
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

function said(key: Key, args: Arguments): string {
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, dressed(value)]));
  const parts = sentence(key).formatToParts<Dressed>(given);
  return parts.map(({ value }) => (typeof value === 'string' ? value : value.shown)).join('');
}

/** A value that is shown otherwise than it is compared: to choose a form it is the value itself still. */
interface Dressed {
  readonly shown: string;
  toString: () => string;
  valueOf: () => string | number;
}

// To make a format is dear, and every sentence has numbers.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const formats = new Map<string, Intl.NumberFormat>();

function digits(value: number): string {
  const tag = locale();
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag);
  formats.set(tag, format);
  return format.format(value);
}

function dressed<V>(value: V): V | Dressed {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const plain = String(value);
  const shown = typeof value === 'string' ? isolated(value, language) : digits(value);
  return shown === plain ? value : { shown, toString: () => plain, valueOf: () => value };
}

function sentence(key: Key): IntlMessageFormat {
  const tag = locale();
  const id = `${tag} ${key}`;
  const ready = made.get(id);
  if (ready !== undefined) return ready;
  const tree = messages[key];
  if (tree === undefined) throw new Error(`no words for ${key} in ${language}`);
  const fresh = new IntlMessageFormat(tree, tag);
  made.set(id, fresh);
  return fresh;
}
