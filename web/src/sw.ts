// The page without a network: its own files and its shell are kept here; games, lists and people never are.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { APPLY } from './lib/device/apply';

declare const self: ServiceWorkerGlobalScope;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

/** The server's own addresses, and such as name a file: all others are the page's, which routes by them. */
const NOT_OURS = [/^\/api\//, /^\/ws$/, /\.[^/]*$/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_OURS }));

// A new version waits until somebody takes it: a running game is never reloaded under its players.
self.addEventListener('message', (event) => {
  if (event.data === APPLY) void self.skipWaiting();
});
