// What travels over the socket, one JSON object a frame.
import type { Command, GameEvent, NameView, Offence, Option, RuleValue, View } from '../wire.gen';

export interface ChatLine {
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  /** The key of a phrase, which every reader's page has words for. */
  readonly phrase?: string;
  readonly at: number;
}

/** What is said: free text, or a phrase by its key. */
export type Words = { readonly text: string } | { readonly phrase: string };

export interface You {
  readonly seat: number | null;
  readonly role: 'player' | 'spectator' | 'referee';
  readonly host: boolean;
}

export interface Lobby {
  readonly id: string;
  readonly mode: string;
  readonly code: string;
  readonly public: boolean;
  /** Null: the referee is. */
  readonly host: number | null;
  readonly watched: boolean;
  /** How many people without a seat have it open. */
  readonly watching: number;
  readonly stage: 'waiting' | 'running' | 'over' | 'closed';
  readonly seats: readonly (NameView | null)[];
  /** Who watches over the game, without a seat. */
  readonly referee: NameView | null;
  readonly rules: Readonly<Record<string, RuleValue>>;
  /** How many must sit before it can start. */
  readonly least: number;
  /** How many teams the seats belong to, turn about; null: everybody plays alone. */
  readonly sides: number | null;
  readonly created: number;
  /** When bots fill the empty seats and the game starts (quick play), in server time. */
  readonly fills: number | null;
}

export interface LobbyView {
  readonly lobby: Lobby;
}

export type LobbyCommand =
  | { readonly do: 'start' }
  | { readonly do: 'seat_bot'; readonly seat: number; readonly temper: string }
  | { readonly do: 'remove' | 'move'; readonly seat: number }
  | { readonly do: 'swap'; readonly seat: number; readonly to: number };

/** A referee's, who has no seat. */
export type Order =
  | { readonly do: 'pause' | 'resume' | 'call_time' }
  | { readonly do: 'eject'; readonly who: number }
  | { readonly do: 'warn'; readonly who: number; readonly offence: Offence };

export type AnyCommand = Command | LobbyCommand | Order;

export interface Frame {
  readonly op: 'frame';
  readonly v: number;
  readonly now: number;
  readonly events?: readonly GameEvent[];
  readonly view: View | LobbyView;
  readonly options: readonly Option[];
  readonly ack?: number;
  readonly h?: string;
  readonly missed?: boolean;
  /** No news: who is there has changed. Its version's events come by another frame, if they have not yet. */
  readonly again?: boolean;
  readonly you?: You;
  readonly ruleset?: string;
  readonly chat?: readonly ChatLine[];
}

export interface Refused {
  readonly op: 'refused';
  readonly ack?: number;
  readonly v?: number;
  readonly refused: string;
  readonly why?: string;
}

export type Incoming =
  | Frame
  | Refused
  | ({ readonly op: 'chat' } & ChatLine)
  | { readonly op: 'pong'; readonly t: number; readonly now: number; readonly v: number };

/** The answer to a hello: only it names the ruleset. */
export const isAnswer = (frame: Frame): boolean => frame.ruleset !== undefined;

export const isLobby = (view: View | LobbyView): view is LobbyView => 'lobby' in view;

const KNOWN: readonly unknown[] = ['frame', 'refused', 'chat', 'pong'] satisfies Incoming['op'][];

/** Null for what is no frame of ours: the gateway's own error texts, a later protocol. */
export function parse(text: string): Incoming | null {
  try {
    const value = JSON.parse(text) as { op?: unknown } | null;
    return KNOWN.includes(value?.op) ? (value as Incoming) : null;
  } catch {
    return null;
  }
}
