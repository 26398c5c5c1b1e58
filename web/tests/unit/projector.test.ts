import { beforeEach, describe, expect, it } from 'vitest';
import { Projector } from '../../src/lib/film/projector.svelte';
import type { Cue } from '../../src/lib/film/shots';
import type { GameEvent, SeatView, View } from '../../src/lib/wire.gen';
import { attended, drew, FakeBooth, moved, paid, rolled, view } from './film';

const start = view();
const end = view({ token: 2 }, { cash: 900, pos: 7 }, { cash: 1_100 });
const turn = [rolled(), moved(7), paid(100)];
const LENGTH = 600 + 840 + 300;

describe('the projector', () => {
  let booth: FakeBooth;
  let film: Projector;
  let told: (GameEvent | null)[];
  let settled: number;
  let pace: { factor: number; still: boolean };
  let seat: number | null;

  beforeEach(() => {
    booth = new FakeBooth();
    told = [];
    settled = 0;
    pace = { factor: 1, still: false };
    seat = null;
    const audience = {
      told: (events: readonly (GameEvent | null)[]) => void told.push(...events),
      settled: () => void (settled += 1),
      seat: () => seat,
    };
    film = new Projector(audience, booth, () => pace);
    film.take({ events: [], view: start });
    settled = 0;
  });

  const ann = (): SeatView => film.view!.seats[0]!;
  const idle = (): void => {
    expect(film.playing).toBe(false);
    expect(film.shot).toBeNull();
    expect(booth.waiting).toBe(0);
  };

  it('shows the first view at once', () => {
    expect(film.view).toEqual(start);
    idle();
  });

  it('shows one event after another and settles on the view', () => {
    film.take({ events: turn, view: end });
    expect(film.shot?.look).toBe('dice');
    expect(told).toEqual([]);
    booth.pass(600);
    expect([film.shot?.look, ann().pos]).toEqual(['hop', 0]);
    expect(told).toEqual([turn[0]]);
    booth.pass(840);
    expect([film.shot?.look, ann().pos, ann().cash]).toEqual(['money', 7, 1_000]);
    expect(settled).toBe(0);
    booth.pass(300);
    expect(film.view).toEqual(end);
    expect(told).toEqual(turn);
    expect(settled).toBe(1);
    idle();
  });

  it('settles at once on a view without a shot', () => {
    film.take({ events: [attended, null], view: end });
    expect(film.view).toEqual(end);
    expect(told).toEqual([attended, null]);
    expect(settled).toBe(1);
    idle();
  });

  it('jumps to the end when skipped, and tells each event once', () => {
    film.take({ events: [drew, ...turn], view: end });
    booth.pass(100);
    film.skip();
    expect(film.view).toEqual(end);
    expect(told).toEqual([drew, ...turn]);
    expect(settled).toBe(1);
    film.skip();
    expect(settled).toBe(1);
    idle();
  });

  it('is over within eight seconds of every frame, however many come', () => {
    const long = Array.from({ length: 60 }, () => rolled());
    film.take({ events: long, view: end });
    booth.pass(4_000);
    film.take({ events: long, view: start });
    booth.pass(4_000);
    expect(told.length).toBeGreaterThanOrEqual(60);
    booth.pass(4_000);
    expect(film.view).toEqual(start);
    expect(told).toHaveLength(120);
    idle();
  });

  it('catches up when frames queue', () => {
    film.take({ events: turn, view: end });
    film.take({ events: [rolled()], view: start });
    film.take({ events: [rolled()], view: end });
    booth.pass(LENGTH + 1_199);
    expect(told).toHaveLength(5);
    expect(film.view).toEqual(end);
    idle();
  });

  it('plays only the newest when too much has piled up', () => {
    for (let frame = 0; frame < 6; frame += 1) film.take({ events: turn, view: end });
    expect(told).toEqual([]);
    film.take({ events: [drew], view: start });
    expect(told).toHaveLength(19);
    expect(film.shot?.look).toBe('card');
    booth.pass(1_500);
    expect(film.view).toEqual(start);
    expect(settled).toBe(1);
    idle();
  });

  it('plays nothing when the film is off, but can be heard', () => {
    const heard: Cue[] = [];
    film.oncue((cue) => heard.push(cue));
    pace = { factor: 0, still: false };
    film.take({ events: turn, view: end });
    expect(film.view).toEqual(end);
    expect(told).toEqual(turn);
    expect(heard).toEqual(['dice', 'money']);
    idle();
  });

  it('keeps every shot still where nothing shall move', () => {
    pace = { factor: 1, still: true };
    film.take({ events: turn, view: end });
    expect(film.shot).toMatchObject({ look: 'dice', still: true, millis: 250 });
    booth.pass(750);
    expect(film.view).toEqual(end);
    idle();
  });

  it('jumps while nobody can see the page, and says so to who comes back after long', () => {
    booth.away = true;
    for (let frame = 0; frame < 5; frame += 1) film.take({ events: turn, view: end });
    expect(film.view).toEqual(end);
    expect(told).toHaveLength(15);
    expect(film.missed).toBe(0);
    booth.turn(false);
    expect(film.missed).toBe(5);
    film.noticed();
    expect(film.missed).toBe(0);
  });

  it('jumps when the page is hidden in the middle', () => {
    film.take({ events: turn, view: end });
    booth.turn(true);
    expect(film.view).toEqual(end);
    booth.turn(false);
    expect(film.missed).toBe(0);
    idle();
  });

  it('catches up quickly with a few moves that were missed, and notes many', () => {
    film.take({ events: [...turn, ...turn], view: end, missed: 2 });
    booth.pass(1_500);
    expect(film.view).toEqual(end);
    expect(film.missed).toBe(0);
    film.take({ events: turn, view: start, missed: 9 });
    expect(film.view).toEqual(start);
    expect(film.missed).toBe(9);
    idle();
  });

  it('only tells the events of a view that was shown before they came', () => {
    film.take({ events: turn, view: end, known: true });
    expect(told).toEqual(turn);
    idle();
  });

  it('shows who is there without waiting for the film', () => {
    film.take({ events: turn, view: end });
    const names = [{ name: 'Ann', shape: 'circle', online: false, bot: null }];
    film.take({ events: [], view: { ...end, names } });
    expect(film.view?.names).toEqual(names);
    expect(film.view?.seats[0]?.pos).toBe(0);
    booth.pass(600);
    expect(film.view?.names).toEqual(names);
  });

  it('is heard at the moment it is seen', () => {
    const heard: Cue[] = [];
    const undo = film.oncue((cue) => heard.push(cue));
    seat = 1;
    const mine: View = { ...end, to_act: [1] };
    film.take({ events: turn, view: mine });
    expect(heard).toEqual(['dice']);
    booth.pass(600 + 839);
    expect(heard).toEqual(['dice', ...Array<Cue>(7).fill('hop')]);
    booth.pass(400);
    expect(heard.slice(-2)).toEqual(['money', 'turn']);
    undo();
    film.take({ events: [rolled()], view: end });
    expect(heard).toHaveLength(10);
  });

  it('tells who has won from who has lost', () => {
    const over: View = { ...end, phase: { kind: 'over', ranking: [1, 0], how: 'last_seat' } };
    const event: GameEvent = { type: 'game_over', ranking: [1, 0], how: 'last_seat', worth: [] };
    for (const [who, cue] of [
      [1, 'win'],
      [0, 'lose'],
      [null, 'win'],
    ] as const) {
      // prettier-ignore
      seat = who;
      const heard: Cue[] = [];
      const undo = film.oncue((each) => heard.push(each));
      film.take({ events: [event], view: over });
      booth.pass(800);
      expect(heard).toEqual([cue]);
      undo();
      film.take({ events: [], view: start });
    }
  });

  it('leaves nothing running when the page is left', () => {
    film.take({ events: turn, view: end });
    film.close();
    expect(booth.waiting).toBe(0);
  });
});
