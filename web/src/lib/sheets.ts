// Open sheets stand in the browser's history, so that its back button or gesture closes the uppermost, not the page.

type Close = () => void;

interface Sheet {
  readonly close: Close;
}

let open: Sheet[] = [];
let leaving = false;
let next: (() => void) | null = null;

interface Kept {
  readonly sheet?: number;
}

const kept = (): Kept => (history.state as Kept | null) ?? {};

/** Notes a sheet that has opened; `close` is called by back. What it returns is to be called when it has closed. */
export function sheetOpened(close: Close): () => void {
  const sheet = { close };
  open = [...open, sheet];
  history.pushState({ ...kept(), sheet: open.length }, '');
  return () => {
    if (!open.includes(sheet)) return;
    open = open.filter((each) => each !== sheet);
    if (kept().sheet === undefined) return;
    leaving = true;
    history.back();
  };
}

/** To be called by whoever hears of back and forward. True: a sheet was all that it meant. */
export function backOverSheets(): boolean {
  const depth = kept().sheet ?? 0;
  if (depth > open.length && !leaving) return ahead(depth);
  const closing = open.slice(depth);
  open = open.slice(0, depth);
  closing.reverse().forEach(({ close }) => close());
  const ours = closing.length > 0 || leaving;
  leaving = false;
  next?.();
  next = null;
  return ours;
}

/** Forward leads to the entry of a sheet that is closed for good. Left there, the next sheet could not be told from it. */
function ahead(depth: number): true {
  leaving = true;
  history.go(open.length - depth);
  return true;
}

/** Goes on when no sheet's entry is on its way out of the history: two moves at once would end at the wrong page. */
export function onceSettled(move: (overSheet: boolean) => void): void {
  if (leaving) {
    next = () => move(false);
    return;
  }
  const overSheet = open.length > 0;
  open = [];
  move(overSheet);
}

/** After a reload nothing is open that the history still speaks of. */
export function forgetSheets(): void {
  if (kept().sheet !== undefined) history.replaceState(null, '');
}
