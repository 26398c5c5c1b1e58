"""The types of the wire that no dataclass says: options with their domains, the view, a ruleset."""

from typing import Final

SHAPES: Final = """\
/** An open field of an option holds its domain. */
export interface OneOf<T> {
  readonly in: readonly T[];
}
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}
export interface SomeOf<T> {
  readonly some: readonly T[];
  readonly least?: number;
  readonly most?: number;
}
/** What one side of a trade could give. */
export interface SideDomain {
  readonly cash: Range;
  readonly deeds: SomeOf<number>;
  readonly cards?: SomeOf<string>;
}
export interface ProposeOption {
  readonly do: 'propose';
  readonly to: number;
  readonly give: SideDomain;
  readonly take: SideDomain;
}
export interface Option {
  readonly do: string;
  readonly [field: string]: unknown;
}

export interface SeatView {
  readonly cash: number;
  readonly pos: number;
  readonly jail: number | null;
  readonly cards: readonly string[];
  readonly out: boolean;
  readonly bot: string | null;
  readonly missed: number;
  readonly proposals: number;
  /** Its number, where seats play in teams. */
  readonly team?: number;
  /** Cards that raise its rents: square and percent, where it has any. */
  readonly collectibles?: readonly (readonly [number, number])[];
}
export interface DeedView {
  readonly owner: number | null;
  readonly level?: number;
  readonly mortgaged?: boolean;
  readonly rounds_left?: number | null;
}
export type Offence = (typeof OFFENCES)[number];
export interface NameView {
  readonly name: string;
  readonly shape: string;
  readonly online: boolean;
  readonly bot: string | null;
  /** What the referee has warned of, where it has. */
  readonly warned?: readonly Offence[];
}
export type ClockView =
  | ({ readonly kind: 'running' } & Running)
  | ({ readonly kind: 'stopped' } & Stopped);
export interface View {
  readonly mode: string;
  readonly first: number;
  readonly turn: number;
  readonly token: number;
  readonly round: number;
  readonly rolls: number;
  readonly doubles: number;
  readonly began: number;
  readonly paused: number;
  readonly pool: number;
  readonly late: boolean;
  readonly turn_clock: ClockView;
  readonly deadline: number | null;
  readonly phase: Phase;
  readonly to_act: readonly number[];
  readonly seats: readonly SeatView[];
  readonly names: readonly NameView[];
  /** By square; what is not named is the bank's. */
  readonly deeds: Readonly<Record<string, DeedView>>;
  /** By group: how many levels were built there this turn. */
  readonly built: Readonly<Record<string, number>>;
  readonly offers: readonly Offer[];
  readonly vote: Vote | null;
  readonly gone: readonly number[];
  /** Mortgaged deeds that may be lifted without interest in this turn. */
  readonly spared?: readonly number[];
  /** When time is up, and whether this round is the last, where a game has a time limit. */
  readonly ends?: number | null;
  readonly last_round?: boolean;
  /** Who has asked for a gap since its own turn began, where there are gaps, and whether one follows this turn. */
  readonly gap_asked?: readonly number[];
  readonly gap_wanted?: boolean;
  /** The table of the rematch, once somebody has asked for it. */
  readonly next: string | null;
  /** Who watches over the game, where somebody does. */
  readonly referee?: NameView;
}

export interface SquareData {
  readonly pos: number;
  readonly kind: string;
  readonly name: string;
  readonly code: string;
  readonly group?: string;
  readonly price?: number;
  readonly rents?: readonly number[];
  readonly factors?: readonly number[];
  readonly cost?: number;
  readonly amount?: number;
  /** Who lands may pay a tenth of all it has instead of the amount. */
  readonly tenth?: boolean;
  readonly deck?: string;
}
export interface BoardData {
  readonly key: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly squares: readonly SquareData[];
}
/** A card's other fields are its effect's. */
export interface CardData {
  readonly id: string;
  readonly effect: string;
  readonly [field: string]: unknown;
}
export type RuleValue = boolean | number | string | null;
export interface Ruleset {
  readonly mode: string;
  readonly rules: Readonly<Record<string, RuleValue>>;
  readonly board: BoardData;
  readonly decks: Readonly<Record<string, readonly CardData[]>>;
}
"""
