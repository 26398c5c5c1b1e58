// One table as this page sees it: the server's view is the truth, events are the film on the way there, options are what may be done.
import * as api from './api';
import { held, sameMoment } from './film/held';
import { Projector, type Take } from './film/projector.svelte';
import { Lines, type Line, type Rolled, type Told } from './lines.svelte';
import { browser, watch } from './net/browser';
import { ServerClock } from './net/clock';
import { isAnswer, isLobby, type AnyCommand, type ChatLine, type Frame, type Incoming, type Lobby, type Refused, type Words, type You } from './net/frames'; // prettier-ignore
import { Link, type Deps, type Status } from './net/link';
import { Sequence } from './net/sequence';
import { READABLE, type Refusal } from './reason';
import { localNow } from './tick.svelte';
import { timerOf, type Timer } from './timer';
import type { Option, Ruleset, View } from './wire.gen';
import { inWords } from './words/seldom';

type Seen = Required<Pick<Take, 'known' | 'missed'>>;

const GRACE = 2_000;
const PAST = 60;
const CHAT_KEPT = 200;
/** Refusals that say: what this page shows is not how it is. */
const LOOK_AGAIN = ['RESYNC', 'DONE', 'STALE'];

export class Game {
  /** What the server said last; what is shown is the film's. */
  truth = $state.raw<View | null>(null);
  lobby = $state.raw<Lobby | null>(null);
  /** What may be pressed: the server's options, less those that the film has not come to yet. */
  options = $state.raw<readonly Option[]>([]);
  you = $state.raw<You>({ seat: null, role: 'spectator', host: false });
  ruleset = $state.raw<Ruleset | null>(null);
  status = $state<Status>('connecting');
  /** Since when nobody answers; null while somebody does. */
  lostAt = $state<number | null>(null);
  /** A command is under way. */
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  failure = $state.raw<unknown>(null);
  chat = $state.raw<readonly ChatLine[]>([]);

  readonly film = new Projector({
    told: (events) => this.#lines.tell(events),
    settled: () => (this.options = this.#offered),
    seat: () => this.you.seat,
  });

  readonly #lines = new Lines();
  readonly #link: Link;
  readonly #sequence = new Sequence();
  readonly #clock: ServerClock;
  readonly #unwatch: () => void;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #hash: string | null = null;
  #offered: readonly Option[] = [];

  constructor(
    readonly id: string,
    private readonly deps: Deps = browser,
  ) {
    this.#clock = new ServerClock(() => deps.now());
    this.#link = new Link(id, deps, {
      incoming: (message) => this.#incoming(message),
      status: (status) => {
        this.status = status;
        this.lostAt = status === 'online' || status === 'closed' ? null : (this.lostAt ?? deps.now());
      },
      failed: (error) => (this.failure = error),
    });
    this.#unwatch = watch(this.#link);
  }

  /** The table as it is shown: on its way to the truth while the film runs. */
  get view(): View | null {
    return this.film.view;
  }

  get lines(): readonly Line[] {
    return this.#lines.all;
  }

  get thrown(): Rolled | null {
    return this.#lines.thrown;
  }

  /** Clocks run on the server's time, whatever the film is at. */
  get timer(): Timer | null {
    return this.truth && timerOf(this.truth);
  }

  /** The version that `truth` is of. */
  get version(): number {
    return this.#sequence.shown ?? 0;
  }

  open(): void {
    this.#link.open();
  }

  close(): void {
    clearTimeout(this.#overdue);
    this.#unwatch();
    this.film.close();
    this.#link.close();
  }

  /** Plays a command. False while another one is under way. */
  act(command: AnyCommand): boolean {
    const { token, rolls } = this.truth ?? { token: 0, rolls: 0 };
    const going = this.#link.play(command, token, rolls);
    if (going) {
      this.busy = true;
      this.refusal = null;
      this.film.skip();
      this.film.noticed();
    }
    return going;
  }

  say(words: Words): boolean {
    return this.#link.chat(words);
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
    const how = this.#howSeen(frame);
    const { show, events, ask, cut } = this.#sequence.take(frame);
    this.#aside(frame);
    if (this.#link.v === null) this.#remember(frame.v);
    const before = this.truth;
    if (show) this.#settle(frame);
    this.#film(cut ? [null, ...events] : events, before, how);
    this.#link.v = this.#sequence.seen;
    if (this.#link.outbox.settle(frame.ack)) this.busy = false;
    this.#awake();
    if (ask) this.#link.hello();
  }

  /** Of a frame, before it is taken: was its view shown already, and how many versions were missed before it? */
  #howSeen(frame: Frame): Seen {
    const { seen } = this.#sequence;
    const missed = isAnswer(frame) && seen !== null ? Math.max(0, frame.v - seen) : 0;
    return { known: frame.v <= this.version, missed };
  }

  #aside({ you, chat }: Frame): void {
    if (you !== undefined) this.you = you;
    if (chat !== undefined) this.chat = chat;
  }

  #settle(frame: Frame): void {
    if (frame.ruleset !== undefined) this.#pinned(frame.ruleset);
    if (isLobby(frame.view)) this.lobby = frame.view.lobby;
    else this.truth = frame.view;
    if (JSON.stringify(frame.options) !== JSON.stringify(this.#offered)) {
      this.#offered = frame.options;
      const outdated = this.refusal;
      setTimeout(() => {
        if (this.refusal === outdated) this.refusal = null;
      }, READABLE);
    }
  }

  /** A countdown that ends without a frame: the clock may have been missed, so ask (the server grants a second). */
  #awake(): void {
    this.#link.lively = this.truth !== null && this.truth.phase.kind !== 'over';
    const due = this.truth?.deadline ?? this.lobby?.fills ?? null;
    clearTimeout(this.#overdue);
    if (due === null) return;
    const wait = due + GRACE - this.#clock.now();
    this.#overdue = setTimeout(() => this.#link.poke(), Math.max(GRACE, wait));
  }

  #pinned(hash: string): void {
    if (hash === this.#hash) return;
    this.#hash = hash;
    api
      .ruleset(hash)
      .then(inWords)
      .then(
        (found) => (this.ruleset = found),
        (error: unknown) => (this.failure = error),
      );
  }

  /** What happened before this page was opened: the last entries of the log, before all that it sees itself. */
  #remember(v: number): void {
    const past = api.log(this.id, Math.max(0, v - PAST), { watching: this.you.role === 'spectator' });
    past.then(
      ({ entries }) => {
        const before = entries.filter((entry) => entry.v <= v).flatMap((entry) => entry.events);
        this.#lines.remember(before);
      },
      () => undefined, // the past is a comfort; the table goes on without it
    );
  }

  #film(events: Told, before: View | null, how: Seen): void {
    if (this.truth === null) {
      this.options = this.#offered;
      return this.#lines.tell(events);
    }
    this.film.take({ events, view: this.truth, ...how });
    if (this.film.playing) this.options = held(this.#offered, this.options, sameMoment(before, this.truth));
  }

  #refused({ ack, refused, why }: Refused): void {
    if (ack !== undefined) {
      if (!this.#link.outbox.refuse(ack, refused)) return;
      this.busy = false;
    }
    if (refused === 'RESYNC') this.#link.outbox.restart();
    if (LOOK_AGAIN.includes(refused)) this.#link.hello();
    if (refused !== 'DONE') this.refusal = { code: refused, why, said: ack === undefined };
  }
}
