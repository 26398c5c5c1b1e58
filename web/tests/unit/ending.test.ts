// How a game by the clock begins and ends on the page: the throws for the start, the official time, the valuation.
import { describe, expect, it } from 'vitest';
import { Projector } from '../../src/lib/film/projector.svelte';
import type { Game } from '../../src/lib/game.svelte';
import { sceneOf } from '../../src/lib/stage';
import { roundsOf } from '../../src/lib/starts';
import { totalOf, valuationOf } from '../../src/lib/valuation';
import type { GameEvent, View } from '../../src/lib/wire.gen';
import { coming } from '../../src/lib/words/coming';
import { sentence } from '../../src/lib/words/sentences';
import { netWorth } from '../../src/lib/worth';
import { FakeBooth } from './film';

const MINUTE = 60_000;
const names = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name }));
const thrown = (seat: number, ...dice: number[]): object => ({ seat, dice });
const THROWS = [thrown(0, 1, 2), thrown(1, 5, 5), thrown(2, 6, 4), thrown(1, 2, 1), thrown(2, 4, 4)];
const began = (throws: object[]): GameEvent =>
  ({ type: 'game_began', first: 2, at: 0, throws }) as unknown as GameEvent;

const squares = [
  { pos: 0, kind: 'street', price: 60, cost: 50 },
  { pos: 1, kind: 'street', price: 100, cost: 50 },
  { pos: 2, kind: 'station', price: 200 },
  { pos: 3, kind: 'utility', price: 75 },
];

function gameOf(view: object, you: object = { seat: 0 }): Game {
  const seats = [{ cash: 10 }, { cash: 0 }, { cash: 0 }];
  return {
    view: { names, seats, deeds: {}, phase: { kind: 'await_roll', seat: 0 }, ...view },
    you,
    lines: [],
    ruleset: { rules: {}, board: { squares } },
  } as unknown as Game;
}

describe('GC-44 the throws for the start', () => {
  it('are told round by round, the tied ones anew, and who starts', () => {
    expect(roundsOf(THROWS as never).map((round) => round.map(({ seat }) => seat))).toEqual([
      [0, 1, 2],
      [1, 2],
    ]);
    expect(sentence(gameOf({}), began(THROWS))).toBe(
      'Throws for the start: you 3, Bob 10, and Cleo 10; again Bob 3 and Cleo 8. Cleo starts.',
    );
  });

  it('are none where the start is drawn', () => {
    expect(sentence(gameOf({}), began([]))).toBe('The game begins. Cleo starts.');
  });

  it('lie on the stage until somebody throws in the game', () => {
    const view = { round: 1, turn: 2, seats: [], phase: { kind: 'await_roll', seat: 2 } } as unknown as View;
    const start = { id: 1, event: began(THROWS) };
    expect(sceneOf(view, [start])).toMatchObject({ kind: 'opening', began: { first: 2 } });
    const rolled = { id: 2, event: { type: 'rolled', seat: 2 } as GameEvent };
    expect(sceneOf({ ...view, seats: [] }, [start, rolled]).kind).toBe('calm');
    expect(sceneOf(view, [{ id: 1, event: began([]) }]).kind).toBe('calm');
  });
});

describe('C-016 the official time', () => {
  const told = (view: object, now: number): string[] => coming(gameOf(view), now).map(({ text }) => text);

  it('is told while it runs, and stands still in a pause', () => {
    expect(told({ ends: 90 * MINUTE }, MINUTE)).toEqual(['Official time left: 89:00']);
    const paused = { kind: 'paused', since: MINUTE, back: [] };
    expect(told({ ends: 90 * MINUTE, phase: paused }, 5 * MINUTE)).toEqual(['Official time left: 89:00']);
  });

  it('makes way for the last round', () => {
    expect(told({ ends: null, last_round: true }, MINUTE)).toEqual(['Last round']);
    expect(told({}, MINUTE)).toEqual([]);
  });

  it('is over with the game, as is all else that was to come', () => {
    const after = { phase: { kind: 'over' }, last_round: true, referee: { name: 'Judy', online: false } };
    const few = { names: names.slice(0, 2), seats: [{ cash: 10 }, { cash: 0, out: true }] };
    expect(told({ ...after, ...few }, MINUTE)).toEqual([]);
  });

  it('is told to a referee by the panel alone, who referees there not at all', () => {
    const judged = { referee: { name: 'Judy', online: true } };
    const judge = (view: object): Game => gameOf({ ...judged, ...view }, { seat: null, role: 'referee' });
    expect(told({ ...judged, ends: 90 * MINUTE }, MINUTE)).toEqual(['Referee: Judy', 'Official time left: 89:00']);
    expect(coming(judge({ ends: 90 * MINUTE }), MINUTE)).toEqual([]);
    expect(coming(judge({ ends: null, last_round: true }), MINUTE)).toEqual([]);
  });
});

describe('C-047 to C-052 the valuation', () => {
  const deeds = {
    0: { owner: 0, level: 5 },
    1: { owner: 0, level: 2 },
    2: { owner: 0, mortgaged: true },
    3: { owner: 0, mortgaged: true },
  };

  it('lists cash, deeds at their price, mortgaged ones at half, houses, and hotels with the houses turned in', () => {
    const found = valuationOf(gameOf({ deeds }), 0);
    expect(found).toEqual({ cash: 10, deeds: 160, mortgaged: 137, houses: 100, hotels: 250 });
    expect(totalOf(found)).toBe(657);
  });

  it('adds up to the net worth that the server reckons by', () => {
    expect(totalOf(valuationOf(gameOf({ deeds }), 0))).toBe(netWorth(gameOf({ deeds }), 0));
    expect(totalOf(valuationOf(gameOf({ deeds }), 1))).toBe(0);
  });
});

describe('GC-44 who waited for the game', () => {
  const audience = { told: () => undefined, settled: () => undefined, seat: () => null };
  const speed = { factor: 1, still: false };
  const start = { names, seats: [], deeds: {}, to_act: [], phase: { kind: 'await_roll', seat: 2 } } as unknown as View;

  it('sees the throws for the start one after another before the game goes on', () => {
    const booth = new FakeBooth();
    const film = new Projector(audience, booth, () => speed);
    film.take({ events: [began(THROWS)], view: start });
    expect(film.shot?.millis).toBe(THROWS.length * 350 + 1_200);
    expect(film.playing).toBe(true);
  });

  it('is not kept waiting where the start was drawn', () => {
    const film = new Projector(audience, new FakeBooth(), () => speed);
    film.take({ events: [began([])], view: start });
    expect(film.playing).toBe(false);
  });
});
