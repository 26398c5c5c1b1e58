// The board's deeds in groups, each as a table: what a line says and each deed's sum in it.
import { mortgageValue } from '../reckoned';
import { wholeGroupRent } from '../rule';
import { nameOfSquare } from '../table';
import type { Ruleset, SquareData } from '../wire.gen';
import { money } from '../words/amounts';
import { groupTitle } from '../words/rules';
import { t } from '../words/words.svelte';

export interface Line {
  readonly name: string;
  readonly sums: readonly string[];
}

export interface Group {
  readonly key: string;
  readonly title: string;
  /** Its place among the groups of streets, which have colours and signs; null for companies. */
  readonly colour: number | null;
  readonly deeds: readonly string[];
  readonly lines: readonly Line[];
}

export function groupsOf(book: Ruleset): Group[] {
  const deeds = book.board.squares.filter(({ group, price }) => group !== undefined && price !== undefined);
  const streets = [...new Set(deeds.filter(({ kind }) => kind === 'street').map(({ group }) => group ?? ''))];
  const others = [...new Set(deeds.filter(({ kind }) => kind !== 'street').map(({ group }) => group ?? ''))];
  return [...streets, ...others].map((key) => {
    const own = deeds.filter(({ group }) => group === key);
    const colour = streets.indexOf(key);
    return {
      key,
      title: groupTitle(book.board, key),
      colour: colour < 0 ? null : colour,
      deeds: own.map(nameOfSquare),
      lines: linesOf(book, own),
    };
  });
}

function linesOf(book: Ruleset, deeds: readonly SquareData[]): Line[] {
  const line = (name: string, sum: (deed: SquareData) => string): Line => ({ name, sums: deeds.map(sum) });
  return [
    line(t('deed.price'), ({ price = 0 }) => money(price)),
    ...rents(book, deeds, line),
    line(t('deed.mortgage'), ({ price = 0 }) => money(mortgageValue({ ruleset: book }, price))),
  ];
}

type Make = (name: string, sum: (deed: SquareData) => string) => Line;

function rents(book: Ruleset, deeds: readonly SquareData[], line: Make): Line[] {
  const [first] = deeds;
  if (first?.kind !== 'street') return companyRents(first, line);
  const top = (first.rents?.length ?? 1) - 1;
  const at = (level: number) => (deed: SquareData) => money(deed.rents?.[level] ?? 0);
  const built = Array.from({ length: top }, (_, index) =>
    line(index + 1 === top ? t('deed.corporation') : t('deed.level', { level: index + 1 }), at(index + 1)),
  );
  return [
    line(t('deed.rent'), at(0)),
    line(t('deed.rent.group'), ({ rents: [base = 0] = [] }) => money(wholeGroupRent({ ruleset: book }, base))),
    ...built,
    line(t('deed.cost'), ({ cost = 0 }) => money(cost)),
  ];
}

/** Companies earn by how many of them one owns: a sum, or a factor of the dice. */
function companyRents(first: SquareData | undefined, line: Make): Line[] {
  const steps = Math.max(first?.rents?.length ?? 0, first?.factors?.length ?? 0);
  return Array.from({ length: steps }, (_, index) =>
    line(t('deed.owned', { count: index + 1 }), ({ rents: sums, factors }) => {
      const factor = factors?.[index];
      return factor === undefined ? money(sums?.[index] ?? 0) : t('deed.dice', { factor });
    }),
  );
}
