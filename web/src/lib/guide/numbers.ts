// Every number that the guide's words hold, from the rules, board and decks of the mode itself.
import { betWays } from '../bet';
import { nameOfSquare } from '../table';
import type { Ruleset, SquareData } from '../wire.gen';
import { count, list, money } from '../words/amounts';
import { faceText } from '../words/sentences';
import { fromTo, groupTitle } from '../words/rules';
import { t, type Arguments } from '../words/words.svelte';

/** What stands for "never" and "no limit" in a plural. */
const NONE = -1;

export function numbersOf(book: Ruleset): Arguments {
  return {
    ...plain(book),
    ...ofBoard(book),
    players: fromTo(Number(book.rules['players.least']), Number(book.rules['players.most'])),
    wins: wins(book),
    ...facesOf(book),
    interest: interestOf(book),
    program: 'freehold verify',
  };
}

/** Each rule by its name with the dots as underscores: numbers for plurals, with `_sum` as money, `_is` as a word. */
function plain({ rules }: Ruleset): Arguments {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(rules)) {
    const key = name.replaceAll('.', '_');
    found[key] = typeof value === 'number' ? value : NONE;
    found[`${key}_sum`] = typeof value === 'number' ? money(value) : '';
    found[`${key}_is`] = String(value);
  }
  return found;
}

/** The two faces of the third die that are no number. */
const facesOf = ({ rules }: Ruleset): Arguments => ({
  bus: faceText('bus'),
  jump: faceText(rules['die.jump'] === 'x' ? 'x' : 'm1'),
});

function ofBoard({ board, decks }: Ruleset): Arguments {
  const { squares } = board;
  const of = (kind: string): readonly SquareData[] => squares.filter((square) => square.kind === kind);
  const streets = of('street');
  const costs = streets.map(({ cost = 0 }) => cost);
  const title = (kind: string): string => groupTitle(board, of(kind)[0]?.group ?? '');
  return {
    squares: squares.length,
    streets: streets.length,
    groups: new Set(streets.map(({ group }) => group)).size,
    stations: of('station').length,
    utilities: of('utility').length,
    station_title: title('station'),
    utility_title: title('utility'),
    factors: list((of('utility')[0]?.factors ?? []).map((factor) => t('deed.dice', { factor: count(factor) }))),
    tenth: nameOf(squares.find((square) => square.tenth === true)),
    rest: nameOf(of('rest')[0]),
    decks: Object.keys(decks).length,
    branches: Math.max(0, (streets[0]?.rents?.length ?? 2) - 2),
    cost_least: money(Math.min(...costs)),
    cost_most: money(Math.max(...costs)),
    taxes: list(of('tax').map((tax) => t('guide.tax', { name: nameOfSquare(tax), amount: money(tax.amount ?? 0) }))),
    chances: of('draw').length,
    jail_cards: Object.values(decks)
      .flat()
      .filter(({ id }) => id === 'jail-free').length,
    cards: Object.values(decks).reduce((sum, deck) => sum + deck.length, 0),
  };
}

const nameOf = (square: SquareData | undefined): string => (square === undefined ? 'none' : nameOfSquare(square));

/** Percent of the loan that lifting a mortgage costs above it. */
function interestOf({ rules }: Ruleset): number {
  const loan = Number(rules['mortgage.percent']);
  return Math.round((100 * (Number(rules['mortgage.redeem_percent']) - loan)) / loan);
}

/** What a bet brings, by how many numbers it is on. */
const wins = (book: Ruleset): string =>
  list(betWays({ ruleset: book }).map(({ numbers, pays }) => t('guide.win', { numbers, amount: money(pays) })));
