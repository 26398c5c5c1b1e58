// What somebody said: a phrase in the reader's language, else the text as it was written.
import type { ChatLine } from '../net/frames';
import { firstOf } from './words.svelte';

export const lineText = ({ phrase, text }: ChatLine): string =>
  phrase === undefined ? text : firstOf([`phrase.${phrase}`, text]);
