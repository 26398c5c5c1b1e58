// The numbers that the short help needs, from a table's rules, and its board's key: a lobby has no ruleset to speak by.
import type { RuleValue } from '../wire.gen';
import { money } from './amounts';
import { firstOf, type Arguments } from './words.svelte';

type Rules = Readonly<Record<string, RuleValue>>;

/** What takes one of two values or of some, as it is named. */
function kinds(rules: Rules): Arguments {
  const is = (name: string): string => String(rules[name] === true);
  return {
    decliner: is('auction.decliner_bids'),
    outcry: String(rules['auction.manner'] === 'outcry'),
    claimed: is('rent.claimed'),
    even: is('build.even'),
    per: String(rules['build.per']),
    release: String(rules['mortgage.at_end'] === 'release'),
    counted: String((rules['cap.rounds'] ?? rules['cap.minutes'] ?? null) !== null),
    bets: is('bet.allowed'),
  };
}

export function helpWords(rules: Rules, board: string): Arguments {
  const sum = (name: string): string => money(Number(rules[name] ?? 0));
  const number = (name: string): number => Number(rules[name] ?? 0);
  const limit = (name: string): number => Number(rules[name] ?? -1);
  return {
    board,
    ...kinds(rules),
    cash: sum('start.cash'),
    salary: sum('salary.amount'),
    ends: limit('salary.ends_minute'),
    bid: number('auction.seconds'),
    redeem: number('mortgage.redeem_percent'),
    mortgage: number('mortgage.percent'),
    term: limit('mortgage.term'),
    fine: sum('jail.fine'),
    tries: number('jail.tries'),
    doubles: number('turn.doubles_to_jail'),
    stake: sum('bet.stake'),
    jackpot: number('bet.jackpot_in'),
    tax: limit('tax.from_minute'),
    percent: number('tax.first_percent'),
    missed: limit('turn.missed_limit'),
    seconds: number('turn.seconds'),
    factor: number('rent.complete_factor'),
    once: limit('build.per_turn'),
    sides: limit('teams.sides'),
    cap: limit('cap.rounds'),
    minutes: limit('cap.minutes'),
    third: limit('die.third_from_round'),
    balance: number('trade.balance'),
    gap: limit('gap.seconds'),
    houses: limit('supply.houses'),
    hotels: limit('supply.hotels'),
    taxed: limit('tax.from_round'),
  };
}

/** Those of the lines that these rules have something to say in. */
export function helpLines(lines: readonly string[], rules: Rules, board: string): readonly string[] {
  const words = helpWords(rules, board);
  return lines.map((line) => firstOf([`help.${line}`], words)).filter((text) => text !== '');
}
