"""Guests, their names and sessions; chat; who sits where."""

import pytest

from core.ids import Seat
from functions import keys, people
from functions.ports import Key
from functions.refusal import Refusal
from functions.tables import knobs, lobby, quick, seating
from functions.tables.model import SHAPES, Table
from tests.functions.world import Page, World


def test_a_session_lives_by_use_but_not_for_ever(world: World) -> None:
    _, session = people.new_guest(world.on)
    for _ in range(3):
        world.clock.at += keys.SESSION_IDLE - 1
        found = people.session_of(world.on, session.secret)
        assert (found is not None) == (world.clock.at < session.made + keys.SESSION_LIFE)
    world.clock.at = session.made + keys.SESSION_LIFE
    assert people.session_of(world.on, session.secret) is None
    assert people.session_of(world.on, "forged") is None
    assert people.user_of(world.items, "nobody") is None


def test_a_ticket_is_used_once_even_by_two_at_once(world: World) -> None:
    user = world.guest()
    ticket = people.new_ticket(world.on, user.id, "t")
    real = world.items.get

    def get(key: Key) -> object:
        found = real(key)
        people_at_once.append(found)
        return found

    people_at_once: list[object] = []
    world.items.get = get  # type: ignore[method-assign,assignment]
    assert people.use_ticket(world.on, ticket) == people.Ticket(user.id, "t", 0)
    world.items.get = lambda key: people_at_once[0]  # type: ignore[method-assign,assignment,return-value]
    assert people.use_ticket(world.on, ticket) is None


def empty_table(seats: int) -> Table:
    return Table("t", "m", "r", {}, public=False, watched=True, code="", created=0, now=0, seats=[None] * seats)


def test_no_two_at_a_table_are_alike(world: World) -> None:
    table = empty_table(6)
    for seat in range(6):
        table.seats[seat] = seating.newcomer(table, people.User(f"u{seat}", "A name of 20 signs..", "star"))
    names = [sitter.name for sitter in table.seats if sitter]
    assert len(set(names)) == 6 and max(map(len, names)) <= 20
    assert {sitter.shape for sitter in table.seats if sitter} == set(SHAPES)


def test_bots_of_a_table_have_different_tempers_while_there_are_any(world: World) -> None:
    table = empty_table(5)
    for seat in range(5):
        table.seats[seat] = seating.newcomer_bot(world.on, table, Seat(seat))
    assert len({sitter.bot for sitter in table.seats[:4] if sitter}) == 4
    with pytest.raises(Refusal):
        seating.newcomer_bot(world.on, empty_table(2), Seat(0), "angry")


def test_knobs_may_be_never_where_the_rules_say_so() -> None:
    knobs.check(
        "brands.custom", {"mortgage.term": None, "build.per_turn": None, "build.even": False, "turn.seconds": 30}
    )
    for name, value in (("start.cash", None), ("turn.seconds", 31), ("mortgage.term", 0), ("build.even", None)):
        with pytest.raises(Refusal):
            knobs.check("brands.classic", {name: value})


def test_chat_reaches_everybody_and_is_kept_for_thirty_days(world: World) -> None:
    anna, ben = world.table(2)
    watcher = world.page(world.guest(), anna.table)
    watcher.hello()
    before = world.state(anna.table).table.v
    assert anna.send(op="chat", table=anna.table, text=" hi ")[-1]["text"] == "hi"
    for page in (anna, ben, watcher):
        line = world.post.letters[page.conn][-1]
        assert (line["op"], line["seat"], line["name"], line["text"]) == ("chat", 0, anna.user.name, "hi")
    assert world.state(anna.table).table.v == before
    fresh = world.page(ben.user, ben.table)
    assert [each["text"] for each in fresh.hello()["chat"]] == ["hi"]
    world.clock.at += keys.CHAT_LIFE
    late = world.page(ben.user, ben.table)
    assert late.hello()["chat"] == []


def test_a_phrase_is_said_by_its_key(world: World) -> None:
    anna, ben = world.table(2)
    said = anna.send(op="chat", table=anna.table, phrase="nice")[-1]
    assert (said["op"], said["phrase"], said["text"]) == ("chat", "nice", "Nice move!")
    assert world.post.letters[ben.conn][-1] == said
    late = world.page(ben.user, ben.table)
    assert [line["phrase"] for line in late.hello()["chat"]] == ["nice"]
    for other in ({"phrase": "rude"}, {"phrase": "nice", "text": "and more"}):
        assert anna.send(op="chat", table=anna.table, **other)[-1]["refused"] == "BAD_FRAME"
    assert anna.send(op="chat", table=anna.table)[-1]["refused"] == "EMPTY_TEXT"


def test_S17_chat_comes_five_at_once_then_one_in_two_seconds(world: World) -> None:
    page = world.table(2)[0]

    def say() -> str:
        answer = page.send(op="chat", table=page.table, text="hi")[-1]
        return str(answer.get("refused", answer["op"]))

    assert [say() for _ in range(6)] == ["chat"] * 5 + ["SLOW_DOWN"]
    world.clock.at += 2_000
    assert say() == "chat"


def test_quick_play_takes_the_next_table_on_a_lost_race(world: World) -> None:
    """The index lags: it still lists a table that has begun."""
    first = quick.quick(world.on, world.guest(), "brands.classic")
    listed = world.items.query_index(keys.OPEN_AT_ONCE)
    for _ in range(3):
        quick.quick(world.on, world.guest(), "brands.classic")
    assert world.state(first.id).table.stage == "running"
    world.items.query_index = lambda *_, **__: listed  # type: ignore[method-assign]
    second = quick.quick(world.on, world.guest(), "brands.classic")
    assert second.id != first.id and second.stage == "waiting"


def test_quick_play_ignores_tables_with_a_hosts_own_rules(world: World) -> None:
    own = lobby.Wish("brands.classic", 4, public=True, rules={"start.cash": 20_000})
    made = lobby.open_table(world.on, world.guest(), own)
    assert quick.quick(world.on, world.guest(), "brands.classic").id != made.id


def test_a_table_takes_only_as_many_as_the_mode_does(world: World) -> None:
    for seats in (1, 7):
        with pytest.raises(Refusal):
            lobby.open_table(world.on, world.guest(), lobby.Wish("brands.classic", seats))
    full = world.table(2, start=False)[0]
    with pytest.raises(Refusal) as refusal:
        lobby.join(world.on, world.guest(), full.table)
    assert refusal.value.code == "TABLE_FULL"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"do": "seat_bot", "seat": 0, "temper": "trader"}, "SEAT_TAKEN"),
        ({"do": "seat_bot", "seat": 9, "temper": "trader"}, "NO_SUCH_SEAT"),
        ({"do": "seat_bot", "seat": 2, "temper": "angry"}, "NO_SUCH_TEMPER"),
        ({"do": "remove", "seat": 0}, "HOST_STAYS"),
        ({"do": "remove", "seat": 2}, "SEAT_EMPTY"),
        ({"do": "remove", "seat": -1}, "NO_SUCH_SEAT"),
        ({"do": "move", "seat": 0}, "SEAT_TAKEN"),
        ({"do": "move", "seat": 3}, "NO_SUCH_SEAT"),
        ({"do": "roll"}, "NOT_RUNNING"),
    ],
)
def test_a_lobby_refuses_with_a_reason(world: World, command: dict[str, object], code: str) -> None:
    host = world.table(2, start=False)[0]
    wide = lobby.open_table(world.on, host.user, lobby.Wish("brands.classic", 3))
    page: Page = world.page(host.user, wide.id)
    page.hello()
    assert page.play(command)["refused"] == code


def test_it_takes_two_and_a_human_to_start(world: World) -> None:
    made = lobby.open_table(world.on, world.guest(), lobby.Wish("brands.classic", 3))
    host = made.sitter(made.host).user
    assert host is not None
    with pytest.raises(Refusal) as refusal:
        lobby.command(world.on, host, made.id, lobby.Start())
    assert refusal.value.code == "TOO_FEW"
