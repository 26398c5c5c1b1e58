// The time that clocks on the page show: it moves four times a second while somebody looks at it.
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

export function localNow(): number {
  subscribe();
  return Date.now();
}
