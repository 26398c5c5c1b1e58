// What the docks of casino and jail say: every number from the rules of the table.
import { beforeAll, describe, expect, it } from 'vitest';
import { betWays, jackpot } from '../../src/lib/bet';
import type { Game } from '../../src/lib/game.svelte';
import { myCell } from '../../src/lib/jail';
import { buttonNote, buttonText } from '../../src/lib/words/actions';
import { speak } from '../../src/lib/words/words.svelte';

const RULES = { 'bet.stake': 1_000, 'bet.most_numbers': 4, 'bet.top_up': 500, 'jail.fine': 500, 'jail.tries': 3 };

beforeAll(() => speak('en'));

function jailed(jail: number | null, cash: number, cards: readonly unknown[] = []): Game {
  const view = { phase: { kind: 'await_roll', seat: 0 }, turn: 0, seats: [{ cash, jail, pos: 10, cards }], names: [] };
  return { view, you: { seat: 0 }, ruleset: { rules: RULES } } as unknown as Game;
}

describe('a bet', () => {
  const book = { ruleset: { rules: RULES } } as unknown as Game;

  it('pays the stake by the chance that it hits, rounded down', () => {
    expect(betWays(book).map(({ pays }) => pays)).toEqual([6_000, 3_000, 2_000, 1_500]);
  });

  it('plays for the jackpot as the bank has added to it', () => {
    expect(jackpot(book, 2_000)).toBe(2_500);
  });
});

describe('in jail', () => {
  it('counts the throws and knows the last one', () => {
    expect(myCell(jailed(3, 900))).toMatchObject({ throwing: 1, tries: 3, last: false, missing: 0 });
    expect(myCell(jailed(1, 200))).toMatchObject({ throwing: 3, last: true, missing: 300 });
    expect(myCell(jailed(null, 200))).toBeNull();
  });

  it('says on each way out what it means, and nothing outside', () => {
    const note = (game: Game, does: string): string => buttonNote(game, { do: does });
    expect(note(jailed(2, 900), 'roll')).toBe('free on a double');
    expect(note(jailed(1, 900), 'roll')).toBe('no double: owe $500');
    expect(note(jailed(2, 900), 'pay_fine')).toBe('the fine, then roll');
    expect(buttonText(jailed(2, 900), { do: 'pay_fine' })).toBe('Pay $500');
    expect(buttonText(jailed(2, 900, [{}]), { do: 'use_card' })).toBe('Use card');
    expect(note(jailed(null, 900), 'roll')).toBe('');
    expect(buttonText(jailed(null, 900), { do: 'roll' })).toBe('Roll dice');
  });
});
