// What a screen reader says of a square.
import { nameOfSquare, type Deed, type Player } from '../table';
import type { SquareData } from '../wire.gen';
import { list, money } from './amounts';
import { t } from './words.svelte';

/** `owner`: the name; `here`: who stands on it, as `standing` says. */
export function squareLabel(square: SquareData, deed: Deed, owner: string | null, here: string): string {
  const parts = [nameOfSquare(square), ...deedParts(square, deed, owner)];
  if (here !== '') parts.push(t('square.here', { names: here }));
  return parts.join(t('tell.comma'));
}

/** The names on each square where somebody stands. */
export function standing(players: readonly Player[]): ReadonlyMap<number, string> {
  const there = new Map<number, string[]>();
  for (const { name, pos, out } of players) if (!out) there.set(pos, [...(there.get(pos) ?? []), name]);
  return new Map([...there].map(([pos, names]) => [pos, list(names)]));
}

function deedParts({ price }: SquareData, deed: Deed, owner: string | null): string[] {
  if (price === undefined) return [];
  const whose = owner === null ? t('square.unowned') : t('square.owner', { name: owner });
  const parts = [t('square.price', { amount: money(price) }), whose];
  if (deed.level > 0) parts.push(t('square.level', { level: deed.level }));
  if (deed.mortgaged) parts.push(t('square.mortgaged'));
  return parts;
}
