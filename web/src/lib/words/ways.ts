// What awaits one on a square, in a few words.
import type { Game } from '../game.svelte';
import { rule } from '../rule';
import { deedOf, nameOf, squareOf } from '../table';
import { untilMinute } from '../reckoned';
import { landing, passesStart, rentLess, type Landing } from '../ways';
import { money } from './amounts';
import { firstOf, t } from './words.svelte';

export function wayText(game: Game, pos: number): string {
  return game.view?.phase.kind === 'demolition_choice' ? razedText(game, pos) : landingText(game, pos);
}

/** The sum beside it: what it costs, or brings. */
export function waySum(game: Game, pos: number): string {
  if (game.view?.phase.kind === 'demolition_choice') return money(rentLess(game, pos)[1] - rentLess(game, pos)[0]);
  const found = landing(game, pos);
  return 'amount' in found ? money(found.amount) : '';
}

function razedText(game: Game, pos: number): string {
  const [now, then] = rentLess(game, pos).map(money);
  const { owner, level } = deedOf(game.view, pos);
  return [
    owner === null ? '' : nameOf(game.view, owner),
    t('square.level', { level }),
    t('way.razed', { now: now ?? '', then: then ?? '' }),
  ].join(' · ');
}

function landingText(game: Game, pos: number): string {
  const found = landing(game, pos);
  const passed = game.view !== null && passesStart(game.view, pos) && pays(game) ? [t('way.passed', { amount: money(rule(game, 'salary.amount')) })] : []; // prettier-ignore
  return [place(game, pos, found), ...passed].filter((text) => text !== '').join(' · ');
}

function place(game: Game, pos: number, found: Landing): string {
  if (found.at === 'square') return firstOf([`way.${squareOf(game, pos)?.kind ?? ''}`]);
  if (found.at === 'sale') return t('way.sale');
  if (found.at === 'tax') return t('deed.tax');
  const name = nameOf(game.view, found.owner);
  return found.at === 'rent' ? t('way.rent', { name }) : firstOf([`way.${found.why}`], { name });
}

function pays(game: Game): boolean {
  const left = untilMinute(game, 'salary.ends_minute', game.serverNow());
  return left === null || left > 0;
}
