// A moment that has passed, as short as it can be said.
import { timeOfDay } from './amounts';
import { locale } from './words.svelte';

const SHORT = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** `14:05`; of another day with its date. */
export function timeOrDay(at: number, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  return today ? timeOfDay(at) : new Intl.DateTimeFormat(locale(), SHORT).format(at);
}
