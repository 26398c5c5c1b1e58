// Who plays on this device: a guest made at the first visit, known by a cookie that scripts cannot read.
import * as api from './api';
import type { Me } from './api';
import { forgetGuest } from './guest';
import { spoken } from './words/words.svelte';

let current = $state.raw<Me | null>(null);
let asked: Promise<Me> | null = null;

export const person = (): Me | null => current;

/** The guest; the server makes one when there is none yet. */
export function ensureSession(): Promise<Me> {
  return current === null ? freshSession() : Promise.resolve(current);
}

/** The same, with the guest's games as they are now. */
export function freshSession(): Promise<Me> {
  asked ??= api
    .newSession()
    .then(welcome)
    .finally(() => (asked = null));
  return asked;
}

function welcome(found: Me): Me {
  // Whoever is new sits nowhere yet, and what is kept here is another's.
  if (found.tables.length === 0) forgetGuest();
  return (current = found);
}

/** Another name or shape, from now on; at `table` too, if that waits still. */
export async function changeLook(look: { name?: string; shape?: string; table?: string }): Promise<void> {
  current = await api.changeMe(look);
}

/** From here on the server knows which language is spoken here, for what it sends when the page is closed. */
export function startTelling(): void {
  $effect.root(() => {
    $effect(tellLanguage);
  });
}

function tellLanguage(): void {
  const language = spoken();
  if (current === null || current.language === language) return;
  // A server that can't be reached is told at the next visit.
  api.speaks(language).then(
    (found) => (current = found),
    () => undefined,
  );
}
