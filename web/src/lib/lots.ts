// What goes under the hammer, in turn or by open outcry, and how a seat stands in it.
import type { Phase } from './wire.gen';

type Of<K extends Phase['kind']> = Extract<Phase, { kind: K }>;

/** What goes under the hammer: a deed, or a building where they are short. */
export interface Lot {
  readonly id: number;
  readonly high: number;
  readonly leader: number | null;
  readonly until: number;
  /** Since when everybody bids at any moment; null: in turn. */
  readonly began: number | null;
  /** Who may bid, and of these who still may be waited for. */
  readonly order: readonly number[];
  readonly waiting: readonly number[];
}

export function lotOf(phase: Phase | undefined): Lot | null {
  if (phase?.kind === 'auction') return deedLot(phase);
  return phase?.kind === 'build_auction' ? buildingLot(phase) : null;
}

function deedLot({ id, high, leader, until, began = null, order, bidders }: Of<'auction'>): Lot {
  return { id, high, leader, until, began, order, waiting: bidders };
}

function buildingLot({ id, stage, until, wishes }: Of<'build_auction'>): Lot | null {
  if (stage.kind !== 'calling') return null;
  const order = wishes.flatMap(({ seat, kind }) => (kind === stage.what ? [seat] : []));
  return { id, ...stage, until, order, waiting: order.filter((seat) => seat !== stage.leader) };
}

export type Stand = 'leads' | 'passed' | 'in' | 'out';

/** How a seat stands in an outcry; a pass is for now. */
export function standOf({ leader, order, waiting }: Lot, seat: number | null): Stand {
  if (seat === null || !order.includes(seat)) return 'out';
  if (seat === leader) return 'leads';
  return waiting.includes(seat) ? 'in' : 'passed';
}

/** Is it asked who wants which buildings? */
export const isCollecting = (phase: Phase | undefined): phase is Of<'build_auction'> =>
  phase?.kind === 'build_auction' && phase.stage.kind === 'collecting';

/** Is everybody asked at once, so that it is nobody's move? */
export const isShared = (phase: Phase): boolean =>
  phase.kind === 'between' || phase.kind === 'build_auction' || (phase.kind === 'auction' && phase.began != null);
