// What comes, in a few words each: salary's end, the tax on rents, the last round, my mortgages that run out.
import type { Game } from '../game.svelte';
import { rule } from '../rule';
import { officialLeft, taxPercent, untilMinute } from '../reckoned';
import { isFew, stock } from '../supply';
import { deedOf, deedsOf, players, squareName } from '../table';
import { clock } from './amounts';
import { t } from './words.svelte';

/** What lies further ahead than this is not worth a place yet. */
const SOON = 15 * 60_000;
const TURNS_AHEAD = 3;
const ROUNDS_AHEAD = 3;
const LAST_ROUNDS = 5;

export interface Coming {
  readonly key: string;
  readonly text: string;
  /** It costs a deed if nothing is done. */
  readonly urgent: boolean;
}

export function coming(game: Game, now: number): Coming[] {
  if (game.view?.phase.kind === 'over') return [];
  return [
    ...(game.you.role === 'referee' ? [] : called(game, now)),
    ...gap(game),
    ...banned(game),
    ...buildings(game),
    ...mortgages(game),
    ...third(game),
    ...cap(game),
    ...minutes(game, now),
  ];
}

/** What a referee knows, and its own panel says. */
function called(game: Game, now: number): Coming[] {
  return [...referee(game), ...official(game, now)];
}

/** Not what comes, but who calls it: shown at the same place, all the time. */
function referee({ view }: Game): Coming[] {
  if (view?.referee === undefined) return [];
  const { name, online } = view.referee;
  return [{ key: 'referee', text: t(online ? 'coming.referee' : 'coming.referee.away', { name }), urgent: false }];
}

/** Somebody has asked for it. */
function gap({ view }: Game): Coming[] {
  if (view?.gap_wanted !== true || view.phase.kind === 'between') return [];
  return [{ key: 'gap', text: t('coming.gap'), urgent: false }];
}

/** So few are left that no offers can be made any more. */
function banned(game: Game): Coming[] {
  const left = players(game).filter(({ out }) => !out).length;
  return left > rule(game, 'trade.ban_at') ? [] : [{ key: 'banned', text: t('coming.banned'), urgent: false }];
}

/** The bank's last ones. */
function buildings(game: Game): Coming[] {
  const kinds = ['house', 'hotel'] as const;
  return kinds.flatMap((kind) => {
    if (!isFew(game, kind)) return [];
    return [{ key: kind, text: t(`coming.${kind}`, { count: stock(game, kind) ?? 0 }), urgent: false }];
  });
}

function minutes(game: Game, now: number): Coming[] {
  const told: Coming[] = [];
  const salary = untilMinute(game, 'salary.ends_minute', now);
  if (salary !== null && salary > 0 && salary < SOON) {
    told.push({ key: 'salary', text: t('coming.salary', { time: clock(salary) }), urgent: false });
  }
  return [...told, ...taxes(game, now)];
}

function taxes(game: Game, now: number): Coming[] {
  const told: Coming[] = [];
  const tax = untilMinute(game, 'tax.from_minute', now);
  if (tax !== null && tax > 0 && tax < SOON) {
    told.push({ key: 'tax', text: t('coming.tax', { time: clock(tax) }), urgent: false });
  }
  const rounds = roundsTo(game, 'tax.from_round');
  if (rounds > 0 && rounds <= ROUNDS_AHEAD) {
    told.push({ key: 'tax', text: t('coming.tax.round', { count: rounds }), urgent: false });
  }
  const percent = taxPercent(game, now);
  if (percent > 0) told.push({ key: 'tax', text: t('coming.taxed', { percent }), urgent: false });
  return told;
}

/** Rounds until the one that a rule names; endless, when it names none. */
function roundsTo(game: Game, name: string): number {
  const round = rule(game, name);
  return round === 0 ? Infinity : round - (game.view?.round ?? 0);
}

/** The official time, as a judge tells it from time to time. */
function official({ view }: Game, now: number): Coming[] {
  if (view?.last_round === true) return [{ key: 'cap', text: t('coming.cap', { count: 0 }), urgent: false }];
  const left = officialLeft(view, now);
  return left === null ? [] : [{ key: 'time', text: t('coming.time', { time: clock(left) }), urgent: false }];
}

/** Where the rounds are counted, the last ones are. */
function cap(game: Game): Coming[] {
  const left = roundsTo(game, 'cap.rounds');
  if (left < 0 || left > LAST_ROUNDS) return [];
  return [{ key: 'cap', text: t('coming.cap', { count: left }), urgent: false }];
}

function third(game: Game): Coming[] {
  const left = roundsTo(game, 'die.third_from_round');
  if (left <= 0 || left > ROUNDS_AHEAD) return [];
  return [{ key: 'third', text: t('coming.third', { count: left }), urgent: false }];
}

function mortgages(game: Game): Coming[] {
  const { seat } = game.you;
  if (seat === null) return [];
  return deedsOf(game, seat).flatMap((pos) => {
    const left = deedOf(game.view, pos).rounds_left;
    if (left === null || left > TURNS_AHEAD) return [];
    const text = t('coming.mortgage', { pos: squareName(game, pos), count: left });
    return [{ key: `mortgage-${pos}`, text, urgent: left <= 1 }];
  });
}
