// Modes and changed rules in words.
import type { Ruleset, RuleValue } from '../wire.gen';
import type { Range } from '../knobs';
import { count, money } from './amounts';
import { firstOf, t } from './words.svelte';

export const modeName = (mode: string): string => firstOf([`mode.${mode}`, mode]);

/** Where its rulebook stands beside it. */
export const shortModeName = (mode: string): string => firstOf([`mode.${mode}.short`, `mode.${mode}`, mode]);

/** What a mode is, in one line; nothing of one that we have no words for. */
export const modeText = (mode: string): string => firstOf([`mode.${mode}.text`, '']);

/** Of two numbers; one, if they are the same. */
export const fromTo = (least: number, most: number): string =>
  least === most ? count(most) : t('from_to', { least: count(least), most: count(most) });

/** What a group of a board is called; of a board that we have no words for, as the board itself says it. */
export const groupTitle = ({ key, titles }: Ruleset['board'], group: string): string =>
  firstOf([`group.${key}.${group}`, titles[group] ?? group]);

/** What a rule is called. */
export const ruleTitle = (name: string): string => firstOf([`knob.${name}`, name]);

/** What follows from it, where its name and value leave that open. */
export const ruleMeans = (name: string): string => firstOf([`create.means.${name}`, '']);

/** One line for each rule that differs from the mode's. */
export function ruleWords(rules: Readonly<Record<string, RuleValue>>): string[] {
  return Object.entries(rules).map(([name, value]) => `${ruleTitle(name)}: ${ruleValue(name, value)}`);
}

export function ruleValue(name: string, value: RuleValue | Range): string {
  if (value === null) return without(name);
  if (typeof value === 'boolean') return t(value ? 'knob.value.yes' : 'knob.value.no');
  if (typeof value === 'object') return fromTo(...value);
  if (typeof value === 'string') return value;
  return name.endsWith('.cash') ? money(value) : count(value);
}

const WITHOUT: Readonly<Record<string, 'knob.value.unlimited' | 'knob.value.none'>> = {
  'build.per_turn': 'knob.value.unlimited',
  'teams.sides': 'knob.value.none',
  'turn.missed_limit': 'knob.value.unlimited',
};
const without = (name: string): string => t(WITHOUT[name] ?? 'knob.value.never');
