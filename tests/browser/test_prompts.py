"""What a prompt says before one presses: what a bet pays, what a throw in jail means, what a pause brings."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import RICH, ROLL, scene, seated
from tests.browser.screens import box
from tests.local.played_server import Server


def test_the_casino_says_what_a_hit_pays(server: Server, visit: Visit) -> None:
    laid = {**scene(RICH, script=[{"seat": "Ann", "do": "roll", "dice": [3, 4]}]), "pool": 1_500}
    (ann,) = seated(server, visit, laid, Ann="small")
    ann.can("roll").tap()
    card = ann.page.locator("[data-card=bet]")
    expect(card).to_contain_text("Jackpot then $2,000: 1 in 20")
    expect(card.locator("[data-after]")).to_contain_text("$19,000")
    for face in (2, 5):
        ann.page.get_by_role("button", name=str(face), exact=True).tap()
    chosen = ann.page.locator("[data-way][aria-current=true]")
    expect(chosen).to_contain_text("$3,000")
    expect(chosen).to_contain_text("2 in 6")
    expect(ann.can("bet")).to_be_in_viewport(ratio=1)
    assert box(card)["y"] > 400, "the board lies free"


def test_the_last_throw_in_jail_says_what_follows(server: Server, visit: Visit) -> None:
    seats = [{"name": "Ann", "cash": 900, "jail": 1, "cards": ["chance"]}, {"name": "Bob", "cash": 9_000, "pos": 24}]
    (ann,) = seated(server, visit, scene(seats), Ann="small")
    card = ann.page.locator("[data-card=jail]")
    expect(card).to_contain_text("In jail: throw 3 of 3")
    expect(card.locator("[data-last]")).to_contain_text("without a double you owe $500")
    expect(card.locator("[data-after]")).to_contain_text("$400")
    for does, words in (("roll", "no double: owe $500"), ("pay_fine", "then roll"), ("use_card", "free, then roll")):
        expect(ann.can(does)).to_contain_text(words)
        expect(ann.can(does)).to_be_in_viewport(ratio=1)
    ann.can("use_card").tap()
    expect(card).to_have_count(0)


def test_a_vote_says_who_asks_who_agreed_and_what_comes_of_it(server: Server, visit: Visit) -> None:
    seats = [*RICH, {"name": "Cleo", "cash": 9_000, "pos": 2}]
    ann, bob, cleo = seated(server, visit, scene(seats), Ann="small", Bob="phone", Cleo="desktop")
    bob.menu()
    bob.can("ask_pause").tap()
    vote = cleo.page.locator("[data-vote]")
    expect(vote).to_contain_text("Bob asks for a pause")
    expect(vote.locator("[data-answer='1']")).to_contain_text("agreed")
    expect(vote.locator("[data-answer='2']")).to_contain_text("no answer yet")
    expect(vote).to_contain_text("If all agree in time, play rests for up to 10 minutes.")
    expect(ann.can("agree")).to_be_in_viewport(ratio=1)
    expect(ann.can("roll")).to_be_in_viewport(ratio=1)
    ann.can("agree").tap()
    expect(vote.locator("[data-answer='0']")).to_contain_text("agreed")
    cleo.can("agree").click()
    cleo.can("back").click()
    expect(bob.page.locator("[data-card=pause] + ul [data-answer='2']")).to_contain_text("back")


def test_a_bid_stays_within_what_there_is_and_says_so(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(RICH, script=[ROLL]), Ann="small", Bob="small")
    ann.can("roll").tap()
    ann.can("decline").tap()
    field = bob.page.get_by_label("Amount")
    field.fill("999999999999999999999")
    expect(bob.page.locator("[data-why]")).to_have_text("The most you can bid is $12,400.")
    expect(bob.can("bid")).to_have_text("Bid $12,400")
    field.blur()
    expect(field).to_have_value("12400")
    field.fill("5")
    field.blur()
    expect(bob.page.locator("[data-why]")).to_have_text("The least you can bid is $1,800.")
    expect(field).to_have_value("1800")
    bob.can("bid").tap()
    bob.is_told("You bid $1,800")
