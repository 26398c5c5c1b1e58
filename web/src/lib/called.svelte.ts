// What the table has come to ask of me, for a sheet to say that lies over the place where it is answered.
import type { Snippet } from 'svelte';

export interface Call {
  /** Two calls with the same key ask the same. */
  readonly key: string;
  readonly words: Snippet;
  /** Goes to where it is answered, once nothing lies over it. */
  readonly answer: () => void;
}

let call = $state.raw<Call | null>(null);
let over: readonly (() => void)[] = [];

export const called = (): Call | null => call;
export const summon = (to: Call | null): Call | null => (call = to);

/** Notes a sheet that lies over the table; what it returns is to be called when it is gone. */
export function liesOver(close: () => void): () => void {
  over = [...over, close];
  return () => (over = over.filter((each) => each !== close));
}

/** Takes away all that lies over the table, the uppermost first. */
export const clear = (): void => [...over].reverse().forEach((close) => close());
