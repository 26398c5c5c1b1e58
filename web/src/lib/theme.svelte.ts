// Light or dark: as the device says, unless somebody has chosen on this page.
import { choose, setting, type Choice } from './settings.svelte';

export type Theme = Choice<'theme'>;

/** Takes up what was chosen before; called once, before anything is drawn. */
export const startTheme = (): void => wear(setting('theme'));

export function wear(wanted: Theme): void {
  choose('theme', wanted);
  const { dataset } = document.documentElement;
  if (wanted === 'system') delete dataset.theme;
  else dataset.theme = wanted;
}
