// How long somebody waits for the connection, in steps: a hiccup is no news, a pause is said, a loss needs a way out.
import { localNow } from '../tick.svelte';

/** `soon`: a word. `held`: nothing can be done meanwhile. `gone`: a button to try at once. */
export type Patience = 'fine' | 'soon' | 'held' | 'gone';

const SOON = 1_000;
const HELD = 4_000;
const GONE = 15_000;

/** `offline`: what the device says of its network. A hint: it never makes a connection that works look lost. */
export function patience(lostAt: number | null, now: number, offline: boolean): Patience {
  const waited = lostAt === null ? 0 : now - lostAt;
  if (waited < SOON) return 'fine';
  if (waited >= GONE || offline) return 'gone';
  return waited < HELD ? 'soon' : 'held';
}

/** The same, moving while it is looked at. */
export function patienceWith({ lostAt }: { readonly lostAt: number | null }): Patience {
  return lostAt === null ? 'fine' : patience(lostAt, localNow(), !navigator.onLine);
}
