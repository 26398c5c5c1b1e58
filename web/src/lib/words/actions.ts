// What an option's button says.
import type { Game } from '../game.svelte';
import { squareOf } from '../table';
import { myCell } from '../jail';
import { rule } from '../rule';
import type { Option } from '../wire.gen';
import { money } from './amounts';
import { owed, payText } from './debts';
import { firstOf, t, type Arguments } from './words.svelte';

export function actionText(game: Game, option: Option): string {
  if (option.do === 'pay') return payText(game);
  return firstOf([`do.${option.do}.${String(option.how)}`, `do.${option.do}`], { ...amountOf(game, option) });
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
  tax: (game) => squareOf(game, Number(game.view?.seats[game.view.turn]?.pos))?.amount ?? 0,
  bet: (game) => rule(game, 'bet.stake'),
};
