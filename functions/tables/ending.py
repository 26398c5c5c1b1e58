"""The end of a game at a table: the seed is shown, so that everybody can check every roll."""

from core.frames import Over
from functions import keys, people
from functions.tables.act import Act
from functions.tables.happened import Revealed
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
    for seat in table.humans:
        user = table.sitter(seat).user
        assert user is not None
        act.also.append(people.seated(user, people.Seated(table.id, table.mode, "over")))
