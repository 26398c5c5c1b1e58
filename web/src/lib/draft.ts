// An offer half put together, kept while its maker answers what the table has come to ask: taken up once, then forgotten.
import { EMPTY, leftOf, type Side } from './trade';
import type { Offer, ProposeOption } from './wire.gen';

export interface Draft {
  readonly to: number;
  readonly give: Side;
  readonly take: Side;
}

let kept: { readonly about: string; readonly draft: Draft } | null = null;

/** The last one only. `about`: the table, and the offer that is countered, if one is. */
export function keepDraft(about: string, draft: Draft): void {
  kept = { about, draft };
}

/** As it was left, as far as that is still possible; else who counters begins with the other's terms, seen from here. */
export function takeUp(about: string, choices: readonly ProposeOption[], counter?: Offer): Draft {
  const draft = kept?.about === about ? kept.draft : undefined;
  kept = null;
  const option = choices.find(({ to }) => to === draft?.to);
  if (draft === undefined || option === undefined) return { to: choices[0]?.to ?? -1, ...mirrored(counter) };
  return { to: draft.to, give: leftOf(draft.give, option.give), take: leftOf(draft.take, option.take) };
}

const mirrored = (offer?: Offer): Pick<Draft, 'give' | 'take'> => ({
  give: { ...EMPTY, ...offer?.take },
  take: { ...EMPTY, ...offer?.give },
});
