// From events to a film: which shots there are, how long each takes, and how the table looks after it.
import { SQUARES } from '../table';
import type { GameEvent, View } from '../wire.gen';
import { fold } from './fold';
import type { Cue, Look, Of, Pace, Scene, Shot } from './shots';

/** One frame's film takes no longer than this, so that nobody waits for what they may do. */
export const LONGEST = 8_000;
const HOP = 120;
const LONGEST_WALK = 1_200;
/** One throw for the start after another (stage/Opening.svelte). */
const THROWN = 350;
/** With nothing that moves, a fade is soon over. */
const FADE = 250;

const MILLIS = { dice: 600, hop: LONGEST_WALK, slide: 600, money: 300, card: 1_500, flash: 350, note: 250 } as const;
/** How long a card stays to be read, whatever the speed of the film. */
const READABLE = 1_200;

type Cut = Partial<Omit<Shot, 'event' | 'still'>> & { readonly look: Look };
type Cuts = { readonly [T in GameEvent['type']]?: (event: Of<T>, view: View, after: View) => Cut | null };

export function direct(view: View, events: readonly (GameEvent | null)[], after: View, pace: Pace): Scene[] {
  let now = view;
  const scenes = events.map((event, index): Scene => {
    const shot = event === null || pace.factor === 0 ? null : shotOf(event, now, after, pace);
    if (event !== null) now = fold(now, event, after);
    return { event, shot, view: index === events.length - 1 ? after : now };
  });
  return squeezed(scenes);
}

export const lengthOf = (scenes: readonly Scene[]): number =>
  scenes.reduce((sum, { shot }) => sum + (shot?.millis ?? 0), 0);

function shotOf(event: GameEvent, view: View, after: View, pace: Pace): Shot | null {
  const cut = CUTS[event.type]?.(event as never, view, after) ?? null;
  if (cut === null) return null;
  const blank = { seat: null, path: [], squares: [], late: false, cue: null };
  return { ...blank, ...cut, event, still: pace.still, millis: timeOf(cut, pace) };
}

function timeOf({ look, millis = MILLIS[look] }: Cut, { factor, still }: Pace): number {
  if (look === 'card') return Math.max(READABLE * Math.max(factor, 0.75), millis * factor);
  return (still ? Math.min(millis, FADE) : millis) * factor;
}

function squeezed(scenes: readonly Scene[]): Scene[] {
  const squeeze = LONGEST / Math.max(LONGEST, lengthOf(scenes));
  return scenes.map((each) => ({
    ...each,
    shot: each.shot && { ...each.shot, millis: each.shot.millis * squeeze },
  }));
}

const flash = (seat: number | null, squares: readonly number[], cue: Cue | null = null): Cut => ({
  look: 'flash',
  seat,
  squares,
  cue,
});

const slide = (seat: number, from: number, to: number, cue: Cue | null): Cut => ({
  look: 'slide',
  seat,
  path: [from, to],
  late: true,
  cue,
});

const CUTS: Cuts = {
  game_began: ({ throws = [] }) =>
    throws.length > 0 ? { look: 'note', cue: 'dice', millis: throws.length * THROWN + READABLE } : null,
  rolled: ({ seat }) => ({ look: 'dice', seat, late: true, cue: 'dice' }),
  moved: ({ seat, to, how }, view) => {
    const from = standing(view, seat);
    if (from === to) return null;
    return how === 'back' || how === 'teleport' ? slide(seat, from, to, 'hop') : walk(seat, from, to);
  },
  jailed: ({ seat }, view, after) => slide(seat, standing(view, seat), standing(after, seat), 'jail'),
  paid: ({ payer, payee, amount }) =>
    amount > 0 && payer !== payee ? { look: 'money', seat: payer, late: true, cue: 'money' } : null,
  drew: ({ seat }) => ({ look: 'card', seat, cue: 'card' }),
  bought: ({ seat, pos }) => flash(seat, [pos]),
  built: ({ seat, pos }) => flash(seat, [pos], 'build'),
  sold: ({ seat, pos }) => flash(seat, [pos]),
  demolished: ({ seat, pos }) => flash(seat, [pos], 'build'),
  own_auctioned: ({ seat, pos }) => flash(seat, [pos]),
  mortgaged: ({ seat, pos }) => flash(seat, [pos]),
  redeemed: ({ seat, pos }) => flash(seat, [pos]),
  traded: ({ to, give, take }) => (give.length + take.length > 0 ? flash(to, [...give, ...take]) : null),
  inherited: ({ to, deeds }) => (deeds.length > 0 ? flash(to, deeds) : null),
  released: ({ deeds }) => (deeds.length > 0 ? flash(null, deeds) : null),
  auction_opened: ({ pos }) => ({ ...flash(null, [pos], 'auction'), millis: 300 }),
  rent_claimed: ({ seat, deeds }) => flash(seat, deeds),
  time_called: () => ({ look: 'note', cue: 'auction', millis: 700 }),
  claims_left: () => ({ look: 'note', millis: 500 }),
  building_called: ({ squares }) => flash(null, squares, 'auction'),
  bid: ({ seat }) => ({ look: 'note', seat, cue: 'auction' }),
  auction_closed: ({ winner, pos }) => flash(winner, [pos], 'auction'),
  bet: ({ seat }) => ({ look: 'note', seat, millis: 500 }),
  went_out: ({ seat }) => ({ look: 'note', seat, millis: 700 }),
  game_over: ({ ranking }) => ({ look: 'note', seat: ranking[0] ?? null, late: true, millis: 800 }),
};

const standing = (view: View, seat: number): number => view.seats[seat]?.pos ?? 0;

function walk(seat: number, from: number, to: number): Cut {
  const steps = (to - from + SQUARES) % SQUARES;
  const path = Array.from({ length: steps + 1 }, (_, step) => (from + step) % SQUARES);
  return { look: 'hop', seat, path, late: true, cue: 'hop', millis: Math.min(LONGEST_WALK, steps * HOP) };
}
