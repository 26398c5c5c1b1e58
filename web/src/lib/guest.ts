// What this browser keeps of the guest who plays on it: gone with the guest.
import { allWaiting } from './device/badge';
import { remember } from './stored';

/** Under this name the first page's lists are kept. */
export const LISTS = 'lists';

export function forgetGuest(): void {
  allWaiting([]);
  remember(LISTS, '');
}
