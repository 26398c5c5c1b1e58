// What stands beside a square in a list of squares to do something with, and what to know before one does it.
import type { Game } from '../game.svelte';
import { sumOf } from '../reckoned';
import { HEADQUARTERS } from '../rent';
import { rule } from '../rule';
import { fallOf, isFinite, type Fall } from '../supply';
import { deedOf, nameOf, squareName, squareOf } from '../table';
import { change, count, money } from './amounts';
import { firstOf, t } from './words.svelte';

const SEATS = new Set(['seat', 'to', 'against']);

/** What a choice of an open field says. */
export function choiceText(game: Game, field: string, value: unknown): string {
  if (typeof value !== 'number') return firstOf([`${field}.${String(value)}`, String(value)]);
  if (field === 'pos') return squareName(game, value);
  return SEATS.has(field) ? nameOf(game.view, value) : count(value);
}

/** The sum beside a square in a list of squares to do something with. */
export function squareSum(game: Game, does: string, pos: number): string {
  const fall = fallBy(game, does, pos);
  if (fall !== null) return change(refund(game, fall));
  const sum = sumOf(game, does, pos);
  if (sum !== null) return change(sum);
  const price = squareOf(game, pos)?.price ?? 0;
  return price > 0 ? money(price) : '';
}

/** A hotel that is sold outside a debt waits for houses that others may want, too. */
const waits = ({ view }: Game): boolean => view?.phase.kind !== 'must_pay';

function fallBy(game: Game, does: string, pos: number): readonly Fall[] | null {
  return does === 'sell' ? fallOf(game, pos) : null;
}

const refund = (game: Game, fall: readonly Fall[]): number =>
  fall.reduce(
    (sum, { pos, level }) => sum + (deedOf(game.view, pos).level - level) * (sumOf(game, 'sell', pos) ?? 0),
    0,
  );

/** What selling would bring down besides; empty where it is one level and no more. */
export function sellNote(game: Game, does: string, pos: number): string {
  const fall = fallBy(game, does, pos);
  if (fall !== null) return t('supply.fall', { levels: fall.map(({ level }) => count(level)).join(' · ') });
  const asks = does === 'sell' && isFinite(game) && waits(game) && deedOf(game.view, pos).level === HEADQUARTERS;
  return asks ? t('supply.ask') : '';
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
