// What was added up for a tax of a part of all one has.
import type { GameEvent } from '../wire.gen';
import { money } from './amounts';
import type { Arguments } from './words.svelte';

type Chosen = Extract<GameEvent, { type: 'tax_chosen' }>;

/** Each item and the sum of them. */
export function taxSums({ sums = [] }: Pick<Chosen, 'sums'>): Arguments {
  const [cash = 0, deeds = 0, buildings = 0] = sums;
  return {
    cash: money(cash),
    deeds: money(deeds),
    buildings: money(buildings),
    total: money(cash + deeds + buildings),
  };
}
