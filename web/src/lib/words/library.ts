// Fetches the words of a language, part by part, each once; a file that does not come is asked for again.
import files from 'words:languages';
import type { Part } from '../../../build/names';
import { patiently } from '../patiently';
import type { Language } from './languages';
import type { Message } from './say';

export type { Part };
export type Messages = Readonly<Record<string, Message>>;

const kept = new Map<string, Promise<Messages>>();

export function fetchWords(tag: Language, part: Part): Promise<Messages> {
  const file = files[tag]?.[part] ?? {};
  if (typeof file !== 'string') return Promise.resolve(file);
  const known = kept.get(file);
  if (known !== undefined) return known;
  const coming = patiently(() => fetched(file));
  kept.set(file, coming);
  coming.catch(() => kept.delete(file));
  return coming;
}

async function fetched(file: string): Promise<Messages> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return (await answer.json()) as Messages;
}
