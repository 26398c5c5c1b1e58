// Of words and letters a device keeps what its people use: which files that are, and which of them a new version needs.
import { PARTS } from '../../../build/names';

/** Where they are kept, beside the shell that is kept whole. */
export const WANTED = 'freehold-wanted';

const LATER = /\.(json|woff2)$/;
/** Made when it is asked for: the page wants nothing of this file but a name. */
const words = (): RegExp => new RegExp(String.raw`/words-(?<tag>[\w-]+)-(?:${PARTS.join('|')})-[\w-]{8}\.json$`);

/** Kept when it is wanted; all else of the page is kept from the start. */
export const isLater = (path: string): boolean => LATER.test(path);

const tagOf = (path: string): string | undefined => words().exec(path)?.groups?.tag;

/** Of a new version's files the words in every language that is kept of the old one. */
export function sameLanguages(kept: readonly string[], files: readonly string[]): string[] {
  const tags = new Set(kept.map(tagOf));
  tags.delete(undefined);
  return files.filter((file) => tags.has(tagOf(file)));
}
