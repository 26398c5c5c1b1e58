// Squares that may be chosen just now, on the board as in the dock: to build, to sell, to mortgage, to redeem.

export interface Choosing {
  readonly squares: readonly number[];
  /** The one that is chosen so far, where choosing is not doing yet. */
  readonly picked?: number | null;
  readonly choose: (pos: number) => void;
}
