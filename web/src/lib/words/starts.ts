// The throws for the start in words.
import type { Game } from '../game.svelte';
import { roundsOf, sumOf, type Throw } from '../starts';
import { who } from '../table';
import { count, list } from './amounts';
import { t } from './words.svelte';

/** `Ann 8, Bob 10 and Cleo 10; again Bob 7 and Cleo 9`; nothing where the start was drawn. */
export function throwsText(game: Game, throws: readonly Throw[] = []): string {
  const rounds = roundsOf(throws).map((round) =>
    list(round.map((each) => t('start.throw', { name: who(game, each.seat), sum: count(sumOf(each)) }))),
  );
  return rounds.length === 0 ? 'none' : rounds.reduce((before, again) => t('start.again', { before, again }));
}
