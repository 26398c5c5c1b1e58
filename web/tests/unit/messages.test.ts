// No message without a use, no composed key without its message.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import { CHAPTERS } from '../../src/lib/guide/chapters';
import { ITEMS } from '../../src/lib/valuation';
import { SHAPES } from '../../src/lib/shapes';
import { TROUBLES } from '../../src/lib/trouble';
import { SETTINGS } from '../../src/lib/settings.svelte';
import { CARDS, CHANGED, CAUSES, COMMANDS, EVENT_KEYS, KNOBS, MODES, OFFENCES, PHASES, PHRASES, REFUSALS, SQUARE_KINDS, TEMPERS } from '../../src/lib/wire.gen'; // prettier-ignore

const SOURCES = join(import.meta.dirname, '../../src');
const LOBBY = ['start', 'remove', 'leave'];
const VERBS = ['to', 'back', 'get', 'pay', 'get-each', 'pay-each'];
const GROUPS = ['brown', 'sky', 'pink', 'orange', 'red', 'yellow', 'green', 'blue', 'station', 'utility'];
const TABS = ['game', 'assets', 'chat', 'log'];
const HELP = Object.keys(en).flatMap((key) => /^help\.(\w+)$/.exec(key)?.[1] ?? []);
const BOOKS = [...new Set(MODES.map((mode) => mode.split('.')[0]!))];
const ALONE = CARDS.filter((card) => !/^(to|back|get|pay)-\d/.test(card));

const under = (prefix: string, names: readonly string[]): string[] => names.map((name) => `${prefix}.${name}`);

/** Keys that the page composes, by what they are composed of. */
const COMPOSED = [
  ...EVENT_KEYS.flatMap((key) => (key in en ? [key] : key.split('.').slice(0, 1))),
  ...under('no', [...REFUSALS, 'UNKNOWN', 'CONNECTION']),
  ...under('do', [...COMMANDS, ...LOBBY]),
  ...under('phase', PHASES),
  ...under('why', CAUSES),
  ...under('kind', SQUARE_KINDS),
  ...under('mode', MODES),
  ...MODES.map((mode) => `mode.${mode}.text`),
  ...under('book', BOOKS),
  ...MODES.filter((mode) => !mode.startsWith('brands.')).map((mode) => `mode.${mode}.short`),
  // How many may play is one line, though it is two rules.
  ...under(
    'knob',
    [...KNOBS, ...CHANGED, 'players'].filter((rule) => !/^players\.(least|most)$/.test(rule)),
  ),
  ...under(
    'create.means',
    [...KNOBS, ...CHANGED].filter((rule) => `create.means.${rule}` in en),
  ),
  ...under('temper', [...TEMPERS, ...TEMPERS.map((temper) => `${temper}.text`)]),
  ...under('table', TABS),
  ...under('theme', SETTINGS.theme),
  ...under('help', HELP),
  ...under('place', ['TAX', 'LUX']),
  ...under('shape', Object.keys(SHAPES)),
  ...under('guide', [...CHAPTERS, ...CHAPTERS.map((chapter) => `${chapter}.1`)]),
  ...TROUBLES.map((trouble) => `trouble.${trouble}.title`),
  ...TROUBLES.filter((trouble) => trouble !== 'other').map((trouble) => `trouble.${trouble}.text`),
  ...under('phrase', PHRASES),
  ...under('offence', OFFENCES),
  ...under('bar', ['mortgaged', 'term', 'built', 'group', 'other']),
  ...under('plan', ['top', 'mixed', 'uneven', 'most', 'poor']),
  ...under('stand', ['passed', 'ready', 'asks', 'thinks']),
  ...under('outcry', ['leads', 'passed', 'in', 'out']),
  ...['between', 'build_auction'].flatMap((kind) => under(kind, ['asked', 'waits'])),
  ...under('coming', ['house', 'hotel']),
  ...under('owing', ['player', 'bank']),
  ...under('way', ['own', 'ally', 'jail', 'mortgaged', 'draw', 'start', 'visiting', 'casino', 'go_to_jail']),
  ...under('way.hint', ['bus', 'any', 'raze']),
  'card.demolish',
  'kind.draw.chest',
  'debt.rent.claimed',
  ...under('over.valued', ITEMS),
  ...under('do.tax', ['flat', 'tenth']),
  ...under('because.tax', ['flat', 'tenth']),
  ...under('flaw', [
    'empty',
    'one_sided',
    'no_deed',
    'debt',
    'creditor',
    'no_sale',
    'card_alone',
    'cash',
    'give',
    'take',
  ]),
  ...under('lost', ['title', 'text', 'reload']),
  ...['brands', 'metro', 'china', 'classic'].flatMap((board) => under(`group.${board}`, GROUPS)),
  ...under('card', [...ALONE, ...VERBS]),
];

function sources(): string {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' });
  const ours = names.filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.gen.ts'));
  return ours.map((name) => readFileSync(join(SOURCES, name), 'utf-8')).join('\n');
}

describe('messages', () => {
  it.each(COMPOSED)('there are words for %s', (key) => {
    expect(key in en).toBe(true);
  });

  it('each is used', () => {
    const text = sources();
    // A cause with words of its own for a debt; the others share some.
    const composed = new Set([...COMPOSED, ...under('debt', [...CAUSES, 'other'])]);
    const further = new RegExp(`^guide\\.(${CHAPTERS.join('|')})\\.\\d+$`);
    const all = Object.keys(en).filter((key) => !further.test(key));
    const unused = all.filter((key) => !composed.has(key) && !text.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });
});
