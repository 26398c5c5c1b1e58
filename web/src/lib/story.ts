// The film as lines of text: what the log, the ticker and the screen reader tell.
import type { Game } from './game.svelte';
import type { Line } from './lines.svelte';
import { setting } from './settings.svelte';
import { sentence } from './words/sentences';
import { spoken, t } from './words/words.svelte';

export interface Told {
  readonly id: number;
  readonly text: string;
  /** A new turn begins here. */
  readonly turn: boolean;
}

interface Spelt extends Told {
  readonly as: string;
}

// Hundreds of lines are told again with each that is added: a sentence is made once, until somebody is called otherwise.
const spelt = new WeakMap<Line, Spelt>();

export function story(game: Game, most = Infinity): Told[] {
  const told: Told[] = [];
  const as = callings(game);
  for (let index = game.lines.length - 1; index >= 0 && told.length < most; index -= 1) {
    const line = game.lines[index];
    if (line === undefined) continue;
    const found = lineOf(game, line, as);
    if (found.text !== '') told.push(found);
  }
  return told.reverse();
}

function lineOf(game: Game, line: Line, as: string): Told {
  const known = spelt.get(line);
  if (known?.as === as) return known;
  const text = line.event === null ? t('cut') : sentence(game, line.event);
  const fresh = { id: line.id, text, turn: line.event?.type === 'turn_began', as };
  spelt.set(line, fresh);
  return fresh;
}

/** All that a sentence depends on besides its event. */
function callings({ view, you, ruleset }: Game): string {
  const names = view?.names.map(({ name }) => name) ?? [];
  return JSON.stringify([names, you.seat, spoken(), setting('digits'), ruleset?.board.key]);
}
