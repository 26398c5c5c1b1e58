// Which page of trouble a failure is.
import { Refusal } from './net/http';

export const TROUBLES = [
  'page',
  'table',
  'code',
  'full',
  'begun',
  'private',
  'crowded',
  'update',
  'offline',
  'other',
] as const;

export type Trouble = (typeof TROUBLES)[number];

const BY_CODE: Readonly<Record<string, Trouble>> = {
  NOT_FOUND: 'page',
  NO_SUCH_MODE: 'page',
  NO_SUCH_TABLE: 'table',
  NO_SUCH_CODE: 'code',
  TABLE_FULL: 'full',
  NOT_WAITING: 'begun',
  PRIVATE: 'private',
  FULL_HOUSE: 'crowded',
  UPDATE: 'update',
};

/** What is no refusal is a connection that failed. */
export function troubleOf(failure: unknown): Trouble {
  return failure instanceof Refusal ? (BY_CODE[failure.code] ?? 'other') : 'offline';
}
