// What the stage is about just now: a scene, and the square whose deed matters.
import type { Game } from './game.svelte';
import { lastMove } from './last';
import type { Line } from './lines.svelte';
import { lotOf } from './lots';
import { opened } from './starts';
import { squareOf } from './table';
import type { GameEvent, Phase, View } from './wire.gen';

export type Of<K extends Phase['kind']> = Extract<Phase, { kind: K }>;

export type Scene =
  | { readonly kind: 'auction'; readonly auction: Of<'auction' | 'build_auction'> }
  | { readonly kind: 'meeting'; readonly meeting: Of<'between' | 'build_auction'> }
  | { readonly kind: 'debt'; readonly debt: Of<'must_pay'> }
  | { readonly kind: 'card'; readonly card: string; readonly seat: number }
  | { readonly kind: 'casino'; readonly seat: number }
  | { readonly kind: 'jail'; readonly seat: number; readonly tries: number }
  | { readonly kind: 'opening'; readonly began: Extract<GameEvent, { type: 'game_began' }> }
  | { readonly kind: 'calm' };

export function sceneOf(view: View, lines: readonly Line[]): Scene {
  const { phase } = view;
  if (lotOf(phase) !== null) return { kind: 'auction', auction: phase as Of<'auction' | 'build_auction'> };
  if (phase.kind === 'between' || phase.kind === 'build_auction') return { kind: 'meeting', meeting: phase };
  if (phase.kind === 'casino_bet') return { kind: 'casino', seat: phase.seat };
  const drew = cardOfTurn(lines);
  if (drew !== null) return { kind: 'card', ...drew };
  if (phase.kind === 'must_pay') return { kind: 'debt', debt: phase };
  return phase.kind === 'await_roll' ? before(view, lines) : { kind: 'calm' };
}

function before({ seats, turn, round }: View, lines: readonly Line[]): Scene {
  const began = round > 1 ? null : opened(lines);
  if (began !== null) return { kind: 'opening', began };
  const tries = seats[turn]?.jail ?? null;
  return tries === null ? { kind: 'calm' } : { kind: 'jail', seat: turn, tries };
}

type Drew = Extract<GameEvent, { type: 'drew' }>;

/** The card that was drawn last, until the dice roll again. */
function cardOfTurn(lines: readonly Line[]): Pick<Drew, 'card' | 'seat'> | null {
  const at = lines.findLastIndex(({ event }) => event?.type === 'rolled' || event?.type === 'turn_began');
  const drew = lines.slice(at + 1).findLast(({ event }) => event?.type === 'drew')?.event;
  return drew?.type === 'drew' ? { card: drew.card, seat: drew.seat } : null;
}

export interface Bid {
  readonly id: number;
  readonly seat: number;
  readonly amount: number;
}

/** The bids of an auction, the latest first. */
export function bidsOf(lines: readonly Line[], auction: number, most = 3): Bid[] {
  const bids = lines.flatMap(({ id, event }) =>
    event?.type === 'bid' && event.auction === auction ? [{ id, seat: event.seat, amount: event.amount }] : [],
  );
  return bids.slice(-most).reverse();
}

/** The square whose deed is worth reading: looked at, under decision, else where the last move ended. */
export function matters(game: Game, looked: number | null): number | null {
  const phase = game.view?.phase;
  const decided = phase !== undefined && 'pos' in phase ? phase.pos : null;
  const candidates = [looked, decided, reached(game)];
  return candidates.find((pos) => pos !== null && squareOf(game, pos)?.price !== undefined) ?? null;
}

/** Where the last move ended. GC-48: where rent has to be claimed, nothing points at the deed that somebody has come to. */
function reached({ ruleset, lines }: Game): number | null {
  return ruleset?.rules['rent.claimed'] === true ? null : (lastMove(lines)?.to ?? null);
}
