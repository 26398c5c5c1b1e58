// Money, durations and lists, as the language writes them.
import { isolated } from './isolated';
import { locale, spoken } from './words.svelte';

const formats = new Map<string, Intl.NumberFormat>();

function number(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale() + JSON.stringify(options);
  const ready = formats.get(key) ?? new Intl.NumberFormat(locale(), options);
  formats.set(key, ready);
  return ready;
}

const DOLLARS = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
} as const;

/** The game's money has one sign in every language, where the language puts it: `US$` would be another one. */
function dollars(amount: number, options: Intl.NumberFormatOptions): string {
  const parts = number({ ...DOLLARS, ...options }).formatToParts(amount);
  return parts.map(({ type, value }) => (type === 'currency' ? '$' : value)).join('');
}

const spelt = new Map<string, string>();
const MOST_SPELT = 2_000;

/** The same few sums stand in many places, and are asked for again with every change. */
export function money(amount: number): string {
  const key = `${locale()} ${amount}`;
  const known = spelt.get(key);
  if (known !== undefined) return known;
  if (spelt.size > MOST_SPELT) spelt.clear();
  const fresh = dollars(amount, {});
  spelt.set(key, fresh);
  return fresh;
}

/** With its sign, also when it is a gain. */
export const change = (amount: number): string => dollars(amount, { signDisplay: 'exceptZero' }).replace('-', '\u2212');

/** For small chips: the whole sum up to six digits, from there in thousands. */
export function shortMoney(amount: number): string {
  if (Math.abs(amount) < 100_000) return money(amount);
  return dollars(amount, { notation: 'compact', maximumFractionDigits: 1 });
}

/** The same without the currency's sign, for the smallest chips. */
export const shortCount = (amount: number): string =>
  Math.abs(amount) < 100_000 ? count(amount) : number({ notation: 'compact', maximumFractionDigits: 1 }).format(amount);

export const count = (amount: number): string => number({}).format(amount);

/** A part of the whole, 0 to 1. */
export const percent = (part: number): string => number({ style: 'percent' }).format(part);

/** Minutes and seconds as a clock shows them, rounded up: 0:00 means over. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${count(Math.floor(seconds / 60))}:${number({ minimumIntegerDigits: 2 }).format(seconds % 60)}`;
}

const listings = new Map<string, Intl.ListFormat>();

function listing(type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = spoken() + type;
  const ready = listings.get(key) ?? new Intl.ListFormat(spoken(), { type });
  listings.set(key, ready);
  return ready;
}

export function list(items: readonly string[]): string {
  const each = items.map((item) => isolated(item, spoken()));
  return listing('conjunction').format(each);
}

/** One of these. */
export const anyOf = (items: readonly string[]): string => listing('disjunction').format(items);

/** Seconds to be heard, not seen. */
export const seconds = (ms: number): string =>
  number({ style: 'unit', unit: 'second', unitDisplay: 'long' }).format(Math.max(0, Math.ceil(ms / 1000)));

/** As the reader's country writes it, where the browser knows one for the page's language. */
export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat([...athome(), locale()], { hour: '2-digit', minute: '2-digit' }).format(at);

function athome(): string[] {
  const [tongue = '', ...rest] = locale().split('-');
  return navigator.languages.filter((tag) => tag.split('-')[0] === tongue).map((tag) => [tag, ...rest].join('-'));
}

/** How long ago, in whole minutes. */
export function ago(at: number): string {
  const minutes = Math.max(0, Math.round((Date.now() - at) / 60_000));
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto', style: 'short' }).format(-minutes, 'minute');
}
