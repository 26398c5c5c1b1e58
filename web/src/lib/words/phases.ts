// What the table is waiting for, in a line or two.
import type { Game } from '../game.svelte';
import { nameOf, squareName, squareOf } from '../table';
import type { View } from '../wire.gen';
import { list, money } from './amounts';
import { firstOf, t, type Arguments } from './words.svelte';

export function headline(game: Game): string {
  const { view } = game;
  return view === null ? '' : firstOf([`phase.${view.phase.name}`], phaseWords(game, view));
}

function phaseWords(game: Game, { phase }: View): Arguments {
  const seat = phase.seat ?? null;
  return {
    seat: seat === null ? '' : nameOf(game.view, seat),
    seat_is: seat === game.you.seat ? 'me' : 'other',
    pos: typeof phase.pos === 'number' ? squareName(game, phase.pos) : 'none',
    amount: money(owed(phase)),
  };
}

const owed = ({ shares }: View['phase']): number => (shares ?? []).reduce((sum, share) => sum + share.amount, 0);

export function subline(game: Game): string {
  const { view } = game;
  if (view === null) return '';
  const { phase } = view;
  if (phase.name === 'auction') return auctionLine(game, view);
  if (phase.name === 'must_pay') return debtLine(game, view);
  const where = view.seats[view.turn];
  if (phase.name === 'over' || where === undefined) return '';
  return where.jail === null ? squareName(game, where.pos) : t('player.jail');
}

function auctionLine(game: Game, { phase }: View): string {
  const high = phase.high ?? 0;
  const leader = phase.leader ?? null;
  const price = squareOf(game, phase.pos ?? 0)?.price ?? 0;
  const bid =
    leader === null
      ? t('auction.none', { amount: money(price) })
      : t('auction.high', { amount: money(high), name: nameOf(game.view, leader) });
  const names = list((phase.bidders ?? []).map((seat) => nameOf(game.view, seat)));
  return `${bid} ${t('auction.in', { names })}`;
}

function debtLine(game: Game, { phase }: View): string {
  const to = (phase.shares ?? []).map((share) => (share.to === null ? t('bank') : nameOf(game.view, share.to)));
  return t('debt.to', { name: list([...new Set(to)]), why: firstOf([`why.${phase.why ?? ''}`]) });
}

/** How much cash is missing for the debt that waits for me; 0 when it is not mine or covered. */
export function short(game: Game): number {
  const { view, you } = game;
  if (view === null || view.phase.name !== 'must_pay' || view.phase.seat !== you.seat || you.seat === null) return 0;
  return Math.max(0, owed(view.phase) - (view.seats[you.seat]?.cash ?? 0));
}
