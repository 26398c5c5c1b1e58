// The address is the only state of navigation: home, a table, a join code.

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'missing' };

export function parsePath(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'missing' };
  if (first === undefined) return { page: 'home' };
  if (second === undefined) return { page: 'missing' };
  const name = decoded(second);
  if (name !== null && first === 't') return { page: 'table', id: name };
  if (name !== null && first === 'j') return { page: 'join', code: name };
  return { page: 'missing' };
}

/** Null where a percent sign begins nothing: addresses are typed and pasted by hand. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

let current = $state.raw<Route>(parsePath(location.pathname));

export const route = (): Route => current;

export const tablePath = (id: string): string => `/t/${encodeURIComponent(id)}`;
export const joinPath = (code: string): string => `/j/${encodeURIComponent(code)}`;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  current = parsePath(path);
  scrollTo(0, 0);
}

/** Follows back and forward, and turns clicks on our own links into `go`. */
export function startRouter(): void {
  addEventListener('popstate', () => (current = parsePath(location.pathname)));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || !isPlain(event) || link.target !== '' || link.origin !== location.origin) return;
    event.preventDefault();
    go(link.pathname);
  });
}

/** A click that means neither a new tab nor anything else the page already took. */
function isPlain(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
