// The numbers that the short help needs, from a table's rules, and by whose board it calls things.
import type { RuleValue } from '../wire.gen';
import { money } from './amounts';
import type { Arguments } from './words.svelte';

export function helpWords(rules: Readonly<Record<string, RuleValue>>, board: string): Arguments {
  const sum = (name: string): string => money(Number(rules[name] ?? 0));
  const number = (name: string): number => Number(rules[name] ?? 0);
  const limit = (name: string): number => Number(rules[name] ?? -1);
  return {
    board,
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
    decliner: String(rules['auction.decliner_bids'] === true),
    outcry: String(rules['auction.manner'] === 'outcry'),
    claimed: String(rules['rent.claimed'] === true),
    balance: number('trade.balance'),
    even: String(rules['build.even'] === true),
    per: String(rules['build.per']),
    release: String(rules['mortgage.at_end'] === 'release'),
    bets: String(rules['bet.allowed'] === true),
    taxed: limit('tax.from_round'),
  };
}
