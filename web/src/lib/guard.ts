// A prompt that has just appeared does not take a press yet: a double press would answer a question nobody has read.
import { placeOfOption, promptKey } from './dock';
import { recall } from './stored';
import type { Option, View } from './wire.gen';

/** Half a second: what the game accessibility guidelines ask for between two inputs that cost something. */
const MILLIS = 500;

export const guardMillis = (): number => Number(recall('guard') ?? MILLIS);

export interface Guard {
  /** Notes what is asked now. */
  see(options: readonly Option[], view: View | null, now: number): void;
  /** Is the question that this command answers still too fresh to be answered? */
  holds(command: { do: string }, now: number): boolean;
}

interface Asked {
  readonly option: Option;
  readonly at: number;
}

/** Remembers since when each question stands, in the same clock as `now`. */
export function newGuard(millis: () => number = guardMillis): Guard {
  let asked = new Map<string, Asked>();
  return {
    see(options, view, now) {
      const fresh = options.map((option): [string, Asked] => {
        const key = `${option.do} ${question(option, options, view)}`;
        return [key, { option, at: asked.get(key)?.at ?? now }];
      });
      asked = new Map(fresh);
    },
    holds(command, now) {
      return [...asked.values()].some(({ option, at }) => now - at < millis() && answers(command, option));
    },
  };
}

/** What an option asks together with others: the turn's question is one, each offer and vote another. */
function question(option: Option, options: readonly Option[], view: View | null): string {
  const place = placeOfOption(option);
  if (['standing', 'table', 'claim'].includes(place)) return JSON.stringify(option);
  // The next throw is another question than the last one, though its button looks the same.
  const turn = `${view?.token ?? 0} ${view?.rolls ?? 0} ${promptKey(options.filter(ofTheTurn))}`;
  // A tool that was open before goes on under the new question, its squares on the board too: the same press may be meant.
  return place === 'tool' ? `${turn} ${JSON.stringify(option)}` : turn;
}

const ofTheTurn = (option: Option): boolean => ['main', 'second'].includes(placeOfOption(option));

/** A field with a domain says nothing yet; what is fixed has to be the same. */
function answers(command: { do: string }, option: Option): boolean {
  return Object.entries(option).every(
    ([name, value]) => typeof value === 'object' || value === (command as Option)[name],
  );
}
