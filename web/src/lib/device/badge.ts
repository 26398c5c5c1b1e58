// The number on the app's icon: games that wait for you and that you are not looking at.
import { recall, remember } from '../stored';

const KEY = 'waiting';

const games = (): string[] => (recall(KEY) ?? '').split(' ').filter((id) => id !== '');

/** This game waits for you behind your back. How many do now. */
export function awaits(id: string): number {
  const all = [...new Set([...games(), id])];
  remember(KEY, all.join(' '));
  show(all.length);
  return all.length;
}

/** You are looking: the number has done its work. */
export function seen(): void {
  if (games().length > 0) remember(KEY, '');
  show(0);
}

function show(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Where the page is no app the device may refuse.
  navigator.setAppBadge(count).catch(() => undefined);
}
