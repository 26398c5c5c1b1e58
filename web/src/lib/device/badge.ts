// The number on the app's icon: my tables that wait for me, as this browser has heard last, in whichever of its windows.
import { recall, remember } from '../stored';

const KEY = 'waiting';

/** All of them, as the server lists them. */
export function allWaiting(ids: readonly string[]): void {
  remember(KEY, ids.join(' '));
  if (!('setAppBadge' in navigator)) return;
  // Where the page is no app the device may refuse.
  navigator.setAppBadge(ids.length).catch(() => undefined);
}

/** One table, as its own page sees it: in how many windows, and who else waits, is all the same to it. */
export function waits(id: string, asked: boolean): void {
  const others = (recall(KEY) ?? '').split(' ').filter((each) => each !== '' && each !== id);
  allWaiting(asked ? [...others, id] : others);
}
