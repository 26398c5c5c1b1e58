// What the table is waiting for, in a line or two.
import type { Game } from '../game.svelte';
import type { Line } from '../lines.svelte';
import { isShared, lotOf, standOf, type Lot } from '../lots';
import { openingBid } from '../opening';
import { actor, NOBODY, nameOf, squareName, who } from '../table';
import type { Phase, View } from '../wire.gen';
import { list, money } from './amounts';
import { debtLine, owed } from './debts';
import { winnerOf } from './winner';
import { firstOf, t } from './words.svelte';

const is = (game: Game, seat: number): 'me' | 'other' => (seat === game.you.seat ? 'me' : 'other');

type Of<K extends Phase['kind']> = Extract<Phase, { kind: K }>;

export function headline(game: Game): string {
  const { view } = game;
  if (view === null) return '';
  const { phase } = view;
  const seat = actor(view);
  if (phase.kind === 'over') {
    const { name, is: side } = winnerOf(game, phase.ranking);
    return t('phase.over', { seat: name, seat_is: side });
  }
  const pos = 'pos' in phase && phase.pos !== null ? squareName(game, phase.pos) : 'none';
  return firstOf([phase.kind === 'between' && phase.last ? 'phase.last_claims' : `phase.${phase.kind}`], {
    seat: nameOf(view, seat),
    seat_is: is(game, seat),
    pos,
    amount: money(owed(phase)),
    what: called(phase),
  });
}

/** The kind of building that is under the hammer. */
const called = (phase: Phase): string =>
  phase.kind === 'build_auction' && phase.stage.kind === 'calling' ? phase.stage.what : 'none';

export function subline(game: Game): string {
  const { view } = game;
  if (view === null) return '';
  return SUBLINES[view.phase.kind]?.(game, view.phase as never, view) ?? standsOn(game, view);
}

/** Of the phases that have more to say than where the one on turn stands. */
const SUBLINES: { readonly [K in Phase['kind']]?: (game: Game, phase: Of<K>, view: View) => string } = {
  auction: (game, phase, view) => (isShared(phase) ? shared(game, view) : auctionLine(game, view, phase)),
  build_auction: (game, _, view) => shared(game, view),
  must_pay: debtLine,
  between: (game, { last }, view) => (last ? t('claim.last') : shared(game, view)),
  paused: pauseLine,
  resuming: () => '',
  over: (_, __, { round }) => t('over.round', { round }),
};

const shared = (game: Game, view: View): string => joined([together(game, view), leading(game, lotOf(view.phase))]);

function pauseLine(game: Game, { back, until }: Of<'paused'>): string {
  if (until === null) return t('pause.referee');
  return back.length === 0 ? t('pause.none') : t('pause.back', { names: names(game, back) });
}

export const names = (game: Game, seats: readonly number[]): string => list(seats.map((seat) => who(game, seat)));

function standsOn(game: Game, { seats, turn }: View): string {
  const where = seats[turn];
  if (where === undefined) return '';
  if (where.jail === null) return t('phase.on', { pos: squareName(game, where.pos) });
  return t('phase.jailed', { tries: where.jail });
}

function auctionLine(game: Game, view: View, phase: Of<'auction'>): string {
  const still = t('auction.in', { names: names(game, phase.bidders) });
  return joined([asked(game, view, phase), bidLine(game, phase), still, aside(game, view, phase)]);
}

/** Where the bids are drawn beside it. */
export function auctionAsk(game: Game, view: View, phase: Of<'auction' | 'build_auction'>): string {
  return joined([asked(game, view, phase), aside(game, view, phase)]);
}

/** How I stand in what is asked of all at once. */
function together({ you }: Game, { to_act, phase }: View): string {
  const lot = lotOf(phase);
  if (lot !== null) return firstOf([`outcry.${standOf(lot, you.seat)}`]);
  return firstOf([`${phase.kind}.${to_act.includes(you.seat ?? NOBODY) ? 'asked' : 'waits'}`]);
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

function asked(game: Game, view: View, phase: Of<'auction' | 'build_auction'>): string {
  if (phase.kind !== 'auction' || phase.began != null) return together(game, view);
  const [seat] = phase.bidders;
  return seat === undefined ? '' : t('auction.asked', { seat: nameOf(view, seat), seat_is: is(game, seat) });
}

const aside = (game: Game, { turn }: View, phase: Of<'auction' | 'build_auction'>): string =>
  turn === game.you.seat && !isShared(phase) && !lotOf(phase)?.order.includes(turn) ? t('auction.aside') : '';

const leading = (game: Game, lot: Pick<Lot, 'high' | 'leader'> | null): string =>
  lot?.leader == null ? '' : t('auction.high', { amount: money(lot.high), name: who(game, lot.leader) });

function bidLine(game: Game, { pos, ...lot }: Of<'auction'>): string {
  if (lot.leader !== null) return leading(game, lot);
  const opening = openingBid(game, pos);
  return opening === null ? '' : t('auction.none', { amount: money(opening) });
}

/** Where the stage beside it tells the debt or the auction already: whose move it is, and what the stage leaves unsaid. */
export function besideStage(game: Game): readonly [head: string, below: string] {
  const { view } = game;
  if (view === null) return ['', ''];
  const { phase } = view;
  if (phase.kind === 'must_pay') return [turnLine(game, phase.seat), ''];
  return [headline(game), phase.kind === 'auction' ? auctionAsk(game, view, phase) : subline(game)];
}

const turnLine = (game: Game, seat: number): string =>
  t('dock.turn', { seat: nameOf(game.view, seat), seat_is: is(game, seat) });

/** That my seat is out, and why, as far as this page has been told. */
export function outText({ lines, you }: Pick<Game, 'lines' | 'you'>): string {
  const mine = ({ event }: Line): string[] =>
    event?.type === 'went_out' && event.seat === you.seat ? [event.how] : [];
  return t('dock.out', { why: lines.flatMap(mine).at(-1) ?? '' });
}
