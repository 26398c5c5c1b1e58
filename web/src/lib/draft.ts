// An offer half put together, kept while its maker answers what the table has come to ask: taken up once, then forgotten.
import { EMPTY, leftOf, type Side } from './trade';
import type { Offer, ProposeOption } from './wire.gen';

export interface Draft {
  readonly to: number;
  readonly give: Side;
  readonly take: Side;
}

const kept = new Map<string, Draft>();

/** `about`: the table, and the offer that is countered, if one is. */
export const keepDraft = (about: string, draft: Draft): unknown => kept.set(about, draft);

/** As it was left, as far as that is still possible; else who counters begins with the other's terms, seen from here. */
export function begin(about: string, choices: readonly ProposeOption[], counter?: Offer): Draft {
  const draft = kept.get(about);
  kept.delete(about);
  const option = choices.find(({ to }) => to === draft?.to);
  if (draft === undefined || option === undefined) {
    const [give, take] = [counter?.take, counter?.give].map((side) => ({ ...EMPTY, ...side })) as [Side, Side];
    return { to: choices[0]?.to ?? -1, give, take };
  }
  return { to: draft.to, give: leftOf(draft.give, option.give), take: leftOf(draft.take, option.take) };
}
