// Every language says the same as English does: the same keys, arguments and choices, and all its own plural forms.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { usesOf, type Uses } from '../../build/arguments';
import { treesOf, type Trees } from '../../build/icu';
import { choose } from '../../src/lib/settings.svelte';
import { change, clock, count, list, money, shortMoney } from '../../src/lib/words/amounts';
import { digitsOf, directionOf, nameOfLanguage, TAGS } from '../../src/lib/words/languages';
import { speak, spoken, t } from '../../src/lib/words/words.svelte';

const trees: Record<string, Trees> = {};
for (const tag of TAGS) trees[tag] = treesOf(tag);
const en = trees.en!;
const others = TAGS.filter((tag) => tag !== 'en');
const LOCALES = join(import.meta.dirname, '../../locales');
const raw = (tag: string): Record<string, string> =>
  JSON.parse(readFileSync(join(LOCALES, `${tag}.json`), 'utf-8')) as Record<string, string>;

const FSI = '\u2068';
const PDI = '\u2069';
/** The mark that Intl puts before a sum in Arabic. */
const RLM = '\u200f';

const counts = (uses: Uses): boolean => uses.plural.some((forms) => forms.includes('one'));
const argumentsOf = (tag: string, key: string): Map<string, Uses> => usesOf(trees[tag]?.[key] ?? []);

/** What must be the same: names, whether each counts, and the cases it is chosen by. */
const shape = (tag: string, key: string): object =>
  Object.fromEntries<object>(
    [...argumentsOf(tag, key)]
      .map(([name, uses]) => [name, { select: uses.select, plural: uses.plural.length > 0 }])
      .sort() as [string, object][],
  );

afterAll(() => choose('digits', 'latn'));

describe('the languages', () => {
  it('are the files that there are', () => {
    const files = readdirSync(LOCALES).filter((name) => name.endsWith('.json'));
    expect(TAGS.map((tag) => `${tag}.json`)).toEqual(files.sort());
    expect(TAGS).toContain('ar');
  });

  it.each(TAGS)('%s is a tag that a browser knows, with a name of its own', (tag) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(nameOfLanguage(tag)).not.toBe(tag);
  });

  it.each(others)('%s has the keys of English', (tag) => {
    expect(Object.keys(raw(tag)).sort()).toEqual(Object.keys(raw('en')).sort());
  });

  it.each(others)('%s has the arguments of English', (tag) => {
    const different = Object.keys(en).filter(
      (key) => JSON.stringify(shape(tag, key)) !== JSON.stringify(shape('en', key)),
    );
    expect(different).toEqual([]);
  });

  it.each(TAGS)('%s has every plural form where something is counted', (tag) => {
    const wanted = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const lacking = Object.keys(en).filter((key) =>
      [...argumentsOf('en', key)].some(([name, uses]) => {
        const forms = argumentsOf(tag, key).get(name)?.plural ?? [];
        return counts(uses) && !forms.some((each) => wanted.every((form) => each.includes(form)));
      }),
    );
    expect(lacking).toEqual([]);
  });

  it.each(TAGS)('%s has no half of its plural forms anywhere', (tag) => {
    const wanted = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const half = Object.keys(en).filter((key) =>
      [...argumentsOf(tag, key).values()].some(({ plural }) =>
        plural.some((forms) => {
          const worded = forms.filter((form) => !form.startsWith('='));
          return worded.length > 1 && !wanted.every((form) => worded.includes(form));
        }),
      ),
    );
    expect(half).toEqual([]);
  });

  it.each(others)('%s says nothing where English says nothing, and something elsewhere', (tag) => {
    const words = raw(tag);
    expect(Object.entries(raw('en')).filter(([key, text]) => (text === '') !== (words[key] === ''))).toEqual([]);
  });
});

describe('Arabic', () => {
  beforeEach(() => speak('ar'));

  it('is Arabic throughout', () => {
    // What is left when the syntax is taken away: names of arguments, forms, cases.
    const bare = (text: string): string => {
      const inner = text.replace(/\{\w+\}/g, '').replace(/\{\w+, (plural|select),/g, '{');
      return inner.replace(/(=?-?\w+) \{/g, (whole, name: string) => (/^[\w=-]+$/.test(name) ? '{' : whole));
    };
    expect(Object.entries(raw('ar')).filter(([, text]) => /[a-z]/i.test(bare(text)))).toEqual([]);
  });

  it('turns the page', () => {
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.lang).toBe('ar');
    expect(spoken()).toBe('ar');
  });

  it('has a form for each number', () => {
    const forms = [0, 1, 2, 3, 11, 100].map((count) => t('player.missed', { count }));
    expect(new Set(forms).size).toBe(6);
    expect(forms[1]).toBe('دور فائت واحد');
    expect(forms[3]).toBe('3 أدوار فائتة');
    expect(forms[4]).toBe('11 دورًا فائتًا');
  });

  it('keeps a Latin name from dragging numbers along, and leaves the choice of a form alone', () => {
    const bought = t('bought', { seat_is: 'other', seat: 'Bob', pos: 'Studio 54' });
    expect(bought).toBe(`${FSI}Studio 54${PDI} الآن ملك ${FSI}Bob${PDI}`);
    expect(t('bought', { seat_is: 'me', seat: 'Bob', pos: 'سوق' })).toBe('سوق الآن ملكك');
    expect(list(['Bob', 'سلمى'])).toBe(`${FSI}Bob${PDI} وسلمى`);
  });

  it('writes money with one sign and Latin digits', () => {
    expect(money(1500)).toBe(`${RLM}1,500 $`.replace(' ', '\u00a0'));
    expect(shortMoney(128_400)).toContain('128.4');
    expect(change(-20)).toContain('−');
    expect(clock(75_000)).toBe('1:15');
  });

  it('writes its own digits for who wants them', () => {
    choose('digits', 'native');
    expect(count(1234)).toBe('١٬٢٣٤');
    expect(clock(75_000)).toBe('١:١٥');
    expect(t('player.missed', { count: 3 })).toBe('٣ أدوار فائتة');
    expect(t('deed.dice', { factor: 4 })).toContain('٤');
    choose('digits', 'latn');
    expect(count(1234)).toBe('1,234');
  });
});

describe('English', () => {
  beforeEach(() => speak('en'));

  it('keeps an Arabic name from dragging numbers along', () => {
    expect(t('bought', { seat_is: 'other', seat: 'سلمى', pos: 'Visa' })).toBe(`Visa now belongs to ${FSI}سلمى${PDI}`);
    expect(document.documentElement.dir).toBe('ltr');
  });

  it('writes sums with their sign', () => {
    expect([change(2000), change(-2400), change(0)]).toEqual(['+$2,000', '−$2,400', '$0']);
  });
});

describe('a wish for a language', () => {
  it('holds when an earlier one comes later', async () => {
    await Promise.all([speak('ar'), speak('en')]);
    expect(spoken()).toBe('en');
  });

  it('falls back to what there is', async () => {
    await speak('tlh');
    expect(spoken()).toBe('en');
  });

  it('knows direction and digits of languages that may come', () => {
    expect(['he', 'fa', 'ur', 'de', 'ja'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr']);
    expect(['ar', 'fa', 'hi', 'de'].map(digitsOf)).toEqual(['arab', 'arabext', 'deva', 'latn']);
  });
});
