// The knobs of a custom table as the server lists them: which control each is, and what differs from the usual.
import type { Bounds, ModeRules } from './api';
import type { RuleValue } from './wire.gen';

export type Knob =
  | {
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
      readonly rule: string;
      readonly kind: 'switch';
      readonly usual: boolean;
      readonly values: readonly [off: RuleValue, on: RuleValue];
    };

export const knobsOf = ({ knobs, rules }: ModeRules): Knob[] =>
  Object.entries(knobs).map(([rule, bounds]) => knob(rule, bounds, rules[rule] ?? null));

function knob(rule: string, bounds: Bounds, usual: RuleValue): Knob {
  if ('in' in bounds) return { rule, kind: 'switch', usual: usual === true, values: [false, true] };
  const { from, to, step, none } = bounds;
  // One number or none: that is yes or no.
  if (from === to) return { rule, kind: 'switch', usual: usual !== null, values: [null, from] };
  const number = typeof usual === 'number' ? usual : from;
  return { rule, kind: 'number', least: from, most: to, step, usual: number, off: none };
}

/** How many may sit at a table of the mode. */
export function seatsOf({ rules }: ModeRules): number[] {
  const [least, most] = [Number(rules['players.least']), Number(rules['players.most'])];
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}

export type Settings = Readonly<Record<string, number | boolean | null | undefined>>;

/** Only what differs from the usual, as the server takes it. */
export function changed(knobs: readonly Knob[], settings: Settings): Record<string, RuleValue> {
  const rules: Record<string, RuleValue> = {};
  for (const each of knobs) {
    const value = settings[each.rule];
    if (value === undefined || value === each.usual) continue;
    rules[each.rule] = each.kind === 'switch' ? each.values[value === true ? 1 : 0] : value;
  }
  return rules;
}
