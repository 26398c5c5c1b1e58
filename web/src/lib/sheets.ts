// What lies open over a page (sheets, the menu, a tool) stands in the browser's history, so that its back button or
// gesture closes the uppermost, not the page; and Escape does the same where the browser does not do it by itself.

type Close = () => void;

interface Layer {
  readonly close: Close;
}

/** What the browser itself closes by Escape, with all keys it has. */
const ESCAPES = 'dialog:modal, [popover]:not(dialog):popover-open';

let open: readonly Layer[] = [];
/** A move of ours through the history is under way: two at once would end at the wrong page. */
let leaving = false;
let next: (() => void) | null = null;

interface Kept {
  readonly sheet?: number;
}

const kept = (): Kept => (history.state as Kept | null) ?? {};
const depth = (): number => kept().sheet ?? 0;

/** Notes what has opened; `close` is called by back. What it returns is to be called when it has closed. */
export function sheetOpened(close: Close): () => void {
  const layer = { close };
  open = [...open, layer];
  settle();
  return () => {
    if (!open.includes(layer)) return;
    open = open.filter((each) => each !== layer);
    // What opens in its place, as a sheet does that the menu offers, takes over its entry.
    setTimeout(settle);
  };
}

/** Brings the history to as many entries as there are open layers. True: that takes a move, which is under way. */
function settle(): boolean {
  if (leaving) return true;
  for (let at = depth() + 1; at <= open.length; at += 1) history.pushState({ ...kept(), sheet: at }, '');
  const over = depth() - open.length;
  if (over > 0) {
    leaving = true;
    history.go(-over);
  }
  return over > 0;
}

/** To be called by whoever hears of back and forward. True: something open was all that it meant. */
export function backOverSheets(): boolean {
  const ours = leaving;
  leaving = false;
  const closing = ours ? [] : open.slice(depth());
  if (!ours) open = open.slice(0, depth());
  [...closing].reverse().forEach(({ close }) => close());
  // Forward leads to the entry of what is closed for good. Left there, the next sheet could not be told from it.
  const moving = settle();
  if (!moving) {
    const then = next;
    next = null;
    then?.();
  }
  return ours || moving || closing.length > 0;
}

/** Goes on when no entry is on its way out of the history. */
export function onceSettled(move: (overSheet: boolean) => void): void {
  if (leaving) {
    next = () => onceSettled(move);
    return;
  }
  const overSheet = depth() > 0;
  open = [];
  move(overSheet);
}

/** Escape closes the uppermost, wherever the focus is. */
export function escapeSheets(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(ESCAPES) !== null) return;
  open.at(-1)?.close();
}

/** After a reload nothing is open that the history still speaks of. */
export function forgetSheets(): void {
  if (kept().sheet !== undefined) history.replaceState(null, '');
}
