"""Rules to read: modes, knobs, rulesets by hash; and whether the server is well."""

from typing import Final, cast

from fastapi import APIRouter, Response
from pydantic_core import to_json

from core.books import MODES, casual_of, changes, knobs_of, of_host, resolve
from core.books.knobs import Knob, Switch
from core.options import Json
from core.rules import dotted
from core.view import ruleset_view
from functions.api.asking import READS, On
from functions.refusal import Refusal
from functions.tables.offered import known
from functions.tables.rulesets import by_hash

router: Final = APIRouter(prefix="/api")
FOR_EVER: Final = "public, max-age=31536000, immutable"
LONGEST_HASH: Final = 64


@router.get("/health", response_model=None)
def health(on: On) -> Json:
    """Answers what the time is here; asks nobody else."""
    return {"ok": True, "now": on.clock.now()}


@router.get("/modes", response_model=None, dependencies=READS)
def modes() -> Json:
    return {"modes": [*MODES]}


@router.get("/modes/{mode}", response_model=None, dependencies=READS)
def rules(mode: str) -> Json:
    """A mode's rules by dotted name as a table has them whose host changes nothing, its board's key, what a host may
    turn, and where it leaves its rulebook's first mode; `refereed`: what is otherwise before a referee, and there no
    host's to turn."""
    found = of_host(known(mode))
    named: dict[str, Json] = {**dotted(found.rules)}
    bounds: dict[str, Json] = {name: _bounds(knob) for name, knob in knobs_of(mode).items()}
    usual: dict[str, Json] = {name: usual for name, (usual, _) in changes(found, of_host).items()}
    league = dotted(resolve(mode).rules)
    refereed: dict[str, Json] = {name: league[name] for name in casual_of(mode)}
    return {
        "mode": mode,
        "board": found.board.key,
        "rules": named,
        "knobs": bounds,
        "usual": usual,
        "refereed": refereed,
    }


@router.get("/modes/{mode}/rules", response_model=None, dependencies=READS)
def book(mode: str) -> Json:
    """Rules, board and decks of a mode as a table of it would pin them today: what a guide needs."""
    return cast(Json, ruleset_view(of_host(known(mode))))


def _bounds(knob: Knob | Switch) -> Json:
    if isinstance(knob, Knob):
        return {"from": knob.least, "to": knob.most, "step": knob.step, "none": knob.none, "on": knob.on}
    return {"in": [False, True]}


@router.get("/rulesets/{hash}", response_model=None, dependencies=READS)
def ruleset(on: On, hash: str) -> Response:
    """Names, prices, rents and rules; what a hash stands for never changes."""
    found = by_hash(on.items, hash) if len(hash) <= LONGEST_HASH else None
    if found is None:
        raise Refusal("NOT_FOUND")
    return Response(to_json(ruleset_view(found)), media_type="application/json", headers={"Cache-Control": FOR_EVER})
