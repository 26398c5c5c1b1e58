"""Sockets: who is pushed to, who may look, what a page that missed something gets; each fault by its number."""

from core.ids import Seat
from functions import keys
from functions.ports import Item, Put
from functions.tables import lobby
from tests.functions.world import ROLL, Frame, Page, World, hang_up, mover_first
from tests.functions.worse import WorseItems


def test_F22_a_ping_tells_the_version_that_a_lost_push_hid(world: World) -> None:
    mover, other = mover_first(world.table(2))
    world.post.silent.add(other.conn)
    v = mover.play(ROLL)["v"]
    world.post.silent.clear()
    pong = other.send(op="ping", table=other.table, t=12, v=other.frames[-1]["v"])[-1]
    assert (pong["op"], pong["t"], pong["v"]) == ("pong", 12, v)
    seen = other.frames[-1]["v"]
    missed = other.hello(seen)
    assert missed["missed"] and missed["events"][0]["type"] == "rolled" and missed["v"] == v


def test_a_gap_of_more_than_fifty_versions_settles_on_the_view(world: World) -> None:
    page = world.table(1, 1, start=False)[0]
    for _ in range(26):
        lobby.command(world.on, page.user.id, page.table, lobby.Remove(Seat(1)))
        lobby.command(world.on, page.user.id, page.table, lobby.SeatBot(Seat(1), "trader"))
    frame = page.hello(1)
    assert (frame["missed"], frame["events"], frame["v"]) == (True, [], 54)
    assert len(page.hello(4)["events"]) == 50


def test_F27_a_frame_before_connect_gets_unauthenticated(world: World) -> None:
    page = world.table(2)[0]
    stranger = Page(world, page.user, page.table, "nobody", page.client)
    for frame in (
        {"op": "hello", "table": page.table, "v": None},
        {"op": "ping", "table": page.table, "t": 1},
        {"op": "chat", "table": page.table, "text": "hi"},
        {"op": "play", "table": page.table, "client": "ab" * 8, "n": 1, "turn": 1, "roll": 0, "command": ROLL},
    ):
        assert stranger.send(**frame)[-1]["refused"] == "UNAUTHENTICATED"


def test_F26_a_page_that_says_hello_is_pushed_to_from_then_on(world: World) -> None:
    mover, _ = mover_first(world.table(2))
    late = world.page(mover.user, mover.table)
    mover.play(ROLL)
    assert late.frames == []
    assert late.hello()["v"] == mover.frames[-1]["v"]


def test_F31_one_dead_phone_harms_nobody_else(world: World) -> None:
    mover, other = mover_first(world.table(2))
    twin = world.page(other.user, other.table)
    twin.hello()
    world.post.gone.add(twin.conn)
    assert mover.play(ROLL)["ack"] == 1
    assert other.frames[-1]["v"] == mover.frames[-1]["v"]
    left = {each.id for each in world.state(mover.table).connections}
    assert left == {mover.conn, other.conn}


def test_F38_a_seat_is_the_users_whatever_the_socket(world: World) -> None:
    mover, _ = mover_first(world.table(2))
    hang_up(world, mover)
    world.clock.at += 61_000
    fresh = world.page(mover.user, mover.table)
    assert fresh.hello()["you"]["role"] == "player"
    assert fresh.play(ROLL)["ack"] == 1


def test_F37_F43_coming_and_going_change_no_clock_and_no_right(world: World) -> None:
    mover, other = mover_first(world.table(2))
    deadline = mover.frames[-1]["view"]["deadline"]
    hang_up(world, other)
    world.clock.at += 20_000
    assert mover.hello()["view"]["deadline"] == deadline
    assert mover.play(ROLL)["ack"] == 1


def test_F56_the_seat_is_the_connections_never_the_messages(world: World) -> None:
    pages = world.table(2)
    stranger = world.page(world.guest(), pages[0].table)
    assert stranger.hello()["you"] == {"seat": None, "role": "spectator", "host": False}
    assert stranger.send(op="hello", table=pages[0].table, v=None, seat=0)[-1]["refused"] == "BAD_FRAME"
    assert stranger.play(ROLL)["refused"] == "NOT_SEATED"
    assert stranger.frames[-1]["options"] == []


def test_F61_what_everybody_may_know_of_a_player_opens_nothing(world: World) -> None:
    """Table, seat, name, the page's own number and its connection: all of them together are no right."""
    mover, _ = mover_first(world.table(2))
    stranger = world.page(world.guest(), mover.table)
    borrowed = Page(world, stranger.user, mover.table, stranger.conn, mover.client, mover.n)
    assert borrowed.hello()["you"]["seat"] is None
    assert borrowed.play(ROLL)["refused"] == "NOT_SEATED"
    assert mover.play(ROLL)["ack"] == mover.n


def test_F57_a_connection_is_of_one_table(world: World) -> None:
    one, other = world.table(2)[0], world.table(2)[0]
    foreign = Page(world, one.user, other.table, one.conn, one.client)
    assert foreign.send(op="hello", table=other.table, v=None)[-1]["refused"] == "UNAUTHENTICATED"


def test_F58_who_watches_gets_the_least(world: World) -> None:
    pages = world.table(2)
    stranger = world.page(world.guest(), pages[0].table)
    stranger.hello()
    mover, _ = mover_first(pages)
    mover.play(ROLL)
    seen: Frame = stranger.frames[-1]
    assert seen["view"] == mover.frames[-1]["view"]
    assert (seen["options"], seen.get("ack"), seen.get("h")) == ([], None, None)


def test_S19_twenty_may_watch(world: World) -> None:
    page = world.table(2)[0]
    watchers = [world.page(world.guest(), page.table) for _ in range(21)]
    answers = [watcher.send(op="hello", table=page.table, v=None)[-1] for watcher in watchers]
    assert [answer["op"] for answer in answers].count("frame") == 20
    assert answers[-1]["refused"] == "FULL_HOUSE"


def test_S19_the_sixth_socket_of_a_user_ends_the_first(world: World) -> None:
    page = world.table(2)[0]
    for _ in range(5):
        world.clock.at += 1_000
        world.page(page.user, page.table)
    assert page.conn in world.post.closed
    assert len([each for each in world.state(page.table).connections if each.user == page.user.id]) == 5


def test_a_private_table_is_not_watched(world: World) -> None:
    page = world.table(2, watched=False)[0]
    stranger = world.page(world.guest(), page.table)
    assert stranger.send(op="hello", table=page.table, v=None)[-1]["refused"] == "PRIVATE"
    assert stranger.frames == []


def test_a_frame_holds_as_much_of_the_chat_as_there_is_room_for(world: World) -> None:
    page = world.table(2)[0]
    for number in range(50):
        fields: dict[str, str | int] = {
            "seat": 0,
            "name": "A",
            "text": "\U0001f600" * 278 + f"{number:02}",
            "at": number,
        }
        expires = keys.seconds(world.clock.at + keys.DAY)
        world.items.write(Put(Item(keys.chat(page.table, number, "r"), fields, expires=expires)))
    chat = page.hello()["chat"]
    assert len(world.post.raw[-1]) <= 24 * 1024
    assert chat[-1]["text"].endswith("49") and len(chat) >= 6


def test_a_frame_asks_for_its_connection_once_and_for_its_table_once(worse: WorseItems, world: World) -> None:
    page = world.table(2)[0]
    reads = {}
    for frame in ({"op": "hello", "v": None}, {"op": "chat", "text": "hi"}, {"op": "ping", "t": 1}):
        before = worse.reads
        page.send(table=page.table, **frame)
        reads[frame["op"]] = worse.reads - before
    # A hello reads the last lines that were said, too.
    assert reads == {"hello": 3, "chat": 2, "ping": 2}
