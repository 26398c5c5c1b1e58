// Runs the film: what is shown now, event by event, until the board settles on the server's view.
import type { Told } from '../lines.svelte';
import { shared } from '../shared';
import type { GameEvent, View } from '../wire.gen';
import { booth, type Booth } from './booth';
import { cuesOf, ending } from './cues';
import { direct, LONGEST } from './director';
import { pace } from './pace';
import type { Cue, Pace, Scene, Shot } from './shots';
import { dueOf, speedOf, type Reel } from './speed';

/** What comes of one frame. */
export interface Take {
  readonly events: Told;
  readonly view: View;
  /** Versions that were missed before it came: little is caught up with quickly, much is jumped over. */
  readonly missed?: number;
  /** The view was shown before its events came: they are only told. */
  readonly known?: boolean;
}

interface Audience {
  /** These events have been seen, in order. */
  told(events: Told): void;
  /** The film is over: the board shows the server's view. */
  settled(): void;
  seat(): number | null;
}

/** More than so many versions are not played after an absence, only noted. */
const MOST_REPLAYED = 4;
const REPLAY = 1_500;

/** `event`: what the cue is of; null at the end of a film. */
export type Hearer = (cue: Cue, event: GameEvent | null) => void;

/** The throws for the start are a film of their own: who waited for the game sees them. */
const opens = (events: Told): boolean =>
  events.some((event) => event?.type === 'game_began' && (event.throws ?? []).length > 0);

export class Projector {
  /** The table as it is shown. */
  view = $state.raw<View | null>(null);
  /** What is to be seen just now; its `millis` are the real ones. */
  shot = $state.raw<Shot | null>(null);
  /** The film runs, and has not come to the server's view yet. */
  playing = $state(false);
  /** Moves that nobody here has seen happen. */
  missed = $state(0);

  /** The server's newest view: where the film ends. */
  #truth: View | null = null;
  #settledOn: View | null = null;
  #reels: Reel[] = [];
  #cancel: (() => void)[] = [];
  #away = 0;
  #hearers: Hearer[] = [];
  readonly #unwatch: () => void;

  constructor(
    private readonly audience: Audience,
    private readonly deps: Booth = booth,
    private readonly paced: () => Pace = pace,
  ) {
    this.#unwatch = deps.onvisible(() => this.#seen());
  }

  /** The dice are in the air. */
  get rolling(): boolean {
    return this.shot?.look === 'dice';
  }

  close(): void {
    this.#clear();
    this.#unwatch();
  }

  /** Tells of each cue at the moment it is shown. Returns the undo. */
  oncue(hearer: Hearer): () => void {
    this.#hearers.push(hearer);
    return () => (this.#hearers = this.#hearers.filter((each) => each !== hearer));
  }

  take(take: Take): void {
    const from = this.#truth ?? (opens(take.events) ? take.view : null);
    this.#truth = take.view;
    if (from === null || this.#unseen(take)) this.#jumped(take);
    else this.#play(from, take);
  }

  /** To the end at once. */
  skip(): void {
    if (this.playing) this.#finish();
  }

  noticed(): void {
    this.missed = 0;
  }

  #unseen({ known = false, missed = 0 }: Take): boolean {
    return known || missed > MOST_REPLAYED || this.deps.hidden();
  }

  /** Nobody has watched: the events are told, the board is as it is. */
  #jumped({ events, missed = 0 }: Take): void {
    if (this.deps.hidden() && events.length > 0) this.#away += 1;
    else if (missed > 0) this.missed = missed;
    this.#reels.push({ scenes: this.#cut(events), due: 0 });
    this.#finish();
  }

  #play(from: View, { events, view, missed = 0 }: Take): void {
    const speed = this.paced();
    const now = this.deps.now();
    if (speed.factor === 0) for (const event of events) this.#cues(cuesOf(event), event);
    this.#reels.push({ scenes: direct(from, events, view, speed), due: dueOf(now, missed > 0 ? REPLAY : LONGEST) });
    if (this.playing) this.#show(this.view);
    if (this.shot === null) this.#next();
    else if (speedOf(this.#reels, now) === 0) this.#hurry();
  }

  #cut(events: Told): Scene[] {
    const view = this.#truth as View;
    return events.map((event) => ({ event, shot: null, view }));
  }

  /** Who is there is news, whatever the film is at. */
  #show(view: View | null): void {
    const names = this.#truth?.names;
    const now = view === null || names === undefined || view === this.#truth ? view : { ...view, names };
    this.view = shared(this.view, now);
  }

  #seen(): void {
    if (this.deps.hidden()) return this.skip();
    if (this.#away > MOST_REPLAYED) this.missed = this.#away;
    this.#away = 0;
  }

  /** Too much has piled up: only the newest is still played. */
  #hurry(): void {
    const last = this.#reels.pop();
    this.#tell(this.#rest());
    this.#clear();
    this.#reels = last === undefined ? [] : [last];
    this.#next();
  }

  /** Tells what needs no time, and begins the next shot that does. */
  #next(): void {
    const told: (GameEvent | null)[] = [];
    for (;;) {
      const reel = this.#reels[0];
      if (reel === undefined) return this.#finish(told);
      const scene = reel.scenes[0];
      if (scene === undefined) {
        this.#reels.shift();
        continue;
      }
      const speed = speedOf(this.#reels, this.deps.now());
      if (speed === 0) return this.#finish(told);
      if (scene.shot !== null) return this.#begin(scene, scene.shot, speed, told);
      told.push(scene.event);
      reel.scenes.shift();
      this.#show(scene.view);
    }
  }

  #begin(scene: Scene, shot: Shot, speed: number, told: Told): void {
    const millis = shot.millis * speed;
    this.#cancel = [this.deps.after(millis, () => this.#end(scene))];
    this.#tell(shot.late ? told : [...told, scene.event]);
    if (!shot.late) this.#show(scene.view);
    this.playing = true;
    this.shot = { ...shot, millis };
    this.#sound(this.shot);
  }

  #end(scene: Scene): void {
    this.#cancel = [];
    this.#reels[0]?.scenes.shift();
    this.#show(scene.view);
    if (this.shot?.late === true) this.#tell([scene.event]);
    this.shot = null;
    this.#next();
  }

  #finish(told: Told = []): void {
    this.#tell([...told, ...this.#rest()]);
    this.#clear();
    const before = this.#settledOn;
    this.#settledOn = this.#truth;
    this.#show(this.#truth);
    this.playing = false;
    this.#cues(ending(before, this.#truth, this.audience.seat()));
    this.audience.settled();
  }

  /** What has not been told yet, in order. */
  #rest(): (GameEvent | null)[] {
    const events = this.#reels.flatMap(({ scenes }) => scenes.map(({ event }) => event));
    // The event of a running shot may have been told at its beginning.
    return this.shot !== null && !this.shot.late ? events.slice(1) : events;
  }

  #clear(): void {
    for (const undo of this.#cancel) undo();
    this.#cancel = [];
    this.#reels = [];
    this.shot = null;
  }

  #tell(events: Told): void {
    if (events.length > 0) this.audience.told(events);
  }

  #sound({ cue, look, path, millis, event }: Shot): void {
    if (cue === null) return;
    this.#cues([cue], event);
    if (look !== 'hop') return;
    for (let step = 1; step < path.length - 1; step += 1)
      this.#cancel.push(this.deps.after((millis * step) / (path.length - 1), () => this.#cues(['hop'], event)));
  }

  #cues(cues: readonly Cue[], event: GameEvent | null = null): void {
    for (const cue of cues) for (const hear of this.#hearers) hear(cue, event);
  }
}
