// What ears are told: joined, not twice, and with all that is asked.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../src/lib/game.svelte';
import { prompt, told, unheard } from '../../src/lib/words/narration';
import { speak } from '../../src/lib/words/words.svelte';
import type { GameEvent } from '../../src/lib/wire.gen';

const names = ['Ann', 'Bob'].map((name) => ({ name, shape: 'circle', online: true, bot: null }));
const squares = Array.from({ length: 40 }, (_, pos) => ({ pos, kind: 'street', name: `Street ${pos}`, code: 'XXX', price: 4000 })); // prettier-ignore
const seats = names.map(() => ({ cash: 9_000, pos: 39, jail: null }));

function asked(phase: object, options: readonly string[], to_act: readonly number[] = [0]): Game {
  const view = { names, seats, turn: 0, deeds: {}, phase: { seat: 0, ...phase }, to_act };
  return {
    view, you: { seat: 0 }, ruleset: { rules: {}, board: { squares } },
    options: options.map((does) => ({ do: does, pos: 39 })),
    timer: { kind: 'running', until: 75_000 }, left: (until: number) => until,
  } as unknown as Game; // prettier-ignore
}

const line = (id: number, event: object | null): { id: number; event: GameEvent | null } => ({ id, event: event as GameEvent | null }); // prettier-ignore
const rolled = { type: 'rolled', seat: 1, dice: [4, 5], doubles: 0 };
const moved = { type: 'moved', seat: 1, to: 39, how: 'dice' };

beforeAll(() => speak('en'));

describe('what is asked', () => {
  it('is said with its choices and its time', () => {
    expect(prompt(asked({ kind: 'await_roll' }, ['roll', 'ask_pause']))).toBe('Your turn: Roll dice, 75 seconds');
    expect(prompt(asked({ kind: 'buy_or_pass', pos: 39 }, ['buy', 'decline', 'mortgage']))).toBe(
      'Buy Street 39?: Buy for $4,000 or Don’t buy: auction, 75 seconds',
    );
  });

  it('is said of an offer too', () => {
    expect(prompt(asked({ kind: 'await_roll', seat: 1 }, ['accept', 'refuse']))).toBe(
      'An offer to you: Accept or Decline, 75 seconds',
    );
  });

  it('is nothing when somebody else is asked, or nothing can be done', () => {
    expect(prompt(asked({ kind: 'await_roll', seat: 1 }, ['propose'], [1]))).toBe('');
    expect(prompt(asked({ kind: 'await_roll' }, []))).toBe('');
  });
});

describe('what happened', () => {
  it('is told in one breath', () => {
    const game = asked({ kind: 'await_roll' }, []);
    expect(told(game, [line(1, rolled), line(2, moved)])).toBe('Bob rolled 4 and 5. Bob moved to Street 39');
    expect(told(game, [line(1, null)])).toBe('You missed some moves.');
  });

  it('names the third die’s side, whichever it sends on by', () => {
    const game = asked({ kind: 'await_roll' }, []);
    const three = (third: string): string => told(game, [line(1, { ...rolled, third })]);
    expect(['2', 'bus', 'm1', 'x'].map(three)).toEqual(
      ['2', 'BUS', 'M1', 'X'].map((side) => `Bob rolled 4 and 5, third die ${side}`),
    );
  });

  it('leaves my turn to the prompt', () => {
    const turn = (seat: number): object => ({ type: 'turn_began', seat, round: 2 });
    const game = asked({ kind: 'await_roll' }, []);
    expect(told(game, [line(1, turn(0))])).toBe('');
    expect(told(game, [line(1, turn(1))])).toBe('Bob’s turn · round 2');
  });

  it('is told once, and the past not at all', () => {
    const lines = [line(-1, rolled), line(1, rolled), line(2, moved)];
    expect(unheard(lines, 0)).toEqual([line(1, rolled), line(2, moved)]);
    expect(unheard(lines, 1)).toEqual([line(2, moved)]);
    expect(unheard(lines, 2)).toEqual([]);
  });
});
