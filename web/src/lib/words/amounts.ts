// Money, durations and lists, as the language writes them.
import { spoken } from './words.svelte';

const formats = new Map<string, Intl.NumberFormat>();

function number(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = spoken() + JSON.stringify(options);
  const ready = formats.get(key) ?? new Intl.NumberFormat(spoken(), { numberingSystem: 'latn', ...options });
  formats.set(key, ready);
  return ready;
}

const DOLLARS = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
} as const;

export const money = (amount: number): string => number(DOLLARS).format(amount);

/** For small chips: the whole sum up to six digits, from there in thousands. */
export function shortMoney(amount: number): string {
  if (Math.abs(amount) < 100_000) return money(amount);
  return number({ ...DOLLARS, notation: 'compact', maximumFractionDigits: 1 }).format(amount);
}

export const count = (amount: number): string => number({}).format(amount);

/** Minutes and seconds as a clock shows them, rounded up: 0:00 means over. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(items);
}

export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(spoken(), { hour: '2-digit', minute: '2-digit' }).format(at);
