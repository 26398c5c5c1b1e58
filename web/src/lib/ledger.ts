// A seat's balance explained: every change of its cash, newest first, found by going back through the log.
import type { LogEntry } from './api';
import type { GameEvent } from './wire.gen';

export type Paid = Extract<GameEvent, { type: 'paid' }>;
export type TaxChosen = Extract<GameEvent, { type: 'tax_chosen' }>;

export interface Change {
  readonly key: string;
  readonly v: number;
  readonly at: number;
  readonly before: number;
  readonly after: number;
  readonly event: Paid;
  /** The payment just before it: of a tax, the rent it was taken from. */
  readonly previous: Paid | null;
  /** Of a tax that leaves a choice: what was chosen. */
  readonly chosen: TaxChosen | null;
  /** What the last throw before it counts for a rent, a third die's number with it, as far as the entries tell. */
  readonly dice: number | null;
}

interface Told {
  readonly v: number;
  readonly at: number;
  readonly index: number;
  readonly event: GameEvent;
}

/** The changes that entries tell of, newest first; `after`: the balance when the last of them was over. */
export function changesIn(entries: readonly LogEntry[], seat: number, after: number): Change[] {
  const told = entries.flatMap(({ v, at, events }) => events.map((event, index): Told => ({ v, at, index, event })));
  let balance = after;
  const found: Change[] = [];
  for (let place = told.length - 1; place >= 0; place -= 1) {
    const one = told[place];
    if (one?.event.type !== 'paid') continue;
    const delta = change(one.event, seat);
    if (delta === 0) continue;
    const before = balance - delta;
    found.push({ ...entryOf(one), event: one.event, before, after: balance, ...around(told, place) });
    balance = before;
  }
  return found;
}

const entryOf = ({ v, at, index }: Told): Pick<Change, 'key' | 'v' | 'at'> => ({ key: `${v} ${index}`, v, at });

/** What a payment does to a seat's cash. */
export function change({ payer, payee, amount }: Paid, seat: number): number {
  return (payee === seat ? amount : 0) - (payer === seat ? amount : 0);
}

function around(told: readonly Told[], place: number): Pick<Change, 'previous' | 'chosen' | 'dice'> {
  const previous = told[place - 1]?.event;
  const rolled = told.slice(0, place).findLast(({ event }) => event.type === 'rolled')?.event;
  return {
    previous: previous?.type === 'paid' ? previous : null,
    chosen: choiceBefore(told, place),
    dice: rolled?.type === 'rolled' ? rolled.spots : null,
  };
}

/** The cash for it may have had to be raised first: much can lie between a choice and its payment. */
function choiceBefore(told: readonly Told[], place: number): TaxChosen | null {
  const paid = told[place]?.event;
  if (paid?.type !== 'paid' || paid.why !== 'tax') return null;
  const before = told
    .slice(0, place)
    .findLast(({ event }) =>
      event.type === 'tax_chosen'
        ? event.seat === paid.payer
        : event.type === 'paid' && event.why === 'tax' && event.payer === paid.payer,
    )?.event;
  return before?.type === 'tax_chosen' ? before : null;
}
