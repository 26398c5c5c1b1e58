// The bank's buildings where there is an end of them: how many are left, and how far a hotel comes down for want of houses.
import type { Game } from './game.svelte';
import { deedOf, groupOf } from './table';
import { HEADQUARTERS } from './rent';
import type { Wish } from './wire.gen';

export type Kind = Wish['kind'];

/** The houses of a street with a hotel's worth of them. */
export const HOUSES = HEADQUARTERS - 1;

/** So few are left that the next who builds may have to share. */
const FEW = { house: 6, hotel: 2 } as const;

/** What the bank has of a kind of building; null: without end. */
export function stock(game: Game, kind: Kind): number | null {
  const all = game.ruleset?.rules[kind === 'hotel' ? 'supply.hotels' : 'supply.houses'];
  if (typeof all !== 'number') return null;
  const levels = Object.values(game.view?.deeds ?? {}).map(({ level = 0 }) => level);
  const out = levels.map((level) => (kind === 'hotel' ? Number(level === HEADQUARTERS) : level % HEADQUARTERS));
  return out.reduce((left, each) => left - each, all);
}

export const isFinite = (game: Game): boolean => stock(game, 'house') !== null || stock(game, 'hotel') !== null;

/** What the next building of a street with so many levels is. */
export const kindAt = (level: number): Kind => (level === HOUSES ? 'hotel' : 'house');

export function isFew(game: Game, kind: 'house' | 'hotel'): boolean {
  const left = stock(game, kind);
  return left !== null && left <= FEW[kind];
}

export interface Fall {
  readonly pos: number;
  readonly level: number;
}

/**
 * Selling this hotel takes its whole group down, to these levels: the bank lacks the houses. Null: it does not.
 * For display only: the server sells.
 */
export function fallOf(game: Game, pos: number): readonly Fall[] | null {
  const houses = stock(game, 'break');
  if (houses === null || houses >= HOUSES || deedOf(game.view, pos).level !== HEADQUARTERS) return null;
  const group = groupOf(game, pos);
  const standing = group.map((each) => deedOf(game.view, each).level);
  const own = standing.filter((level) => level < HEADQUARTERS).reduce((sum, level) => sum + level, houses);
  const plain = group.length - (own % group.length);
  const even = Math.floor(own / group.length);
  return group.map((each, place) => ({
    pos: each,
    level: Math.min(standing[place] ?? 0, even + Number(place >= plain)),
  }));
}
