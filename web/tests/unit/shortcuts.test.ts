// Single keys: by letter, by place on other keyboards, never while somebody types.
import { describe, expect, it, vi } from 'vitest';
import { isHeldDown, isTyping, press, SHORTCUTS, shortcutOf } from '../../src/lib/shortcuts';
import { heard, isMuted, mute } from '../../src/lib/mutes.svelte';

const key = (name: string, more: object = {}) => ({
  key: name,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

describe('shortcuts', () => {
  it('each has a key of its own', () => {
    expect(new Set(SHORTCUTS.map((each) => each.key)).size).toBe(SHORTCUTS.length);
  });

  it('are found by letter, in either case', () => {
    expect(shortcutOf(key('R'))?.label).toBe('keys.roll');
    expect(shortcutOf(key('?'))?.does).toBe('help');
    expect(shortcutOf(key('x'))).toBeNull();
  });

  it('are found by place where the letters are others', () => {
    expect(shortcutOf(key('ق', { code: 'KeyR' }))?.label).toBe('keys.roll');
    // On a keyboard of Latin letters the letter alone counts.
    expect(shortcutOf(key('p', { code: 'KeyR' }))?.label).toBe('keys.pass');
  });

  it('leave the browser its own', () => {
    expect(shortcutOf(key('r', { ctrlKey: true }))).toBeNull();
    expect(shortcutOf(key('r', { repeat: true }))).toBeNull();
  });

  it('are off while somebody types', () => {
    document.body.innerHTML = '<input id="a"><button id="b"></button><dialog><button id="c"></button></dialog>';
    const by = (id: string): Element | null => document.getElementById(id);
    expect([by('a'), by('b'), document.body].map(isTyping)).toEqual([true, false, false]);
    // A sheet lies over the table, wherever the focus is.
    document.querySelector('dialog')?.setAttribute('open', '');
    expect([by('b'), by('c'), document.body].map(isTyping)).toEqual([true, true, true]);
  });

  it('an Enter that is held presses no button again', () => {
    document.body.innerHTML = '<textarea></textarea><button><b></b></button>';
    const held = (selector: string, more: KeyboardEventInit = {}): boolean => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, ...more });
      document.querySelector(selector)?.dispatchEvent(event);
      return isHeldDown(event);
    };
    expect([held('b'), held('button'), held('textarea')]).toEqual([true, true, false]);
    expect([held('button', { repeat: false }), held('button', { key: 'ArrowDown' })]).toEqual([false, false]);
  });
});

describe('a press by key', () => {
  it('does no more than a finger could: what is held takes none', () => {
    document.body.innerHTML = '<div id="held" inert><button>A</button></div>';
    const pressed = vi.fn();
    const button = document.querySelector('button')!;
    Object.defineProperty(button, 'offsetParent', { value: document.body });
    button.addEventListener('click', pressed);
    expect(press(['button'])).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
    document.getElementById('held')!.removeAttribute('inert');
    expect(press(['button'])).toBe(true);
    expect(pressed).toHaveBeenCalledOnce();
  });
});

describe('a muted player', () => {
  const said = [0, 1].map((seat) => ({ seat, name: 'A', text: 'hi', at: 1 }));

  it('is not heard at this table, and heard again after', () => {
    mute('t', 1, true);
    expect(heard('t', said)).toEqual([said[0]]);
    expect(heard('u', said)).toEqual(said);
    mute('t', 1, false);
    expect(isMuted('t', 1)).toBe(false);
    expect(heard('t', said)).toEqual(said);
  });
});
