import { beforeAll, describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import type { Game } from '../../src/lib/game.svelte';
import { cardText, sentence } from '../../src/lib/words/sentences';
import { bestOf, LANGUAGES } from '../../src/lib/words/languages';
import { clock, money, shortMoney } from '../../src/lib/words/amounts';
import { speak, t } from '../../src/lib/words/words.svelte';
import { EVENT_KEYS, REFUSALS, type GameEvent } from '../../src/lib/wire.gen';

const squares = Array.from({ length: 40 }, (_, pos) => ({ pos, kind: 'street', name: `Street ${pos}`, code: 'XXX' }));
const names = ['Ann', 'Bob', 'Cid'].map((name) => ({ name, shape: 'circle', online: true, bot: null }));
const game = { view: { names }, you: { seat: 0 }, ruleset: { board: { squares } } } as unknown as Game;

/** Every field any event has, so that a sentence finds whatever it asks for. */
const FIELDS = {
  seat: 1, to: 2, payer: 1, payee: null, winner: 1, first: 1, pos: 39, amount: 500, dice: [3, 4], doubles: 0, round: 2,
  level: 3, rounds_left: 7, tries: 2, numbers: [1, 2], die: 4, jackpot: false, card: 'get-500', used: true, deeds: [1, 3],
  count: 1, shares: [{ to: 2, amount: 300, tax: 0 }], settlement: true, ranking: [1, 0, 2], worth: [1, 2, 3], terms: null,
  give: { cash: 500 }, take: { deeds: [39] }, void: false, name: 'Ann', how: '', length: 1, word: 'TOO_LITTLE',
}; // prettier-ignore

const said = (event: object): string => sentence(game, { ...FIELDS, ...event } as unknown as GameEvent);

beforeAll(() => speak('en'));

describe('sentences', () => {
  it.each(EVENT_KEYS)('has words for %s', (key) => {
    const [type = '', spelt] = key.split('.');
    expect(key in en || type in en).toBe(true);
    const text = said({ type, ...(spelt === undefined ? {} : { why: spelt, how: spelt, word: spelt }) });
    expect(text).not.toContain(type + '.');
    expect(text).not.toContain('{');
  });

  it('speaks to the player', () => {
    expect(said({ type: 'rolled', seat: 0 })).toBe('You rolled 3 and 4');
    expect(said({ type: 'rolled', seat: 1, doubles: 1, dice: [2, 2] })).toBe('Bob rolled 2 and 2 – a double');
    expect(said({ type: 'paid', why: 'rent', payer: 1, payee: 0 })).toBe('Bob paid you $500 rent for Street 39');
  });

  it('leaves out what an event leaves out', () => {
    const event = { type: 'auction_closed', auction: 1, pos: 39, winner: null, amount: 0 } as const;
    expect(sentence(game, event)).toBe('Nobody bought Street 39');
  });

  it('reads a card by its id', () => {
    expect(cardText(game, 'to-39')).toBe('Go to Street 39.');
    expect(cardText(game, 'pay-500-each')).toBe('Pay $500 to each player.');
    expect(cardText(game, 'jail-free')).toContain('Get out of jail');
  });
});

describe('words', () => {
  it.each(REFUSALS)('explains %s', (code) => {
    expect(`no.${code}` in en).toBe(true);
  });

  it('has every message compiled', async () => {
    const { default: messages } = await LANGUAGES.en();
    expect(Object.keys(messages)).toEqual(Object.keys(en));
  });

  it('finds the language that is spoken', () => {
    expect(bestOf(['xx', 'en-GB'])).toBe('en');
    expect(bestOf(['tlh'])).toBe('en');
  });

  it('writes sums and times', () => {
    expect(money(15000)).toBe('$15,000');
    expect(shortMoney(99_999)).toBe('$99,999');
    expect(shortMoney(128_400)).toBe('$128.4K');
    expect(clock(61_000)).toBe('1:01');
    expect(clock(-5)).toBe('0:00');
    expect(t('home.resume', { mode: 'Classic', started: 'true' })).toBe('Classic · running');
  });
});
