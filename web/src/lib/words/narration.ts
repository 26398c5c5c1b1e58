// What ears are told: what happened, as the log says it, and what is asked of me, in one sentence each.
import { optionsAt } from '../dock';
import type { Game } from '../game.svelte';
import type { Line } from '../lines.svelte';
import { isShared } from '../lots';
import { actionText } from './actions';
import { anyOf, seconds } from './amounts';
import { headline, subline } from './phases';
import { sentence } from './sentences';
import { t } from './words.svelte';

/** The lines after the one that was heard last; 0: none of those that this page has seen happen. */
export const unheard = (lines: readonly Line[], heard: number): readonly Line[] => lines.filter(({ id }) => id > heard);

/** Many lines in one breath. That it is my turn the prompt says. */
export function told(game: Game, lines: readonly Line[]): string {
  const texts = lines.map(({ event }) => {
    if (event === null) return t('cut');
    return event.type === 'turn_began' && event.seat === game.you.seat ? '' : sentence(game, event);
  });
  return texts.filter((text) => text !== '').join(t('tell.stop'));
}

/** `Your turn: Roll dice, 75 seconds`; nothing while nothing is asked of me. */
export function prompt(game: Game): string {
  const { view, you, options } = game;
  if (view === null || you.seat === null || !view.to_act.includes(you.seat)) return '';
  const asked = [...optionsAt(options, 'main'), ...optionsAt(options, 'second')];
  const offered = asked.length === 0;
  const choices = offered ? optionsAt(options, 'standing') : asked;
  if (choices.length === 0) return '';
  return t('tell.prompt', {
    what: offered ? t('tell.offer') : what(game),
    choices: anyOf(choices.map((option) => actionText(game, option))),
    time: timeLeft(game),
  });
}

function timeLeft(game: Game): string {
  const { timer } = game;
  if (timer === null) return 'none';
  return seconds(timer.kind === 'running' ? game.left(timer.until) : timer.left);
}

function what(game: Game): string {
  const phase = game.view?.phase;
  const more = phase !== undefined && (phase.kind === 'auction' || isShared(phase)) ? subline(game) : '';
  return [headline(game), more].filter((text) => text !== '').join(t('tell.stop'));
}
