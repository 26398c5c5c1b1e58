// A table for tests of the film, and a booth whose clock is moved by hand.
import type { Booth } from '../../src/lib/film/booth';
import type { GameEvent, SeatView, View } from '../../src/lib/wire.gen';

const seat = { cash: 1_000, pos: 0, jail: null, cards: [], out: false, bot: null, missed: 0, proposals: 0 };

export function view(change: Partial<View> = {}, ...seats: Partial<SeatView>[]): View {
  return {
    mode: 'm', first: 0, turn: 0, token: 1, round: 1, rolls: 1, doubles: 0, began: 0, paused: 0, pool: 0, late: false,
    turn_clock: { kind: 'running', until: 0 }, deadline: null, phase: { kind: 'await_roll', seat: 0 }, to_act: [0],
    seats: (seats.length > 0 ? seats : [{}, {}]).map((each) => ({ ...seat, ...each })),
    names: [], deeds: {}, built: {}, offers: [], vote: null, gone: [], next: null, ...change,
  }; // prettier-ignore
}

export const rolled = (one = 3, two = 4): GameEvent => ({
  type: 'rolled', seat: 0, dice: [one, two], third: null, roll: 1, doubles: 0, spots: one + two,
}); // prettier-ignore
export const moved = (to: number, how: 'dice' | 'card' | 'back' = 'dice', who = 0): GameEvent => ({
  type: 'moved',
  seat: who,
  to,
  how,
});
export const paid = (amount: number, payer: number | null = 0, payee: number | null = 1): GameEvent => ({
  type: 'paid',
  payer,
  payee,
  amount,
  why: 'rent',
});
export const drew: GameEvent = { type: 'drew', seat: 0, deck: 'chance', index: 0, card: 'get-500', kept: false };
export const attended: GameEvent = { type: 'attended', seat: 0 };

export class FakeBooth implements Booth {
  at = 0;
  away = false;
  #due: { at: number; then: () => void }[] = [];
  #changed: (() => void)[] = [];

  now(): number {
    return this.at;
  }

  after(millis: number, then: () => void): () => void {
    const timer = { at: this.at + millis, then };
    this.#due.push(timer);
    return () => (this.#due = this.#due.filter((each) => each !== timer));
  }

  hidden(): boolean {
    return this.away;
  }

  onvisible(changed: () => void): () => void {
    this.#changed.push(changed);
    return () => (this.#changed = []);
  }

  turn(away: boolean): void {
    this.away = away;
    for (const changed of this.#changed) changed();
  }

  get waiting(): number {
    return this.#due.length;
  }

  pass(millis: number): void {
    const until = this.at + millis;
    for (;;) {
      const next = this.#due.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > until) break;
      this.at = next.at;
      this.#due = this.#due.filter((each) => each !== next);
      next.then();
    }
    this.at = until;
  }
}
