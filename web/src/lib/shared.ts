// A new value made of as much of the old one as equals it: what has not changed stays the same object, and nobody draws it again.

/** Equal to `after`; every part that equals its counterpart in `before` is that counterpart itself. */
export function shared<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after) as T;
  if (isRecord(before) && isRecord(after)) return sharedRecord(before, after) as T;
  return after;
}

type Parts = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const all = after.map((each, index) => shared(before[index], each));
  return all.length === before.length && all.every((each, index) => Object.is(each, before[index])) ? before : all;
}

function sharedRecord(before: Parts, after: Parts): Parts {
  const names = Object.keys(after);
  const all = Object.fromEntries(names.map((name) => [name, shared(before[name], after[name])]));
  const same = names.length === Object.keys(before).length && names.every((name) => isIn(before, name, all[name]));
  return same ? before : all;
}

const isIn = (record: Parts, name: string, value: unknown): boolean => name in record && Object.is(record[name], value);
