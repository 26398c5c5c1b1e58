// Why a balance changed: the payment as a sentence, and the rule it came by.
import type { Game } from '../game.svelte';
import type { Change } from '../ledger';
import { rule } from '../rule';
import { money } from './amounts';
import { rentOrigin } from './rents';
import { sentence } from './sentences';
import { taxSums } from './taxes';
import { firstOf, t } from './words.svelte';

/** `Bob paid you $800 rent for Apple`. */
export const causeOf = (game: Game, { event }: Change): string => sentence(game, event);

type Rule = (game: Game, change: Change) => string;

const RULES: Partial<Record<Change['event']['why'], Rule>> = {
  rent: (game, { event, dice }) => (event.pos == null ? '' : rentOrigin(game, event.pos, event.amount, dice)),
  rent_tax: (_, { event, previous }) =>
    previous === null ? '' : t('because.rent_tax', { percent: Math.round((100 * event.amount) / previous.amount) }),
  tax: (_, { chosen }) => (chosen === null ? '' : firstOf([`because.tax.${chosen.how}`], taxSums(chosen))),
  building: (game, { event }) =>
    event.payer === null ? t('because.sold', { percent: rule(game, 'build.sell_percent') }) : '',
  mortgage: (game) => t('because.mortgage', { percent: rule(game, 'mortgage.percent') }),
  redemption: (game) => t('because.redemption', { percent: rule(game, 'mortgage.redeem_percent') }),
  salary: () => t('because.salary'),
  fine: (game) => t('because.fine', { tries: rule(game, 'jail.tries') }),
  stake: (game) => {
    const chance = rule(game, 'bet.jackpot_in');
    return chance > 0 ? t('because.stake', { chance }) : t('because.stake.plain');
  },
  winnings: (game) => t('because.winnings', { stake: money(rule(game, 'bet.stake')) }),
  estate: ({ ruleset }) =>
    t(ruleset?.rules['debt.bankrupt_to'] === 'sold_for_creditors' ? 'because.estate.sold' : 'because.estate'),
};

/** The rule behind it, in a line; empty where the sentence says it all. */
export const ruleOf = (game: Game, change: Change): string => RULES[change.event.why]?.(game, change) ?? '';
