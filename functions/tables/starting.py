"""Starting a game: the seats are frozen, the seed is made and sealed, the first turn begins."""

from core.engine import ENGINE, new_game
from core.ids import Seat
from core.luck import DiceChain, commit, key0, roster
from functions import keys, people
from functions.ports import ABSENT, Delete, Item, Put
from functions.tables.act import Act
from functions.tables.bots import play_bots
from functions.tables.happened import Joined, SeatsClosed, Started
from functions.tables.model import Sitter, Table
from functions.tables.rulesets import ruleset_of, sides
from functions.tables.seating import newcomer_bot
from functions.wiring import Adapters

SEED_BYTES = 32


def fill_and_start(on: Adapters, act: Act) -> None:
    """GB-44: bots take the seats that stayed empty."""
    table = act.table
    for seat in table.empty:
        sitter = newcomer_bot(on, table, seat)
        table.seats[seat] = sitter
        act.tell(Joined(seat, sitter.name, sitter.shape, sitter.bot))
    start(on, act)


def start(on: Adapters, act: Act) -> None:
    """The game begins on the seats that are taken: enough of them, and a human among them."""
    table = act.table
    ruleset = ruleset_of(on.items, table)
    _close_ranks(act)
    seed = on.entropy.token(SEED_BYTES)
    act.luck = _first_luck(act, seed)
    # The first draw is the order of turns; from here on luck is stored.
    bots = [sitter.bot for sitter in _sitters(table)]
    table.game, events = new_game(ruleset, bots, act.now, act.luck)
    table.stage, table.fills, act.started = "running", None, True
    act.happened(events)
    sealed = on.vault.seal(table.id, seed)
    act.also.append(Put(Item(keys.seed(table.id), {"sealed": sealed}), ABSENT))
    act.also.append(Delete(keys.code(table.code)))
    act.also += [people.seated(user, people.Seated(table.id, table.mode, "running")) for user in table.users]
    play_bots(act)


def _first_luck(act: Act, seed: bytes) -> DiceChain:
    """Luck to which no seat brings a chain of its own: the first key is the server's alone, and the record says so."""
    table = act.table
    fingerprint = commit(seed, table.id, table.ruleset)
    names = tuple(f"seat-{seat}" for seat in range(len(table.seats)))
    frozen = roster(table.id, table.ruleset, fingerprint, [(name, b"") for name in names])
    table.commitment = fingerprint.hex()
    act.tell(Started(table.commitment, frozen.hex(), tuple(sitter.name for sitter in _sitters(table)), ENGINE))
    luck = DiceChain(0, key0(seed, frozen, [b"" for _ in names]))
    luck.drew = True
    return luck


def _close_ranks(act: Act) -> None:
    """Empty seats go; whoever sat behind them moves up, and stays in the team that the lobby showed."""
    table = act.table
    if not table.empty:
        return
    teams = sides(table) or 1
    rows = {seat: sum(other % teams == seat % teams for other in table.taken if other < seat) for seat in table.taken}
    order = tuple(sorted(table.taken, key=lambda seat: (rows[seat], seat % teams)))
    table.seats = [table.seats[seat] for seat in order]
    if not isinstance(table.host, str):
        table.host = Seat(order.index(table.host))
    act.tell(SeatsClosed(order))


def _sitters(table: Table) -> list[Sitter]:
    return [sitter for sitter in table.seats if sitter is not None]
