// The server's routes, by what one wants of them.
import type { GameEvent, Ruleset, RuleValue, View } from './wire.gen';
import { get, look, post, SESSION } from './net/http';

export interface Me {
  readonly name: string;
  readonly shape: string;
  readonly language: string;
  readonly tables: readonly MyTable[];
}

export interface MyTable {
  readonly id: string;
  readonly mode: string;
  readonly stage: 'waiting' | 'running' | 'over' | 'closed';
}

/** Who sits there, as cards and tables show it. */
export interface Sitter {
  readonly name: string;
  readonly shape: string;
  readonly bot: string | null;
}

/** One of my games at a glance. */
export interface MyGame extends MyTable {
  /** My seat; null: I am the referee. */
  readonly you: number | null;
  /** It is my turn, or I have to answer something. */
  readonly asked: boolean;
  readonly out: boolean;
  readonly round: number | null;
  /** What its host changed; none in a list that was kept before it said so. */
  readonly rules?: Readonly<Record<string, RuleValue>>;
  readonly seats: readonly (Sitter | null)[];
}

export interface OpenTable {
  readonly id: string;
  readonly mode: string;
  readonly host: string;
  readonly seats: number;
  readonly taken: number;
  /** Of those who sit there. */
  readonly shapes: readonly string[];
  readonly rules: Readonly<Record<string, RuleValue>>;
  /** Somebody without a seat watches over its game. */
  readonly refereed: boolean;
  readonly created: number;
  /** When it starts by itself. */
  readonly fills: number | null;
}

export interface NewTable {
  readonly mode: string;
  readonly seats: number;
  readonly public: boolean;
  readonly rules: Readonly<Record<string, RuleValue>>;
  /** Its maker takes no seat, and watches over the game. */
  readonly referee: boolean;
  /** Of this wish: said again, it leads to the same table. */
  readonly key: string;
}

/** What a log tells of its game: `worth[i]` by seat as round `rounds[i]` began, once more at the end. */
export interface Tale {
  readonly rounds: readonly number[];
  readonly worth: readonly (readonly number[])[];
  readonly rents: readonly { pos: number; amount: number; payer: number; payee: number; round: number }[];
  readonly deeds: readonly { pos: number; earned: number; seat: number }[];
  readonly visits: readonly { pos: number; count: number }[];
  readonly out: readonly { seat: number; how: string; round: number }[];
}

/** How far a host may turn a rule. `none`: it may be null, never or no limit; `on`: where it stands once it is not. */
export type Bounds =
  | {
      readonly from: number;
      readonly to: number;
      readonly step: number;
      readonly none: boolean;
      readonly on: number | null;
    }
  | { readonly in: readonly boolean[] };

export interface ModeRules {
  readonly mode: string;
  /** Its key. */
  readonly board: string;
  readonly rules: Readonly<Record<string, RuleValue>>;
  readonly knobs: Readonly<Record<string, Bounds>>;
  /** Of the rules in which it differs from its rulebook's first mode, what they are there. */
  readonly usual: Readonly<Record<string, RuleValue>>;
  /** What is otherwise before a referee; nothing where the mode is played without one. */
  readonly refereed: Readonly<Record<string, RuleValue>>;
}

export interface LogEntry {
  readonly v: number;
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** The table as it was at a version. */
export interface Then {
  readonly v: number;
  readonly now: number;
  readonly events: readonly GameEvent[];
  readonly view: View;
}

export interface Seated {
  readonly id: string;
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const newSession = (): Promise<Me> => post(SESSION);
export const myGames = (): Promise<{ tables: readonly MyGame[] }> => get('/api/me/tables');
export const practice = (mode: string, key: string): Promise<Seated> => post('/api/practice', { mode, key });
export const openTables = (): Promise<{ tables: readonly OpenTable[] }> => get('/api/tables');
export const createTable = (table: NewTable): Promise<Seated> => post('/api/tables', table);
export const quick = (mode: string): Promise<Seated> => post('/api/quick', { mode });
export const joinByCode = (code: string): Promise<Seated> => post('/api/join', { code });
export const joinTable = (id: string): Promise<Seated> => post(`${at(id)}/join`);
export const leaveTable = (id: string): Promise<unknown> => post(`${at(id)}/leave`);
export const rematch = (id: string): Promise<Seated> => post(`${at(id)}/rematch`);
const LOG_PAGE = 100;

/** `watching`: who has no seat asks as nobody, and shares one answer with all who watch. */
export const log = (
  id: string,
  after: number,
  { watching = false, limit = LOG_PAGE } = {},
): Promise<{ entries: readonly LogEntry[] }> => (watching ? look : get)(`${at(id)}/log?after=${after}&limit=${limit}`);
/** Everything past `after` up to `upto`, page by page; without an end all that there is. */
export async function logBetween(id: string, after: number, upto: number, watching: boolean): Promise<LogEntry[]> {
  const found: LogEntry[] = [];
  for (let from = after; from < upto;) {
    const { entries } = await log(id, from, { watching, limit: Math.min(LOG_PAGE, upto - from) });
    found.push(...entries);
    from = entries.at(-1)?.v ?? upto;
  }
  return found;
}
export const viewThen = (id: string, v: number, watching: boolean): Promise<Then> =>
  (watching ? look : get)(`${at(id)}/views/${v}`);
export const speaks = (language: string): Promise<Me> => post('/api/me', { language });
export const tale = (id: string): Promise<Tale> => get(`${at(id)}/worth`);
/** `table`: one that waits, where the seat changes too. */
export const changeMe = (like: { name?: string; shape?: string; table?: string }): Promise<Me> => post('/api/me', like);
export const ruleset = (hash: string): Promise<Ruleset> => look(`/api/rulesets/${encodeURIComponent(hash)}`);
export const modes = (): Promise<{ modes: readonly string[] }> => look('/api/modes');
export const modeRules = (mode: string): Promise<ModeRules> => look(`/api/modes/${encodeURIComponent(mode)}`);
/** Rules, board and decks of a mode as its tables have them today. */
export const modeBook = (mode: string): Promise<Ruleset> => look(`/api/modes/${encodeURIComponent(mode)}/rules`);
