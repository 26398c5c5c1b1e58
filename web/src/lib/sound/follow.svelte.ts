// The sounds of one table while it is on the screen: the loudspeaker is fetched then, and hears what the film shows.
import { untrack } from 'svelte';
import type { Game } from '../game.svelte';
import type * as Ear from './ear';
import { soundOf } from './heard';
import type { Sound } from './score';

/** Must be called in an effect. Returns the undo. */
export function follow(game: Game): () => void {
  let ear: typeof Ear | null = null;
  let undo: (() => void)[] = [];
  const moment = together((sounds) => ear?.hear(sounds));
  undo.push(game.film.oncue((cue, event) => moment(soundOf(cue, event, game.you.seat))));
  undo.push($effect.root(() => chat(game, () => moment('chat'))));
  import('./ear').then(
    (loaded) => {
      ear = loaded;
      if (undo.length > 0) undo.push(loaded.listen());
    },
    () => undefined, // without a network the table goes on in silence
  );
  return () => {
    for (const each of undo) each();
    undo = [];
  };
}

function chat(game: Game, said: () => void): void {
  let read: number | null = null;
  $effect(() => {
    const { chat: lines } = game;
    const newest = lines.at(-1);
    // What was said before one came is no news.
    if (read !== null && newest !== undefined && newest.at > read && newest.seat !== untrack(() => game.you.seat))
      said();
    read = newest?.at ?? 0;
  });
}

/** Collects what comes at one moment, each sound once: without a film a whole move is one. */
export function together(hear: (sounds: readonly Sound[]) => void): (sound: Sound | null) => void {
  let sounds: Sound[] = [];
  return (sound) => {
    if (sound === null || sounds.includes(sound)) return;
    sounds.push(sound);
    if (sounds.length > 1) return;
    queueMicrotask(() => {
      const all = sounds;
      sounds = [];
      untrack(() => hear(all));
    });
  };
}
