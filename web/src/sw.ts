// The page without a network: its own files are kept here; games, lists and people never are.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { APPLY } from './lib/device/apply';
import { isLater, sameLanguages, WANTED } from './lib/device/wanted';

declare const self: ServiceWorkerGlobalScope;

const built = self.__WB_MANIFEST.map((entry) => (typeof entry === 'string' ? { url: entry, revision: null } : entry));
const pathOf = (url: string): string => new URL(url, self.location.origin).pathname;

precacheAndRoute(built.filter(({ url }) => !isLater(url)));
cleanupOutdatedCaches();

/** Words and letters: a hash is in each name, so what is kept under it never changes. */
const later = built.map(({ url }) => pathOf(url)).filter(isLater);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && later.includes(url.pathname),
  new CacheFirst({ cacheName: WANTED }),
);

/** The server's own addresses, and such as name a file: all others are the page's, which routes by them. */
const NOT_OURS = [/^\/api\//, /^\/ws$/, /\.[^/]*$/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_OURS }));

/** This version's words in the languages that are read here, before it is taken up: there may be no network then. */
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(WANTED).then(async (cache) => {
      const kept = (await cache.keys()).map(({ url }) => pathOf(url));
      await cache.addAll(sameLanguages(kept, later).filter((path) => !kept.includes(path)));
    }),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.open(WANTED).then(async (cache) => {
      const gone = (await cache.keys()).filter(({ url }) => !later.includes(pathOf(url)));
      await Promise.all(gone.map((request) => cache.delete(request)));
    }),
  );
});

// A new version waits until somebody takes it: a running game is never reloaded under its players.
self.addEventListener('message', (event) => {
  if (event.data === APPLY) void self.skipWaiting();
});
