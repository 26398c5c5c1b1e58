"""Tables with a referee, for tests: one page for the referee, one for each player."""

from functions.tables import lobby
from functions.tables.lobby import Wish
from tests.functions.world import Frame, Loose, Page, World

PRELIMINARY, FINAL = "tournament.preliminary", "tournament.final"
NOBODY = {"seat": None, "role": "spectator", "host": False}
OVER_IT = {"seat": None, "role": "referee", "host": True}


def refereed(
    world: World, players: int = 2, *, mode: str = PRELIMINARY, seats: int = 0, start: bool = True, **wish: Loose
) -> tuple[Page, list[Page]]:
    """The referee's page and those of the players, said hello."""
    user = world.guest()
    made = lobby.open_table(world.on, user, Wish(mode, seats or players, referee=True, **wish))
    users = [world.guest() for _ in range(players)]
    for each in users:
        lobby.join(world.on, each, made.id)
    judge, *pages = [world.page(each, made.id) for each in (user, *users)]
    for page in (judge, *pages):
        page.hello()
    if start:
        judge.play({"do": "start"})
    return judge, pages


def begun(world: World, players: int = 2, *, mode: str = PRELIMINARY) -> tuple[Page, list[Page]]:
    """The first throw is made: from there on the official clock runs (C-065)."""
    judge, pages = refereed(world, players, mode=mode)
    pages[judge.frames[-1]["view"]["turn"]].play({"do": "roll"})
    return judge, pages


def do(options: list[Frame]) -> list[str]:
    return [option["do"] for option in options]
