// A debt in words: who gets how much of it, and what for.
import type { Game } from '../game.svelte';
import { squareName, who } from '../table';
import type { Phase } from '../wire.gen';
import { list, money } from './amounts';
import { firstOf, t, type Arguments } from './words.svelte';

type Debt = Pick<Extract<Phase, { kind: 'must_pay' }>, 'shares' | 'why' | 'pos'>;

/** The sum of the debt that a phase is about. */
export const owed = (phase: Phase): number =>
  phase.kind === 'must_pay' ? phase.shares.reduce((sum, share) => sum + share.amount, 0) : 0;

/** The button: the charge is explained before it is paid. */
export function payText(game: Game): string {
  const phase = game.view?.phase;
  if (phase?.kind !== 'must_pay') return '';
  return t('do.pay', { amount: money(owed(phase)), what: debtLine(game, phase) });
}

/** `rent to Felix for Mastercard`. */
export function debtLine(game: Game, phase: Debt): string {
  const claimed = game.ruleset?.rules['rent.claimed'] === true ? [`debt.${phase.why}.claimed`] : [];
  return firstOf([...claimed, `debt.${phase.why}`, 'debt.other'], {
    why: firstOf([`why.${phase.why}`]),
    ...parts(game, phase),
  });
}

function parts(game: Game, { shares, pos }: Debt): Arguments {
  const to = [...new Set(shares.map((share) => (share.to === null ? t('bank') : who(game, share.to))))];
  return { to: list(to), pos: pos === null ? 'none' : squareName(game, pos) };
}

/** How much cash is missing for the debt that waits for me; 0 when it is not mine or covered. */
export function short({ view, you }: Game): number {
  if (view?.phase.kind !== 'must_pay' || view.phase.seat !== you.seat) return 0;
  return Math.max(0, owed(view.phase) - (view.seats[view.phase.seat]?.cash ?? 0));
}
