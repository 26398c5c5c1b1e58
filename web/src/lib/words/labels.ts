// What a screen reader says of a square.
import type { Game } from '../game.svelte';
import { deedOf, nameOf, nameOfSquare, type Player } from '../table';
import type { SquareData } from '../wire.gen';
import { list, money } from './amounts';
import { t } from './words.svelte';

export function squareLabel(game: Game, square: SquareData, here: readonly Player[]): string {
  const parts = [nameOfSquare(square), ...deedParts(game, square)];
  if (here.length > 0) parts.push(t('square.here', { names: list(here.map((player) => player.name)) }));
  return parts.join(t('tell.comma'));
}

function deedParts(game: Game, { pos, price }: SquareData): string[] {
  if (price === undefined) return [];
  const deed = deedOf(game.view, pos);
  const owner = deed.owner === null ? t('square.unowned') : t('square.owner', { name: nameOf(game.view, deed.owner) });
  const parts = [t('square.price', { amount: money(price) }), owner];
  if (deed.level > 0) parts.push(t('square.level', { level: deed.level }));
  if (deed.mortgaged) parts.push(t('square.mortgaged'));
  return parts;
}
