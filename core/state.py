"""The game as a plain object, and look-ups in it. No rules here; only `evolve` writes it."""

from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

from core.board import JAIL, Board
from core.commands import Bundle
from core.frames import AnyFrame, Clock, Due, Stopped
from core.ids import Collectibles, Millis, Money, OfferId, Pos, Seat, VoteId
from core.rules import Rules, Ruleset

SEAT_0 = Seat(0)


@dataclass(frozen=True, slots=True)
class At:
    pos: Pos


@dataclass(frozen=True, slots=True)
class InJail:
    """`tries`: attempts left to roll doubles."""

    tries: int
    pos: Pos = field(default=JAIL, init=False)


Where: TypeAlias = At | InJail


@dataclass(frozen=True, slots=True)
class HeldCard:
    deck: str
    index: int


@dataclass(slots=True)
class Player:
    """`bot`: its temper, None for a human; `missed`: turns in a row; `proposals`: made this turn; `team`: its number,
    None where each plays alone."""

    cash: Money
    where: Where = At(0)
    bot: str | None = None
    cards: tuple[HeldCard, ...] = ()
    out: bool = False
    missed: int = 0
    proposals: int = 0
    pause_asked: Millis | None = None
    """Game time of this seat's last request for a pause."""

    team: int | None = None
    collectibles: Collectibles = ()


@dataclass(slots=True)
class Holding:
    """A deed. `owner` None: the bank's; `rounds_left`: of a mortgage's term, None without one."""

    owner: Seat | None = None
    level: int = 0
    mortgaged: bool = False
    rounds_left: int | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """A trade waiting for its answer: `seat` would give and take. An id has one set of terms for ever. `still`: clocks
    stand still meanwhile."""

    id: OfferId
    seat: Seat
    to: Seat
    give: Bundle
    take: Bundle
    until: Millis
    still: bool = True


@dataclass(frozen=True, slots=True)
class Vote:
    """A request for a pause."""

    id: VoteId
    seat: Seat
    agreed: tuple[Seat, ...]
    until: Millis


@dataclass(slots=True)
class Game:
    """One game. `players` by seat; `deeds` by square; `stack`: the last frame is on top.

    `turn`, `token`: who is on turn and how many turns there have been; `spots`: what this turn's roll counts for a
    utility; `built`: levels built this turn by group; `raised`: where, a square for each; `auctioned`: own deeds put up
    for auction this turn; `spared`: mortgaged deeds whose interest a new owner has paid this turn; `late`: the turn
    clock ran out; `used`: drawn cards by deck, the longest ago first; `gone`: seats that are out, in that order;
    `began`: when the first turn did; `paused`: length of all pauses so far; `gap_wanted`: one follows this turn;
    `gap_asked`: who has asked for one since its own turn began; `sought`: who has had all asked for buildings since the
    last throw, once for each time; `ends`: when time is up; `last_round`: it is, and this
    round is the last; `opens`: this turn is the first of its round, where time is counted.
    """

    ruleset: Ruleset
    players: list[Player]
    deeds: dict[Pos, Holding]
    stack: tuple[AnyFrame, ...] = ()
    first: Seat = SEAT_0
    turn: Seat = SEAT_0
    token: int = 0
    round: int = 1
    doubles: int = 0
    rolls: int = 0
    spots: int = 0
    built: dict[str, int] = field(default_factory=dict)
    raised: tuple[Pos, ...] = ()
    auctioned: tuple[Pos, ...] = ()
    spared: tuple[Pos, ...] = ()
    late: bool = False
    turn_clock: Clock = field(default_factory=lambda: Stopped(0))
    began: Millis = 0
    paused: Millis = 0
    pool: Money = 0
    used: dict[str, tuple[int, ...]] = field(default_factory=dict)
    offers: tuple[Offer, ...] = ()
    vote: Vote | None = None
    claims: tuple[Due, ...] | None = None
    """Rents that may be claimed, the oldest first; None where each is owed at once."""

    gone: tuple[Seat, ...] = ()
    gap_wanted: bool = False
    gap_asked: tuple[Seat, ...] = ()
    sought: tuple[Seat, ...] = ()
    ends: Millis | None = None
    last_round: bool = False
    opens: bool = False
    last_id: int = 0
    """The newest id of an offer, auction, debt or vote: one count for all."""

    rules: Rules = field(init=False, repr=False, compare=False)
    board: Board = field(init=False, repr=False, compare=False)
    """Those of the ruleset, at hand: nothing is looked at more often."""

    facts: list[dict[object, object]] = field(init=False, repr=False, compare=False)
    """What is known of each seat's deeds, the bank's last (core/facts.py): emptied by whoever changes one."""

    def __post_init__(self) -> None:
        self.rules = self.ruleset.rules
        self.board = self.ruleset.board
        self.facts = [{} for _ in range(len(self.players) + 1)]

    @property
    def top(self) -> AnyFrame:
        return self.stack[-1]

    @property
    def seats_in(self) -> tuple[Seat, ...]:
        """Seats that are in, by number."""
        return tuple(Seat(seat) for seat, player in enumerate(self.players) if not player.out)

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Seats that are in, in turn order from the next after `seat`, which comes last if it is in."""
        return _turning(len(self.players), seat, self.gone)

    def place(self, seat: Seat) -> int:
        """The seat's place in turn order, 0 for the starter."""
        return (seat - self.first) % len(self.players)

    def offer(self, id: OfferId) -> Offer | None:
        return next((offer for offer in self.offers if offer.id == id), None)


@cache
def _turning(count: int, seat: Seat, gone: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """A table's seats but those that are gone, clockwise from the next after `seat`."""
    clockwise = (Seat((seat + step) % count) for step in range(1, count + 1))
    return tuple(each for each in clockwise if each not in gone)


def blank(ruleset: Ruleset, bots: tuple[str | None, ...]) -> Game:
    """A table laid out, before anything has happened. `bots`: a temper for each seat, None for a human."""
    cash, sides = ruleset.rules.start.cash, ruleset.rules.teams.sides
    return Game(
        ruleset=ruleset,
        players=[Player(cash=cash, bot=bot, team=sides and seat % sides + 1) for seat, bot in enumerate(bots)],
        deeds={pos: Holding() for pos in ruleset.board.deeds},
        used=dict.fromkeys(ruleset.decks, ()),
        claims=() if ruleset.rules.rent.claimed else None,
    )
