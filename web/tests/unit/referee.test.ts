// The referee's place: what is told there, and that each button is an order which the server offers.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../src/lib/game.svelte';
import { need, speak } from '../../src/lib/words/words.svelte';
import Panel from '../../src/ui/referee/Panel.svelte';

const MINUTE = 60_000;
const NOW = 1_000_000;

const sitting = (missed: number, out = false): object => ({ cash: 1_500, pos: 0, jail: null, cards: [], out, bot: null, missed, proposals: 0 }); // prettier-ignore
const named = (name: string, more: object = {}): object => ({
  name,
  shape: 'circle',
  online: true,
  bot: null,
  ...more,
});

const PAUSE = { do: 'pause' };
const TIME = { do: 'call_time' };
const WARN = { do: 'warn', who: { in: [0, 1] }, offence: { in: ['cheating'] } };
const EJECT = { do: 'eject', who: { in: [0, 1] } };

function table(options: readonly object[], more: object = {}): Game {
  const view = {
    seats: [sitting(0), sitting(3), sitting(6, true)],
    names: [named('Ann'), named('Bob', { warned: ['cheating'] }), named('Cem')],
    turn: 0,
    to_act: [0],
    phase: { kind: 'await_roll', seat: 0 },
    ends: NOW + 5 * MINUTE,
    last_round: false,
    deeds: {},
    ...more,
  };
  const game = {
    view,
    options,
    you: { seat: null, role: 'referee', host: true },
    timer: null,
    refusal: null,
    busy: false,
  };
  const left = (until: number): number => until - NOW;
  return { ...game, ruleset: null, left, serverNow: () => NOW, act } as unknown as Game;
}

beforeAll(async () => {
  await speak('en');
  await need('league');
});

const act = vi.fn();
afterEach(cleanup);

describe("the referee's orders", () => {
  it('GC-52: tell who has missed three turns in a row, and of nobody who is out', () => {
    render(Panel, { game: table([PAUSE]) });
    expect(document.querySelectorAll('[data-told]')).toHaveLength(1);
    expect(screen.getByText('Bob has missed 3 turns in a row.')).toBeDefined();
  });

  it('show the official time, which stands still in a pause', () => {
    const { unmount } = render(Panel, { game: table([PAUSE, TIME]) });
    expect(screen.getByText('Official time left: 5:00')).toBeDefined();
    unmount();
    const phase = { kind: 'paused', since: NOW - MINUTE, back: [], until: null };
    render(Panel, { game: table([{ do: 'resume' }], { phase }) });
    expect(screen.getByText('Official time left: 6:00')).toBeDefined();
  });

  it.each([
    [[PAUSE, WARN, EJECT], ['pause']],
    [
      [PAUSE, TIME, WARN, EJECT],
      ['pause', 'call_time'],
    ],
    [[{ do: 'resume' }, WARN, EJECT], ['resume']],
    [[], []],
  ])('are those that the server offers: %j', (options, shown) => {
    render(Panel, { game: table(options) });
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-do]')];
    expect(buttons.map((each) => each.dataset.do)).toEqual(shown);
    expect(document.querySelectorAll('[data-orders]')).toHaveLength(options.includes(WARN) ? 2 : 0);
  });

  it('GC-38, GC-59: warn of an offence that has a name', () => {
    render(Panel, { game: table([PAUSE, WARN, EJECT]) });
    expect(document.querySelector("[data-charge='1']")?.textContent).toContain('warned: cheating');
    screen.getByRole('button', { name: 'Orders for Ann' }).click();
    return vi.waitFor(() => {
      document.querySelector<HTMLElement>('[data-warn=cheating]')?.click();
      expect(act).toHaveBeenCalledWith({ do: 'warn', who: 0, offence: 'cheating' });
    });
  });
});
