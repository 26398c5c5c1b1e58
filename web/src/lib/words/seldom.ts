// Words that only some rules ever say: whatever shows a ruleset fetches those that it wants, before its first sentence.
import type { Ruleset } from '../wire.gen';
import { need, type Part } from './words.svelte';

/** Bets, terms, a third die, gifts, teams: one of these rules is on. */
const WILD = /^(bet\.allowed|salary\.landing_bonus|mortgage\.(term|auction_own)|die\.third_from_round|cards\.demolition|fortune\.(envelope|eight|four)|start\.deeds|teams\.sides|cap\.rounds)$/; // prettier-ignore
/** Rent that is claimed, time to deal, buildings that run out, a time limit. */
const BOXED = /^(rent\.claimed|gap\.seconds|build\.any_time|supply\.(houses|hotels)|mortgage\.fee|cap\.minutes)$/;
const LEAGUE = /^referee\.judge$/;

export function seldomOf({ rules, board }: Ruleset): Part[] {
  const on = (names: RegExp): boolean =>
    Object.entries(rules).some(([name, value]) => names.test(name) && Boolean(value));
  const square = board.squares.some(({ kind, tenth }) => kind === 'rest' || tenth === true);
  const wanted: Part[] = on(WILD) ? ['wild'] : [];
  if (on(BOXED) || square) wanted.push('boxed');
  if (on(LEAGUE)) wanted.push('league');
  return wanted;
}

/** The ruleset, once all that it makes a table say can be said. */
export async function inWords(ruleset: Ruleset): Promise<Ruleset> {
  await Promise.all(seldomOf(ruleset).map(need));
  return ruleset;
}
