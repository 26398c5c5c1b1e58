// Sounds: what each is made of, and when which is heard.
import { describe, expect, it } from 'vitest';
import { together } from '../../src/lib/sound/follow.svelte';
import { soundOf } from '../../src/lib/sound/heard';
import { lengthOf, SCORE, type Sound } from '../../src/lib/sound/score';
import type { GameEvent } from '../../src/lib/wire.gen';

const SOUNDS = Object.keys(SCORE) as Sound[];
const event = (fields: object): GameEvent => fields as GameEvent;
const paid = (payer: number | null, payee: number | null): GameEvent =>
  event({ type: 'paid', payer, payee, amount: 100, why: 'rent' });

describe('the score', () => {
  it.each(SOUNDS)('%s is short and begins at once', (sound) => {
    expect(lengthOf(sound)).toBeLessThan(sound === 'win' ? 2.5 : 1.7);
    expect(Math.min(...SCORE[sound].map(({ at }) => at))).toBe(0);
  });

  it.each(SOUNDS)('%s has only pitches that small speakers and old ears have', (sound) => {
    for (const { hertz, to = hertz } of SCORE[sound]) {
      expect(Math.min(hertz, to)).toBeGreaterThan(55);
      expect(Math.max(hertz, to)).toBeLessThan(4_000);
    }
  });

  it.each(SOUNDS)('%s has no note louder than may be', (sound) => {
    for (const { weight } of SCORE[sound]) expect(weight).toBeLessThanOrEqual(1);
  });
});

describe('what is heard', () => {
  it('most cues as they are called', () => {
    expect(soundOf('dice', event({ type: 'rolled' }), 0)).toBe('dice');
    expect(soundOf('win', null, 0)).toBe('win');
  });

  it('money only by who gets or gives it', () => {
    expect(soundOf('money', paid(1, 0), 0)).toBe('income');
    expect(soundOf('money', paid(0, 1), 0)).toBe('expense');
    expect(soundOf('money', paid(1, 2), 0)).toBeNull();
    expect(soundOf('money', paid(null, 2), null)).toBeNull();
    expect(soundOf('money', null, 0)).toBeNull();
  });

  it('bids lighter than the hammer', () => {
    expect(soundOf('auction', event({ type: 'bid' }), 0)).toBe('bid');
    expect(soundOf('auction', event({ type: 'auction_closed' }), 0)).toBe('gavel');
  });

  it('the sounds of one moment together, each once', async () => {
    const moments: (readonly Sound[])[] = [];
    const tell = together((sounds) => moments.push(sounds));
    for (const sound of ['dice', null, 'income', 'dice'] as const) tell(sound);
    await Promise.resolve();
    tell('card');
    await Promise.resolve();
    expect(moments).toEqual([['dice', 'income'], ['card']]);
  });
});
