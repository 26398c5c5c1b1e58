"""A scenario in a test: two plain seats and whatever else is said."""

import json

from infra.run import Run, run_scenario
from infra.strictjson import Json, loads

SEATS: list[Json] = [{"name": "A", "cash": 15000, "pos": 0}, {"name": "B", "cash": 15000, "pos": 0}]
PLAIN: dict[str, Json] = {"mode": "brands.classic", "seats": SEATS, "turn": "A"}


def run(**fields: Json) -> Run:
    return run_scenario(loads(json.dumps(PLAIN | fields)))


def seats(*first: Json) -> list[Json]:
    """Two seats, the first with other fields."""
    changed = {"name": "A", "cash": 15000, "pos": 0}
    for each in first:
        assert isinstance(each, dict)
        changed |= each
    return [changed, SEATS[1]]  # type: ignore[list-item]
