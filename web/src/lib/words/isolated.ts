// Keeps a name that runs against the sentence from dragging the numbers beside it along.
import type { Language } from './languages';
import { directionOf } from './languages';

const RIGHTWARDS = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Han}|\p{Script=Hangul}/u;
const LEFTWARDS = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;

/** Unicode's own brackets for "whatever direction this has, it is its own": text needs no markup for them. */
const FIRST_STRONG = '\u2068';
const POP = '\u2069';

/** The text in brackets of its own, if it has letters that run the other way than the language. */
export function isolated(text: string, language: Language): string {
  const contrary = directionOf(language) === 'rtl' ? RIGHTWARDS : LEFTWARDS;
  return contrary.test(text) ? FIRST_STRONG + text + POP : text;
}
