// One table as this page sees it: the view is the truth, events are the film, options are what may be done.
import * as api from './api';
import { browser, watch } from './net/browser';
import { ServerClock } from './net/clock';
import { isLobby, type AnyCommand, type ChatLine, type Frame, type Incoming, type Lobby, type Refused, type You } from './net/frames'; // prettier-ignore
import { Link, type Deps, type Status } from './net/link';
import { Sequence } from './net/sequence';
import { localNow } from './tick.svelte';
import { timerOf, type Timer } from './timer';
import type { GameEvent, Option, Ruleset, View } from './wire.gen';

export interface Line {
  readonly id: number;
  /** Null: here the film has a cut. */
  readonly event: GameEvent | null;
}

export interface Refusal {
  readonly code: string;
  readonly why: string | undefined;
}

const GRACE = 2_000;
const LINES_KEPT = 400;
const PAST = 60;
const CHAT_KEPT = 200;
/** Refusals that say: what this page shows is not how it is. */
const LOOK_AGAIN = new Set(['RESYNC', 'DONE', 'STALE']);

export class Game {
  view = $state.raw<View | null>(null);
  lobby = $state.raw<Lobby | null>(null);
  options = $state.raw<readonly Option[]>([]);
  you = $state.raw<You>({ seat: null, role: 'spectator', host: false });
  ruleset = $state.raw<Ruleset | null>(null);
  status = $state<Status>('connecting');
  failures = $state(0);
  /** A command is under way. */
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  failure = $state.raw<unknown>(null);
  lines = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);

  readonly #link: Link;
  readonly #sequence = new Sequence();
  readonly #clock: ServerClock;
  readonly #unwatch: () => void;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #lineId = 0;
  #hash: string | null = null;

  constructor(
    readonly id: string,
    private readonly deps: Deps = browser,
  ) {
    this.#clock = new ServerClock(() => deps.now());
    this.#link = new Link(id, deps, {
      incoming: (message) => this.#incoming(message),
      status: (status, failures) => {
        this.status = status;
        this.failures = failures;
      },
      failed: (error) => (this.failure = error),
    });
    this.#unwatch = watch(this.#link);
  }

  /** The last throw, as far as this page has seen it. */
  get dice(): readonly [number, number] | null {
    const rolled = this.lines.findLast((line) => line.event?.type === 'rolled')?.event;
    return rolled?.type === 'rolled' ? rolled.dice : null;
  }

  get timer(): Timer | null {
    return this.view === null ? null : timerOf(this.view);
  }

  open(): void {
    this.#link.open();
  }

  close(): void {
    clearTimeout(this.#overdue);
    this.#unwatch();
    this.#link.close();
  }

  /** Plays a command. False while another one is under way. */
  act(command: AnyCommand): boolean {
    const { token, rolls } = this.view ?? { token: 0, rolls: 0 };
    const going = this.#link.play(command, token, rolls);
    if (going) {
      this.busy = true;
      this.refusal = null;
    }
    return going;
  }

  say(text: string): boolean {
    return this.#link.chat(text);
  }

  retry(): void {
    this.#link.poke();
  }

  /** Asks who I am here anew: after sitting down. */
  refresh(): void {
    this.#link.hello();
  }

  /** Milliseconds until a time of the server's, moving while it is looked at. */
  left(until: number): number {
    return until - this.serverNow();
  }

  /** The server's time, moving while it is looked at. */
  serverNow(): number {
    return localNow() + this.#clock.offset();
  }

  #incoming(message: Incoming): void {
    switch (message.op) {
      case 'frame':
        return this.#frame(message);
      case 'refused':
        return this.#refused(message);
      case 'chat':
        this.chat = [...this.chat, message].slice(-CHAT_KEPT);
        return;
      case 'pong':
        this.#clock.sample(message.t, message.now);
        if (this.#sequence.shown !== null && message.v > this.#sequence.shown) this.#link.hello();
    }
  }

  #frame(frame: Frame): void {
    this.#clock.hint(frame.now);
    const { show, events, ask, cut } = this.#sequence.take(frame);
    this.#aside(frame);
    if (this.#link.v === null) this.#remember(frame.v);
    if (show) this.#settle(frame);
    if (cut) this.#film([null]);
    this.#film(events);
    this.#link.v = this.#sequence.seen;
    this.#link.lively = this.view !== null && this.view.phase.kind !== 'over';
    if (this.#link.outbox.settle(frame.ack)) this.busy = false;
    this.#awake();
    if (ask) this.#link.hello();
  }

  #aside({ you, chat }: Frame): void {
    if (you !== undefined) this.you = you;
    if (chat !== undefined) this.chat = chat;
  }

  #settle(frame: Frame): void {
    if (frame.ruleset !== undefined) this.#pinned(frame.ruleset);
    if (isLobby(frame.view)) this.lobby = frame.view.lobby;
    else this.view = frame.view;
    if (JSON.stringify(frame.options) !== JSON.stringify(this.options)) {
      this.options = frame.options;
      this.refusal = null;
    }
  }

  /** A countdown that ends without a frame: the clock may have been missed, so ask (the server grants a second). */
  #awake(): void {
    const due = this.view?.deadline ?? this.lobby?.fills ?? null;
    clearTimeout(this.#overdue);
    if (due === null) return;
    const wait = due + GRACE - this.#clock.now();
    this.#overdue = setTimeout(() => this.#link.poke(), Math.max(GRACE, wait));
  }

  #pinned(hash: string): void {
    if (hash === this.#hash) return;
    this.#hash = hash;
    api.ruleset(hash).then(
      (found) => (this.ruleset = found),
      (error: unknown) => (this.failure = error),
    );
  }

  /** What happened before this page was opened: the last entries of the log, before all that it sees itself. */
  #remember(v: number): void {
    const past = api.log(this.id, Math.max(0, v - PAST));
    past.then(
      ({ entries }) => {
        const before = entries.filter((entry) => entry.v <= v).flatMap((entry) => entry.events);
        // The log is told whole; the engine's own stack is nothing to read.
        const told = before.filter((event) => (event.type as string) !== 'stood');
        const lines = told.map((event) => ({ id: ++this.#lineId, event }));
        this.lines = [...lines, ...this.lines].slice(-LINES_KEPT);
      },
      () => undefined, // the past is a comfort; the table goes on without it
    );
  }

  #film(events: readonly (GameEvent | null)[]): void {
    if (events.length === 0) return;
    const fresh = events.map((event) => ({ id: ++this.#lineId, event }));
    this.lines = [...this.lines, ...fresh].slice(-LINES_KEPT);
  }

  #refused({ ack, refused, why }: Refused): void {
    if (ack !== undefined) {
      if (!this.#link.outbox.refuse(ack, refused)) return;
      this.busy = false;
    }
    if (refused === 'RESYNC') this.#link.outbox.restart();
    if (LOOK_AGAIN.has(refused)) this.#link.hello();
    if (refused !== 'DONE') this.refusal = { code: refused, why };
  }
}
