"""What may be done at a table that waits: the one list that the screen draws and each command is checked against."""

from dataclasses import dataclass
from typing import Protocol

from core.bots import TEMPERS
from core.ids import Seat
from core.options import Json
from functions.tables.lobby_commands import Leave, LobbyCommand, Move, Remove, SeatBot, Start, Swap
from functions.tables.model import REFEREE, Place, Table
from functions.tables.rulesets import player_counts, sides


class LobbyOption(Protocol):
    """As the game's own options: a command whose open fields still have a domain."""

    def allows(self, command: LobbyCommand) -> bool:
        """Is this very command one of mine?"""

    def schema(self) -> dict[str, Json]:
        """My form on the wire."""


@dataclass(frozen=True, slots=True)
class Just:
    command: Start | Leave

    def allows(self, command: LobbyCommand) -> bool:
        return command == self.command

    def schema(self) -> dict[str, Json]:
        return {"do": self.command.do}


@dataclass(frozen=True, slots=True)
class BotOn:
    """A bot of any temper on one of these seats."""

    seats: tuple[Seat, ...]

    def allows(self, command: LobbyCommand) -> bool:
        return isinstance(command, SeatBot) and command.seat in self.seats and command.temper in TEMPERS

    def schema(self) -> dict[str, Json]:
        return {"do": SeatBot.do, "seat": {"in": [*self.seats]}, "temper": {"in": [*TEMPERS]}}


@dataclass(frozen=True, slots=True)
class RemoveFrom:
    """Whoever sits on one of these seats goes."""

    seats: tuple[Seat, ...]

    def allows(self, command: LobbyCommand) -> bool:
        return isinstance(command, Remove) and command.seat in self.seats

    def schema(self) -> dict[str, Json]:
        return {"do": Remove.do, "seat": {"in": [*self.seats]}}


@dataclass(frozen=True, slots=True)
class MoveTo:
    """Oneself on one of these seats."""

    seats: tuple[Seat, ...]

    def allows(self, command: LobbyCommand) -> bool:
        return isinstance(command, Move) and command.seat in self.seats

    def schema(self) -> dict[str, Json]:
        return {"do": Move.do, "seat": {"in": [*self.seats]}}


@dataclass(frozen=True, slots=True)
class SwapOf:
    """Who sits on one of these seats, with any other of so many."""

    seats: tuple[Seat, ...]
    many: int

    def allows(self, command: LobbyCommand) -> bool:
        return isinstance(command, Swap) and command.seat in self.seats and command.to in self._others(command.seat)

    def _others(self, seat: Seat) -> list[int]:
        return [each for each in range(self.many) if each != seat]

    def schema(self) -> dict[str, Json]:
        return {"do": Swap.do, "seat": {"in": [*self.seats]}, "to": {"in": [*range(self.many)]}}


def lobby_options(table: Table, place: Place) -> list[LobbyOption]:
    """The choices of a seat or of the referee; all but moving and leaving are the host's."""
    if table.stage != "waiting":
        return []
    own: tuple[LobbyOption, ...] = (Just(Leave()),)
    if table.empty and place != REFEREE:
        own = (MoveTo(table.empty), *own)
    return [*(_host(table) if place == table.host else ()), *own]


def _host(table: Table) -> list[LobbyOption]:
    choices: list[LobbyOption] = []
    if len(table.taken) in player_counts(table) and _even(table):
        choices.append(Just(Start()))
    if table.empty and table.referee is None:
        choices.append(BotOn(table.empty))
    others = tuple(seat for seat in table.taken if seat != table.host)
    if others:
        choices.append(RemoveFrom(others))
    if table.taken and table.referee is not None:
        choices.append(SwapOf(table.taken, len(table.seats)))
    return choices


def _even(table: Table) -> bool:
    """Has each team as many players? The game deals its seats to them turn about, so it could not begin otherwise."""
    teams = sides(table)
    return teams is None or len({sum(seat % teams == team for seat in table.taken) for team in range(teams)}) == 1


def why_not(table: Table, place: Place, command: LobbyCommand) -> str:
    """The code of a refusal; asked only about what is not in the list."""
    if table.stage != "waiting":
        return "NOT_WAITING"
    if place != table.host and not isinstance(command, Move):
        return "NOT_HOST"
    return _why_no_seat(table, command) if table.referee is None else _why_no_order(table, place, command)


def _why_no_order(table: Table, place: Place, command: LobbyCommand) -> str:
    """The same where a referee is host: bots don't sit there, and the referee doesn't either."""
    match command:
        case SeatBot():
            return "NO_BOTS"
        case Move() if place == REFEREE:
            return "NOT_SEATED"
        case Swap(seat):
            return "SEAT_EMPTY" if seat in table.empty else "NO_SUCH_SEAT"
        case _:
            return _why_no_seat(table, command)


def _why_no_seat(table: Table, command: LobbyCommand) -> str:
    match command:
        case Swap():
            return "NOT_REFEREE"
        case Start() | Leave():
            return "TEAMS_UNEVEN" if len(table.taken) in player_counts(table) else "TOO_FEW"
        case SeatBot(_, temper) if temper not in TEMPERS:
            return "NO_SUCH_TEMPER"
        case SeatBot(at) | Move(at):
            return "SEAT_TAKEN" if at in table.taken else "NO_SUCH_SEAT"
        case Remove(at):
            if at == table.host:
                return "HOST_STAYS"
            return "SEAT_EMPTY" if at in table.empty else "NO_SUCH_SEAT"
