// Keeps the words and the letters of the language in use, so that the page can be read without a network.
import files from 'words:languages';
import { spoken } from '../words/words.svelte';
import { WANTED } from './wanted';

const LETTERS = /\/assets\/[\w.-]+\.woff2$/;

/** The letters that this page shows, by what the browser has fetched for it; those that every page begins with anyway. */
async function letters(): Promise<string[]> {
  await document.fonts.ready;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const first = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(
    ({ href }) => new URL(href).pathname,
  );
  return [...new Set([...fetched, ...first])].filter((path) => LETTERS.test(path));
}

/** From the browser's own cache, mostly: it has just fetched them. */
async function keep(tag: string): Promise<void> {
  const cache = await caches.open(WANTED);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const words = Object.values(files[tag] ?? {}).filter((file) => typeof file === 'string');
  await cache.addAll([...words, ...(await letters())].filter((file) => !kept.has(file)));
}

/** Whatever language is spoken from here on is kept; what cannot be kept now is fetched when it is wanted. */
export function keepLanguage(): void {
  $effect.root(() => {
    $effect(() => void keep(spoken()).catch(() => undefined));
  });
}
