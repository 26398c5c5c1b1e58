// Rents in a few words: what a deed may bring, and what one rent that was paid came from.
import type { Game } from '../game.svelte';
import { rule, wholeGroupRent } from '../rule';
import { squareOf } from '../table';
import { money } from './amounts';
import { t } from './words.svelte';

/** `Rent $100 to $9,000`; empty for what brings none. */
export function rentRange(game: Game, pos: number): string {
  const { rents = [], factors = [] } = squareOf(game, pos) ?? {};
  if (factors.length > 0) return t('rent.dice', { least: Math.min(...factors), most: Math.max(...factors) });
  if (rents.length === 0) return '';
  return t('rent.range', { least: money(Math.min(...rents)), most: money(Math.max(...rents)) });
}

/** Which line of the deed a rent is; empty when none gives just that sum. */
export function rentOrigin(game: Game, pos: number, amount: number, dice: number | null): string {
  const square = squareOf(game, pos);
  if (square === null) return '';
  const { kind, rents = [], factors = [] } = square;
  if (kind === 'street') return streetOrigin(game, rents, amount);
  const owned = rents.indexOf(amount) + 1;
  if (owned > 0) return t('rent.owned', { count: owned });
  const factor = factors.find((each) => dice !== null && dice > 0 && each * dice === amount);
  return factor === undefined || dice === null ? '' : t('rent.thrown', { dice, factor });
}

function streetOrigin(game: Game, [base = 0, ...built]: readonly number[], amount: number): string {
  if (amount === base) return t('rent.bare');
  if (amount === wholeGroupRent(game, base))
    return t('rent.whole', { factor: rule(game, 'rent.complete_factor'), base: money(base) });
  const level = built.indexOf(amount) + 1;
  return level > 0 ? t('rent.built', { level }) : '';
}
