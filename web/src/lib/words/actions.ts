// What an option's button says.
import type { Game } from '../game.svelte';
import { deedOf, nameOf, squareName, squareOf } from '../table';
import { myCell } from '../jail';
import { sumOf } from '../reckoned';
import { rule } from '../rule';
import type { Option } from '../wire.gen';
import { change, count, money } from './amounts';
import { owed, payText } from './debts';
import { firstOf, t, type Arguments } from './words.svelte';

export function actionText(game: Game, option: Option): string {
  if (option.do === 'pay') return payText(game);
  return firstOf([`do.${option.do}`], { ...amountOf(game, option) });
}

/** What stands on the button, where the dock says above it what for. */
export function buttonText(game: Game, option: Option): string {
  const phase = game.view?.phase;
  if (option.do === 'pay' && phase !== undefined) return t('pay.short', { amount: money(owed(phase)) });
  if (myCell(game) === null) return actionText(game, option);
  if (option.do === 'pay_fine') return t('pay.short', { amount: money(rule(game, 'jail.fine')) });
  return option.do === 'use_card' ? t('jail.use') : actionText(game, option);
}

/** What a way out of jail means, below its name; empty elsewhere. */
export function buttonNote(game: Game, { do: does }: Option): string {
  const cell = myCell(game);
  if (cell === null) return '';
  if (does === 'pay_fine') return t('jail.note.fine');
  if (does === 'use_card') return t('jail.note.card');
  if (does !== 'roll') return '';
  return cell.last ? t('jail.note.last', { amount: money(cell.fine) }) : t('jail.note.roll');
}

function amountOf(game: Game, option: Option): Arguments {
  const amount = AMOUNTS[option.do]?.(game, option);
  return amount === undefined ? {} : { amount: money(amount) };
}

const AMOUNTS: Readonly<Record<string, (game: Game, option: Option) => number>> = {
  buy: (game, { pos }) => squareOf(game, Number(pos))?.price ?? 0,
  pay_fine: (game) => rule(game, 'jail.fine'),
  bet: (game) => rule(game, 'bet.stake'),
};

const SEATS = new Set(['seat', 'to', 'against']);

/** What a choice of an open field says. */
export function choiceText(game: Game, field: string, value: unknown): string {
  if (typeof value !== 'number') return firstOf([`${field}.${String(value)}`, String(value)]);
  if (field === 'pos') return squareName(game, value);
  return SEATS.has(field) ? nameOf(game.view, value) : count(value);
}

/** The sum beside a square in a list of squares to do something with. */
export function squareSum(game: Game, does: string, pos: number): string {
  const sum = sumOf(game, does, pos);
  if (sum !== null) return change(sum);
  const price = squareOf(game, pos)?.price ?? 0;
  return price > 0 ? money(price) : '';
}

export function squareNote(game: Game, pos: number): string {
  const deed = deedOf(game.view, pos);
  if (deed.mortgaged && deed.rounds_left !== null) return t('square.term', { count: deed.rounds_left });
  return deed.level > 0 ? t('square.level', { level: deed.level }) : '';
}

/** What one should know before one uses a tool. */
export function toolHint(game: Game, does: string): string {
  const term = rule(game, 'mortgage.term');
  if (does === 'mortgage' && term > 0)
    return t('hint.mortgage', { term, percent: rule(game, 'mortgage.redeem_percent') });
  if (does === 'auction_own') return t('hint.auction_own');
  return does === 'build' && rule(game, 'build.per_turn') === 1 ? t('hint.build') : '';
}
