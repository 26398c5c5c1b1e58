// A deed's table of sums, as it stands on the board's data.
import type { Game } from '../game.svelte';
import type { DeedView, SquareData } from '../wire.gen';
import { mortgageValue, wholeGroupRent } from '../reckoned';
import { money } from './amounts';
import { t } from './words.svelte';

export interface Row {
  readonly name: string;
  readonly value: string;
  /** The line that holds at the deed's present level. */
  readonly now?: boolean;
}

export function deedRows(game: Game, square: SquareData, deed: DeedView): Row[] {
  if (square.amount !== undefined) return [{ name: t('deed.tax'), value: money(square.amount) }];
  if (square.price === undefined) return [];
  const mortgage = { name: t('deed.mortgage'), value: money(mortgageValue(game, square.price)) };
  return [{ name: t('deed.price'), value: money(square.price) }, ...rents(game, square, deed), mortgage];
}

function rents(game: Game, square: SquareData, deed: DeedView): Row[] {
  if (square.kind === 'street') return streetRents(game, square, deed);
  const factors = (square.factors ?? []).map((factor) => t('deed.dice', { factor }));
  const values = [...(square.rents ?? []).map(money), ...factors];
  return values.map((value, index) => ({ name: t('deed.owned', { count: index + 1 }), value }));
}

function streetRents(game: Game, { rents = [], cost = 0 }: SquareData, { level, owner }: DeedView): Row[] {
  const [base = 0, ...built] = rents;
  const whole = wholeGroupRent(game, base);
  return [
    { name: t('deed.rent'), value: money(base) },
    { name: t('deed.rent.group'), value: money(whole) },
    ...built.map((rent, index) => ({
      name: index === 4 ? t('deed.corporation') : t('deed.level', { level: index + 1 }),
      value: money(rent),
      now: owner !== null && level === index + 1,
    })),
    { name: t('deed.cost'), value: money(cost) },
  ];
}
