// Options to forms: what is still open in an option, and the command that a filled form makes of it.
import type { OneOf, Range, SomeOf } from './wire.gen';

export type Value = number | string | boolean | null;
export type Chosen = Readonly<Record<string, Value | readonly Value[] | undefined>>;

export type Open =
  | { readonly name: string; readonly kind: 'one'; readonly values: readonly Value[] }
  | { readonly name: string; readonly kind: 'range'; readonly from: number; readonly to: number; readonly step: number }
  | {
      readonly name: string;
      readonly kind: 'some';
      readonly values: readonly Value[];
      readonly least: number;
      readonly most: number;
    };

interface Loose {
  readonly do: string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The open fields of an option, in its order. What holds no domain is said already. */
export function openFields(option: Loose): Open[] {
  return Object.entries(option).flatMap(([name, value]) => openField(name, value) ?? []);
}

function openField(name: string, value: unknown): Open | null {
  if (!isObject(value)) return null;
  if ('in' in value) return { name, kind: 'one', values: (value as OneOf<Value>).in };
  if ('from' in value) {
    const { from, to, step } = value as Range;
    return { name, kind: 'range', from, to, step };
  }
  if (!('some' in value)) return null;
  const { some, least, most } = value as SomeOf<Value>;
  return { name, kind: 'some', values: some, least: least ?? 0, most: most ?? some.length };
}

/** What is chosen of several. */
export const some = (chosen: Chosen, name: string): readonly Value[] => (chosen[name] ?? []) as readonly Value[];

/** A field that leaves no choice is chosen. */
export function preset(fields: readonly Open[]): Chosen {
  const forced = fields.flatMap((field) => {
    if (field.kind === 'range') return [[field.name, field.from] as const];
    return field.kind === 'one' && field.values.length === 1 ? [[field.name, field.values[0]] as const] : [];
  });
  return Object.fromEntries(forced);
}

export function isComplete(fields: readonly Open[], chosen: Chosen): boolean {
  return fields.every((field) => fits(field, chosen[field.name]));
}

function fits(field: Open, value: Chosen[string]): boolean {
  if (value === undefined) return false;
  if (field.kind === 'some') return Array.isArray(value) && value.length >= field.least && value.length <= field.most;
  if (field.kind === 'one') return field.values.includes(value as Value);
  return typeof value === 'number' && value >= field.from && value <= field.to;
}

/** The option with its open fields filled in. */
export function filled(option: Loose, chosen: Chosen): Loose {
  return { ...option, ...chosen };
}

/** The nearest amount a range allows; its top is allowed though no step leads there. */
export function snapped(range: { from: number; to: number; step: number }, amount: number): number {
  if (!Number.isFinite(amount)) return range.from;
  const steps = Math.round((amount - range.from) / range.step);
  return Math.max(range.from, Math.min(range.to, range.from + steps * range.step));
}

export function toggled(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
}
