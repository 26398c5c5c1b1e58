// The film as lines of text: what the log, the ticker and the screen reader tell.
import type { Game } from './game.svelte';
import { sentence } from './words/sentences';
import { t } from './words/words.svelte';

export interface Told {
  readonly id: number;
  readonly text: string;
  /** A new turn begins here. */
  readonly turn: boolean;
}

export function story(game: Game, most = Infinity): Told[] {
  const told: Told[] = [];
  for (let index = game.lines.length - 1; index >= 0 && told.length < most; index -= 1) {
    const line = game.lines[index];
    if (line === undefined) continue;
    const text = line.event === null ? t('cut') : sentence(game, line.event);
    if (text !== '') told.unshift({ id: line.id, text, turn: line.event?.type === 'turn_began' });
  }
  return told;
}
