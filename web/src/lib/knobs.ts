// The knobs of a table as the server lists them: which control each is, how it is turned, and what differs from the usual.
import type { Bounds, ModeRules } from './api';
import type { RuleValue } from './wire.gen';

export interface Dial {
  readonly rule: string;
  readonly kind: 'dial';
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly usual: RuleValue;
  /** May be switched off: never, without limit. */
  readonly off: boolean;
  /** Where it stands when it is switched on. */
  readonly on: number;
}

/** One of two values. */
export interface Toggle {
  readonly rule: string;
  /** `either`: a number or none. */
  readonly kind: 'switch' | 'either';
  readonly usual: RuleValue;
  readonly off: RuleValue;
  readonly on: RuleValue;
}

export type Knob = Dial | Toggle;

export const knobsOf = ({ knobs, rules }: ModeRules): Knob[] =>
  Object.entries(knobs).map(([rule, bounds]) => knob(rule, bounds, rules[rule] ?? null));

function knob(rule: string, bounds: Bounds, usual: RuleValue): Knob {
  if ('in' in bounds) return { rule, kind: 'switch', usual, off: false, on: true };
  const { from: least, to: most, step, none: off } = bounds;
  if (least === most) return { rule, kind: 'either', usual, off: null, on: least };
  const on = typeof usual === 'number' ? usual : (bounds.on ?? least);
  return { rule, kind: 'dial', least, most, step, usual, off, on };
}

/** The nearest value that the dial may have. */
export function fitted({ least, most, step }: Dial, wanted: number): number {
  const steps = Math.round((wanted - least) / step);
  const last = Math.floor((most - least) / step);
  return least + Math.min(last, Math.max(0, steps)) * step;
}

/** So many steps on; what was off goes on first. */
export const turned = (dial: Dial, value: RuleValue, steps: number): number =>
  typeof value === 'number' ? fitted(dial, value + steps * dial.step) : fitted(dial, dial.on);

/** Noughts of the digits that our languages may be written in. */
const NOUGHTS = ['0', '\u0660', '\u06f0', '\u0966', '\u09e6'].map((nought) => nought.charCodeAt(0));

/** A number as somebody types it, in whatever digits and with whatever signs between; null for none. */
export function typed(text: string): number | null {
  const digits = Array.from(text).flatMap((sign) => {
    const values = NOUGHTS.map((nought) => sign.charCodeAt(0) - nought);
    return values.filter((value) => value >= 0 && value <= 9);
  });
  return digits.length === 0 ? null : Number(digits.join(''));
}

/** How many may sit at a table of the mode. */
export function seatsOf({ rules }: ModeRules): number[] {
  const [least, most, step] = ['least', 'most', 'step'].map((name) => Number(rules[`players.${name}`])) as [
    number,
    number,
    number,
  ];
  return Array.from({ length: Math.max(0, Math.floor((most - least) / step) + 1) }, (_, index) => least + step * index);
}

export type Settings = Readonly<Record<string, RuleValue>>;

/** Where the knob stands; null is a value: switched off. */
export const standing = ({ rule, usual }: Knob, settings: Settings): RuleValue =>
  rule in settings ? (settings[rule] ?? null) : usual;

/** Only what differs from the usual, as the server takes it. */
export function changed(knobs: readonly Knob[], settings: Settings): Record<string, RuleValue> {
  const turned = knobs.filter((each) => standing(each, settings) !== each.usual);
  return Object.fromEntries(turned.map((each) => [each.rule, standing(each, settings)]));
}

/** The least and the most. */
export type Range = readonly [least: number, most: number];

export interface Difference {
  readonly rule: string;
  readonly value: RuleValue | Range;
  readonly usual: RuleValue | Range;
}

const LEAST = 'players.least';
const MOST = 'players.most';

/** All in which a table of the mode, with what its host changed, differs from the rulebook's first mode. */
export function differences({ rules, usual }: ModeRules, changes: Settings = {}): Difference[] {
  const names = new Set([...Object.keys(usual), ...Object.keys(changes)]);
  const all = [...names].map((rule) => ({
    rule,
    value: (rule in changes ? changes[rule] : rules[rule]) ?? null,
    usual: (rule in usual ? usual[rule] : rules[rule]) ?? null,
  }));
  return [
    ...players({ rules, usual }),
    ...all.filter(({ rule, value, usual: as }) => value !== as && rule !== LEAST && rule !== MOST),
  ];
}

/** How many may play is one thing, though it is two rules. */
function players({ rules, usual }: Pick<ModeRules, 'rules' | 'usual'>): Difference[] {
  if (!(LEAST in usual || MOST in usual)) return [];
  const of = (found: Settings): Range => [Number(found[LEAST]), Number(found[MOST])];
  return [{ rule: 'players', value: of(rules), usual: of({ ...rules, ...usual }) }];
}
