// Keeps the screen lit while one sits in a running game and looks at it.

/** From now until the answer is called. The device lets go by itself when the page is hidden, so it is asked again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  function ask(): void {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    navigator.wakeLock.request('screen').then(hold, () => undefined); // a low battery may say no
  }
  function hold(got: WakeLockSentinel): void {
    // Of two that were asked for in a row one is enough.
    void (ended ? got : lock)?.release();
    lock = ended ? null : got;
  }

  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
