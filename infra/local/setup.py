"""Puts a scenario file's position on a real table, with a guest in each human seat."""

from collections.abc import Mapping
from dataclasses import dataclass

from core.engine import ENGINE
from core.ids import Seat
from core.luck import DiceChain, commit, key0, roster
from core.scripted import Scripted
from functions import keys, people
from functions.ports import ABSENT, Item, Put
from functions.tables import past
from functions.tables.act import Act
from functions.tables.commit import create
from functions.tables.happened import Opened, Started
from functions.tables.model import SHAPES, Sitter, Table
from functions.tables.rulesets import pin
from functions.wiring import Adapters
from infra.local.dictated import Scripts, together
from infra.position import Position, read_position
from infra.script import read_script
from infra.strictjson import loads

SEED_BYTES = 32


@dataclass(frozen=True, slots=True)
class Laid:
    """The table, and the session of the guest in each human seat, by the seat's name in the file."""

    table: str
    sessions: Mapping[str, str]


def lay(on: Adapters, scripts: Scripts, text: str, sitting: people.User | None) -> Laid:
    """Raises Unreadable for what is no scenario. `sitting` takes the first human seat; its session is not told."""
    fields = loads(text).fields(what="an object: a scenario")
    position = read_position(fields, on.clock.now())
    given = together(step.luck for step in read_script(fields.get("script"), position.names))
    script = Scripted(given, decks=position.decks, cards=position.cards)
    sitters, sessions = _seat(on, position, sitting)
    act = _begin(on, fields["mode"].text(), position, sitters)
    scripts.keep(act.chance.key, script)
    create(on, act)
    return Laid(act.table.id, sessions)


def _seat(on: Adapters, position: Position, sitting: people.User | None) -> tuple[list[Sitter], dict[str, str]]:
    sitters, sessions = list[Sitter](), dict[str, str]()
    for seat, (name, player) in enumerate(zip(position.names, position.game.players, strict=True)):
        user = None
        if player.bot is None and sitting is not None:
            user, sitting = sitting.id, None
        elif player.bot is None:
            guest, session = people.new_guest(on)
            user, sessions[name] = guest.id, session.secret
        sitters.append(Sitter(name, SHAPES[seat], user=user, bot=player.bot))
    return sitters, sessions


def _begin(on: Adapters, mode: str, position: Position, sitters: list[Sitter]) -> Act:
    """The first commit: as if the game had begun on this position."""
    now, id = on.clock.now(), people.token(on, 128)
    patch = {**position.rules, **position.bank}
    _, ruleset = pin(on.items, mode, patch)
    seed = on.entropy.token(SEED_BYTES)
    fingerprint = commit(seed, id, ruleset)
    names = tuple(f"seat-{seat}" for seat in range(len(sitters)))
    frozen = roster(id, ruleset, fingerprint, [(name, b"") for name in names])
    luck = DiceChain(0, key0(seed, frozen, [b"" for _ in names]))
    luck.drew = True
    table = Table(
        id=id, mode=mode, ruleset=ruleset, patch=patch, public=False, watched=True, code="",
        created=now, now=now, seats=[*sitters], host=_host(sitters), stage="running", joined=now,
        commitment=fingerprint.hex(), game=position.game,
    )  # fmt: skip
    act = Act(table, now, luck)
    started = Started(table.commitment, frozen.hex(), tuple(each.name for each in sitters), ENGINE)
    act.tell(Opened(mode, ruleset), started)
    act.also.append(Put(Item(keys.seed(id), {"sealed": on.vault.seal(id, seed)}), ABSENT))
    # The log does not tell how this position came about, so looking back begins with it.
    past.keep(on, id, 0, position.game)
    act.also += [people.seated(each.user, people.Seated(id, mode, "running")) for each in sitters if each.user]
    return act


def _host(sitters: list[Sitter]) -> Seat:
    return next((Seat(seat) for seat, sitter in enumerate(sitters) if sitter.user is not None), Seat(0))
