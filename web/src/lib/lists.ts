// The lists of the first page as they were last seen, for a device that does not reach the server.
import type { MyGame, OpenTable } from './api';
import { LISTS } from './guest';
import { recall, remember } from './stored';

export interface Lists {
  /** When the server told them, by this device's clock. */
  readonly at: number;
  readonly modes: readonly string[];
  readonly mine: readonly MyGame[];
  readonly open: readonly OpenTable[];
}

/** Of each list of tables: a page shows no more, and browsers give it little room. */
const MOST = 12;
/** Another one for other fields: what an older page has kept is not read. */
const FORM = 1;

export function keepLists({ at, modes, mine, open }: Lists): void {
  const [own, others] = [mine.slice(0, MOST), open.slice(0, MOST)];
  remember(LISTS, JSON.stringify({ form: FORM, at, modes, mine: own, open: others }));
}

export function keptLists(): Lists | null {
  try {
    const kept: unknown = JSON.parse(recall(LISTS) ?? '');
    return isLists(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isLists(kept: unknown): kept is Lists {
  const { form, at, ...lists } = kept as Partial<Record<string, unknown>>;
  return (
    form === FORM && typeof at === 'number' && ['modes', 'mine', 'open'].every((name) => Array.isArray(lists[name]))
  );
}
