// What an option's button says.
import type { Game } from '../game.svelte';
import { deedOf, nameOf, squareName, squareOf } from '../table';
import type { Option } from '../wire.gen';
import { count, money } from './amounts';
import { owed } from './phases';
import { firstOf, t, type Arguments } from './words.svelte';

export function actionText(game: Game, option: Option): string {
  return firstOf([`do.${option.do}`], { ...amountOf(game, option) });
}

function amountOf(game: Game, option: Option): Arguments {
  const amount = AMOUNTS[option.do]?.(game, option);
  return amount === undefined ? {} : { amount: money(amount) };
}

const AMOUNTS: Readonly<Record<string, (game: Game, option: Option) => number>> = {
  buy: (game, { pos }) => squareOf(game, Number(pos))?.price ?? 0,
  pay: ({ view }) => (view === null ? 0 : owed(view.phase)),
  pay_fine: (game) => rule(game, 'jail.fine'),
  bet: (game) => rule(game, 'bet.stake'),
};

export function rule(game: Game, name: string): number {
  const value = game.ruleset?.rules[name];
  return typeof value === 'number' ? value : 0;
}

const SEATS = new Set(['seat', 'to', 'against']);

/** What a choice of an open field says. */
export function choiceText(game: Game, field: string, value: unknown): string {
  if (typeof value !== 'number') return firstOf([`${field}.${String(value)}`, String(value)]);
  if (field === 'pos') return squareName(game, value);
  return SEATS.has(field) ? nameOf(game.view, value) : count(value);
}

const SUMS: Readonly<Record<string, (game: Game, price: number, cost: number) => string>> = {
  build: (_, __, cost) => `−${money(cost)}`,
  sell: (game, _, cost) => `+${money((cost * rule(game, 'build.sell_percent')) / 100)}`,
  mortgage: (game, price) => `+${money((price * rule(game, 'mortgage.percent')) / 100)}`,
  redeem: (game, price) => `−${money((price * rule(game, 'mortgage.redeem_percent')) / 100)}`,
};

/** The sum beside a square in a list of squares to do something with. */
export function squareSum(game: Game, does: string, pos: number): string {
  const { price = 0, cost = 0 } = squareOf(game, pos) ?? {};
  return SUMS[does]?.(game, price, cost) ?? (price > 0 ? money(price) : '');
}

export function squareNote(game: Game, pos: number): string {
  const deed = deedOf(game.view, pos);
  if (deed.mortgaged && deed.rounds_left !== null) return t('square.term', { count: deed.rounds_left });
  return deed.level > 0 ? t('square.level', { level: deed.level }) : '';
}
