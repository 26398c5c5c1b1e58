// The steps of a deed's rent in words.
import { HEADQUARTERS, type Rent, type Step } from '../rent';
import { money } from './amounts';
import { t } from './words.svelte';

export function stepText(step: Step): string {
  if (step.by === 'alone') return t('deed.rent');
  if (step.by === 'group') return t('deed.rent.group');
  if (step.by === 'owned') return t('deed.owned', { count: step.owned });
  return step.level === HEADQUARTERS ? t('deed.corporation') : t('deed.level', { level: step.level });
}

export const rentText = ({ amount, dice }: Rent): string => (dice ? t('deed.dice', { factor: amount }) : money(amount));
