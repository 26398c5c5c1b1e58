// Single keys for what is done most: one table of data, which the page obeys and the sheet under "?" shows.
import type { Key } from './words/words.svelte';

export type Deed = 'log' | 'chat' | 'help';

export interface Shortcut {
  readonly key: string;
  readonly label: Key;
  /** The first button of these that is there is pressed: so a key can do no more than a finger. */
  readonly press?: readonly string[];
  readonly does?: Deed;
}

const on = (...does: string[]): string[] => does.map((each) => `[data-do="${each}"]`);

export const SHORTCUTS: readonly Shortcut[] = [
  { key: 'r', label: 'keys.roll', press: on('roll', 'back') },
  { key: 'b', label: 'keys.buy', press: on('buy', 'bid', 'bet', 'choose') },
  { key: 'p', label: 'keys.pass', press: on('pay', 'tax', 'pass', 'decline', 'skip_bet') },
  { key: 'a', label: 'keys.accept', press: on('accept', 'agree') },
  { key: 'd', label: 'keys.refuse', press: on('refuse', 'disagree') },
  { key: 'k', label: 'keys.claim', press: ['[data-tool="claim"]'] },
  { key: 't', label: 'keys.trade', press: ['[data-tool="propose"]'] },
  { key: 'm', label: 'keys.money', press: ['[data-tool="raise"]', '[data-tool="mortgage"]'] },
  { key: 'l', label: 'keys.log', does: 'log' },
  { key: 'c', label: 'keys.chat', does: 'chat' },
  { key: '?', label: 'keys.help', does: 'help' },
];

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
}

/** What a key stands for. On keyboards with other letters the place of the key counts. */
export function shortcutOf(event: Pressed): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const typed = event.key.toLowerCase();
  const latin = /^[\x20-\x7e]$/.test(typed);
  const meant = latin ? typed : /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : typed;
  return SHORTCUTS.find(({ key }) => key === meant) ?? null;
}

/** Somebody who writes wants letters, not moves; and a sheet has keys of its own: over the whole table, or in use. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null;
  // The focus may still be at the table while a menu or a sheet lies over it.
  const covered = document.querySelector('dialog[open], [popover]:not(dialog):popover-open') !== null;
  return covered || element?.closest('dialog, input, textarea, select, [contenteditable]') != null;
}

/** Enter that is held down would press a button again and again: a whole turn, or giving up, by one key. */
export function isHeldDown({ key, repeat, target }: KeyboardEvent): boolean {
  return repeat && key === 'Enter' && target instanceof Element && target.closest('button') !== null;
}

/** Presses the first button that is there and that a finger could press too; false when none is. */
export function press(selectors: readonly string[]): boolean {
  const found = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLButtonElement>(selector)]);
  const button = found.find((each) => !each.disabled && each.offsetParent !== null && each.closest('[inert]') === null);
  button?.click();
  return button !== undefined;
}
