// A press that ends the film is swallowed, and only that one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { skipping } from '../../src/lib/film/skip';

let board: HTMLElement;
let film: { playing: boolean; skip: () => void };
let undo: () => void;
const pressed = vi.fn();

beforeEach(() => {
  board = document.createElement('div');
  const square = document.createElement('button');
  square.addEventListener('click', pressed);
  board.append(square);
  document.body.replaceChildren(board);
  film = { playing: true, skip: () => (film.playing = false) };
  undo = skipping(board, film).destroy;
  pressed.mockReset();
});
afterEach(() => undo());

const square = (): HTMLElement => board.querySelector('button') as HTMLElement;
const send = (type: string, to: EventTarget): boolean => to.dispatchEvent(new Event(type, { bubbles: true }));

it('swallows the press that ends the film, and takes the next', () => {
  send('pointerdown', square());
  send('pointerup', square());
  square().click();
  expect(film.playing).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
  square().click();
  expect(pressed).toHaveBeenCalledOnce();
});

it.each([
  ['let go elsewhere', 'pointerup', () => document.body],
  ['turned into a scroll', 'pointercancel', square],
] as const)('swallows nothing of a press that was %s', (_, type, where) => {
  send('pointerdown', square());
  send(type, where());
  square().click();
  expect(pressed).toHaveBeenCalledOnce();
});
