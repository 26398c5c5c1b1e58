// The languages there are, each a file of its own that is loaded when somebody speaks it.
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

export const LANGUAGES = {
  en: () => import('words:en'),
} as const satisfies Record<string, () => Promise<{ default: Messages }>>;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT: Language = 'en';

/** The first of the wanted languages that we have: the exact tag, else its language. */
export function bestOf(wanted: readonly string[]): Language {
  const names = wanted.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]);
  return (names.find((name) => name in LANGUAGES) as Language | undefined) ?? DEFAULT;
}
