// What may come a picture later than the board: so that one change does not cost one picture all its time.

/** Runs it once the next picture is on the screen. Returns the undo. */
export function afterPicture(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const picture = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(picture);
    clearTimeout(timer);
  };
}
