// What is loaded when it is wanted: its file, together with the words that only it says.
import { patiently } from './patiently';
import { need, type Part } from './words/words.svelte';

export interface Apart<File> {
  /** At once when it is there, so that what shows it does not blink; a failure is no answer for ever. */
  (): File | Promise<File>;
  /** Has it fetched for later; if it does not come now, it is asked for again when it is wanted. */
  begin: () => void;
}

export function apart<File>(load: () => Promise<File>, ...parts: readonly Part[]): Apart<File> {
  let there: File | null = null;
  let coming: Promise<File> | null = null;
  async function fetched(): Promise<File> {
    try {
      const [file] = await Promise.all([patiently(load), ...parts.map(need)]);
      there = file;
      return file;
    } finally {
      coming = null;
    }
  }
  const wanted = (): File | Promise<File> => there ?? (coming ??= fetched());
  return Object.assign(wanted, { begin: () => void Promise.resolve(wanted()).catch(() => undefined) });
}
