// One beat for all that counts along: what changes at the same time is drawn at the same time, in one picture.
const EVERY = 64;

const counting = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls on every beat from now on. Returns the undo. */
export function onbeat(call: () => void): () => void {
  counting.add(call);
  timer ??= setInterval(beat, EVERY);
  return () => {
    counting.delete(call);
    if (counting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function beat(): void {
  for (const call of [...counting]) call();
}
