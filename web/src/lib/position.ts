// The table as a scenario file: what a bug report needs to lay the same position out again (tests/scenarios/README.md).
import type { Game } from './game.svelte';
import { nameOf } from './table';
import { timerOf } from './timer';
import type { DeedView, View } from './wire.gen';

type Fields = Record<string, unknown>;

/** The position before a roll; what lies on the table besides (an auction, a debt) is told in the note. */
export function positionOf(game: Game, now: number): Fields {
  const { view, ruleset } = game;
  if (view === null || ruleset === null) return {};
  const names = distinct(view);
  return {
    title: `A position of round ${view.round}`,
    note: note(view, now),
    mode: view.mode,
    seats: view.seats.map((seat, index) => ({
      name: names[index],
      cash: seat.cash,
      pos: seat.pos,
      ...(seat.jail === null ? {} : { jail: seat.jail }),
      ...(seat.cards.length === 0 ? {} : { cards: seat.cards }),
      ...(seat.out ? { out: true } : {}),
      ...(seat.bot === null ? {} : { bot: seat.bot }),
      ...(seat.missed > 0 ? { missed: seat.missed } : {}),
      ...(seat.proposals > 0 ? { proposals: seat.proposals } : {}),
      ...(seat.collectibles === undefined ? {} : { collectibles: Object.fromEntries(seat.collectibles) }),
      // Where there are none it is undefined, which is not written.
      team: seat.team,
    })),
    deeds: Object.fromEntries(Object.entries(view.deeds).map(([pos, deed]) => [pos, deedFields(deed, names)])),
    turn: names[view.turn],
    doubles: view.doubles,
    round: view.round,
    minute: Math.max(0, Math.round((now - view.began - view.paused) / 6_000) / 10),
    pool: view.pool,
    script: [],
  };
}

/** A file knows seats by their names, so no two may share one. */
function distinct(view: View): string[] {
  const names = view.seats.map((_, seat) => nameOf(view, seat));
  return names.map((name, seat) => (names.indexOf(name) === seat ? name : `${name} ${seat + 1}`));
}

function deedFields({ owner, level, mortgaged, rounds_left }: DeedView, names: readonly string[]): Fields {
  return {
    owner: owner === null ? null : names[owner],
    ...(level === undefined ? {} : { level }),
    ...(mortgaged === true ? { mortgaged } : {}),
    ...(rounds_left == null ? {} : { rounds_left }),
  };
}

function note(view: View, now: number): string {
  const timer = timerOf(view);
  const left = timer === null ? 0 : timer.kind === 'running' ? timer.until - now : timer.left;
  const told = { phase: view.phase, offers: view.offers, vote: view.vote, clock_left: Math.round(left / 1000) };
  return JSON.stringify(told);
}
