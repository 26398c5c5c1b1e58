// What travels says the same as the messages do, by the word of intl-messageformat, which knows their grammar.
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { usesOf, type Uses } from '../../build/arguments';
import { compact } from '../../build/compact';
import { compile, treesOf } from '../../build/icu';
import { TAGS } from '../../src/lib/words/languages';
import { say, type Value } from '../../src/lib/words/say';

const NUMBERS = [-1, 0, 1, 2, 3, 5, 11, 100, 1234];

/** Every number where one is counted, every case where one is chosen, and a case that none names. */
function valuesOf({ plural, select }: Uses): readonly (string | number)[] {
  const named = plural.flatMap((forms) => forms.filter((form) => form.startsWith('='))).map((form) => +form.slice(1));
  if (plural.length > 0) return [...NUMBERS, ...named];
  return select.length > 0 ? [...select, 'something else'] : ['a name'];
}

/** Each argument through all its values, the others held. */
function trials(uses: ReadonlyMap<string, Uses>): Record<string, string | number>[] {
  const all = [...uses].map(([name, use]) => [name, valuesOf(use)] as const);
  const first = Object.fromEntries(all.map(([name, values]) => [name, values[0]!]));
  const each = all.flatMap(([name, values]) => values.map((value) => ({ ...first, [name]: value })));
  return [first, ...each];
}

describe.each(TAGS)('the words of %s', (tag) => {
  const rules = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  const show = (value: string | number): string => (typeof value === 'number' ? numbers.format(value) : value);
  const form = (count: number): string => rules.select(count);

  it('say what the messages say', () => {
    let tried = 0;
    for (const [key, tree] of Object.entries(treesOf(tag))) {
      const outside = new IntlMessageFormat(tree, tag);
      const message = compact(tree);
      for (const args of trials(usesOf(tree))) {
        // It writes a number that is merely shown as it is; the page writes all of them as the reader wants.
        expect(say(message, { args, form, show }), key).toBe(outside.format(args));
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(1_000);
  });
});

describe('a message', () => {
  const said = (text: string, args: Record<string, Value>): string =>
    say(compact(compile(JSON.stringify({ it: text })).it!), {
      args,
      form: (count) => (count === 1 ? 'one' : 'other'),
      show: String,
    });

  it('counts in a case, and the case within what is counted', () => {
    const text = '{n, plural, one {# {who, select, me {turn of mine} other {turn}}} other {# turns}}';
    expect(said(text, { n: 1, who: 'me' })).toBe('1 turn of mine');
    expect(said(text, { n: 4, who: 'me' })).toBe('4 turns');
  });

  it('shows nothing for what is not there, and fails for what was forgotten', () => {
    expect(said('a{b}c', { b: null })).toBe('ac');
    expect(() => said('a{b}c', {})).toThrow('no b given');
  });

  it('is refused when it asks for what is not known here', () => {
    expect(() => said('{when, date}', {})).toThrow('not for a message');
    expect(() => said('{n, plural, offset:1 other {#}}', { n: 1 })).toThrow('no such plural');
  });
});
