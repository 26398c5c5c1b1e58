// What is still open in an option.
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

export interface Loose {
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
