"""The same people at a new table, one tap after the end."""

from core.ids import Seat
from functions import people
from functions.people import User
from functions.refusal import Refusal
from functions.store import Live
from functions.tables.act import Act
from functions.tables.clock import act_on
from functions.tables.commit import commit, create_with, load
from functions.tables.happened import Again, Joined, Refereed
from functions.tables.lobby import Wish, new_table
from functions.tables.model import REFEREE, Sitter, Table
from functions.wiring import Adapters


def rematch(on: Adapters, user: User, table: str) -> str:
    """The id of the new table, the same for everybody who asks; made in the transaction that names it."""

    def decide(live: Live, now: int) -> Act:
        act = act_on(live, now)
        place = live.table.place_of(user.id)
        if place is None:
            raise Refusal("NOT_SEATED")
        if live.table.stage != "over":
            raise Refusal("NOT_OVER")
        if not live.table.next or _closed(on, live.table.next):
            act.by = place
            _open_next(on, act)
        return act

    return commit(on, table, decide).table.next


def _closed(on: Adapters, table: str) -> bool:
    """Everybody left it before it began: there has to be another."""
    try:
        return load(on, table).table.stage == "closed"
    except Refusal as refusal:
        if refusal.code != "NO_SUCH_TABLE":
            raise
        return True


def _open_next(on: Adapters, act: Act) -> None:
    old = act.table
    wish = Wish(old.mode, len(old.seats), old.public, old.watched, old.patch, referee=old.referee is not None)
    fresh = new_table(on, wish)
    if old.referee is not None:
        _preside_again(fresh, old.referee)
    elif act.by is not None:
        fresh.table.host = act.by
    for seat, sitter in enumerate(old.seats):
        assert sitter is not None, "a game has no empty seats"
        _sit_again(fresh, seat, sitter)
    old.next = fresh.table.id
    act.tell(Again(old.next))
    create_with(on, act, fresh)


def _preside_again(fresh: Act, referee: Sitter) -> None:
    """Who asks for the next game is its host, but where there is a referee."""
    table = fresh.table
    assert referee.user is not None
    table.referee, table.host = Sitter(referee.name, referee.shape, referee.user), REFEREE
    fresh.tell(Refereed(referee.name, referee.shape))
    fresh.also.append(people.seated(referee.user, people.Seated(table.id, table.mode, "waiting")))


def _sit_again(fresh: Act, seat: int, sitter: Sitter) -> None:
    table: Table = fresh.table
    table.seats[seat] = Sitter(sitter.name, sitter.shape, sitter.user, sitter.bot)
    fresh.tell(Joined(Seat(seat), sitter.name, sitter.shape, sitter.bot))
    if sitter.user is not None:
        fresh.also.append(people.seated(sitter.user, people.Seated(table.id, table.mode, "waiting")))
