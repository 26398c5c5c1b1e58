// The real browser behind a projector: time, and whether anybody can see the page.
export interface Booth {
  now(): number;
  /** Runs `then` after a while; returns the undo. */
  after(millis: number, then: () => void): () => void;
  hidden(): boolean;
  /** Returns the undo. */
  onvisible(changed: () => void): () => void;
}

export const booth: Booth = {
  // Of a page's clocks this one alone never jumps.
  now: () => performance.now(),
  after: (millis, then) => {
    const timer = setTimeout(then, millis);
    return () => clearTimeout(timer);
  },
  hidden: () => document.visibilityState === 'hidden',
  onvisible: (changed) => {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
};
