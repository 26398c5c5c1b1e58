// Options to forms: the command that a filled form makes of an option.
import type { Chosen, Loose, Open, Value } from './fields';

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
