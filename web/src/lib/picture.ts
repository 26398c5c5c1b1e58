// What may come a picture later than the board: so that one change does not cost one picture all its time.

/** About two pictures. By a timer: to wait for pictures would have the page draw them. */
const AWHILE = 32;

/** Runs it once the next picture is on the screen, or so many whiles after it. Returns the undo. */
export function afterPicture(then: () => void, whiles = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const picture = requestAnimationFrame(() => (timer = setTimeout(then, whiles * AWHILE)));
  return () => {
    cancelAnimationFrame(picture);
    clearTimeout(timer);
  };
}
