// The service worker from the page's side: asked for news at most hourly, replaced only when somebody says so.
import { APPLY } from './apply';
import { keepLanguage } from './language.svelte';

const HOUR = 3_600_000;

let waiting = $state.raw<ServiceWorker | null>(null);
/** Another window of this device has taken the new version up: this one runs on its old files. */
let overtaken = $state(false);
let wanted = false;
let registered: ServiceWorkerRegistration | undefined;

export const newVersion = (): boolean => waiting !== null || overtaken;

/** Only ever by somebody's hand. */
export function takeUp(): void {
  wanted = true;
  // Another window may have taken it up already: then it waits no longer, and nothing would come of the word.
  if (waiting?.state === 'installed') waiting.postMessage(APPLY);
  else if (!registered?.installing) location.reload();
}

/** Asks for a newer version now: without a network there is no news. */
export function lookForNews(): void {
  registered?.update().catch(() => undefined);
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
  registered = registration;
  waiting = registration.waiting;
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      waiting = registration.waiting;
      // Asked for while it was still on its way.
      if (wanted && fresh.state === 'installed') takeUp();
    });
  });
  const due = atMostEvery(HOUR, () => performance.now());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && due()) lookForNews();
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
