// The pages, each a file of its own with the words it says: whoever opens a table does not wait for the first page.
import { apart } from './apart';
import type { Route } from './router.svelte';

export const HOME = apart(() => import('../routes/Home.svelte'), 'front', 'home');
/** The game itself: no lobby needs it, and a game needs it at once. */
export const PLAY = apart(() => import('../ui/Play.svelte'));
export const TABLE = apart(() => {
  PLAY.begin();
  return import('../routes/Table.svelte');
}, 'table');
export const GUIDE = apart(() => import('../routes/Guide.svelte'), 'table', 'detail', 'guide');
export const SETTINGS = apart(() => import('../routes/Settings.svelte'), 'home', 'more');

const PAGES = { home: HOME, table: TABLE, guide: GUIDE, settings: SETTINGS, join: null, missing: null };

/** Fetches a page; whether it comes, who shows it will see. */
export const fetchPage = async ({ page }: Route): Promise<void> => {
  await Promise.allSettled([PAGES[page]?.()]);
};
