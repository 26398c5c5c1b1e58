"""A position of a scenario file, made into a game before a roll."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from core.allies import allied
from core.books import UnknownMode, resolve
from core.bots import TEMPERS
from core.cards import JailFree
from core.frames import AwaitRoll, EndTurn, Running
from core.ids import MINUTE, SECOND, Collectibles, Millis, Seat
from core.play.supply import HOTEL, is_finite, stock
from core.play.timeup import minutes
from core.rules import BadRule, Ruleset, Scalar, patched
from core.state import At, Game, HeldCard, InJail, Player, blank
from infra.holdings import read_deeds, seat_of, square_of
from infra.ruleswords import counted
from infra.strictjson import BIG, Node, Unreadable

POSITION = frozenset(
    {"mode", "rules", "seats", "deeds", "turn", "doubles", "round", "minute", "pool", "bank", "next_cards"}
)
REFEREE = "referee"

_SEAT = frozenset({"name", "cash", "pos", "jail", "cards", "out", "team", "bot", "missed", "collectibles", "proposals"})
_MINUTES = 100_000
_SUPPLY = 1_000
_BUILDINGS = frozenset({"houses", "hotels"})
_PERCENT = 1_000


@dataclass(frozen=True, slots=True)
class Position:
    """A game as a file tells it: with names for the seats, and the cards that come next by deck.

    `rules`: what the file changes of the mode; `bank`: the supply that leaves the bank what the file says.
    """

    game: Game
    names: tuple[str, ...]
    rules: Mapping[str, Scalar]
    bank: Mapping[str, Scalar]
    cards: Mapping[str, tuple[str, ...]]

    @property
    def decks(self) -> dict[str, tuple[str, ...]]:
        """The ids of each deck's cards, in rulebook order."""
        return {name: tuple(card.id for card in deck) for name, deck in self.game.ruleset.decks.items()}


def read_position(fields: Mapping[str, Node], now: Millis) -> Position:
    """The game at `now`, its turn clock just begun. Raises Unreadable for what no table can look like."""
    patch = {name: node.scalar() for name, node in _fields(fields, "rules").items()}
    ruleset = _ruleset(fields, patch)
    seats = fields["seats"].items() if "seats" in fields else []
    if len(seats) not in ruleset.rules.players.counts:
        raise Unreadable("seats", f"this mode is for {counted(ruleset.rules.players.counts)}")
    columns = [each.fields(_SEAT) for each in seats]
    names = _names(columns, seats)
    game = blank(ruleset, tuple(_bot(column) for column in columns))
    game.players = [_player(game, column, seat) for column, seat in zip(columns, seats, strict=True)]
    _read_teams(game, columns)
    _hold_cards(game, columns)
    game.gone = tuple(Seat(seat) for seat, player in enumerate(game.players) if player.out)
    if len(game.seats_in) < 2:
        raise Unreadable("seats", "at least two must be in")
    if all(allied(game, game.seats_in[0], each) for each in game.seats_in[1:]):
        raise Unreadable("seats", "at least two teams must be in")
    read_deeds(game, names, _fields(fields, "deeds"))
    _read_turn(game, names, fields, now)
    bank = _read_bank(game, fields)
    cards = _next_cards(game, fields)
    return Position(game, names, patch, bank, cards)


def _fields(fields: Mapping[str, Node], name: str) -> dict[str, Node]:
    return fields[name].fields() if name in fields else {}


def _ruleset(fields: Mapping[str, Node], patch: Mapping[str, Scalar]) -> Ruleset:
    if "mode" not in fields:
        raise Unreadable("mode", "missing")
    try:
        return resolve(fields["mode"].text(), patch)
    except UnknownMode as error:
        raise Unreadable("mode", str(error)) from None
    except BadRule as error:
        raise Unreadable("rules", str(error)) from None


def _names(columns: list[dict[str, Node]], seats: list[Node]) -> tuple[str, ...]:
    names: list[str] = []
    for column, seat in zip(columns, seats, strict=True):
        if "name" not in column:
            raise Unreadable(f"{seat.where}.name", "missing")
        name = column["name"].text()
        if not name or name == REFEREE:
            raise column["name"].bad("no seat can be called that")
        if name in names:
            raise column["name"].bad(f"two seats are called {name!r}")
        names.append(name)
    return tuple(names)


def _bot(column: Mapping[str, Node]) -> str | None:
    if "bot" not in column or column["bot"].value is None:
        return None
    if column["bot"].text() not in TEMPERS:
        raise column["bot"].bad(f"a temper is one of {', '.join(TEMPERS)}")
    return column["bot"].text()


def _player(game: Game, column: Mapping[str, Node], seat: Node) -> Player:
    out = "out" in column and column["out"].flag()
    in_jail = "jail" in column and column["jail"].value is not None
    for name in () if out else ("cash",) if in_jail else ("cash", "pos"):
        if name not in column:
            raise Unreadable(f"{seat.where}.{name}", "missing")
    cash = column["cash"].whole(0) if "cash" in column else 0
    pos = column["pos"].whole(0, len(game.board.squares) - 1) if "pos" in column else 0
    limit = game.rules.turn.missed_limit
    player = Player(cash=cash, where=At(pos), bot=_bot(column), out=out)
    if in_jail:
        player.where = InJail(column["jail"].whole(1, game.rules.jail.tries))
        if "pos" in column and pos != player.where.pos:
            raise column["pos"].bad(f"in jail it is {player.where.pos}")
    if "missed" in column:
        player.missed = column["missed"].whole(0, BIG if limit is None else limit - 1)
    if "proposals" in column:
        player.proposals = column["proposals"].whole(0, game.rules.trade.per_turn or BIG)
    player.collectibles = _collectibles(game, column.get("collectibles", Node(None, "")))
    if out and (cash or in_jail or column.get("cards", Node([], "")).value):
        raise seat.bad("a seat that is out has no cash, no cards and is in no jail")
    return player


def _collectibles(game: Game, node: Node) -> Collectibles:
    """Cards for squares, in board order; of two for one square the better one counts, and a file names that."""
    if node.value in (None, {}):
        return ()
    if game.rules.rent.bonus_part is None:
        raise node.bad("this mode has no such thing")
    cards = [(square_of(game, key, each), each.whole(0, _PERCENT)) for key, each in node.fields().items()]
    return tuple(sorted(cards))


def _read_teams(game: Game, columns: Sequence[Mapping[str, Node]]) -> None:
    """Teams as the file says, all of one size; where it says nothing the seats belong to them turn about."""
    plain = blank(game.ruleset, (None,) * len(columns)).players
    for player, usual, column in zip(game.players, plain, columns, strict=True):
        player.team = usual.team
        if "team" in column and column["team"].value is not None:
            if usual.team is None:
                raise column["team"].bad("this mode has no such thing")
            player.team = column["team"].whole(0)
    sizes = Counter(player.team for player in game.players)
    if sorted(sizes.values()) != sorted(Counter(player.team for player in plain).values()):
        raise Unreadable("seats", "the teams are not of one size")


def _hold_cards(game: Game, columns: list[dict[str, Node]]) -> None:
    for player, column in zip(game.players, columns, strict=True):
        for node in column["cards"].items() if "cards" in column else []:
            deck = node.text()
            if deck not in game.ruleset.decks:
                raise node.bad(f"there is no deck {deck!r}")
            held = {card.index for each in game.players for card in each.cards if card.deck == deck}
            kept = [i for i, card in enumerate(game.ruleset.decks[deck]) if card.effect == JailFree()]
            free = [index for index in kept if index not in held]
            if not free:
                raise node.bad(f"the deck {deck!r} has no jail card left")
            player.cards = (*player.cards, HeldCard(deck, free[0]))


def _read_turn(game: Game, names: tuple[str, ...], fields: Mapping[str, Node], now: Millis) -> None:
    game.turn = seat_of(fields["turn"], names) if "turn" in fields else game.seats_in[0]
    if game.players[game.turn].out:
        raise Unreadable("turn", f"{names[game.turn]} is out")
    if "doubles" in fields:
        game.doubles = fields["doubles"].whole(0, game.rules.turn.doubles_to_jail - 1)
    if "round" in fields:
        game.round = fields["round"].whole(1)
    if "pool" in fields:
        game.pool = fields["pool"].whole(0)
    minute = fields["minute"].number(0) if "minute" in fields else 0
    if minute > _MINUTES:
        raise fields["minute"].bad(f"must be at most {_MINUTES}")
    game.began = now - round(minute * MINUTE)
    game.token = (game.round - 1) * len(names) + game.turn + 1
    game.turn_clock = Running(now + game.rules.turn.seconds * SECOND)
    game.stack = (EndTurn(game.turn), AwaitRoll(game.turn))
    length = minutes(game)
    if length is not None:
        game.ends = game.began + length * MINUTE
        game.opens = game.turn == min(game.seats_in, key=game.place)


def _read_bank(game: Game, fields: Mapping[str, Node]) -> dict[str, Scalar]:
    """The bank's buildings: as many as the file says are left, whatever stands; where the supply has no end any number
    will do. Answers with the rules that it changes."""
    patch: dict[str, Scalar] = {}
    if "bank" in fields and fields["bank"].value is not None:
        left = {name: node.whole(0, _SUPPLY) for name, node in fields["bank"].fields(_BUILDINGS).items()}
        if is_finite(game):
            patch = {f"supply.{name}": count + _on_board(game, name) for name, count in left.items()}
            game.ruleset = replace(game.ruleset, rules=patched(game.rules, patch))
            game.rules = game.ruleset.rules
    if min(stock(game, "house"), stock(game, "hotel")) < 0:
        raise Unreadable("deeds", "more houses or hotels than the game has")
    return patch


def _on_board(game: Game, name: str) -> int:
    levels = [deed.level for deed in game.deeds.values()]
    return levels.count(HOTEL) if name == "hotels" else sum(level for level in levels if level < HOTEL)


def _next_cards(game: Game, fields: Mapping[str, Node]) -> dict[str, tuple[str, ...]]:
    cards: dict[str, tuple[str, ...]] = {}
    for deck, node in _fields(fields, "next_cards").items():
        if deck not in game.ruleset.decks:
            if node.texts():
                raise node.bad(f"there is no deck {deck!r}")
            continue  # files for another mode may leave it, empty
        ids = [card.id for card in game.ruleset.decks[deck]]
        for each in node.items():
            if each.text() not in ids:
                raise each.bad(f"the deck {deck!r} has no card {each.value!r}")
        cards[deck] = tuple(node.texts())
        if deck in game.used:
            game.used[deck] = _used(game, deck, ids, cards[deck])
    return cards


def _used(game: Game, deck: str, ids: list[str], coming: tuple[str, ...]) -> tuple[int, ...]:
    """The cards that must be used up, so that these can come: a card that comes again needs a shuffle before.

    The pile then ends just before it; where no card comes again all of the deck is in the pile.
    """
    held = {card.index for player in game.players for card in player.cards if card.deck == deck}
    pile: list[int] = []
    for card in coming:
        free = [i for i, each in enumerate(ids) if each == card and i not in pile and i not in held]
        if not free:
            return tuple(i for i in range(len(ids)) if i not in pile and i not in held) if pile else ()
        pile.append(free[0])
    return ()
