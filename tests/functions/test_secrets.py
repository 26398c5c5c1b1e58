"""Invariant 41: no secret is in anything that is said, or kept in the open. Canaries are planted and looked for."""

import pytest

from functions import people, wiring
from functions.zdict import expand
from tests.functions.browser import Browser
from tests.functions.memory import MemoryItems
from tests.functions.world import Loose, Page, World


class Sealed:
    """A vault that hides what it keeps, and remembers it for the test."""

    def __init__(self) -> None:
        self.secrets: list[bytes] = []

    def seal(self, table: str, secret: bytes) -> bytes:
        self.secrets.append(secret)
        return bytes(byte ^ 0x5A for byte in secret)

    def unseal(self, table: str, sealed: bytes) -> bytes:
        return bytes(byte ^ 0x5A for byte in sealed)


def test_41_seed_keys_ticket_and_cookie_are_in_no_output(
    memory_items: MemoryItems, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(0)
    vault = Sealed()
    world = World(memory_items, vault=vault)
    browser = Browser(world).signed_in()
    table = browser.post("/api/quick", {"mode": "brands.classic"}).json()["id"]
    ticket = browser.post("/api/ticket", {"table": table}).json()["ticket"]
    cookie = next(iter(browser.http.cookies.jar)).value
    keys = played(world, table)
    said = b"".join(world.post.raw) + caplog.text.encode() + browser.get(f"/api/tables/{table}/log").content
    wiring.use(None)
    readable = said + in_the_open(memory_items)
    assert cookie is not None and vault.secrets and len(keys) > 1
    for canary in (*vault.secrets, *keys, ticket.encode(), cookie.encode()):
        assert canary not in readable
        assert canary.hex().encode() not in readable


def played(world: World, table: str) -> set[bytes]:
    """Some moves and timeouts of a quick table; the keys of its rolls on the way."""
    page = page_of_host(world, table)
    world.wake(table)
    keys = set[bytes]()
    for _ in range(12):
        luck = world.state(table).luck
        assert luck is not None
        keys.add(luck.key)
        option = page.options[0]
        page.play({key: option[key] for key in ("do", "pos", "auction", "debt") if key in option})
        world.wake(table)
    return keys


def page_of_host(world: World, table: str) -> Page:
    live = world.state(table).table
    user = people.user_of(world.items, live.sitter(live.host).user or "")
    assert user is not None
    page = world.page(user, table)
    page.hello()
    return page


def in_the_open(items: MemoryItems) -> bytes:
    """All that is stored but the luck of running games and the sealed seeds, unpacked."""
    kept = [item for item in items.everything() if item.key.sk != "LIVE#LUCK" and not item.key.pk.startswith("L#")]
    return b"".join(expanded(item.fields.get("z")) for item in kept) + repr(kept).encode()


def expanded(blob: Loose) -> bytes:
    return expand(blob) if isinstance(blob, bytes) else b""
