// A press on the board or a key ends the film at once. That press does nothing else.
import type { Projector } from './projector.svelte';

const TYPES = 'input, textarea, select, [contenteditable]';
const OPEN = 'dialog[open], [popover]:popover-open';

/** For the board: an action. */
export function skipping(board: HTMLElement, film: Pick<Projector, 'playing' | 'skip'>): { destroy: () => void } {
  let swallow = false;
  const down = (): void => {
    swallow = film.playing;
    film.skip();
  };
  /** Let go elsewhere, or turned into a scroll: no click will come of this press. */
  const up = ({ type, target }: Event): void => {
    if (type === 'pointercancel' || !(target instanceof Node) || !board.contains(target)) swallow = false;
  };
  const click = (event: Event): void => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const key = (event: KeyboardEvent): void => {
    if (!film.playing || !ends(event, board)) return;
    event.preventDefault();
    event.stopPropagation();
    film.skip();
  };
  board.addEventListener('pointerdown', down, true);
  board.addEventListener('click', click, true);
  addEventListener('pointerup', up, true);
  addEventListener('pointercancel', up, true);
  addEventListener('keydown', key, true);
  return {
    destroy: () => {
      board.removeEventListener('pointerdown', down, true);
      board.removeEventListener('click', click, true);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', up, true);
      removeEventListener('keydown', key, true);
    },
  };
}

/** Escape closes what is open first, and a space belongs to who types or presses a button elsewhere. */
function ends({ key, target }: KeyboardEvent, board: HTMLElement): boolean {
  if (document.querySelector(OPEN) !== null) return false;
  if (key === 'Escape') return true;
  if (key !== ' ' || !(target instanceof Element)) return false;
  return board.contains(target) || (target.closest('button, a, summary') === null && !target.matches(TYPES));
}
