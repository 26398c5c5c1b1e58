import { describe, expect, it } from 'vitest';
import { direct, lengthOf, LONGEST } from '../../src/lib/film/director';
import { held, sameMoment } from '../../src/lib/film/held';
import { EVENT_KEYS, type GameEvent } from '../../src/lib/wire.gen';
import { attended, drew, moved, paid, rolled, view } from './film';

const normal = { factor: 1, still: false };
const after = view({ token: 2 }, { cash: 900, pos: 7 }, { cash: 1_100 });
const shots = (events: GameEvent[], pace = normal) => direct(view(), events, after, pace).map(({ shot }) => shot);

describe('the director', () => {
  it('gives every event its look and its time', () => {
    const film = shots([rolled(), moved(7), paid(100)]);
    expect(film.map((shot) => [shot?.look, shot?.millis])).toEqual([['dice', 600], ['hop', 840], ['money', 300]]); // prettier-ignore
    expect(film[1]?.path).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('walks over Start, never longer than a moment, and goes back straight', () => {
    const there = view({}, { pos: 30 });
    const walk = (to: number, how: 'dice' | 'card' | 'back') => direct(there, [moved(to, how)], after, normal)[0]?.shot;
    expect(walk(2, 'card')).toMatchObject({ look: 'hop', millis: 1_200 });
    expect(walk(2, 'card')?.path).toHaveLength(13);
    expect(walk(27, 'back')).toMatchObject({ look: 'slide', path: [30, 27] });
    expect(walk(30, 'dice')).toBeNull();
  });

  it('slides to jail, wherever the board has it', () => {
    const jailed: GameEvent = { type: 'jailed', seat: 0, why: 'square', tries: 3 };
    const [scene] = direct(view({}, { pos: 30 }), [jailed], view({}, { pos: 10, jail: 3 }), normal);
    expect(scene?.shot).toMatchObject({ look: 'slide', path: [30, 10], cue: 'jail' });
  });

  it('shows the money of each payment counted, the pot and the bank among the parties', () => {
    const scenes = direct(view(), [paid(100), paid(40, 1, -1), paid(7, null, 0), attended], after, normal);
    expect(scenes.map((scene) => scene.view.seats.map(({ cash }) => cash))).toEqual([
      [900, 1_100], [900, 1_060], [907, 1_060], [900, 1_100],
    ]); // prettier-ignore
    expect(scenes[1]?.view.pool).toBe(40);
  });

  it('GC-08: has everybody but the leader in an outcry, also who led or passed before', () => {
    const lot = { kind: 'auction', id: 1, pos: 5, order: [0, 1, 2], high: 0, leader: null, until: 9 } as const;
    const events: GameEvent[] = [
      { type: 'auction_opened', auction: 1, pos: 5, order: [0, 1, 2] },
      { type: 'bid', auction: 1, seat: 0, amount: 2 },
      { type: 'passed', auction: 1, seat: 2, how: 'choice' },
      { type: 'bid', auction: 1, seat: 1, amount: 3 },
      paid(1),
    ];
    const bidders = (began: number | null): unknown[] =>
      direct(view(), events, view({ phase: { ...lot, bidders: [], began } }), normal)
        .map(({ view: { phase } }) => (phase.kind === 'auction' ? [phase.began, phase.bidders] : phase.kind))
        .slice(0, 4);
    expect(bidders(7)).toEqual([[7, [0, 1, 2]], [7, [1, 2]], [7, [1]], [7, [0, 2]]]); // prettier-ignore
    expect(bidders(null)).toEqual([[null, [0, 1, 2]], [null, [1, 2, 0]], [null, [1, 0]], [null, [0, 1]]]); // prettier-ignore
  });

  it('ends on the server’s view, whatever the events', () => {
    for (const key of EVENT_KEYS) {
      const [type, how] = key.split('.');
      const event = { type, how, why: how, seat: 0, to: 1, pos: 3, deeds: [1], hands: [[1]], give: [1], take: [2], order: [0], ranking: [0], amount: 5, payer: 0, payee: 1, left: [] }; // prettier-ignore
      const scenes = direct(view(), [rolled(), event as unknown as GameEvent], after, normal);
      expect(scenes.at(-1)?.view, key).toBe(after);
    }
  });

  it('takes no time for what it has no shot for', () => {
    const unknown = { type: 'comet', seat: 0 } as unknown as GameEvent;
    expect(shots([unknown, attended])).toEqual([null, null]);
    expect(lengthOf(direct(view(), [null], after, normal))).toBe(0);
  });

  it('never lasts longer than eight seconds, all shots squeezed alike', () => {
    const film = direct(view(), Array.from({ length: 40 }, () => rolled()), after, normal); // prettier-ignore
    expect(lengthOf(film)).toBeCloseTo(LONGEST);
    expect(new Set(film.map(({ shot }) => shot?.millis)).size).toBe(1);
  });

  it('runs fast, or not at all; a card stays readable', () => {
    const fast = { factor: 0.5, still: false };
    expect(shots([rolled()], fast)[0]?.millis).toBe(300);
    expect(shots([drew])[0]?.millis).toBe(1_500);
    expect(shots([drew], fast)[0]?.millis).toBe(900);
    expect(shots([rolled(), moved(7)], { factor: 0, still: false })).toEqual([null, null]);
  });

  it('keeps still where nothing shall move', () => {
    const film = shots([rolled(), moved(7), drew], { factor: 1, still: true });
    expect(film.map((shot) => [shot?.still, shot?.millis])).toEqual([[true, 250], [true, 250], [true, 1_500]]); // prettier-ignore
  });
});

describe('options while the film runs', () => {
  const roll = { do: 'roll' };
  const bid = { do: 'bid', auction: 1, amount: { from: 10, to: 90, step: 10 } };
  const higher = { ...bid, amount: { from: 20, to: 90, step: 10 } };
  const build = { do: 'build', pos: { in: [1] } };

  it('are the server’s newest, of those that could be pressed before', () => {
    expect(held([higher, build], [bid], true)).toEqual([higher]);
    expect(held([], [roll], true)).toEqual([]);
  });

  it('keep a prompt of another moment back, but not the tools', () => {
    expect(held([roll, build], [roll, build], false)).toEqual([build]);
    expect(sameMoment(view(), view())).toBe(true);
    expect(sameMoment(view(), view({ rolls: 2 }))).toBe(false);
    expect(sameMoment(null, view())).toBe(false);
  });
});
