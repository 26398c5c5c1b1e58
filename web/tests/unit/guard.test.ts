// A prompt that has just appeared takes no press; what has stood long enough does.
import { describe, expect, it } from 'vitest';
import { newGuard } from '../../src/lib/guard';
import type { Option, View } from '../../src/lib/wire.gen';

const view = (rolls: number): View => ({ token: 1, rolls }) as unknown as View;
const ROLL: Option = { do: 'roll' };
const BUY: Option = { do: 'buy', pos: 3 };
const BUILD: Option = { do: 'build', pos: { in: [1, 3] } };
const accept = (offer: number): Option => ({ do: 'accept', offer });

describe('the guard', () => {
  it('takes no press for half a second after a question', () => {
    const guard = newGuard(() => 500);
    guard.see([BUY], view(1), 1_000);
    expect(guard.holds({ do: 'buy', pos: 3 } as { do: string }, 1_499)).toBe(true);
    expect(guard.holds({ do: 'buy', pos: 3 } as { do: string }, 1_500)).toBe(false);
  });

  it('knows the next throw from the last, though both look alike', () => {
    const guard = newGuard(() => 500);
    guard.see([ROLL], view(1), 0);
    guard.see([ROLL], view(1), 900);
    expect(guard.holds(ROLL, 1_000)).toBe(false);
    guard.see([ROLL], view(2), 1_000);
    expect(guard.holds(ROLL, 1_100)).toBe(true);
  });

  it('holds back an offer that comes and not the throw beside it', () => {
    const guard = newGuard(() => 500);
    guard.see([ROLL, accept(1)], view(1), 0);
    guard.see([ROLL, accept(1), accept(2)], view(1), 2_000);
    expect(guard.holds(ROLL, 2_100)).toBe(false);
    expect(guard.holds(accept(1), 2_100)).toBe(false);
    expect(guard.holds(accept(2), 2_100)).toBe(true);
  });

  it('holds back a tool that was open before, while the question beside it is fresh', () => {
    const guard = newGuard(() => 500);
    const mortgage: Option = { do: 'mortgage', pos: { in: [1, 3] } };
    guard.see([ROLL, mortgage], view(1), 0);
    guard.see([BUY, mortgage], view(1), 2_000);
    expect(guard.holds({ do: 'mortgage', pos: 3 } as { do: string }, 2_100)).toBe(true);
    expect(guard.holds({ do: 'mortgage', pos: 3 } as { do: string }, 2_500)).toBe(false);
  });

  it('holds back the next deed of a list that has changed under the finger', () => {
    const guard = newGuard(() => 500);
    guard.see([ROLL, BUILD], view(1), 0);
    const changed: Option = { do: 'build', pos: { in: [3] } };
    guard.see([ROLL, changed], view(1), 1_000);
    expect(guard.holds({ do: 'build', pos: 3 } as { do: string }, 1_100)).toBe(true);
    expect(guard.holds(ROLL, 1_100)).toBe(false);
  });
});
