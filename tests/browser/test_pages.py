"""The pages round a game: home, making and finding tables, the lobby, the board by keyboard."""

import json
import re

from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Visit
from tests.browser.scenes import ROLL, laid_out, scene, seated
from tests.browser.screens import Person
from tests.local.played_server import Server


def test_a_newcomer_is_somebody_at_once_and_may_take_another_name_and_shape(visit: Visit) -> None:
    ann = visit("phone")
    ann.go("/")
    me = ann.page.locator("[data-me]")
    expect(me).to_have_text(re.compile(r"\w+ \w+"))
    me.click()
    ann.page.get_by_label("Your name").fill("Ann of the Hills")
    ann.page.get_by_label("Hexagon").check(force=True)
    ann.button("Save").click()
    expect(me).to_have_text("Ann of the Hills")
    ann.page.reload()
    expect(me).to_have_text("Ann of the Hills")
    me.click()
    expect(ann.page.get_by_label("Hexagon")).to_be_checked()


def test_one_tap_leads_from_the_first_page_to_a_running_game_with_bots(visit: Visit) -> None:
    ann = visit("small")
    ann.go("/")
    ann.can("practice").dblclick()
    expect(ann.page.locator(".square")).to_have_count(40)
    ann.is_online()
    ann.go("/")
    card = ann.page.locator("[data-game]")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("round 1")
    card.click()
    expect(ann.page.locator(".square")).to_have_count(40)


def test_a_table_with_changed_rules_says_so_before_one_joins(visit: Visit) -> None:
    host, guest = visit("desktop"), visit("small")
    host.go("/")
    host.can("make").click()
    host.page.locator("[data-mode='brands.custom']").click()
    cash = host.page.get_by_role("spinbutton", name="Starting cash")
    cash.fill("19600")
    cash.press("Tab")
    expect(cash).to_have_value("$19,500")
    host.button("Starting cash: more").click()
    expect(cash).to_have_value("$20,000")
    host.page.get_by_role("switch", name="Build evenly").uncheck()
    term = host.page.get_by_role("spinbutton", name="Rounds to redeem a mortgage")
    host.button("Rounds to redeem a mortgage: never").click()
    expect(term).to_have_value("never")
    term.press("ArrowUp")
    expect(term).to_have_value("7")
    expect(host.page.locator("summary")).to_contain_text("2 rules changed")
    host.button("3").click()
    host.button("Anybody").click()
    host.button("Make the table").click()
    expect(host.page.locator("li[data-seat]")).to_have_count(3)
    expect(host.page.locator("[data-changed]")).to_have_text("Starting cash: $20,000 · Build evenly: no")
    guest.go("/")
    card = guest.page.get_by_role("region", name="Open tables").get_by_role("listitem")
    card = card.filter(has_text="Starting cash: $20,000 · Build evenly: no")
    card.get_by_role("button", name="Join").click()
    expect(guest.page.locator("li[data-seat='1']")).to_contain_text("you")
    rules = guest.page.get_by_role("region", name="The rules in short")
    expect(rules).to_contain_text("Everybody starts with $20,000")
    expect(rules.locator("[data-differs]")).to_have_text(
        ["Starting cash: $20,000 (usually $15,000)", "Build evenly: no (usually yes)"]
    )
    expect(rules.get_by_role("link", name="All the rules")).to_have_attribute("href", "/guide/brands/custom")
    expect(guest.page.locator("[data-visibility]")).to_have_text("Anybody may join")
    guest.can("leave").click()
    expect(host.page.locator("li[data-seat='1']")).to_contain_text("Empty seat")


def test_who_scans_the_code_or_follows_the_link_sits_down(visit: Visit) -> None:
    host, guest = visit("phone"), visit("desktop")
    code = host.seat_in_lobby()
    drawn = host.page.locator("[data-qr]")
    expect(drawn).to_have_attribute("data-qr", f"{host.address}/j/{code}")
    expect(drawn.locator("path")).to_have_attribute("d", re.compile(r"^(M\d+ \d+h\d+v1h-\d+z){100,}$"))
    guest.go(f"/j/{code}")
    expect(host.page.locator("li[data-seat='1']")).not_to_contain_text("Empty seat")
    # Without a move of anybody's.
    expect(host.page.locator("li[data-seat='1']")).not_to_contain_text("offline")
    guest.can("look").click()
    taken = guest.page.locator("input[type=radio]:disabled")
    expect(taken).to_have_count(1)
    guest.page.get_by_label("Your name").fill("Guest of Honour")
    guest.button("Save").click()
    expect(host.page.locator("li[data-seat='1']")).to_contain_text("Guest of Honour")


def test_a_game_that_is_over_tells_how_it_went_and_leads_to_the_next(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(), Ann="phone", Bob="desktop")
    ann.page.evaluate("""() => fetch(location.pathname.replace('/t/', '/api/tables/') + '/worth')""")
    ann.menu()
    ann.hold("surrender")
    bob.can("story").click()
    told = bob.page.get_by_role("dialog", name="Results")
    expect(told.locator("[data-standings] li")).to_have_count(2)
    expect(told.locator("[data-standings] li").first).to_contain_text("$")
    bob.page.go_back()
    expect(told).to_have_count(0)
    bob.can("rematch").click()
    expect(bob.page.locator("li[data-seat]")).to_have_count(2)


def over(ann: Person, bob: Person) -> Locator:
    """Bob's results of a game that Ann has given up."""
    ann.menu()
    ann.hold("surrender")
    bob.can("story").click()
    return bob.page.get_by_role("dialog", name="Results")


def test_the_log_of_a_game_that_is_over_can_be_kept(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(), Ann="phone", Bob="desktop")
    told = over(ann, bob)
    table = bob.page.url.rpartition("/")[2]
    with bob.page.expect_download() as kept:
        told.get_by_role("button", name=re.compile("log", re.IGNORECASE)).click()
    assert kept.value.suggested_filename == f"freehold-{table}.json"
    entries = json.loads(kept.value.path().read_text())["entries"]
    assert [each["v"] for each in entries] == sorted({each["v"] for each in entries})
    assert entries[-1]["events"][-1]["type"] == "seed_revealed"


def test_the_chart_of_worth_has_the_colours_of_the_devices_look(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(), Ann="phone", Bob="desktop")
    tale = {"rounds": [1, 2, 3], "worth": [[9, 8], [7, 9], [2, 9]], "rents": [], "deeds": [], "visits": [], "out": []}
    bob.page.route("**/worth", lambda route: route.fulfill(json=tale))
    told = over(ann, bob)
    expect(told.locator("canvas")).to_be_visible()
    drawn = "() => document.querySelector('dialog canvas').toDataURL()"
    light = bob.page.evaluate(drawn)
    bob.page.emulate_media(color_scheme="dark")
    bob.page.wait_for_function(f"(light) => ({drawn})() !== light", arg=light)
    bob.page.emulate_media(color_scheme="light")
    bob.page.wait_for_function(f"(light) => ({drawn})() === light", arg=light)


def test_a_balance_sheet_grows_while_it_is_open(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(script=[ROLL]), Ann="phone", Bob="desktop")
    bob.page.locator("li[data-seat='0']").get_by_role("button").click()
    bob.page.locator("[data-history]").click()
    changes = bob.page.locator("[data-change]")
    expect(bob.page.get_by_text("Nothing was paid yet.")).to_be_visible()
    ann.can("roll").click()
    ann.can("buy").click()
    expect(changes).to_have_count(1)
    expect(changes.first).to_contain_text("1,200")


def test_the_host_seats_bots_removes_them_and_starts(visit: Visit) -> None:
    host = visit("small")
    host.seat_in_lobby()
    expect(host.can("start")).to_have_count(0)
    chair = host.page.locator("li[data-seat='2']")
    chair.locator("select").select_option("gambler")
    chair.locator("[data-do=seat_bot]").click()
    expect(chair).to_contain_text("bot, gambler")
    chair.locator("[data-do=remove]").click()
    expect(chair).to_contain_text("Empty seat")
    chair.locator("[data-do=seat_bot]").click()
    host.can("start").click()
    expect(host.page.locator(".square")).to_have_count(40)
    host.go("/")
    expect(host.page.locator("[data-game]")).to_contain_text("round 1")


def test_what_is_not_there_is_said_with_a_way_on(visit: Visit) -> None:
    lost = visit("phone")
    lost.go("/t/of/nothing")
    expect(lost.page.get_by_role("heading", name="Nothing here")).to_be_visible()
    lost.go("/t/nothing")
    expect(lost.page.get_by_role("heading", name="No such table")).to_be_visible()
    lost.go("/j/ZZZZZZ")
    expect(lost.page.get_by_role("heading", name="This code opens nothing")).to_be_visible()
    host = visit("desktop")
    code = host.seat_in_lobby()
    lost.page.get_by_label("code").fill(f" {host.address}/j/{code.lower()}")
    lost.page.keyboard.press("Enter")
    expect(lost.page.locator("li[data-seat='1']")).to_contain_text("you")
    assert all("404" in complaint for complaint in lost.complaints)
    lost.complaints.clear()


def test_a_server_that_is_away_is_said_and_asked_again(visit: Visit) -> None:
    ann = visit("phone")
    ann.go("/")
    ann.can("practice").wait_for()
    ann.page.route("**/api/**", lambda route: route.abort())
    ann.page.get_by_role("link", name="How to play").click()
    expect(ann.page.get_by_role("heading", name="The server can’t be reached")).to_be_visible()
    ann.page.unroute("**/api/**")
    ann.can("retry").click()
    expect(ann.page.get_by_role("heading", name="How to play Classic")).to_be_visible()
    ann.complaints.clear()


def test_words_that_do_not_come_are_said_and_asked_for_again(visit: Visit) -> None:
    ann = visit(("phone", "ar"))
    ann.page.route("**/assets/words-*", lambda route: route.abort())
    ann.go("/")
    expect(ann.page.locator("main[data-trouble=words]")).to_have_attribute("dir", "rtl")
    ann.page.unroute("**/assets/words-*")
    ann.can("reload").click()
    ann.can("practice").wait_for()
    assert all("ERR_FAILED" in complaint for complaint in ann.complaints)
    ann.complaints.clear()


def test_a_part_that_does_not_come_at_first_comes_when_it_is_asked_for_again(server: Server, visit: Visit) -> None:
    tries: list[str] = []

    def lose_the_first(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) == 1:
            route.abort()
        else:
            route.continue_()

    ann = visit("phone").hurried()
    ann.page.route("**/assets/asked-*.js", lose_the_first)
    ann.go(laid_out(server, scene())["Ann"])
    ann.page.locator("[data-tool=propose]").wait_for()
    # It shares a file with other pages, which may be the one that is lost.
    assert len(tries) > 1
    assert all("ERR_FAILED" in complaint for complaint in ann.complaints)
    ann.complaints.clear()


def test_back_closes_a_sheet_and_only_then_leaves_the_page(visit: Visit) -> None:
    ann = visit("phone")
    ann.go("/guide")
    ann.page.get_by_role("link", name="Freehold").click()
    ann.can("make").click()
    sheet = ann.page.get_by_role("dialog", name="Make a table")
    expect(sheet).to_be_visible()
    ann.page.go_back()
    expect(sheet).to_have_count(0)
    ann.can("make").click()
    ann.button("Close").click()
    expect(sheet).to_have_count(0)
    ann.page.go_back()
    expect(ann.page.get_by_role("heading", name="How to play Classic")).to_be_visible()
    ann.page.go_forward()
    expect(ann.can("practice")).to_be_visible()


def test_a_page_that_one_comes_to_has_the_focus_on_its_heading_and_keeps_its_place(visit: Visit) -> None:
    ann = visit("phone")
    ann.go("/guide")
    ann.page.get_by_role("link", name="Casino").click()
    ann.comes_true("() => scrollY > 500")
    ann.page.wait_for_timeout(300)
    place = ann.page.evaluate("scrollY")
    ann.page.evaluate("document.querySelector('a[href=\"/settings\"]').click()")
    expect(ann.page.locator("h1")).to_be_focused()
    ann.page.go_back()
    ann.comes_true(f"() => Math.abs(scrollY - {place}) < 40")


def test_the_guide_has_the_numbers_of_the_server(server: Server, visit: Visit) -> None:
    status, book = server.ask("GET", "/api/modes/brands.classic/rules")
    assert status == 200
    rules: dict[str, int] = book["rules"]  # type: ignore[assignment]
    ann = visit("phone")
    ann.go("/guide/brands/classic")
    chapter = ann.page.locator("section[data-chapter]")
    expect(chapter).to_have_count(15)

    def said(name: str) -> str:
        return ann.page.locator(f"[data-chapter={name}]").inner_text()

    assert f"${rules['start.cash']:,}" in said("aim")
    assert f"${rules['salary.amount']:,}, until minute {rules['salary.ends_minute']}" in said("turn")
    assert f"{rules['auction.seconds']} seconds" in said("auctions")
    assert f"{rules['mortgage.redeem_percent']} %" in said("mortgage")
    assert f"${rules['jail.fine']:,}" in said("jail")
    assert f"${rules['bet.stake'] * 6:,} with one number" in said("casino")
    assert "{" not in ann.page.locator("main").inner_text()
    squares: list[dict[str, object]] = book["board"]["squares"]  # type: ignore[index,call-overload,assignment]
    for square in squares:
        if square["kind"] == "street":
            table = ann.page.locator(f"table[data-group={square['group']}]").inner_text()
            rents: list[int] = square["rents"]  # type: ignore[assignment]
            assert all(f"${rent:,}" in table for rent in [*rents, square["price"], square["cost"]])
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_board_is_walked_by_keyboard(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(deeds={"1": {"owner": "Bob", "level": 0}}), Ann="desktop")
    ann.page.locator(".square[data-pos='0']").focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".square[data-pos='1']")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog", name="Aldi")).to_contain_text("owned by Bob")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".square[data-pos='39']")).to_be_focused()


def test_F66_chat_is_text_and_nothing_else(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(), Ann="phone", Bob="desktop")
    ann.page.locator("[data-tab=chat]").click()
    ann.page.get_by_label("Message").fill("<img src=x onerror=alert(1)> hello")
    ann.button("Send").click()
    bob.page.locator("[data-side=chat]").click()
    said = bob.page.get_by_role("region", name="Chat").get_by_text("<img src=x onerror=alert(1)> hello")
    expect(said).to_be_visible()
    assert bob.page.locator(".chat img").count() == 0


def test_F72_a_page_of_an_older_version_is_loaded_anew_by_hand(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="phone")
    newer = {"error": "UPDATE", "why": "This page is of an older version."}
    ann.page.route("**/api/ticket", lambda route: route.fulfill(status=409, json=newer))
    ann.page.reload()
    expect(ann.page.locator("main[data-trouble=update]")).to_contain_text("your seat is kept")
    ann.page.unroute("**/api/ticket")
    ann.button("Reload").click()
    expect(ann.page.locator(".square")).to_have_count(40)
    assert [each for each in ann.complaints if "409" not in each] == []
    ann.complaints.clear()


def test_quick_play_fills_up_with_bots_and_starts(server: Server, visit: Visit) -> None:
    ann = visit("phone")
    ann.go("/")
    ann.can("quick").click()
    expect(ann.page.get_by_text(re.compile("Starts in 0:[12]"))).to_be_visible()
    status, _ = server.ask("POST", "/api/dev/clock", '{"by": 21000}')
    assert status == 200
    expect(ann.page.locator(".square")).to_have_count(40)
    expect(ann.page.locator("li[data-seat]").filter(has_text="bot")).to_have_count(3)


def test_who_only_watches_sees_the_table_and_does_nothing(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="phone")
    cleo = visit("desktop")
    cleo.page.goto(ann.page.url)
    expect(cleo.page.get_by_text("Ann’s turn").filter(visible=True).first).to_be_visible()
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    expect(cleo.page.locator("[data-do]")).to_have_count(0)
    expect(cleo.page.get_by_label("Message")).to_have_count(0)
