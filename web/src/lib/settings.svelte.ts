// What somebody has chosen on this device: look, motion, sounds, words. Each part of the page asks here.
import { recall, remember } from './stored';
import { TAGS } from './words/languages';

/** Every setting with the values it can have; the first is what holds until somebody chooses. */
export const SETTINGS = {
  theme: ['system', 'light', 'dark'],
  /** How much moves: as the device says, everything, or fades and text alone. */
  motion: ['system', 'full', 'reduced'],
  /** How fast the film of events runs; `off`: the board jumps to how it is. */
  film: ['normal', 'fast', 'off'],
  /** All sounds at once: what one tap in the menu silences. */
  sound: ['on', 'off'],
  /** Volumes in percent: what happens on the board, and what calls you to it. */
  effects: ['60', '0', '10', '20', '30', '40', '50', '70', '80', '90', '100'],
  turn: ['70', '0', '10', '20', '30', '40', '50', '60', '80', '90', '100'],
  /** One short pulse when it is your turn, where the device can. */
  haptics: ['on', 'off'],
  /** Single keys as shortcuts (WCAG 2.1.4: they can be turned off). */
  shortcuts: ['on', 'off'],
  /** A tag of `LANGUAGES`; `system`: the first of the browser's that there is. */
  language: ['system', ...TAGS],
  /** Digits: Latin in every language unless somebody wants the language's own. */
  digits: ['latn', 'native'],
} as const;

export type Setting = keyof typeof SETTINGS;
export type Choice<S extends Setting> = (typeof SETTINGS)[S][number];

const chosen = $state<Record<Setting, string>>(recalled());

export const setting = <S extends Setting>(name: S): Choice<S> => chosen[name];

export function choose<S extends Setting>(name: S, value: Choice<S>): void {
  chosen[name] = value;
  remember(name, value);
}

/** What is chosen in one tab holds in all of this browser. */
export function followOtherTabs(): void {
  addEventListener('storage', () => Object.assign(chosen, recalled()));
}

function recalled(): Record<Setting, string> {
  const kept = Object.entries(SETTINGS).map(([name, values]) => [name, known(name, values)]);
  return Object.fromEntries(kept) as Record<Setting, string>;
}

function known(name: string, values: readonly string[]): string {
  const value = recall(name);
  return value !== null && values.includes(value) ? value : (values[0] ?? '');
}
