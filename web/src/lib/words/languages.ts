// The languages there are, and what is known of each.
import files from 'words:languages';

/** A BCP 47 tag that has a file in locales/. */
export type Language = string;

export const TAGS: readonly Language[] = Object.keys(files);

export const DEFAULT: Language = 'en';

/** The first of the wanted languages that we have: the exact tag, else its language. */
export function bestOf(wanted: readonly string[]): Language {
  const names = wanted.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]);
  return names.find((name) => Object.hasOwn(files, name)) ?? DEFAULT;
}

const scripts = new Map<Language, string>();

/** Kept: every name in every sentence asks for it. */
function script(tag: Language): string {
  const found = scripts.get(tag) ?? new Intl.Locale(tag).maximize().script ?? 'Latn';
  scripts.set(tag, found);
  return found;
}

const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);

export const directionOf = (tag: Language): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(script(tag)) ? 'rtl' : 'ltr');

const OWN_DIGITS: Readonly<Record<string, string>> = {
  Arab: 'arab', Beng: 'beng', Deva: 'deva', Gujr: 'gujr', Guru: 'guru', Khmr: 'khmr', Knda: 'knda', Laoo: 'laoo',
  Mlym: 'mlym', Mymr: 'mymr', Orya: 'orya', Taml: 'tamldec', Telu: 'telu', Thai: 'thai', Tibt: 'tibt',
}; // prettier-ignore
/** Arabic script, with digits of its own in the east. */
const EASTERN = new Set(['fa', 'ur', 'ps', 'ckb', 'ug']);

/** The name of a language's own digits, by its script; `latn` where they are the same. */
export function digitsOf(tag: Language): string {
  const digits = OWN_DIGITS[script(tag)] ?? 'latn';
  return digits === 'arab' && EASTERN.has(new Intl.Locale(tag).language) ? 'arabext' : digits;
}

/** A language by its own name. */
export const nameOfLanguage = (tag: Language): string =>
  new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
