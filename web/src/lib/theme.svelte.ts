// Light or dark: as the device says, unless somebody has chosen on this page.
import { recall, remember } from './stored';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

let current = $state<Theme>('system');

export const theme = (): Theme => current;

/** Takes up what was chosen before; called once, before anything is drawn. */
export function startTheme(): void {
  const kept = recall('theme');
  choose(THEMES.find((each) => each === kept) ?? 'system');
}

export function choose(wanted: Theme): void {
  current = wanted;
  remember('theme', wanted);
  const { dataset } = document.documentElement;
  if (wanted === 'system') delete dataset.theme;
  else dataset.theme = wanted;
}
