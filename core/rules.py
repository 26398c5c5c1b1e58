"""Every number and switch of a rulebook as one value; a mode is a named patch of it.

`None` means: no such thing, no limit, never. Durations are in seconds or minutes as the name says.
Each field is read in one function of `core`; ask that function elsewhere.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import TypeAlias

from core.board import Board
from core.bounds import BOUNDS
from core.cards import Deck
from core.ids import Money
from core.kinds import (
    BankruptTo,
    BidLimit,
    DebtorSale,
    Insolvency,
    Jump,
    Late,
    Manner,
    Opening,
    Per,
    Starter,
    TermEnd,
    Ties,
)

Scalar: TypeAlias = bool | int | str | None


@dataclass(frozen=True, slots=True)
class Players:
    """From `least` to `most` in steps."""

    least: int = 2
    most: int = 6
    step: int = 1

    @property
    def counts(self) -> range:
        """How many may play."""
        return range(self.least, self.most + 1, self.step)


@dataclass(frozen=True, slots=True)
class Teams:
    """`sides`: how many teams the seats belong to, turn about."""

    sides: int | None = None


@dataclass(frozen=True, slots=True)
class Purse:
    """What a seat begins with. `deeds`: dealt to each, free of charge."""

    cash: Money = 15_000
    deeds: int = 0


@dataclass(frozen=True, slots=True)
class Salary:
    amount: Money = 2_000
    landing_bonus: Money = 1_000
    ends_minute: int | None = 46


@dataclass(frozen=True, slots=True)
class RentTax:
    """Percent of a rent that goes to the bank: by game minute in steps, by round evenly up to the most, which is
    reached in `full_round` (None: `first_percent` from the first such round on). The higher of the two holds."""

    from_minute: int | None = 61
    first_percent: int = 50
    step_percent: int = 10
    step_minutes: int = 5
    most_percent: int = 99
    from_round: int | None = None
    full_round: int | None = None


@dataclass(frozen=True, slots=True)
class Die:
    """The third die: `third_from_round` None: there is none; `triple_again`: three alike give another roll."""

    third_from_round: int | None = None
    jump: Jump = Jump.M1
    triple_again: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """`attended_any_time`: what a seat does in the turns of others, too, shows that it is there."""

    starter: Starter = Starter.DRAWN
    seconds: int = 75
    resumed_seconds: int = 15
    missed_limit: int | None = 3
    late: Late = Late.PLAYED_ON
    attended_any_time: bool = False
    doubles_to_jail: int = 3


@dataclass(frozen=True, slots=True)
class AuctionRules:
    """`exact`: a bid is neither more nor less than the least that counts."""

    seconds: int = 20
    step: Money = 100
    exact: bool = False
    manner: Manner = Manner.IN_TURN
    opening: Opening = Opening.LIST_PRICE
    limit: BidLimit = BidLimit.RAISABLE
    decliner_bids: bool = False


@dataclass(frozen=True, slots=True)
class Purchase:
    """`raising`: who is short of a price may sell, pledge and trade for it first."""

    raising: bool = True


@dataclass(frozen=True, slots=True)
class TradeRules:
    """`jail_cards`: they are sold, apart from all else, for at most `card_price`; `to_each`: one offer may be open to
    each other seat; `still`: only the first so many offers of a turn stop a clock; `ban_at`: with so many seats left
    there is no trade any more."""

    per_turn: int | None = 3
    seconds: int = 30
    balance: int | None = 2
    mortgaged: bool = False
    debtor: DebtorSale = DebtorSale.HELPING
    jail_cards: bool = False
    card_price: int | None = None
    to_each: bool = False
    still: int | None = None
    ban_at: int | None = None


@dataclass(frozen=True, slots=True)
class Gap:
    """The time between two turns in which every seat may deal, where one has asked for it. `seconds` None: there is
    none; offers prolong it, up to `longest_seconds` in all."""

    seconds: int | None = None
    longest_seconds: int = 60


@dataclass(frozen=True, slots=True)
class MortgageRules:
    """`reminder`: whoever begins a turn is told which terms run. `round_up`: part of a dollar makes a whole one.
    `fee`: who gets a mortgaged deed pays at once what lifting costs more than the loan."""

    percent: int = 50
    redeem_percent: int = 60
    round_up: bool = False
    fee: bool = False
    term: int | None = 7
    at_end: TermEnd = TermEnd.AUCTION
    reminder: bool = False
    auction_own: bool = False


@dataclass(frozen=True, slots=True)
class Build:
    """`per_turn`: levels a turn, on each group or each street; `any_time`: every seat builds, sells, pledges and
    redeems whenever nothing is being resolved, on turn or not."""

    even: bool = True
    any_time: bool = False
    per_turn: int | None = 1
    per: Per = Per.GROUP
    sell_percent: int = 100


@dataclass(frozen=True, slots=True)
class Supply:
    """The bank's buildings, None: without end. `window_seconds`: to say what one wants when there may be too few;
    `windows`: so many of them a seat may open between two throws."""

    houses: int | None = None
    hotels: int | None = None
    window_seconds: int = 10
    windows: int = 3


@dataclass(frozen=True, slots=True)
class Rent:
    """`bonus_part`: a collectible card raises a rent by at most one part in so many; None: no card counts. `claimed`:
    nobody pays a rent that its owner does not claim."""

    complete_factor: int = 2
    while_jailed: bool = False
    bonus_part: int | None = None
    claimed: bool = False


@dataclass(frozen=True, slots=True)
class Jail:
    """`own_fines`: before how many of the attempts the fine may be paid of one's own will; None: before each."""

    fine: Money = 500
    tries: int = 3
    own_fines: int | None = None


@dataclass(frozen=True, slots=True)
class Debt:
    """`own_clock`: every payment has a clock of its own, also where cash covers it; `off_turn`: and where it is
    another seat's turn, but for what a card takes from all. `insolvent_sells`: who can't raise the sum may still sell
    to the bank and pledge."""

    seconds: int = 60
    own_clock: bool = False
    off_turn: bool = False
    insolvent_sells: bool = True
    insolvency: Insolvency = Insolvency.AT_ONCE
    bankrupt_to: BankruptTo = BankruptTo.CREDITOR_AS_IT_STANDS


@dataclass(frozen=True, slots=True)
class Bet:
    """The casino. `allowed` false: it is a square like any other; `jackpot_in`: one draw in so many wins the pool."""

    allowed: bool = True
    stake: Money = 1_000
    most_numbers: int = 3
    top_up: Money = 500
    jackpot_in: int | None = 20


@dataclass(frozen=True, slots=True)
class Fortune:
    """Gifts and fees around the dice, 0: none. `envelope`: to all others with each salary; `eight`, `four`: to and from
    whoever throws that total; in each so many-th round (`feast_rounds`) the salary is `feast_salary`."""

    envelope: Money = 0
    eight: Money = 0
    four: Money = 0
    feast_rounds: int | None = None
    feast_salary: Money = 4_000


@dataclass(frozen=True, slots=True)
class Pause:
    allowed: bool = True
    vote_seconds: int = 30
    again_minutes: int = 5
    countdown_seconds: int = 5
    longest_minutes: int = 10


@dataclass(frozen=True, slots=True)
class Cards:
    """`demolition`: the deck has that card besides its usual ones. `cycle`: a deck is never shuffled again, what was
    carried out goes to its bottom."""

    demolition: bool = False
    cycle: bool = False


@dataclass(frozen=True, slots=True)
class Cap:
    """`minutes`: from the first throw until the round that is running becomes the last."""

    rounds: int | None = None
    safety_rounds: int = 1_000
    minutes: int | None = None
    ties: Ties = Ties.PLACE


@dataclass(frozen=True, slots=True)
class Referee:
    """`judge`: somebody without a seat may pause the game, call time and eject a seat."""

    judge: bool = False


@dataclass(frozen=True, slots=True)
class Rules:
    """A rulebook's parameters in groups. The defaults are those of the first mode of `brands`."""

    players: Players = field(default_factory=Players)
    teams: Teams = field(default_factory=Teams)
    start: Purse = field(default_factory=Purse)
    salary: Salary = field(default_factory=Salary)
    tax: RentTax = field(default_factory=RentTax)
    turn: Turn = field(default_factory=Turn)
    die: Die = field(default_factory=Die)
    auction: AuctionRules = field(default_factory=AuctionRules)
    buy: Purchase = field(default_factory=Purchase)
    trade: TradeRules = field(default_factory=TradeRules)
    gap: Gap = field(default_factory=Gap)
    mortgage: MortgageRules = field(default_factory=MortgageRules)
    build: Build = field(default_factory=Build)
    supply: Supply = field(default_factory=Supply)
    rent: Rent = field(default_factory=Rent)
    jail: Jail = field(default_factory=Jail)
    debt: Debt = field(default_factory=Debt)
    bet: Bet = field(default_factory=Bet)
    fortune: Fortune = field(default_factory=Fortune)
    pause: Pause = field(default_factory=Pause)
    cards: Cards = field(default_factory=Cards)
    cap: Cap = field(default_factory=Cap)
    referee: Referee = field(default_factory=Referee)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """What a table pins: the mode's key, its resolved rules, the board, the decks by name."""

    mode: str
    rules: Rules
    board: Board
    decks: Mapping[str, Deck]


class BadRule(ValueError):
    """A rule that does not exist, or a value it cannot have. The text says which and what fits."""


class Clash(ValueError):
    """Two patches can't be combined. The text names what they disagree on."""


def dotted(rules: Rules) -> dict[str, Scalar]:
    """Every parameter by dotted name, as `freehold modes --json` prints them."""
    return {
        f"{group.name}.{name}": value for group in fields(rules) for name, value in _values(getattr(rules, group.name))
    }


def patched(rules: Rules, patch: Mapping[str, Scalar]) -> Rules:
    """The rules with some parameters changed, by dotted name. Raises BadRule."""
    known = dotted(rules)
    groups: dict[str, dict[str, Scalar]] = {}
    for name, value in patch.items():
        if name not in known:
            raise BadRule(f"there is no rule {name!r}")
        group, _, leaf = name.partition(".")
        groups.setdefault(group, {})[leaf] = _fitting(rules, group, leaf, value)
    changed = {group: replace(getattr(rules, group), **leaves) for group, leaves in groups.items()}
    return replace(rules, **changed)


def combined(one: Mapping[str, Scalar], other: Mapping[str, Scalar]) -> Mapping[str, Scalar]:
    """Both patches at once, whichever comes first. Raises Clash where they want different things."""
    clash = [name for name in one if name in other and one[name] != other[name]]
    if clash:
        raise Clash(f"they disagree on {', '.join(sorted(clash))}")
    return {**one, **other}


def differing(one: Rules, other: Rules) -> dict[str, tuple[Scalar, Scalar]]:
    """The parameters in which two rules differ, by dotted name, with both values."""
    theirs = dotted(other)
    return {name: (value, theirs[name]) for name, value in dotted(one).items() if value != theirs[name]}


def _values(group: object) -> list[tuple[str, Scalar]]:
    return [(leaf.name, getattr(group, leaf.name)) for leaf in fields(group)]  # type: ignore[arg-type]


def _fitting(rules: Rules, group: str, leaf: str, value: Scalar) -> Scalar:
    current: Scalar = getattr(getattr(rules, group), leaf)
    annotation = str(type(getattr(rules, group)).__annotations__[leaf])
    if value is None:
        if "None" in annotation:
            return None
        raise BadRule(f"{group}.{leaf} can't be left out")
    if isinstance(current, StrEnum):
        kinds = type(current)
        if value in list(kinds):
            return kinds(value)
        raise BadRule(f"{group}.{leaf} is one of {', '.join(kinds)}")
    if "bool" in annotation:
        if isinstance(value, bool):
            return value
        raise BadRule(f"{group}.{leaf} takes true or false")
    least, most = BOUNDS.get(f"{group}.{leaf}", (0, 1_000_000))
    if type(value) is not int or not least <= value <= most:
        raise BadRule(f"{group}.{leaf} takes a whole number from {least} to {most}")
    return value
