// Starts the page: Trusted Types first, then the words, then the app.
import './lib/trust';
import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { startTelling } from './lib/session.svelte';
import { setting } from './lib/settings.svelte';
import { startTheme } from './lib/theme.svelte';
import { speak } from './lib/words/words.svelte';

async function start(): Promise<void> {
  const target = document.getElementById('app');
  if (target === null) throw new Error('index.html has no #app');
  await speak(setting('language'));
  startTelling();
  startTheme();
  startRouter();
  mount(App, { target });
}

void start();
