// Sums that the server does not send, reckoned for display only: it alone judges and charges, and what it says goes.
import { rule } from './rule';
import type { Game } from './game.svelte';
import { squareOf, type Ruled } from './table';
import type { View } from './wire.gen';

const MINUTE = 60_000;

type Sum = (game: Game, price: number, cost: number, pos: number) => number;

/** What an action on a square pays out (above zero) or costs (below). */
const SUMS: Readonly<Record<string, Sum>> = {
  build: (_, __, cost) => -cost,
  sell: (game, _, cost) => part(cost, rule(game, 'build.sell_percent')),
  mortgage: (game, price) => part(price, rule(game, 'mortgage.percent')),
  // The least it brings: the bank keeps what it would cost to redeem.
  auction_own: (game, price) => price - part(price, rule(game, 'mortgage.redeem_percent')),
  // The interest on a deed that has just changed hands is paid.
  redeem: (game, price, _, pos) =>
    -(game.view?.spared?.includes(pos) === true ? mortgageValue(game, price) : redemption(game, price)),
};

const part = (whole: number, percent: number): number => Math.floor((whole * percent) / 100);

export function sumOf(game: Game, does: string, pos: number): number | null {
  const { price = 0, cost = 0 } = squareOf(game, pos) ?? {};
  return SUMS[does]?.(game, price, cost, pos) ?? null;
}

/** What lifting a mortgage costs; odd dollars go to the bank where the rules say so. */
function redemption(game: Ruled, price: number): number {
  const round = game.ruleset?.rules['mortgage.round_up'] === true ? Math.ceil : Math.floor;
  return round((price * rule(game, 'mortgage.redeem_percent')) / 100);
}

/** What a mortgage costs besides the loan. */
export const interest = (game: Ruled, price: number): number => redemption(game, price) - mortgageValue(game, price);

export const mortgageValue = (game: Ruled, price: number): number => part(price, rule(game, 'mortgage.percent'));

/** When the game's clock stands still, since when; else now. */
const moment = ({ phase }: View, now: number): number =>
  phase.kind === 'paused' || phase.kind === 'resuming' ? phase.since : now;

/** Milliseconds of play since the first turn: pauses do not count. */
const played = (view: View, now: number): number => moment(view, now) - view.began - view.paused;

/** What is left of the official time, in milliseconds; null where none runs. */
export function officialLeft(view: View | null, now: number): number | null {
  if (view?.ends == null || view.last_round === true) return null;
  return Math.max(0, view.ends - moment(view, now));
}

/** Until the minute that a rule names; null when it names none. Below zero: it is past. */
export function untilMinute(game: Game, name: string, now: number): number | null {
  const minute = game.ruleset?.rules[name];
  if (game.view === null || typeof minute !== 'number') return null;
  return minute * MINUTE - played(game.view, now);
}

/** Percent of a rent that goes to the bank by now: the higher of what the minutes and what the rounds say. */
export const taxPercent = (game: Game, now: number): number => Math.max(byMinutes(game, now), byRounds(game));

/** Evenly up to the most (GB-04). */
function byRounds(game: Game): number {
  const [from, full, most] = [
    rule(game, 'tax.from_round'),
    rule(game, 'tax.full_round'),
    rule(game, 'tax.most_percent'),
  ];
  const past = (game.view?.round ?? 0) - from;
  if (from === 0 || past < 0) return 0;
  if (full <= from) return rule(game, 'tax.first_percent');
  return Math.min(most, Math.max(1, Math.floor((most * past) / (full - from) + 0.5)));
}

function byMinutes(game: Game, now: number): number {
  const left = untilMinute(game, 'tax.from_minute', now);
  if (left === null || left > 0) return 0;
  const steps = Math.floor(-left / MINUTE / Math.max(1, rule(game, 'tax.step_minutes')));
  return Math.min(
    rule(game, 'tax.most_percent'),
    rule(game, 'tax.first_percent') + steps * rule(game, 'tax.step_percent'),
  );
}
