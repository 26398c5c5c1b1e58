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
