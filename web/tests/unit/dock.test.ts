// Whose squares may be chosen on the board: the open tool's, and without one those of the question itself.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choosing } from '../../src/lib/choosing';
import type { Game } from '../../src/lib/game.svelte';
import { speak } from '../../src/lib/words/words.svelte';
import type { Option } from '../../src/lib/wire.gen';
import Dock from '../../src/ui/Dock.svelte';
import { question, standing, tools, ways } from '../../src/ui/later';
import { view } from './film';

const STREET = { kind: 'street', group: 'g', price: 4_000, cost: 2_000, rents: [1, 2, 3, 4, 5, 6] };
const squares = Array.from({ length: 40 }, (_, pos) => ({ pos, name: `Street ${pos}`, ...STREET }));
const WAYS = [2, 5, 7];
const LED = [11, 13];
const choose = { do: 'choose', pos: { in: WAYS } } as unknown as Option;
const mortgage = { do: 'mortgage', pos: { in: LED } } as unknown as Option;

function game(options: readonly Option[]): Game {
  const names = [{ name: 'Ann', shape: 'circle', online: true, bot: null }];
  const phase = { kind: 'bus_choice', seat: 0, dice: [2, 5] } as const;
  const rules = { 'rent.complete_factor': 2, 'mortgage.percent': 50 };
  return {
    view: view({ phase, names }), options, you: { seat: 0, role: 'player', host: true }, lines: [],
    ruleset: { rules, board: { squares } }, timer: null, refusal: null, busy: false, thrown: { spots: 7 },
    act: vi.fn(() => true), serverNow: () => 0, left: () => 0,
  } as unknown as Game; // prettier-ignore
}

let choosing: Choosing | null = null;
let dock: object;

function show(options: readonly Option[]): void {
  const props = {
    game: game(options),
    brief: false,
    get choosing() {
      return choosing;
    },
    set choosing(wanted: Choosing | null) {
      choosing = wanted;
    },
  };
  dock = mount(Dock, { target: document.body, props });
  flushSync();
}

const tool = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-tool=${name}]`)!;
const press = async (button: HTMLElement): Promise<void> => {
  await fireEvent.click(button);
  flushSync();
};
const way = (pos: number): HTMLElement => document.querySelector<HTMLElement>(`[data-card=ways] [data-pos="${pos}"]`)!;
const shown = (): readonly number[] | undefined => choosing?.squares;

/** By then what is fetched when it is wanted is there. */
const SLOWLY = 30_000;
beforeAll(async () => {
  await speak('en');
  await Promise.all([question(), standing(), tools(), ways()]);
}, SLOWLY);
beforeEach(() => {
  localStorage.setItem('freehold.guard', '0');
  choosing = null;
});
afterEach(async () => {
  await unmount(dock);
  document.body.innerHTML = '';
  localStorage.clear();
});

describe('the board shows', () => {
  it('the ways of the question while no tool is open, though tools are there', async () => {
    show([choose, mortgage]);
    await waitFor(() => expect(tool('mortgage')).not.toBeNull());
    await waitFor(() => expect(shown()).toEqual(WAYS));
    expect(choosing?.picked).toBe(7);
    choosing?.choose(5);
    flushSync();
    expect(choosing?.picked).toBe(5);
  });

  it('the squares of an open tool instead, and the ways again when it is closed', async () => {
    show([choose, mortgage]);
    await waitFor(() => expect(shown()).toEqual(WAYS));
    await waitFor(() => expect(tool('mortgage')).not.toBeNull());
    await press(tool('mortgage'));
    expect(shown()).toEqual(LED);
    await press(tool('close'));
    expect(shown()).toEqual(WAYS);
  });

  it('the squares of the open tool still when another way is picked in the list', async () => {
    show([choose, mortgage]);
    await waitFor(() => expect(shown()).toEqual(WAYS));
    await press(tool('mortgage'));
    await press(way(2));
    expect(shown()).toEqual(LED);
    await press(tool('close'));
    expect(choosing?.picked).toBe(2);
  });

  it('nothing to choose where neither asks', async () => {
    show([{ do: 'roll' }, mortgage]);
    await screen.findByRole('button', { name: /roll/i });
    await waitFor(() => expect(tool('mortgage')).not.toBeNull());
    expect(choosing).toBeNull();
    await press(tool('mortgage'));
    expect(shown()).toEqual(LED);
    await press(tool('close'));
    expect(choosing).toBeNull();
  });
});
