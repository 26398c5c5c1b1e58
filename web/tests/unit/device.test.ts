// The page on its device: patience with the connection, news of versions, the number on the icon, becoming an app.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isLater, sameLanguages } from '../../src/lib/device/wanted';
import { allWaiting, waits } from '../../src/lib/device/badge';
import { finished, isOffered, notNow, startInstall, way } from '../../src/lib/device/install.svelte';
import { calm, play } from '../../src/lib/device/moment.svelte';
import { atMostEvery, newVersion, startWorker, takeUp } from '../../src/lib/device/worker.svelte';
import { forgetGuest } from '../../src/lib/guest';
import { patience } from '../../src/lib/net/patience.svelte';
import { isAway, missed, reached, whenBack } from '../../src/lib/net/reach.svelte';
import { parsePath } from '../../src/lib/router.svelte';
import { choose } from '../../src/lib/settings.svelte';
import { loudness } from '../../src/lib/sound/ear';

describe('what a device keeps of words and letters', () => {
  const words = (tag: string, hash: string): string => `/assets/words-${tag}-base-${hash}.json`;

  it('is what its people read: of a new version the same languages', () => {
    const kept = [
      words('ar', 'old-hash'),
      words('pt-BR', 'old-hash'),
      '/assets/rubik-latin-wght-normal-CnQIisVs.woff2',
    ];
    const files = ['ar', 'en', 'pt', 'pt-BR'].map((tag) => words(tag, 'new_hash'));
    expect(sameLanguages(kept, files)).toEqual([words('ar', 'new_hash'), words('pt-BR', 'new_hash')]);
    expect(sameLanguages([], files)).toEqual([]);
  });

  it('is not the shell', () => {
    expect(['/assets/page-12345678.js', '/index.html', '/icon.svg'].filter(isLater)).toEqual([]);
    expect([words('en', '12345678'), '/assets/rubik-latin-wght-normal-CnQIisVs.woff2'].every(isLater)).toBe(true);
  });
});

describe('patience', () => {
  it.each([
    [0, 'fine'],
    [999, 'fine'],
    [1_000, 'soon'],
    [3_999, 'soon'],
    [4_000, 'held'],
    [14_999, 'held'],
    [15_000, 'gone'],
  ])('after %i ms is %s', (waited, expected) => {
    expect(patience(5_000, 5_000 + waited, false)).toBe(expected);
  });

  it('is never lost while somebody answers, whatever the device says', () => {
    expect(patience(null, 99_000, true)).toBe('fine');
  });

  it('ends early where the device knows of no network', () => {
    expect(patience(0, 500, true)).toBe('fine');
    expect(patience(0, 1_500, true)).toBe('gone');
  });
});

it('news is asked for at most once in a period', () => {
  let now = 0;
  const due = atMostEvery(100, () => now);
  expect(due()).toBe(false);
  now = 100;
  expect(due()).toBe(true);
  now = 150;
  expect(due()).toBe(false);
  now = 200;
  expect(due()).toBe(true);
});

describe('a version that waits', () => {
  it('is told that it is wanted, and one that another window took up is not waited for', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const worker = { state: 'installed', postMessage: vi.fn() };
    const register = (): Promise<unknown> => Promise.resolve({ waiting: worker, addEventListener: vi.fn() });
    const serviceWorker = { controller: {}, addEventListener: vi.fn(), register };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    startWorker();
    await vi.waitFor(() => expect(newVersion()).toBe(true));
    takeUp();
    expect(worker.postMessage).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    worker.state = 'activated';
    takeUp();
    expect(worker.postMessage).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
});

describe('the number on the icon', () => {
  const shown = vi.fn<(many: number) => Promise<void>>(() => Promise.resolve());
  const number = (): number | undefined => shown.mock.lastCall?.[0];
  beforeEach(() => {
    shown.mockClear();
    Object.assign(navigator, { setAppBadge: shown });
    allWaiting([]);
  });

  it('counts each table that waits once, in however many windows it is open', () => {
    waits('a', true);
    waits('b', true);
    waits('a', true);
    expect(number()).toBe(2);
  });

  it('counts the tables that no window shows, as the server lists them', () => {
    waits('a', true);
    allWaiting(['a', 'b', 'c']);
    expect(number()).toBe(3);
  });

  it('follows the table one plays at, and leaves the others as they are', () => {
    allWaiting(['a', 'b']);
    waits('a', false);
    expect(number()).toBe(1);
    waits('c', false);
    expect(number()).toBe(1);
    waits('a', true);
    expect(number()).toBe(2);
  });

  it('is the same for another window: what counts is what this browser keeps', () => {
    localStorage.setItem('freehold.waiting', 'x y');
    waits('z', true);
    expect(number()).toBe(3);
  });

  it('is cleared when nothing waits, and with the guest', () => {
    waits('a', true);
    waits('a', false);
    expect(number()).toBe(0);
    allWaiting(['a', 'b']);
    forgetGuest();
    expect(number()).toBe(0);
  });
});

describe('becoming an app', () => {
  it('is offered after a finished game where the browser can ask, until somebody says no', () => {
    startInstall();
    expect(way()).toBe('none');
    const question = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(question);
    expect(question.defaultPrevented).toBe(true);
    expect(way()).toBe('ask');
    expect(isOffered()).toBe(false);
    finished();
    expect(isOffered()).toBe(true);
    notNow();
    expect(isOffered()).toBe(false);
    expect(way()).toBe('ask');
  });
});

it('a running game is no moment for other questions', () => {
  expect(calm()).toBe(true);
  play(true);
  expect(calm()).toBe(false);
  play(false);
});

it('who waits for the server is told once it is back, and not before it was away', () => {
  vi.useFakeTimers();
  const back = vi.fn();
  const undo = whenBack(back);
  reached();
  expect(back).not.toHaveBeenCalled();
  missed();
  expect(isAway()).toBe(true);
  reached();
  expect(back).toHaveBeenCalledOnce();
  expect(isAway()).toBe(false);
  undo();
  missed();
  reached();
  expect(back).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('the settings have an address', () => {
  expect(parsePath('/settings')).toEqual({ page: 'settings' });
  expect(parsePath('/settings/more')).toEqual({ page: 'missing' });
});

describe('loudness', () => {
  it('is what was chosen, for the board and for the call', () => {
    choose('effects', '40');
    choose('turn', '100');
    expect(loudness('dice', false)).toBe(0.4);
    expect(loudness('turn', false)).toBe(1);
  });

  it('leaves only the call to who looks elsewhere', () => {
    expect(loudness('dice', true)).toBe(0);
    expect(loudness('turn', true)).toBe(1);
  });

  it('is none at all when muted', () => {
    choose('sound', 'off');
    expect(loudness('turn', false)).toBe(0);
    choose('sound', 'on');
  });
});
