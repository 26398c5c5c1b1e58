"""What leaves the engine: listed fields only, the same for everybody, and nothing of the engine's own."""

from core.books import resolve
from core.commands import Roll
from core.engine import new_game, play
from core.events import Rolled, Stood
from core.ids import Seat
from core.luck import DiceChain
from core.state import Game, InJail
from core.view import ruleset_view, told, view

RULESET = resolve("brands.classic")

SHOWN = {
    "mode",
    "first",
    "turn",
    "token",
    "round",
    "rolls",
    "doubles",
    "began",
    "paused",
    "pool",
    "late",
    "turn_clock",
    "deadline",
    "phase",
    "to_act",
    "seats",
    "deeds",
    "built",
    "offers",
    "vote",
    "gone",
}
SEAT = {"cash", "pos", "jail", "cards", "out", "bot", "missed", "proposals"}


def begun() -> Game:
    return new_game(RULESET, (None, "cautious"), 1_000, DiceChain(0, bytes(32)))[0]


def test_F53_a_view_holds_the_listed_fields_and_no_others() -> None:
    shown = view(begun())
    assert set(shown) == SHOWN
    seats = shown["seats"]
    assert isinstance(seats, list)
    assert all(isinstance(seat, dict) and set(seat) == SEAT for seat in seats)


def test_a_view_shows_gaps_and_the_end_of_time_only_where_there_are_such() -> None:
    game = begun()
    game.gap_asked, game.ends = (Seat(0),), 90_000
    shown = view(game)
    assert set(shown) - SHOWN == {"gap_asked", "gap_wanted", "ends", "last_round"}
    assert (shown["gap_asked"], shown["gap_wanted"], shown["ends"], shown["last_round"]) == ([0], False, 90_000, False)


def test_which_cards_have_been_drawn_is_not_shown() -> None:
    """Two states that differ only in what nobody may count on have the same view."""
    one, other = begun(), begun()
    other.used = {"chance": (3, 5)}
    assert view(one) == view(other)


def test_jail_shows_the_tries_left() -> None:
    game = begun()
    game.players[1].where = InJail(2)
    seats = view(game)["seats"]
    assert isinstance(seats, list)
    assert [seat["jail"] for seat in seats if isinstance(seat, dict)] == [None, 2]


def test_a_deed_shows_its_owner_and_only_what_it_has_besides() -> None:
    game = begun()
    game.deeds[1].owner, game.deeds[3].owner, game.deeds[5].owner = Seat(0), Seat(1), Seat(1)
    game.deeds[1].level = 2
    game.deeds[3].mortgaged, game.deeds[3].rounds_left = True, 7
    assert view(game)["deeds"] == {
        "1": {"owner": 0, "level": 2},
        "3": {"owner": 1, "mortgaged": True, "rounds_left": 7},
        "5": {"owner": 1},
    }


def test_events_are_told_without_the_stack() -> None:
    game = begun()
    events = play(game, game.turn, Roll(), 2_000, DiceChain(0, bytes(32)))
    assert any(isinstance(event, Stood) for event in events)
    assert any(isinstance(event, Rolled) for event in events)
    assert "stood" not in {each["type"] for each in told(events)}


def test_a_ruleset_tells_every_square_card_and_rule_once() -> None:
    shown = ruleset_view(RULESET)
    board, decks, rules = shown["board"], shown["decks"], shown["rules"]
    assert isinstance(board, dict) and isinstance(decks, dict) and isinstance(rules, dict)
    squares = board["squares"]
    assert isinstance(squares, list) and len(squares) == 40
    assert squares[39] == {
        "pos": 39,
        "kind": "street",
        "name": "Apple",
        "code": "APP",
        "group": "blue",
        "price": 4000,
        "rents": [500, 2000, 6000, 14000, 17000, 20000],
        "cost": 2000,
    }
    assert isinstance(decks["chance"], list) and len(decks["chance"]) == 20
    assert decks["chance"][10] == {"id": "repairs", "effect": "repairs", "branch": 250, "corporation": 1000}
    assert rules["turn.seconds"] == 75
