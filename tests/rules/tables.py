"""A table for a rule test: seats, deeds and a turn in words, luck in the act, one look at the end."""

from collections.abc import Mapping, Sequence
from typing import cast

from core.commands import Command
from core.engine import expire, options, play
from core.events import Event
from core.frames import Auction, MustPay
from core.ids import SECOND, AuctionId, DebtId, Money, Pos, Seat
from core.options import Option
from core.refusal import Refused, Why
from core.scripted import Given, Scripted
from core.state import Game, InJail
from infra.position import read_position
from infra.spelling import spelled
from infra.strictjson import Json, Node
from infra.written import phase_name

FACES = {"1": 1, "2": 2, "3": 3, "bus": 4, "m1": 5, "x": 5}
NOW = 1_767_225_600_000


class Table:
    """`seats`: "A 15000@33, B 500@10 jail=2"; `deeds`: "39:B 37:A2 5:Am 15:Am0" (owner, level, mortgage, rounds)."""

    def __init__(self, seats: str = "A 15000@0, B 15000@0, C 15000@0", deeds: str = "", **more: Json) -> None:
        fields: dict[str, Json] = {
            "mode": "brands.classic",
            "seats": [_seat(each.split()) for each in seats.split(",")],
            "deeds": dict(_deed(each) for each in deeds.split()),
        }
        position = read_position(Node(fields | more, "").fields(), NOW)
        self.game, self.names, self.now = position.game, position.names, NOW
        self.luck = Scripted(decks=position.decks, cards=position.cards)

    def do(
        self, who: str, do: str, *, dice: str = "", die: int = 0, jackpot: bool = False, third: str = "", **fields: Json
    ) -> list[Event]:
        """A seat gives a command, in the words of scenario files. Raises Refused."""
        self.luck.give(_given(dice, die, jackpot=jackpot, third=third))
        return self.play(who, self.command(who, do, **fields))

    def command(self, who: str, do: str, **fields: Json) -> Command:
        """A command as scenario files spell it."""
        nodes = {name: Node(value, name) for name, value in fields.items()}
        return spelled(self.game, self.names, self.seat(who), do, nodes)

    def bar(self, who: str, do: str, **fields: Json) -> Why | None:
        """Why a command is refused; None when it is carried out."""
        self.luck.give(Given())
        try:
            self.play(who, self.command(who, do, **fields))
        except Refused as refused:
            return refused.why
        return None

    def play(self, who: str, command: Command) -> list[Event]:
        events = play(self.game, self.seat(who), command, self.now, self.luck)
        assert self.luck.unused() == []
        return events

    def roll(self, who: str, dice: str, third: str = "") -> list[Event]:
        return self.do(who, "roll", dice=dice, third=third)

    def wait(self, seconds: float, dice: str = "", third: str = "") -> None:
        self.now += round(seconds * SECOND)
        self.luck.give(_given(dice, 0, jackpot=False, third=third))

    def expire(self) -> list[Event]:
        """Carry out one deadline that is due."""
        return expire(self.game, self.now, self.luck)

    def seat(self, who: str) -> Seat:
        return Seat(self.names.index(who))

    def cash(self, who: str) -> Money:
        return self.game.players[self.seat(who)].cash

    def pos(self, who: str) -> Pos:
        return self.game.players[self.seat(who)].where.pos

    def jailed(self, who: str) -> bool:
        return isinstance(self.game.players[self.seat(who)].where, InJail)

    def out(self, who: str) -> bool:
        return self.game.players[self.seat(who)].out

    def owner(self, pos: Pos) -> str | None:
        owner = self.game.deeds[pos].owner
        return None if owner is None else self.names[owner]

    def squares(self, who: str, do: str) -> list[Pos]:
        """Where a command is open to a seat."""
        found = [option.schema() for option in options(self.game, self.seat(who), self.now)]
        domains = [each["pos"] for each in found if each["do"] == do]
        return [pos for domain in domains if isinstance(domain, dict) for pos in cast("list[Pos]", domain["in"])]

    def options(self, who: str) -> list[Option]:
        return options(self.game, self.seat(who), self.now)

    def offered(self, who: str) -> set[str]:
        """The commands among a seat's options."""
        return {str(option.schema()["do"]) for option in options(self.game, self.seat(who), self.now)}

    @property
    def auction(self) -> AuctionId:
        assert isinstance(self.game.top, Auction)
        return self.game.top.id

    @property
    def debt(self) -> DebtId:
        assert isinstance(self.game.top, MustPay)
        return self.game.top.id

    @property
    def phase(self) -> str:
        return phase_name(self.game)

    @property
    def turn(self) -> str:
        return self.names[self.game.turn]


def types(events: Sequence[Event]) -> list[str]:
    return [event.type for event in events]


def money(game: Game) -> Mapping[int, Money]:
    """Cash by seat."""
    return {seat: player.cash for seat, player in enumerate(game.players)}


def _given(dice: str, die: int, *, jackpot: bool, third: str = "") -> Given:
    throws = tuple((int(throw[0]), int(throw[2])) for throw in dice.split())
    dies: dict[str, tuple[int, ...]] = {"casino": (die,)} if die else {}
    if third:
        dies["third"] = tuple(FACES[face] for face in third.split())
    return Given(throws, dies, {"jackpot": (0 if jackpot else 1,)} if die else {})


def _seat(words: list[str]) -> dict[str, Json]:
    cash, _, pos = words[1].partition("@")
    seat: dict[str, Json] = {"name": words[0], "cash": int(cash), "pos": int(pos)}
    for word in words[2:]:
        name, _, value = word.partition("=")
        seat[name] = [value] if name == "cards" else int(value) if value.isdigit() else value or True
        if name == "collectibles":
            square, _, percent = value.partition(":")
            seat[name] = {square: int(percent)}
    return seat


def _deed(word: str) -> tuple[str, Json]:
    pos, _, rest = word.partition(":")
    owner, level, term = rest[0], rest[1:].partition("m")[0], rest.partition("m")[2]
    deed: dict[str, Json] = {"owner": owner, "level": int(level or 0), "mortgaged": "m" in rest}
    return pos, deed | ({"rounds_left": int(term)} if term else {})
