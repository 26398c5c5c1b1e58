import { describe, expect, it } from 'vitest';
import type { Frame } from '../../src/lib/net/frames';
import { Sequence } from '../../src/lib/net/sequence';

const answer: Partial<Frame> = { you: { seat: 0, role: 'player', host: true }, ruleset: 'hash' };

function frame(v: number, extra: Partial<Frame> = {}): Frame {
  const events = [{ type: 'attended', seat: v } as const];
  return { op: 'frame', v, now: 0, events, view: {} as Frame['view'], options: [], ...extra };
}

const seats = (step: { events: readonly object[] }): unknown[] =>
  step.events.map((each) => (each as { seat: number }).seat);

describe('versions in order', () => {
  it('plays pushes that follow one another', () => {
    const sequence = new Sequence();
    expect(sequence.take(frame(4, { ...answer, events: [] }))).toMatchObject({ show: true, ask: false, cut: false });
    expect(seats(sequence.take(frame(5)))).toEqual([5]);
    expect(sequence.seen).toBe(5);
  });

  it('ignores the events of a version it has seen', () => {
    const sequence = new Sequence();
    sequence.take(frame(4, answer));
    expect(sequence.take(frame(4)).events).toEqual([]);
    expect(sequence.take(frame(3))).toMatchObject({ show: false, events: [] });
  });

  it('settles on the newer view at a gap, holds its events, and asks', () => {
    const sequence = new Sequence();
    sequence.take(frame(4, answer));
    expect(sequence.take(frame(6))).toMatchObject({ show: true, ask: true, events: [] });
    expect(sequence.seen).toBe(4);
    const filled = sequence.take(frame(5, { ...answer, missed: true }));
    expect(filled.show).toBe(false);
    expect(seats(filled)).toEqual([5, 6]);
    expect(sequence.seen).toBe(6);
  });

  it('takes no frame that only says who is there for the one with its events', () => {
    const sequence = new Sequence();
    sequence.take(frame(4, answer));
    expect(sequence.take(frame(5, { again: true, events: [] }))).toEqual({
      show: true,
      events: [],
      ask: false,
      cut: false,
    });
    expect(seats(sequence.take(frame(5)))).toEqual([5]);
    expect(sequence.take(frame(7, { again: true, events: [] }))).toMatchObject({ show: true, ask: true });
  });

  it('asks where a stored answer tells more than is next', () => {
    const sequence = new Sequence();
    sequence.take(frame(4, answer));
    expect(sequence.take(frame(5, { ack: 1, missed: true }))).toMatchObject({ show: true, ask: true, events: [] });
  });

  it('says that the film has a cut when the log gave nothing back', () => {
    const sequence = new Sequence();
    sequence.take(frame(4, answer));
    expect(sequence.take(frame(99, { ...answer, events: [] }))).toMatchObject({ show: true, cut: true });
    expect(sequence.seen).toBe(99);
  });
});

/** Numbers between 0 and 1 that look random, the same for a seed. */
function chances(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

/** What the line does with a version: it loses it, doubles it, and says in between who is there. */
function sent(v: number, random: () => number): Frame[] {
  const all = [frame(v), frame(v), frame(v, { again: true, events: [] })];
  return all.filter((_, kind) => random() < [0.7, 0.2, 0.2][kind]!);
}

/** Versions 5 to 40 over such a line, in any order; questions are answered from the log, late, as a server would. */
function hardWay(seed: number): { told: unknown[]; seen: number | null } {
  const random = chances(seed);
  const sequence = new Sequence();
  const told: unknown[] = [];
  let asked = 0;
  const take = (each: Frame): void => {
    const step = sequence.take(each);
    told.push(...seats(step));
    asked += Number(step.ask);
  };
  const hello = (v: number): void => {
    const first = (sequence.seen ?? v) + 1;
    const events = Array.from(
      { length: v - first + 1 },
      (_, past) => ({ type: 'attended', seat: first + past }) as const,
    );
    take(frame(v, { ...answer, missed: true, events }));
    asked = 0;
  };
  take(frame(4, { ...answer, events: [] }));
  const late: Frame[] = [];
  for (let v = 5; v <= 40; v += 1) {
    late.push(...sent(v, random));
    late.sort(() => random() - 0.5);
    late.splice(0, Math.floor(random() * 3)).forEach(take);
    if (asked > 0 && random() < 0.5) hello(v);
  }
  late.forEach(take);
  hello(40);
  return { told, seen: sequence.seen };
}

describe('F21: a line that drops, doubles and mixes up', () => {
  it('tells every version once, in order, whatever the line does', () => {
    const whole = Array.from({ length: 36 }, (_, past) => past + 5);
    for (let seed = 1; seed <= 500; seed += 1) expect(hardWay(seed), `seed ${seed}`).toEqual({ told: whole, seen: 40 });
  });
});
