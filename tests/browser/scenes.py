"""Positions for the screen: a table laid out from a scenario, and its people sat down at it."""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from tests.browser.conftest import Visit
from tests.browser.screens import Person, Screen
from tests.local.played_server import Server

Scene = Mapping[str, object]
ROLL: Final = {"seat": "Ann", "do": "roll", "dice": [1, 2]}
RICH: Final = [{"name": "Ann", "cash": 20_000, "pos": 13}, {"name": "Bob", "cash": 12_400, "pos": 24}]
TWO: Final = [{"name": "Ann", "cash": 8_200, "pos": 6}, {"name": "Bob", "cash": 12_400, "pos": 24}]


def scene(
    seats: Sequence[Mapping[str, object]] = TWO,
    deeds: Mapping[str, object] | None = None,
    script: Sequence[Mapping[str, object]] = (),
) -> Scene:
    """Ann's turn in Classic. The script gives only the luck of what the test does itself."""
    return {
        "title": "A scene for the screen", "mode": "brands.classic", "seats": seats, "deeds": deeds or {},
        "turn": "Ann", "round": 3, "minute": 5, "script": script,
    }  # fmt: skip


PATIENT: Final = {"auction.seconds": 60, "supply.window_seconds": 60, "gap.seconds": 60}
"""So that a slow machine comes in time."""


def laid_boxed(
    seats: Sequence[Mapping[str, object]],
    deeds: Mapping[str, object] | None = None,
    script: Sequence[Mapping[str, object]] = (),
    rules: Mapping[str, object] | None = None,
) -> Scene:
    """Ann's turn by the rules of the boxed board."""
    mode = {"mode": "tournament.preliminary", "rules": {**PATIENT, **(rules or {})}}
    return {**scene(seats, deeds, script), **mode}


def laid_out(server: Server, laid: Scene) -> dict[str, str]:
    """Each named seat's address at a fresh table."""
    status, answer = server.ask("POST", "/api/dev/tables", json.dumps(laid))
    assert status == 201, answer
    addresses = answer["seats"]
    assert isinstance(addresses, dict)
    return {name: str(address) for name, address in addresses.items()}


def seated(server: Server, visit: Visit, laid: Scene, **screens: Screen) -> list[Person]:
    """The people of the named seats, each at a screen of their own."""
    addresses = laid_out(server, laid)
    people = []
    for name, screen in screens.items():
        person = visit(screen).hurried()
        person.go(addresses[name])
        person.is_online()
        people.append(person)
    return people


WISHED: Final = """async (wish) => {
  const ask = async (path, body) => {
    const headers = { 'X-Freehold': '1', 'Content-Type': 'application/json' };
    const answer = await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  await ask('session', {});
  return ask('tables', wish);
}"""


def refereed(server: Server, judge: Person, *, mode: str = "tournament.preliminary") -> None:
    """A table in its lobby as its referee sees it, whose two players have joined and are away."""
    judge.hurried()
    made = judge.page.evaluate(WISHED, {"mode": mode, "seats": 3, "public": False, "referee": True})
    for _ in range(2):
        status, answer = server.ask("POST", "/api/join", json.dumps({"code": made["code"]}), server.guest())
        assert status == 200, answer
    judge.go(f"/t/{made['id']}")
    judge.is_online()
