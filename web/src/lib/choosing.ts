// Squares that may be chosen just now, on the board as in the dock: to build, to sell, to mortgage, to redeem.

export interface Choosing {
  readonly squares: readonly number[];
  /** The one that is chosen so far, where choosing is not doing yet. */
  readonly picked?: number | null;
  readonly choose: (pos: number) => void;
}

/** Lets squares be chosen, until what it gives back is called. */
type Offering = (mine: Choosing) => () => void;

/** Two who let squares be chosen: while the first does, what the second offers waits under it. */
export function layered(show: (top: Choosing | null) => void): [above: Offering, below: Offering] {
  const offers: [Choosing | null, Choosing | null] = [null, null];
  const put = (place: 0 | 1, mine: Choosing | null): void => {
    offers[place] = mine;
    show(offers[0] ?? offers[1]);
  };
  const offering =
    (place: 0 | 1): Offering =>
    (mine) => {
      put(place, mine);
      // Each takes back only its own: another may have been made since.
      return () => {
        if (offers[place] === mine) put(place, null);
      };
    };
  return [offering(0), offering(1)];
}
