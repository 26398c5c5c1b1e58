// Starts the page: Trusted Types first, then the words, then the app.
import './lib/trust';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { startTheme } from './lib/theme.svelte';
import { bestOf } from './lib/words/languages';
import { speak } from './lib/words/words.svelte';

async function start(): Promise<void> {
  const target = document.getElementById('app');
  if (target === null) throw new Error('index.html has no #app');
  const language = bestOf(navigator.languages);
  await speak(language);
  document.documentElement.lang = language;
  startTheme();
  startRouter();
  mount(App, { target });
}

void start();
