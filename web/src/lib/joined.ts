// Which tables the last invitations led to: their codes end with the start, and who sits there may press the link again.
import { recall, remember } from './stored';

const KEPT = 8;
const KEY = 'joined';

const kept = (): string[] => recall(KEY)?.split(' ') ?? [];

/** A code is read in either case. */
const same = (code: string): string => `${code.trim().toUpperCase()}:`;

export function noteTable(code: string, id: string): void {
  const others = kept().filter((each) => !each.startsWith(same(code)));
  remember(KEY, [same(code) + id, ...others].slice(0, KEPT).join(' '));
}

export function tableOf(code: string): string | null {
  return (
    kept()
      .find((each) => each.startsWith(same(code)))
      ?.slice(same(code).length) ?? null
  );
}
