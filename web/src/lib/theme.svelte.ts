// Light or dark, still or moving: as the device says, unless somebody has chosen on this page.
import { setting } from './settings.svelte';

const BARS = 'meta[name="theme-color"]';
/** The paper of each theme: what a phone paints its own bars in. */
const PAPER = { light: '#f3efe6', dark: '#10151c' } as const;

/** Dresses the page now, before anything is drawn, and whenever somebody chooses anew. */
export function startTheme(): void {
  dress();
  $effect.root(() => {
    $effect(dress);
  });
}

function dress(): void {
  const { dataset } = document.documentElement;
  const theme = setting('theme');
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  const motion = setting('motion');
  if (motion === 'system') delete dataset.motion;
  else dataset.motion = motion;
  for (const bar of document.querySelectorAll<HTMLMetaElement>(BARS)) {
    const own = bar.media.includes('dark') ? 'dark' : 'light';
    bar.content = PAPER[theme === 'system' ? own : theme];
  }
}
