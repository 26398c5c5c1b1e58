// Sorts what may be done into what the dock shows: the thing to do now, its alternatives, tools, claims, and what concerns the table.
import type { Option } from './wire.gen';

export type Place = 'main' | 'second' | 'tool' | 'table' | 'standing' | 'claim';

const PLACES: Readonly<Record<string, Place>> = {
  roll: 'main',
  buy: 'main',
  bid: 'main',
  pay: 'main',
  bet: 'main',
  choose: 'main',
  tax: 'main',
  back: 'main',
  ready: 'main',
  decline: 'second',
  pass: 'second',
  pay_fine: 'second',
  use_card: 'second',
  skip_bet: 'second',
  build: 'tool',
  sell: 'tool',
  mortgage: 'tool',
  redeem: 'tool',
  ask_pause: 'table',
  surrender: 'table',
  propose: 'standing',
  accept: 'standing',
  refuse: 'standing',
  withdraw: 'standing',
  agree: 'standing',
  disagree: 'standing',
  claim: 'claim',
};

/** An option that this page does not know yet is a tool: its form is made from its domain like any other. */
export const placeOfOption = (option: Option): Place => PLACES[option.do] ?? 'tool';

export const optionsAt = (options: readonly Option[], place: Place): Option[] =>
  options.filter((option) => placeOfOption(option) === place);

export const optionsTo = (options: readonly Option[], does: string): Option[] =>
  options.filter((option) => option.do === does);

/** Two lists of options with the same key ask the same question, whatever their bounds. */
export function promptKey(options: readonly Option[]): string {
  const fixed = ([, value]: [string, unknown]): boolean => typeof value === 'string' || typeof value === 'number';
  return JSON.stringify(options.map((option) => Object.entries(option).filter(fixed)));
}
