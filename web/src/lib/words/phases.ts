// What the table is waiting for, in a line or two.
import type { Game } from '../game.svelte';
import { nameOf, squareName, squareOf } from '../table';
import type { Phase, View } from '../wire.gen';
import { list, money } from './amounts';
import { firstOf, t } from './words.svelte';

type Of<K extends Phase['kind']> = Extract<Phase, { kind: K }>;

export function headline(game: Game): string {
  const { view, you } = game;
  if (view === null) return '';
  const { phase } = view;
  const seat = 'seat' in phase ? phase.seat : view.turn;
  const pos = 'pos' in phase && phase.pos !== null ? squareName(game, phase.pos) : 'none';
  return firstOf([`phase.${phase.kind}`], {
    seat: nameOf(view, seat),
    seat_is: seat === you.seat ? 'me' : 'other',
    pos,
    amount: money(owed(phase)),
  });
}

/** The sum of the debt that a phase is about. */
export const owed = (phase: Phase): number =>
  phase.kind === 'must_pay' ? phase.shares.reduce((sum, share) => sum + share.amount, 0) : 0;

export function subline(game: Game): string {
  const { view } = game;
  if (view === null) return '';
  const { phase } = view;
  switch (phase.kind) {
    case 'auction':
      return auctionLine(game, phase);
    case 'must_pay':
      return debtLine(game, phase);
    case 'paused':
      return phase.back.length === 0 ? t('pause.none') : t('pause.back', { names: names(view, phase.back) });
    case 'resuming':
    case 'over':
      return '';
    default:
      return standsOn(game, view);
  }
}

const names = (view: View | null, seats: readonly number[]): string => list(seats.map((seat) => nameOf(view, seat)));

function standsOn(game: Game, { seats, turn }: View): string {
  const where = seats[turn];
  if (where === undefined) return '';
  return where.jail === null ? squareName(game, where.pos) : t('player.jail');
}

function auctionLine(game: Game, { high, leader, pos, bidders }: Of<'auction'>): string {
  const opening = t('auction.none', { amount: money(squareOf(game, pos)?.price ?? 0) });
  const bid = leader === null ? opening : t('auction.high', { amount: money(high), name: nameOf(game.view, leader) });
  const [asked] = bidders;
  if (asked === undefined) return bid;
  const seat_is = asked === game.you.seat ? 'me' : 'other';
  const turn = t('auction.asked', { seat: nameOf(game.view, asked), seat_is });
  return [turn, bid, t('auction.in', { names: names(game.view, bidders) })].join(' · ');
}

function debtLine(game: Game, { shares, why }: Of<'must_pay'>): string {
  const to = shares.map((share) => (share.to === null ? t('bank') : nameOf(game.view, share.to)));
  return t('debt.to', { name: list([...new Set(to)]), why: firstOf([`why.${why}`]) });
}

/** How much cash is missing for the debt that waits for me; 0 when it is not mine or covered. */
export function short({ view, you }: Game): number {
  if (view?.phase.kind !== 'must_pay' || view.phase.seat !== you.seat) return 0;
  return Math.max(0, owed(view.phase) - (view.seats[view.phase.seat]?.cash ?? 0));
}
