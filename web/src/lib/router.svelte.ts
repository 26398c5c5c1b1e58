// The address is the only state of navigation: home, a table, a join code, the guide, the settings.
import { keepPlace, placeAgain, placed } from './scroll';
import { backOverSheets, escapeSheets, forgetSheets, onceSettled } from './sheets';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'guide'; readonly mode: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'missing' };

export function parsePath(path: string): Route {
  const [first, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'home' };
  const names = rest.map(decoded).filter((name) => name !== null);
  const found = names.length === rest.length ? PAGES[first]?.(names) : null;
  return found ?? { page: 'missing' };
}

/** By the first part of the address: what the others make of it, null for nothing that there is. */
const PAGES: Readonly<Record<string, (names: readonly string[]) => Route | null>> = {
  t: ([id, ...more]) => (id === undefined || more.length > 0 ? null : { page: 'table', id }),
  j: ([code, ...more]) => (code === undefined || more.length > 0 ? null : { page: 'join', code }),
  // A mode's key has dots; an address that ends in one would be a file's.
  guide: (mode) => ({ page: 'guide', mode: mode.length === 0 ? null : mode.join('.') }),
  settings: (more) => (more.length > 0 ? null : { page: 'settings' }),
};

/** Null where a percent sign begins nothing: addresses are typed and pasted by hand. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

let path = $state.raw(location.pathname);
const current = $derived(parsePath(path));
let moves = 0;

export const route = (): Route => current;

/** Whether somebody came to this page from another of ours: then its heading takes the focus. */
export const moved = (): boolean => moves > 0;

export const tablePath = (id: string): string => `/t/${encodeURIComponent(id)}`;
export const joinPath = (code: string): string => `/j/${encodeURIComponent(code)}`;
export const guidePath = (mode: string): string => `/guide/${mode.split('.').map(encodeURIComponent).join('/')}`;

export function go(to: string, replace = false): void {
  onceSettled((overSheet) => {
    keepPlace();
    // An open sheet's entry is the page's own once more.
    if (replace || overSheet) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    moves += 1;
    path = location.pathname;
    placeAgain(0);
  });
}

/** Follows back and forward, and turns clicks on our own links into `go`. */
export function startRouter(): void {
  forgetSheets();
  history.scrollRestoration = 'manual';
  placeAgain(placed());
  addEventListener('popstate', () => {
    const sheets = backOverSheets();
    if (sheets && location.pathname === path) return;
    if (location.pathname !== path) moves += 1;
    path = location.pathname;
    if (location.hash === '') placeAgain(placed());
  });
  addEventListener('keydown', escapeSheets);
  addEventListener('scroll', keepPlace, { passive: true });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || !isPlain(event) || link.target !== '' || link.origin !== location.origin) return;
    // A place on this page is the browser's business.
    if (link.hash !== '' && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** A click that means neither a new tab nor anything else the page already took. */
function isPlain(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
