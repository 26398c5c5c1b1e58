// A value that follows another a picture or two later: what moves goes first, what is read comes after it.
import { untrack } from 'svelte';
import { afterPicture } from './picture';

/** Of a component: `of`, as it was a picture and so many whiles ago at most. However often it changes, it is followed. */
export function trailing<T>(of: () => T, whiles = 0): { readonly now: T } {
  let shown = $state.raw(untrack(of));
  let cancel: (() => void) | null = null;

  const follow = (): void => {
    cancel = null;
    shown = untrack(of);
  };
  $effect(() => {
    if (of() !== untrack(() => shown)) cancel ??= afterPicture(follow, whiles);
  });
  $effect(() => () => cancel?.());
  return {
    get now() {
      return shown;
    },
  };
}
