// The table after an event, as far as the film shows it. No rules: what it gets wrong, the server's view sets right at the end.
import { POT } from '../table';
import type { GameEvent, Phase, SeatView, View } from '../wire.gen';
import type { Of } from './shots';

/** `after` is the server's view at the end, for what an event does not say. */
export function fold(view: View, event: GameEvent, after: View): View {
  return FOLDS[event.type]?.(view, event as never, after) ?? view;
}

type Folds = { readonly [T in GameEvent['type']]?: (view: View, event: Of<T>, after: View) => View };

const FOLDS: Folds = {
  turn_began: (view, { seat, round }) => ({ ...view, turn: seat, round, phase: { kind: 'await_roll', seat } }),
  moved: (view, { seat, to }) => seated(view, seat, { pos: to }),
  jailed: (view, { seat, tries }, after) => seated(view, seat, { pos: jailOf(after, seat), jail: tries }),
  stayed_in: (view, { seat, tries }) => seated(view, seat, { jail: tries }),
  freed: (view, { seat }) => seated(view, seat, { jail: null }),
  went_out: (view, { seat }) => seated(view, seat, { out: true }),
  paid: (view, { payer, payee, amount }) => credited(credited(view, payer, -amount), payee, amount),
  dealt: (view, { hands }) => hands.reduce((so, squares, seat) => owned(so, squares, seat), view),
  bought: (view, { seat, pos }) => owned(view, [pos], seat),
  inherited: (view, { to, deeds }) => owned(view, deeds, to),
  released: (view, { deeds }) => owned(view, deeds, null),
  traded: (view, { seat, to, give, take }) => owned(owned(view, give, to), take, seat),
  built: (view, { pos, level }) => deed(view, pos, { level }),
  sold: (view, { pos, level }) => deed(view, pos, { level }),
  demolished: (view, { pos, level }) => deed(view, pos, { level }),
  mortgaged: (view, { pos, rounds_left }) => deed(view, pos, { mortgaged: true, rounds_left }),
  redeemed: (view, { pos }) => deed(view, pos, { mortgaged: false, rounds_left: null }),
  auction_opened: (view, { auction, pos, order }, after) => ({
    ...view,
    phase: { kind: 'auction', id: auction, pos, order, bidders: order, high: 0, leader: null, ...clockOf(after) },
  }),
  bid: (view, { seat, amount }) => bidding(view, (lot) => ({ high: amount, leader: seat, bidders: above(lot, seat) })),
  passed: (view, { seat }) => bidding(view, ({ bidders }) => ({ bidders: without(bidders, seat) })),
  auction_closed: (view, { pos, winner }) => (winner === null ? view : owned(view, [pos], winner)),
};

const jailOf = (after: View, seat: number): number => after.seats[seat]?.pos ?? 0;

type Lot = Extract<Phase, { kind: 'auction' }>;

/** By when a bid is due; with a beginning where everybody bids at any moment. */
function clockOf({ phase, deadline }: View): Pick<Lot, 'until' | 'began'> {
  return phase.kind === 'auction' ? { until: phase.until, began: phase.began ?? null } : { until: deadline ?? 0 };
}

const without = (seats: readonly number[], seat: number): number[] => seats.filter((each) => each !== seat);

/** Who may top a bid: by open outcry all others, whoever has passed too; in turn who has not passed, the bidder last. */
function above({ began, order, bidders }: Lot, seat: number): number[] {
  return began == null ? [...without(bidders, seat), seat] : without(order, seat);
}

function seated(view: View, seat: number, change: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((each, at) => (at === seat ? { ...each, ...change } : each)) };
}

function credited(view: View, party: number | null, amount: number): View {
  if (party === null) return view;
  if (party === POT) return { ...view, pool: view.pool + amount };
  return seated(view, party, { cash: (view.seats[party]?.cash ?? 0) + amount });
}

function deed(view: View, pos: number, change: Partial<View['deeds'][string]>): View {
  return { ...view, deeds: { ...view.deeds, [pos]: { owner: null, ...view.deeds[pos], ...change } } };
}

const owned = (view: View, squares: readonly number[], owner: number | null): View =>
  squares.reduce((so, pos) => deed(so, pos, { owner }), view);

function bidding(view: View, change: (lot: Lot) => Partial<Lot>): View {
  const { phase } = view;
  return phase.kind === 'auction' ? { ...view, phase: { ...phase, ...change(phase) } } : view;
}
