// The knobs of a custom table with their bounds and usual values (GA-54); the server alone judges them.
import type { RuleValue } from './wire.gen';

export type Knob =
  | {
      readonly name: `knob.${string}`;
      readonly rule: string;
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly step: number;
      readonly usual: number;
      /** May be switched off: never, without limit. */
      readonly off: boolean;
    }
  | {
      readonly name: `knob.${string}`;
      readonly rule: string;
      readonly kind: 'switch';
      readonly usual: boolean;
      readonly values: readonly [off: RuleValue, on: RuleValue];
    };

function number(
  rule: string,
  [least, most, step]: readonly [number, number, number],
  usual: number,
  off = false,
): Knob {
  return { name: `knob.${rule}`, rule, kind: 'number', least, most, step, usual, off };
}

export const KNOBS: readonly Knob[] = [
  number('start.cash', [5_000, 50_000, 500], 15_000),
  number('turn.seconds', [30, 600, 5], 75),
  number('salary.ends_minute', [0, 240, 1], 46, true),
  number('tax.from_minute', [0, 240, 1], 61, true),
  number('mortgage.term', [1, 30, 1], 7, true),
  { name: 'knob.build.even', rule: 'build.even', kind: 'switch', usual: true, values: [false, true] },
  { name: 'knob.build.per_turn', rule: 'build.per_turn', kind: 'switch', usual: true, values: [null, 1] },
];

export type Settings = Readonly<Record<string, number | boolean | null | undefined>>;

/** Only what differs from the usual, as the server takes it. */
export function changed(settings: Settings): Record<string, RuleValue> {
  const rules: Record<string, RuleValue> = {};
  for (const knob of KNOBS) {
    const value = settings[knob.rule];
    if (value === undefined || value === knob.usual) continue;
    rules[knob.rule] = knob.kind === 'switch' ? knob.values[value === true ? 1 : 0] : value;
  }
  return rules;
}
