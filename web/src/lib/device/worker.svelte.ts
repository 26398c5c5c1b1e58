// The service worker from the page's side: asked for news at most hourly, replaced only when somebody says so.
import { APPLY } from './apply';
import { keepLanguage } from './language.svelte';

const HOUR = 3_600_000;

let waiting = $state.raw<ServiceWorker | null>(null);
/** Another window of this device has taken the new version up: this one runs on its old files. */
let overtaken = $state(false);
let wanted = false;

export const newVersion = (): boolean => waiting !== null || overtaken;

/** Only ever by somebody's hand. */
export function takeUp(): void {
  wanted = true;
  // Another window may have taken it up already: then it waits no longer, and nothing would come of the word.
  if (waiting?.state !== 'installed') location.reload();
  else waiting.postMessage(APPLY);
}

/** Where pages are not served safely (plain http from elsewhere) there is no worker, and the page does without. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
    else overtaken = !first;
  });
  keepLanguage();
  serviceWorker.register('/sw.js').then(follow, () => undefined);
}

function follow(registration: ServiceWorkerRegistration | undefined): void {
  if (registration === undefined) return;
  waiting = registration.waiting;
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      waiting = registration.waiting;
    });
  });
  const due = atMostEvery(HOUR, () => performance.now());
  document.addEventListener('visibilitychange', () => {
    // Without a network there is no news; the next look asks again.
    if (document.visibilityState === 'visible' && due()) registration.update().catch(() => undefined);
  });
}

/** True when `period` has passed since it was true before, or since it was made. */
export function atMostEvery(period: number, now: () => number): () => boolean {
  let last = now();
  return () => {
    if (now() - last < period) return false;
    last = now();
    return true;
  };
}
