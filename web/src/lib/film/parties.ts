// Where on the page a party to a payment is: a player's chip, the pot, or the bank in the middle of the board.
import { POT } from '../table';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In pixels of the window; null where nothing of the kind is to be seen. */
export function placeOfParty(party: number | null): Point | null {
  const found = middleOf(selectorOf(party));
  return found ?? (party === null || party === POT ? middleOf('[data-board]') : null);
}

/** The lower edge of a player's chip: what is noted there leaves the balance to be read. */
export function edgeOfChip(seat: number): Point | null {
  const box = boxOf(selectorOf(seat));
  return box && { x: box.x + box.width / 2, y: box.y + box.height };
}

function selectorOf(party: number | null): string {
  if (party === null) return '[data-bank]';
  return party === POT ? '[data-pot]' : `[data-chip="${party}"]`;
}

function middleOf(selector: string): Point | null {
  const box = boxOf(selector);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// Where things are is asked often and changes seldom, and to ask in the middle of a change lays the whole page out.
const known = new Map<string, { box: DOMRect; at: number; width: number }>();
const HOLDS = 4_000;

function boxOf(selector: string): DOMRect | null {
  const [now, width] = [performance.now(), globalThis.innerWidth];
  const before = known.get(selector);
  if (before !== undefined && before.width === width && now - before.at < HOLDS) return before.box;
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return null;
  known.set(selector, { box, at: now, width });
  return box;
}
