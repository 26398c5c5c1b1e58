// Becoming an app of the device: the browser's own question where it has one, the words for the way where it has none.
import { recall, remember } from '../stored';

/** Not in the DOM's types: Chromium alone has it. */
interface InstallQuestion extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const FINISHED = 'finished';
const DECLINED = 'install';

let question = $state.raw<InstallQuestion | null>(null);
let declined = $state(recall(DECLINED) === 'no');
let done = $state(false);

/** How it goes here: by a button, by the browser's menu of sharing, or not at all. */
export type Way = 'ask' | 'share' | 'installed' | 'none';

export function way(): Way {
  if (done || isApp()) return 'installed';
  if (question !== null) return 'ask';
  return isApple() ? 'share' : 'none';
}

/** Offered unasked only to people who know what for: after a finished game, until they say no. */
export const isOffered = (): boolean =>
  !declined && recall(FINISHED) === 'yes' && (way() === 'ask' || way() === 'share');

export function startInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    question = event as InstallQuestion;
  });
  addEventListener('appinstalled', () => (done = true));
}

export async function install(): Promise<void> {
  const asked = question;
  // The browser lets each question be put only once.
  question = null;
  if (asked === null) return;
  const { outcome } = await asked.prompt();
  if (outcome === 'accepted') done = true;
}

export function notNow(): void {
  declined = true;
  remember(DECLINED, 'no');
}

export function finished(): void {
  remember(FINISHED, 'yes');
}

function isApp(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** An iPad says it is a Mac, but no Mac has a touch screen. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
