// A version that is past, as something that the board can be drawn from: it stands still and nothing can be done.
import { Projector } from './film/projector.svelte';
import type { Game } from './game.svelte';
import type { Then } from './api';

type Shown =
  'id' | 'film' | 'truth' | 'view' | 'lobby' | 'options' | 'you' | 'ruleset' | 'status' | 'busy' | 'refusal' | 'failure' | 'lines' | 'chat' | 'thrown' | 'timer' | 'left' | 'serverNow'; // prettier-ignore

export function asItWas(game: Game, { view, now, events }: Then): Game {
  // A film in which nothing happens, and which waits for nothing.
  const film = new Projector({ told: () => undefined, settled: () => undefined, seat: () => null });
  film.close();
  const rolled = events.findLast((event) => event.type === 'rolled');
  const still: Pick<Game, Shown> = {
    id: game.id,
    film,
    truth: view,
    view,
    lobby: null,
    options: [],
    you: game.you,
    ruleset: game.ruleset,
    status: 'online',
    busy: false,
    refusal: null,
    failure: null,
    lines: events.map((event, id) => ({ id, event })),
    chat: [],
    thrown: rolled?.type === 'rolled' ? rolled : null,
    timer: null,
    left: (until) => until - now,
    serverNow: () => now,
  };
  return still as Game;
}
