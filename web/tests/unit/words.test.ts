import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import type { Game } from '../../src/lib/game.svelte';
import { cardText, sentence } from '../../src/lib/words/sentences';
import { openingBid } from '../../src/lib/opening';
import { actor } from '../../src/lib/table';
import { inParts } from '../../src/lib/words/breaks';
import { actionText } from '../../src/lib/words/actions';
import { squareSum } from '../../src/lib/words/squares';
import { coming } from '../../src/lib/words/coming';
import { helpLines } from '../../src/lib/words/help';
import { headline, outText, subline } from '../../src/lib/words/phases';
import { bestOf } from '../../src/lib/words/languages';
import { clock, money, shortMoney, timeOfDay } from '../../src/lib/words/amounts';
import { speak, speakOf, t } from '../../src/lib/words/words.svelte';
import { EVENT_KEYS, REFUSALS, type GameEvent } from '../../src/lib/wire.gen';

const squares = Array.from({ length: 40 }, (_, pos) => ({ pos, kind: 'street', name: `Street ${pos}`, code: 'XXX' }));
const names = ['Ann', 'Bob', 'Cid'].map((name) => ({ name, shape: 'circle', online: true, bot: null }));
const game = {
  view: { names, seats: [] },
  you: { seat: 0 },
  ruleset: { rules: {}, board: { squares } },
} as unknown as Game;

/** Every field any event has, so that a sentence finds whatever it asks for. */
const FIELDS = {
  seat: 1, to: 2, payer: 1, payee: null, winner: 1, first: 1, pos: 39, amount: 500, dice: [3, 4], doubles: 0, round: 2,
  level: 3, rounds_left: 7, tries: 2, numbers: [1, 2], die: 4, jackpot: false, card: 'get-500', used: true, deeds: [1, 3],
  count: 1, shares: [{ to: 2, amount: 300, tax: 0 }], settlement: true, ranking: [1, 0, 2], worth: [1, 2, 3], terms: null,
  give: { cash: 500 }, take: { deeds: [39] }, void: false, name: 'Ann', how: '', length: 1, word: 'TOO_LITTLE',
  offence: 'cheating', missed: 3,
}; // prettier-ignore

const rules = { 'salary.ends_minute': 46, 'tax.from_minute': 61, 'tax.first_percent': 50, 'tax.step_percent': 10, 'tax.step_minutes': 5, 'tax.most_percent': 99, 'auction.opening': 'list_price', 'mortgage.percent': 50, 'mortgage.redeem_percent': 60 }; // prettier-ignore

function table(phase: object, more: object = {}): Game {
  const view = { names, seats: [{ cash: 100, pos: 39, jail: null }], turn: 0, began: 0, paused: 0, deeds: {}, phase };
  const priced = squares.map((square) => ({ ...square, price: 4000 }));
  const ruleset = { rules, board: { squares: priced } };
  return { view: { ...view, ...more }, you: { seat: 0 }, options: [], ruleset } as unknown as Game;
}

const said = (event: object): string => sentence(game, { ...FIELDS, ...event } as unknown as GameEvent);

beforeAll(() => speak('en'));
beforeEach(() => speakOf('brands'));

describe('a time of day', () => {
  const at = new Date(2026, 0, 5, 17, 47).getTime();
  it.each([
    [['de-CH', 'en-GB'], '17:47'],
    [['en-US'], '05:47 PM'],
    [['de-CH'], '05:47 PM'],
  ])('is written as %s wants it', (languages, written) => {
    const asked = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    expect(timeOfDay(at).replace(/\s/g, ' ')).toBe(written);
    asked.mockRestore();
  });
});

describe('sentences', () => {
  it.each(EVENT_KEYS)('has words for %s', (key) => {
    const [type = '', spelt] = key.split('.');
    expect(key in en || type in en).toBe(true);
    const swap = type === 'traded' ? { give: [1], take: [39] } : { squares: [1, 39], order: [0, 1], kind: 'house' };
    const text = said({ type, ...swap, ...(spelt === undefined ? {} : { why: spelt, how: spelt, word: spelt }) });
    expect(text).not.toContain(type + '.');
    expect(text).not.toContain('{');
  });

  it('speaks to the player', () => {
    expect(said({ type: 'rolled', seat: 0 })).toBe('You rolled 3 and 4');
    expect(said({ type: 'rolled', seat: 1, doubles: 1, dice: [2, 2] })).toBe('Bob rolled 2 and 2 – a double');
    expect(said({ type: 'rolled', seat: 1, doubles: 2, dice: [2, 2] })).toBe('Bob rolled 2 and 2 – double number 2');
    expect(said({ type: 'paid', why: 'rent', payer: 1, payee: 0 })).toBe('Bob paid you $500 rent for Street 39');
  });

  it('calls a throw a double only when it is one', () => {
    // The count of the turn stays at one while its next throw is plain; in jail it stays at none.
    expect(said({ type: 'rolled', seat: 1, doubles: 1, dice: [5, 4] })).toBe('Bob rolled 5 and 4');
    expect(said({ type: 'rolled', seat: 1, doubles: 0, dice: [3, 3] })).toBe('Bob rolled 3 and 3 – a double');
  });

  it('says who lost what to whom', () => {
    const debt = { type: 'debt_opened', seat: 1, shares: [{ to: 0, amount: 500, tax: 0 }], settlement: false };
    expect(said({ ...debt, why: 'rent', pos: 39 })).toBe('Bob owes $500 rent to you for Street 39');
    expect(said({ ...debt, why: 'card', pos: null })).toBe('Bob owes $500 to you for the card');
    expect(said({ type: 'paid', why: 'estate', payer: 0, payee: null, amount: 9 })).toBe(
      'The bank took $9 from your estate',
    );
    expect(said({ type: 'traded', seat: 0, to: 2, give: [1], take: [3] })).toBe(
      'You gave Street 1 and got Street 3 from Cid',
    );
    expect(said({ type: 'traded', seat: 1, to: 0, give: [], take: [3] })).toBe(
      'Bob got Street 3 from you in the trade',
    );
    expect(said({ type: 'traded', seat: 1, to: 0, give: [3], take: [] })).toBe('Bob gave Street 3 to you in the trade');
    expect(said({ type: 'bet', seat: 0, numbers: [1, 2], die: 5 })).toBe('You bet on 1 and 2; the die shows 5 – lost');
  });

  it('leaves out what an event leaves out', () => {
    const event = { type: 'auction_closed', auction: 1, pos: 39, winner: null, amount: 0 } as const;
    expect(sentence(game, event)).toBe('Nobody bought Street 39');
  });

  it('keeps passes out of the log where all bid at once, and pass again after each bid', () => {
    const event = { type: 'passed', auction: 1, seat: 1, how: 'choice' } as const;
    const outcry = Object.assign(Object.create(game) as Game, { ruleset: { rules: { 'auction.manner': 'outcry' } } });
    expect([sentence(game, event), sentence(outcry, event)]).toEqual(['Bob passed', '']);
    expect(sentence(outcry, { ...event, how: 'out' })).toBe('Bob left the auction');
  });

  it('reads a card by its id', () => {
    expect(cardText(game, 'to-39')).toBe('Go to Street 39.');
    expect(cardText(game, 'pay-500-each')).toBe('Pay $500 to each player.');
    expect(cardText(game, 'jail-free')).toContain('Get out of jail');
    const on = (key: string): Game => ({ ruleset: { board: { key, squares, titles: {} } } }) as unknown as Game;
    expect(cardText(on('metro'), 'nearest-station')).toBe('Go to the nearest square of the group Cars.');
    expect(cardText(on('brands'), 'nearest-utility')).toBe('Go to the nearest square of the group Industry.');
  });

  it.each([
    ['brands', '2 branches', 'With a corporation', 'Go to Start.'],
    ['metro', '2 houses', 'With a hotel', 'Go to Start.'],
    ['china', '2 houses', 'With a hotel', 'Go to Start.'],
    ['classic', '2 houses', 'With a hotel', 'Advance to GO.'],
  ])('D-27: calls buildings and the first square as the board %s does', (board, two, top, start) => {
    speakOf(board);
    expect([t('square.level', { level: 2 }), t('deed.corporation')]).toEqual([two, top]);
    expect(cardText(game, 'to-start')).toBe(start);
  });
});

describe('what the table waits for', () => {
  const debt = { kind: 'must_pay', seat: 0, shares: [{ to: 1, amount: 500, tax: 0 }], why: 'rent', pos: 39 };

  it('explains a charge before it is paid', () => {
    expect(actionText(table(debt), { do: 'pay' })).toBe('Pay $500 rent to Bob for Street 39');
    expect(
      actionText(table({ ...debt, why: 'card', pos: null, shares: [{ to: null, amount: 100 }] }), { do: 'pay' }),
    ).toBe('Pay $100 to the bank for the card');
  });

  it('names who is asked in an auction, and me as you', () => {
    const auction = { kind: 'auction', pos: 39, high: 0, leader: null, bidders: [1, 0], order: [1, 0] };
    expect(subline(table(auction))).toBe('Bob is asked · No bid yet; it opens at $4,000 · Still in: Bob and you');
    expect(actor(table(auction).view!)).toBe(1);
  });

  it('hails the winner', () => {
    expect(headline(table({ kind: 'over', ranking: [2, 0, 1] }))).toBe('Cid wins!');
    expect(headline(table({ kind: 'over', ranking: [0, 1] }))).toBe('You win!');
  });

  it('tells what comes, when it is near', () => {
    const texts = (minute: number, more = {}): string[] =>
      coming(table({ kind: 'await_roll', seat: 0 }, more), minute * 60_000).map(({ text }) => text);
    expect(texts(10)).toEqual([]);
    expect(texts(44)).toEqual(['Salary ends in 2:00']);
    expect(texts(44, { paused: 60_000 })).toEqual(['Salary ends in 3:00']);
    expect(texts(66)).toEqual(['The bank takes 60 % of rents']);
    const deeds = {
      3: { owner: 0, mortgaged: true, rounds_left: 1 },
      5: { owner: 0, mortgaged: true, rounds_left: 6 },
    };
    expect(texts(1, { deeds })).toEqual(['Street 3: 1 turn left to redeem']);
  });

  it('tells of rounds where the rules count them', () => {
    const counted = { 'tax.from_round': 100, 'tax.full_round': 200, 'tax.most_percent': 99, 'cap.rounds': 500 };
    const texts = (round: number): string[] => {
      const game = table({ kind: 'await_roll', seat: 0 }, { round });
      const ruleset = { ...game.ruleset, rules: counted } as Game['ruleset'];
      return coming({ you: game.you, view: game.view, ruleset } as unknown as Game, 0).map(({ text }) => text);
    };
    expect(texts(90)).toEqual([]);
    expect(texts(99)).toEqual(['Rents are taxed from next round on']);
    // GB-04: never nothing from the first round on, evenly to the most.
    expect(texts(100)).toEqual(['The bank takes 1 % of rents']);
    expect(texts(150)).toEqual(['The bank takes 50 % of rents']);
    expect(texts(499)).toEqual(['One more round after this', 'The bank takes 99 % of rents']);
    expect(texts(500)).toEqual(['Last round', 'The bank takes 99 % of rents']);
  });

  it('reckons sums for display', () => {
    const game = table({ kind: 'await_roll', seat: 0 });
    expect(squareSum(game, 'mortgage', 1)).toBe('+$2,000');
    expect(squareSum(game, 'redeem', 1)).toBe('−$2,400');
    expect(openingBid(game, 1)).toBe(4000);
  });
});

describe('words', () => {
  it.each(REFUSALS)('explains %s', (code) => {
    expect(`no.${code}` in en).toBe(true);
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
    expect(t('first.game.round', { round: 3 })).toBe('round 3');
  });
});

describe('who is out', () => {
  const you = { seat: 1, role: 'player', host: false } as const;
  const line = (seat: number, how: 'missed_turns' | 'bankrupt' | 'surrender' | 'ejected') =>
    ({ id: 1, event: { type: 'went_out', seat, how, to: [] } }) as const;

  it.each([
    ['missed_turns', 'You missed too many turns in a row and are out.'],
    ['surrender', 'You surrendered.'],
    ['bankrupt', 'You are bankrupt.'],
    ['ejected', 'The referee ejected you.'],
  ] as const)('reads why: %s', (how, why) => {
    expect(outText({ lines: [line(1, how), line(0, 'surrender')], you })).toBe(`${why} Watch the rest, or go home.`);
  });

  it('reads at least that, where the log that this page has does not reach back so far', () => {
    expect(outText({ lines: [line(0, 'bankrupt')], you })).toBe('You are out. Watch the rest, or go home.');
  });
});

describe('the rules in short', () => {
  const lines = ['aim', 'end', 'deed', 'supply', 'gap'];

  it('say how long is played, who is the richest, and what else the rules have', () => {
    const told = helpLines(
      lines,
      { 'cap.minutes': 120, 'supply.houses': 32, 'supply.hotels': 12, 'gap.seconds': 15, 'auction.manner': 'outcry' },
      'classic',
    ).join(' ');
    for (const said of [
      'after 120 minutes is the last',
      'What counts: cash',
      'all may bid',
      '32 houses and 12 hotels',
      '15 seconds in which',
    ])
      expect(told).toContain(said);
  });

  it('say nothing of what the rules have not', () => {
    expect(
      helpLines(
        lines,
        { 'cap.minutes': null, 'cap.rounds': null, 'supply.houses': null, 'gap.seconds': null },
        'brands',
      ),
    ).toHaveLength(2);
  });
});

describe('a long name on a square', () => {
  it.each([
    ['Kurfürstendamm', 'Kur-fürsten-damm'],
    ['Bahnhofstrasse', 'Bahn-hof-strasse'],
    ['Myeongdong-gil', 'Myeong-dong-gil'],
    ['Mediterranean Avenue', 'Medi-ter-ra-nean Avenue'],
    ['Pennsylvania Railroad', 'Penn-syl-va-nia Railroad'],
    ['Omotesandō', 'Omote-sandō'],
    ['Boardwalk', 'Board-walk'],
    ['Baltic Avenue', 'Baltic Avenue'],
  ])('%s may break between its parts', (name, parts) => {
    expect(inParts(name).replaceAll('\u00ad', '-')).toBe(parts);
  });
});
