// The cards of a mode, equal ones once with how many there are.
import type { Ruleset } from '../wire.gen';
import { money } from '../words/amounts';
import { cardText } from '../words/sentences';
import { t } from '../words/words.svelte';

export interface Card {
  readonly id: string;
  readonly text: string;
  readonly many: number;
}

export function cardsOf(book: Ruleset): Card[] {
  const found = new Map<string, Card>();
  for (const card of Object.values(book.decks).flat()) {
    const before = found.get(card.id);
    found.set(card.id, { id: card.id, text: before?.text ?? textOf(book, card), many: (before?.many ?? 0) + 1 });
  }
  return [...found.values()];
}

/** Of the one card whose sums its id does not tell, they stand in the deck. */
function textOf(book: Ruleset, card: Ruleset['decks'][string][number]): string {
  const { branch, corporation } = card;
  if (typeof branch !== 'number' || typeof corporation !== 'number') return cardText({ ruleset: book }, card.id);
  return t('guide.repairs', { branch: money(branch), corporation: money(corporation) });
}
