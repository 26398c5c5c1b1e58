// The real browser behind a link, and the moments at which a stale connection shows itself.
import { post } from './http';
import { PROTOCOL, type Deps, type Link, type Socket } from './link';
import { newClient } from './outbox';

export const browser: Deps = {
  ticket: (table) => post('/api/ticket', { table, protocol: PROTOCOL }),
  socket: (url, protocols) => new WebSocket(url, protocols) as unknown as Socket,
  now: () => Date.now(),
  random: () => Math.random(),
  newClient,
};

/** Pokes the link when the page is looked at again or the network is back. Returns the undo. */
export function watch(link: Link): () => void {
  const poke = (): void => {
    if (document.visibilityState === 'visible') link.poke();
  };
  document.addEventListener('visibilitychange', poke);
  addEventListener('online', poke);
  // A hint that the socket is dead: it is asked, and its silence tells.
  addEventListener('offline', poke);
  return () => {
    document.removeEventListener('visibilitychange', poke);
    removeEventListener('online', poke);
    removeEventListener('offline', poke);
  };
}
