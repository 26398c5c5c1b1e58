// What the server refused, in words: our own for the reasons we know, else the server's.
import { Refusal } from './net/http';
import { has, t } from './words/words.svelte';

export function reason(code: string, why: string | undefined): string {
  const key = `no.${code}`;
  if (has(key)) return t(key);
  return why !== undefined && why !== '' ? why : t('no.UNKNOWN');
}

export function refusalText(error: unknown): string {
  return error instanceof Refusal ? reason(error.code, error.why) : t('no.CONNECTION');
}
