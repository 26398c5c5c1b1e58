"""The end of a table: of a game, with the seed shown, so that everybody can check every roll; or before any game."""

from typing import Literal

from core.frames import Over
from functions import keys, people
from functions.ports import Delete
from functions.tables.act import Act
from functions.tables.happened import Closed, Revealed
from functions.wiring import Adapters


def finish(on: Adapters, act: Act) -> None:
    """Does nothing unless this act ended the game."""
    table = act.table
    if table.stage != "running" or table.game is None or not isinstance(table.game.top, Over):
        return
    table.stage = "over"
    kept = on.items.get(keys.seed(table.id))
    assert kept is not None, "a game that began has its seed"
    act.tell(Revealed(on.vault.unseal(table.id, kept.blob("sealed")).hex()))
    act.also += [people.seated(user, people.Seated(table.id, table.mode, "over")) for user in table.users]


def close(act: Act, how: Literal["left", "time"]) -> None:
    """Nobody starts it any more: it is nobody's table, and its code opens nothing (S34)."""
    table = act.table
    table.stage = "closed"
    act.tell(Closed(how))
    act.also += [people.unseated(user, table.id) for user in table.users]
    act.also.append(Delete(keys.code(table.code)))
