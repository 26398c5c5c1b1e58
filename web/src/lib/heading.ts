// A page's heading takes the focus when one comes to it from another page, as on a page that loads.
import { moved } from './router.svelte';

/** For `{@attach heading}` on the h1 of a page. */
export function heading(title: HTMLElement): void {
  title.tabIndex = -1;
  if (moved()) title.focus({ preventScroll: true });
}
