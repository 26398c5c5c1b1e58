// Squares that may be chosen just now, on the board as in the dock: to build, to sell, to mortgage, to redeem.

export interface Choosing {
  readonly squares: readonly number[];
  readonly choose: (pos: number) => void;
}
