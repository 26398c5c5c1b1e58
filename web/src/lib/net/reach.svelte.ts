// Is the server there? Told by every request over HTTP; while it is not, it is asked again now and then.
const AGAIN = 5_000;

let away = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;
// Nobody draws by it.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const waiting = new Set<() => void>();

export const isAway = (): boolean => away;

export function reached(): void {
  clearTimeout(timer);
  if (!away) return;
  away = false;
  for (const act of waiting) act();
}

export function missed(): void {
  away = true;
  clearTimeout(timer);
  timer = setTimeout(knock, AGAIN);
}

/** Calls when the server is back after it was away. Returns the undo. */
export function whenBack(act: () => void): () => void {
  waiting.add(act);
  return () => waiting.delete(act);
}

/** Asks at once. The answer matters as little as what it says: it is one. */
export function knock(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'hidden') timer = setTimeout(knock, AGAIN);
  else fetch('/api/modes', { cache: 'no-store' }).then(reached, missed);
}

/** The device's own word is only a hint: it wakes us, and the server decides. */
export function startReach(): void {
  addEventListener('offline', knock);
  addEventListener('online', () => {
    if (away) knock();
  });
}
