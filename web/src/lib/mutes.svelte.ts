// Whom this device does not want to hear: by table and seat, since nobody is known by more than that.
import type { ChatLine } from './net/frames';
import { recall, remember } from './stored';

/** Of so many tables the silence is remembered. */
const KEPT = 60;

let muted = $state.raw<readonly string[]>(recalled());

const key = (table: string, seat: number): string => `${table} ${seat}`;

export const isMuted = (table: string, seat: number): boolean => muted.includes(key(table, seat));

export function mute(table: string, seat: number, on: boolean): void {
  const others = muted.filter((each) => each !== key(table, seat));
  muted = (on ? [...others, key(table, seat)] : others).slice(-KEPT);
  remember('muted', JSON.stringify(muted));
}

/** The lines that are to be heard. */
export const heard = (table: string, lines: readonly ChatLine[]): ChatLine[] =>
  lines.filter(({ seat }) => seat === null || !isMuted(table, seat));

function recalled(): string[] {
  try {
    const kept: unknown = JSON.parse(recall('muted') ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
