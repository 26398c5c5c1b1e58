// Who has won, in words: a player by name, or a team.
import { teamOf, won } from '../allies';
import type { Game } from '../game.svelte';
import { nameOf } from '../table';
import { count } from './amounts';
import { t } from './words.svelte';

/** `is`: for the sentence to choose its form by. */
export function winnerOf(game: Pick<Game, 'view' | 'you'>, ranking: readonly number[]): { name: string; is: string } {
  const [first] = ranking;
  if (first === undefined) return { name: '', is: 'none' };
  const team = teamOf(game, first);
  const mine = game.you.seat !== null && won(game.view?.seats ?? [], ranking, game.you.seat);
  return {
    name: team === null ? nameOf(game.view, first) : t('team', { team: count(team) }),
    is: mine ? 'me' : 'other',
  };
}
