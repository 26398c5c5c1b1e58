"""A table before its game: making it, sitting down, moving, leaving, bots, and the start; each a commit like a move."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from core.books import as_changed
from core.codec import Form
from core.ids import Millis, Seat
from core.rules import Scalar
from functions import keys, people
from functions.people import User
from functions.ports import ABSENT, ConditionFailed, Item, Put
from functions.refusal import Refusal
from functions.store import Connection, Live
from functions.tables import starting
from functions.tables.act import Act
from functions.tables.clock import act_on, expire_due
from functions.tables.commit import commit, create
from functions.tables.ending import close
from functions.tables.happened import HostChanged, Joined, Left, Moved, Opened, Refereed, SeatsSwapped
from functions.tables.knobs import check
from functions.tables.lobby_commands import Leave, LobbyCommand, Move, Remove, SeatBot, Start, Swap
from functions.tables.lobby_options import lobby_options, why_not
from functions.tables.model import REFEREE, Place, Table
from functions.tables.rulesets import changed, pin
from functions.tables.seating import newcomer, newcomer_bot
from functions.wiring import Adapters

__all__ = ["Leave", "LobbyCommand", "Move", "Remove", "SeatBot", "Start", "Swap"]

_COMMAND: Final = Form(LobbyCommand)
SIGNS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6
CODES_TRIED: Final = 3
FILL_AFTER: Final[Millis] = 20 * keys.SECOND
"""GB-44: how long somebody who wants to play at once waits for people."""


Seal: TypeAlias = Callable[[Act], None]
"""Looks at an act before it is saved, adds to it, or raises; each time that it is decided anew."""


def as_it_is(act: Act) -> None:
    """Nothing to add."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The table somebody asks for."""

    mode: str
    seats: int
    public: bool = False
    watched: bool = True
    rules: Mapping[str, Scalar] | None = None
    fills: bool = False
    referee: bool = False


def open_table(on: Adapters, user: User, wish: Wish, seal: Seal = as_it_is) -> Table:
    """A new table with the user as its host: on its first seat, or as its referee."""
    for _ in range(CODES_TRIED):
        act = new_table(on, wish)
        if wish.referee:
            preside(act, user)
        else:
            sit(act, user, Seat(0))
        seal(act)
        try:
            return create(on, act).table
        except ConditionFailed:
            # Another waits under this code, or waited: expired items go in their own time.
            continue
    raise Refusal("BUSY")


def new_table(on: Adapters, wish: Wish) -> Act:
    """An empty table, not yet stored."""
    rules = wish.rules or {}
    check(as_changed(wish.mode, rules), rules, refereed=wish.referee)
    patch = changed(wish.mode, rules, refereed=wish.referee)
    mode = as_changed(wish.mode, patch)
    ruleset, hash = pin(on.items, mode, patch, refereed=wish.referee)
    if wish.referee and not ruleset.rules.referee.judge:
        raise Refusal("NO_REFEREE")
    if wish.seats not in ruleset.rules.players.counts:
        raise Refusal("BAD_RULE", "This mode is for another number of players.")
    now = on.clock.now()
    code = "".join(SIGNS[on.entropy.below(len(SIGNS))] for _ in range(CODE_LENGTH))
    table = Table(
        id=people.token(on, 128),
        mode=mode,
        ruleset=hash,
        patch=patch,
        public=wish.public,
        watched=wish.watched,
        code=code,
        created=now,
        now=now,
        joined=now,
        seats=[None] * wish.seats,
        fills=now + FILL_AFTER if wish.fills else None,
    )
    act = Act(table, now, None)
    act.tell(Opened(mode, hash))
    expires = keys.seconds(now + keys.WAITING_LIFE)
    act.also.append(Put(Item(keys.code(code), {"table": table.id}, expires=expires), ABSENT))
    return act


def join(on: Adapters, user: User, table: str, seal: Seal = as_it_is) -> Act:
    """Sits down on the first free seat; who sits there already stays there."""

    def decide(live: Live, now: Millis) -> Act:
        act = act_on(live, now)
        if live.table.place_of(user.id) is not None:
            return act
        expire_due(on, act)
        must_wait(act.table)
        if not act.table.empty:
            raise Refusal("TABLE_FULL")
        sit(act, user, act.table.empty[0])
        seal(act)
        if act.table.fills is not None and not act.table.empty:
            starting.start(on, act)
        return act

    return commit(on, table, decide)


def sit(act: Act, user: User, seat: Seat) -> None:
    table = act.table
    if not table.humans and table.referee is None:
        table.host = seat
    sitter = newcomer(table, user)
    table.seats[seat] = sitter
    if starts(table, act.connections):
        # A table that nobody can start lives no longer for it.
        table.joined = act.now
    act.by = seat
    act.tell(Joined(seat, sitter.name, sitter.shape, None))
    act.also.append(people.seated(user.id, people.Seated(table.id, table.mode, "waiting")))


def preside(act: Act, user: User) -> None:
    """GC-51: who watches over the game has no seat in it; as the host the referee starts it."""
    table = act.table
    table.referee, table.host = newcomer(table, user), REFEREE
    act.by = REFEREE
    act.tell(Refereed(table.referee.name, table.referee.shape))
    act.also.append(people.seated(user.id, people.Seated(table.id, table.mode, "waiting")))


def starts(table: Table, connections: tuple[Connection, ...]) -> bool:
    """Whether there is any hope of a game: it starts by itself, or its host's page is open."""
    host = table.found(table.host)
    there = host is not None and any(each.ready and each.user == host.user for each in connections)
    return there or table.fills is not None


def must_wait(table: Table) -> None:
    if table.stage != "waiting":
        raise Refusal("NOT_WAITING")


def command(on: Adapters, user: str, table: str, wish: LobbyCommand) -> Act:
    """A lobby command over HTTP."""

    def decide(live: Live, now: Millis) -> Act:
        act = act_on(live, now)
        place = act.table.place_of(user)
        if place is None:
            raise Refusal("NOT_SEATED")
        expire_due(on, act)
        carry_out(on, act, place, wish)
        return act

    return commit(on, table, decide)


def carry_out(on: Adapters, act: Act, place: Place, wish: LobbyCommand) -> None:
    """A seat's or the referee's wish for a table that waits. Raises Refusal."""
    if not any(option.allows(wish) for option in lobby_options(act.table, place)):
        raise Refusal(why_not(act.table, place, wish))
    act.by, act.command = place, _COMMAND.plain(wish)
    match wish:
        case Start():
            starting.start(on, act)
        case SeatBot(at, temper):
            _seat_bot(on, act, at, temper)
        case Remove(at):
            _stand_up(act, at, "host")
        case Move(to):
            assert not isinstance(place, str), "a referee has no seat to move from"
            _move(act, place, to)
        case Swap(seat, to):
            table = act.table
            table.seats[seat], table.seats[to] = table.seats[to], table.seats[seat]
            act.tell(SeatsSwapped(seat, to))
        case Leave():
            _leave(act, place)


def _seat_bot(on: Adapters, act: Act, seat: Seat, temper: str) -> None:
    sitter = newcomer_bot(on, act.table, seat, temper)
    act.table.seats[seat] = sitter
    act.tell(Joined(seat, sitter.name, sitter.shape, sitter.bot))


def _move(act: Act, seat: Seat, to: Seat) -> None:
    """Who moves stays who they are: their newest commands are known on the new seat, and a host is host."""
    table = act.table
    table.seats[seat], table.seats[to] = None, table.sitter(seat)
    if table.host == seat:
        table.host = to
    act.tell(Moved(seat, to))


def _stand_up(act: Act, seat: Seat, how: Literal["own", "host"]) -> None:
    table = act.table
    user = table.sitter(seat).user
    table.seats[seat] = None
    act.tell(Left(seat, how))
    if user is not None:
        act.stood_up.append(user)
        act.also.append(people.unseated(user, table.id))


def _leave(act: Act, place: Place) -> None:
    """Without its referee a table has nothing to wait for: its rules want one."""
    if isinstance(place, str):
        close(act, "left")
        return
    _stand_up(act, place, "own")
    if act.table.referee is None:
        _host_moves_on(act)


def _host_moves_on(act: Act) -> None:
    """The next human is host; without any the table closes."""
    table, gone = act.table, act.table.host
    assert not isinstance(gone, str)
    if not table.humans:
        close(act, "left")
    elif gone not in table.humans:
        later = [seat for seat in table.humans if seat > gone]
        table.host = (later or list(table.humans))[0]
        act.tell(HostChanged(table.host))
