"""A game by the official time: what is left of it, the last round, the last moment to claim rent, and the valuation."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import Scene, scene, seated
from tests.local.played_server import Server

SEATS: Final = [{"name": "Ann", "cash": 1_500, "pos": 0}, {"name": "Bob", "cash": 1_490, "pos": 26}]
DEEDS: Final = {
    "37": {"owner": "Ann"}, "5": {"owner": "Ann", "mortgaged": True},
    "1": {"owner": "Bob", "level": 5}, "3": {"owner": "Bob", "level": 4},
}  # fmt: skip
ROLLED: Final = {"seat": "Bob", "do": "roll", "dice": [5, 6]}
LATE: Final[Scene] = {
    **scene(SEATS, DEEDS, [ROLLED]),
    "mode": "tournament.preliminary", "rules": {"rent.claimed": True}, "turn": "Bob", "round": 9, "minute": 89,
}  # fmt: skip


def test_C_016_and_GC_57_and_C_186_how_a_game_by_the_clock_ends(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, LATE, Ann="desktop", Bob="phone")
    expect(ann.page.locator(".coming")).to_contain_text("Official time left: ")
    status, _ = server.ask("POST", "/api/dev/clock", '{"by": 61000}')
    assert status == 200
    ann.is_told("Time is up: round 9 is the last")
    expect(ann.page.locator(".coming")).to_contain_text("Last round")
    bob.can("roll").tap()
    ann.is_told("Ten seconds remain to claim rent")
    expect(ann.page.locator(".dock .head")).to_contain_text("The last moment to claim rent")
    ann.page.locator("[data-tool=claim]").click()
    bob.can("pay").tap()
    ann.is_told("Bob paid you $35 rent for Park Place")
    status, _ = server.ask("POST", "/api/dev/clock", '{"by": 11000}')
    assert status == 200
    for person in (ann, bob):
        table = person.page.locator("[data-valued]")
        expect(table).to_contain_text("What everybody had at the end")
        assert table.locator("tbody tr").first.inner_text().split()[-6:] == [
            "$1,455",
            "$120",
            "$0",
            "$200",
            "$250",
            "$2,025",
        ]
        assert table.locator("tbody tr").last.inner_text().split()[-6:] == [
            "$1,535",
            "$350",
            "$100",
            "$0",
            "$0",
            "$1,985",
        ]
