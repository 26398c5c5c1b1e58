// Which options may be pressed while the film still runs: those that were there before it and still are.
import { placeOfOption, promptKey } from '../dock';
import type { Option, View } from '../wire.gen';

/** Prompts belong to a moment: a `roll` of the next turn is another question than the one of this turn. */
export function sameMoment(a: View | null, b: View | null): boolean {
  return a !== null && b !== null && momentOf(a) === momentOf(b);
}

function momentOf({ token, rolls, phase }: View): string {
  return [token, rolls, phase.kind, 'id' in phase ? phase.id : ''].join(' ');
}

/** Everything comes from `now`, the server's newest list; the film only keeps back what it leads to. */
export function held(now: readonly Option[], before: readonly Option[], same: boolean): Option[] {
  const known = new Set(before.map((option) => promptKey([option])));
  return now.filter((option) => known.has(promptKey([option])) && (same || !isPrompt(option)));
}

function isPrompt(option: Option): boolean {
  const place = placeOfOption(option);
  return place === 'main' || place === 'second';
}
