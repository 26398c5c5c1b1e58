// Starts the page: Trusted Types first, then the words, then the app.
import './lib/trust';
import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import Lost from './routes/Lost.svelte';
import { startInstall } from './lib/device/install.svelte';
import { startWorker } from './lib/device/worker.svelte';
import { renewsBy } from './lib/net/http';
import { startReach } from './lib/net/reach.svelte';
import { fetchPage } from './lib/pages';
import { route, startRouter } from './lib/router.svelte';
import { freshSession, startTelling } from './lib/session.svelte';
import { followOtherTabs, setting } from './lib/settings.svelte';
import { startTheme } from './lib/theme.svelte';
import { followLanguage, speak } from './lib/words/words.svelte';

async function start(): Promise<void> {
  // The browser asks once, and early.
  startInstall();
  const target = document.getElementById('app');
  if (target === null) throw new Error('index.html has no #app');
  try {
    // The page comes beside its words; what it is without them nobody could read.
    await Promise.all([speak(setting('language')), fetchPage(route())]);
  } catch {
    mount(Lost, { target });
    return;
  }
  followLanguage();
  followOtherTabs();
  renewsBy(freshSession);
  startTelling();
  startTheme();
  startRouter();
  startReach();
  mount(App, { target });
  // Last: what is kept for later must not hold up what is wanted now.
  startWorker();
}

void start();
