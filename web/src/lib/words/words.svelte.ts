// Message keys and arguments to sentences in the player's language. All text on the page comes through here.
import { IntlMessageFormat } from 'intl-messageformat';
import type en from '../../../locales/en.json';
import { DEFAULT, LANGUAGES, type Language, type Messages } from './languages';

export type Key = keyof typeof en;
export type Arguments = Readonly<Record<string, string | number | boolean | null | undefined>>;

let language = $state<Language>(DEFAULT);
let messages = $state.raw<Messages>({});
// Not reactive: `messages` and `language` are, and every sentence reads them.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const made = new Map<string, IntlMessageFormat>();

export async function speak(wanted: Language): Promise<void> {
  const loaded = await LANGUAGES[wanted]();
  use(wanted, loaded.default);
}

export function use(wanted: Language, loaded: Messages): void {
  made.clear();
  messages = loaded;
  language = wanted;
}

export const spoken = (): Language => language;

export const has = (key: string): key is Key => key in messages;

export function t(key: Key, args: Arguments = {}): string {
  return String(sentence(key).format({ ...args }));
}

/** For keys that were composed: the first that exists, else the last itself, so that a new word is seen and not a hole. */
export function firstOf(keys: readonly string[], args: Arguments = {}): string {
  const key = keys.find(has);
  return key === undefined ? (keys.at(-1) ?? '') : t(key, args);
}

function sentence(key: Key): IntlMessageFormat {
  const ready = made.get(key);
  if (ready !== undefined) return ready;
  const tree = messages[key];
  if (tree === undefined) throw new Error(`no words for ${key} in ${language}`);
  const fresh = new IntlMessageFormat(tree, language);
  made.set(key, fresh);
  return fresh;
}
