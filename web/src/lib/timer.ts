// Which clock the table's decision runs on: the phase's own, else the turn's.
import type { ClockView, View } from './wire.gen';

export type Timer = ClockView;

export function timerOf({ phase, turn_clock }: View): Timer | null {
  // A referee's pause has no end of its own.
  if ('until' in phase) return phase.until === null ? null : { kind: 'running', until: phase.until };
  switch (phase.kind) {
    case 'must_pay':
      return phase.clock ?? turn_clock;
    case 'over':
      return null;
    default:
      return turn_clock;
  }
}
