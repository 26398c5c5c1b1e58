// Where a page was scrolled to stands in its history entry: back and forward find the place again.

const PAUSE = 150;
const PATIENCE = 1_000;

interface Kept {
  readonly y?: number;
}

let due: ReturnType<typeof setTimeout> | null = null;
let frame = 0;

export const placed = (): number => (history.state as Kept | null)?.y ?? 0;

/** Not at each step of a scroll: browsers refuse a history that is written too often. */
export function keepPlace(event?: Event): void {
  if (due !== null) clearTimeout(due);
  due = null;
  if (event === undefined) note(location.pathname);
  else due = setTimeout(note, PAUSE, location.pathname);
}

function note(path: string): void {
  if (path !== location.pathname || placed() === scrollY) return;
  history.replaceState({ ...(history.state as Kept | null), y: scrollY }, '');
}

/** Goes there as soon as the page is tall enough: much of it comes a moment later. */
export function placeAgain(y: number): void {
  cancelAnimationFrame(frame);
  if (y === 0) {
    scrollTo(0, 0);
    return;
  }
  const until = performance.now() + PATIENCE;
  const attempt = (): void => {
    scrollTo(0, y);
    if (Math.abs(scrollY - y) > 1 && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  frame = requestAnimationFrame(attempt);
}
