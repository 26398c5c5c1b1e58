// What the first page lists: told by the server again and again; while it is away, as it was last.
import * as api from './api';
import { allWaiting } from './device/badge';
import { keepLists, keptLists, type Lists } from './lists';
import { isAway } from './net/reach.svelte';
import { freshSession } from './session.svelte';

export class First {
  #modes = $state.raw<readonly string[]>([]);
  #told = $state.raw<Lists | null>(null);
  /** What was kept, from when the server was found away until it tells anew. */
  #kept = $state.raw<Lists | null>(null);
  readonly #lists = $derived(this.#told ?? this.#kept);

  /** The server has answered once. */
  get begun(): boolean {
    return this.#modes.length > 0;
  }

  get modes(): readonly string[] {
    return this.begun ? this.#modes : (this.#lists?.modes ?? []);
  }

  get mine(): readonly api.MyGame[] {
    return this.#lists?.mine ?? [];
  }

  /** Null until they are known. */
  get open(): readonly api.OpenTable[] | null {
    return this.#lists?.open ?? null;
  }

  /** When it was so; null while it is so. */
  get asOf(): number | null {
    return isAway() || this.#told === null ? (this.#lists?.at ?? null) : null;
  }

  async begin(): Promise<void> {
    try {
      const [{ modes }] = await Promise.all([api.modes(), freshSession()]);
      this.#modes = modes;
      await this.look();
    } catch (error) {
      if (isAway()) this.#kept = keptLists();
      throw error;
    }
  }

  async look(): Promise<void> {
    const [{ tables: mine }, { tables: others }] = await Promise.all([api.myGames(), api.openTables()]);
    const open = others.filter(({ id }) => mine.every((game) => game.id !== id));
    this.#told = { at: Date.now(), modes: this.#modes, mine, open };
    keepLists(this.#told);
    allWaiting(mine.filter(({ asked }) => asked).map(({ id }) => id));
  }
}
