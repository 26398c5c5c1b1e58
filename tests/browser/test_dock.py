"""What a player does at the table: by thumb on the smallest phone, by mouse, by keyboard alone; nothing by mistake."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import RICH, ROLL, scene, seated
from tests.browser.screens import Person, box
from tests.local.played_server import Server

DEEDS = {"1": {"owner": "Ann"}, "3": {"owner": "Ann"}, "39": {"owner": "Bob"}, "37": {"owner": "Ann"}}
BUILT = {**DEEDS, "1": {"owner": "Ann", "level": 1}, "11": {"owner": "Bob", "mortgaged": True}}


def guarded(person: Person) -> None:
    """As for everybody: a prompt that has just appeared takes no press yet."""
    person.prefer(guard="500")
    person.page.wait_for_timeout(600)


def test_a_deed_is_bought_by_thumb_and_the_board_stays(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(script=[ROLL]), Ann="small")
    ann.can("roll").tap()
    card = ann.page.locator("[data-card=buy]")
    expect(card).to_contain_text("McDonald's")
    expect(card).to_contain_text("Rent $80 to $6,000")
    expect(card.locator("[data-after]")).to_contain_text("$7,000")
    assert ann.page.evaluate("scrollY") == 0
    board, buy, decline = box(ann.page.get_by_role("group", name="Board")), box(ann.can("buy")), box(ann.can("decline"))
    assert board["y"] + board["height"] <= box(card)["y"], "the board lies free"
    assert buy["y"] >= 640 - 220, "in the thumb's reach"
    assert decline["x"] + decline["width"] <= buy["x"], "the main thing stands last"
    ann.can("buy").tap()
    ann.is_told("McDonald's now belongs to you")


def test_a_fresh_prompt_takes_no_press(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(script=[ROLL]), Ann="small")
    expect(ann.can("roll")).to_be_visible()
    guarded(ann)
    # Pressed again and again at the very moment the button is there.
    ann.page.evaluate("""() => new Promise((done) => {
      const seen = new MutationObserver(() => {
        const buy = document.querySelector('[data-do=buy]');
        if (!buy) return;
        seen.disconnect();
        for (let press = 0; press < 5; press += 1) buy.click();
        done();
      });
      seen.observe(document.body, { subtree: true, childList: true });
      document.querySelector('[data-do=roll]').click();
    })""")
    expect(ann.can("buy")).to_be_visible()
    expect(ann.page.locator("[data-seat='0']")).to_contain_text("$8,200")
    ann.page.wait_for_timeout(600)
    ann.can("buy").click()
    ann.is_told("McDonald's now belongs to you")


def test_an_offer_that_comes_takes_no_press_and_the_rest_does(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(RICH, DEEDS), Ann="small", Bob="small")
    bob.prefer(guard="60000")  # however slow this machine is, the press comes within the guard
    offer(ann, cash="4000", deed="Apple")
    bob.can("accept").tap()
    expect(bob.can("accept")).to_be_visible()
    guarded(bob)
    bob.can("accept").tap()
    bob.is_told("Ann got Apple from you in the trade")


def test_who_is_outbid_is_told(server: Server, visit: Visit) -> None:
    seats = [*RICH, {"name": "Cleo", "cash": 9_000, "pos": 2}]
    roll = {"seat": "Ann", "do": "roll", "dice": [1, 2]}
    ann, bob, cleo = seated(server, visit, scene(seats, script=[roll]), Ann="small", Bob="small", Cleo="small")
    ann.can("roll").tap()
    ann.can("decline").tap()
    expect(bob.can("bid")).to_have_text("Bid $1,800")
    bob.button("$100 more").tap()
    bob.can("bid").tap()
    expect(cleo.can("bid")).to_have_text("Bid $2,000")
    cleo.button("$500 more").tap()
    cleo.can("bid").tap()
    expect(bob.page.locator("[data-outbid]")).to_have_text("Cleo outbid you: $2,500")
    expect(bob.can("bid")).to_have_text("Bid $2,600")
    bob.can("pass").tap()
    bob.is_told("Cleo won Nestlé for $2,500")


def test_cash_is_raised_until_it_is_enough(server: Server, visit: Visit) -> None:
    seats = [{"name": "Ann", "cash": 100, "pos": 32}, {"name": "Bob", "cash": 12_400, "pos": 24}]
    deeds = {"39": {"owner": "Bob"}, "1": {"owner": "Ann"}, "3": {"owner": "Ann"}}
    laid = scene(seats, deeds, [{"seat": "Ann", "do": "roll", "dice": [3, 4]}])
    (ann,) = seated(server, visit, laid, Ann="small")
    ann.can("roll").tap()
    expect(ann.page.get_by_text("You are $400 short")).to_be_visible()
    ann.page.locator("[data-tool=raise]").tap()
    expect(ann.can("pay")).to_be_disabled()
    expect(ann.page.locator("[data-choice]")).to_have_count(2)
    ann.page.locator(".square[data-pos='1']").tap()
    ann.is_told("You mortgaged Aldi")
    expect(ann.page.get_by_text("You are $100 short")).to_be_visible()
    expect(ann.page.locator("[data-raised]")).to_contain_text("$400")
    expect(ann.can("pay")).to_be_disabled()
    ann.page.get_by_role("button", name="Mortgage: Carrefour").tap()
    expect(ann.can("pay")).to_be_enabled()
    ann.can("pay").tap()
    ann.is_told("You paid Bob $500 rent for Apple")


def test_legal_squares_are_shown_and_chosen_on_the_board(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(RICH, DEEDS), Ann="small")
    ann.page.locator("[data-tool=build]").tap()
    rings = ann.page.locator("[data-choice]")
    assert rings.evaluate_all("all => all.map((each) => each.dataset.choice)") == ["1", "3"]
    ann.page.locator(".square[data-pos='3']").tap()
    ann.is_told("You built on Carrefour: branch 1")
    expect(rings).to_have_count(0)
    # What is not to be chosen opens, as ever.
    ann.page.locator(".square[data-pos='39']").tap()
    expect(ann.page.get_by_role("dialog", name="Apple")).to_be_visible()


def offer(ann: Person, *, cash: str, deed: str) -> None:
    ann.page.locator("[data-tool=propose]").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Cash").first.fill(cash)
    dialog.get_by_label(deed).check()
    dialog.get_by_role("button", name="Send the offer").click()
    expect(dialog).to_have_count(0)


def test_a_trade_says_what_is_wrong_and_what_it_makes_of_both(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(RICH, BUILT), Ann="small")
    ann.page.locator("[data-tool=propose]").tap()
    dialog = ann.page.get_by_role("dialog")
    send = dialog.get_by_role("button", name="Send the offer")
    expect(dialog.get_by_label("Aldi has branches: sell them first")).to_be_disabled()
    expect(dialog.get_by_label("Carrefour its group has branches: sell them first")).to_be_disabled()
    expect(dialog.get_by_label("Puma mortgaged: redeem it first")).to_be_disabled()
    expect(dialog.get_by_role("status")).to_have_text("Choose what you give and what you get.")
    dialog.get_by_label("Apple").check()
    expect(dialog.get_by_role("status")).to_have_text("Each side must give something.")
    dialog.get_by_label("Cash").first.fill("1500")
    expect(dialog.get_by_role("status")).to_have_text("You give too little: add $500 or more.")
    expect(send).to_be_disabled()
    for _ in range(5):
        dialog.get_by_role("button", name="$100 more").first.tap()
    expect(dialog.get_by_role("status")).to_have_count(0)
    expect(dialog.locator("[data-sums='0']")).to_contain_text("$20,000 → $18,000")
    expect(dialog.locator("[data-sums='1']")).to_contain_text("$12,400 → $14,400")
    expect(send).to_be_in_viewport(ratio=1)
    send.tap()
    expect(ann.page.locator("[data-offer]")).to_contain_text("$2,000")
    # While the offer waits the clock of the turn stands still.
    expect(ann.page.locator(".countdown.stopped:visible").first).to_be_visible()


def test_a_balance_explains_itself(server: Server, visit: Visit) -> None:
    seats = [{"name": "Ann", "cash": 8_000, "pos": 32}, {"name": "Bob", "cash": 12_400, "pos": 24}]
    deeds = {"39": {"owner": "Bob"}, "37": {"owner": "Bob"}}
    laid = scene(seats, deeds, [{"seat": "Ann", "do": "roll", "dice": [3, 4]}])
    ann, bob = seated(server, visit, laid, Ann="small", Bob="desktop")
    ann.can("roll").tap()
    ann.can("pay").tap()
    bob.is_told("Ann paid you $1,000 rent for Apple")
    for person, change, sums in ((ann, "−$1,000", "$8,000 → $7,000"), (bob, "+$1,000", "$12,400 → $13,400")):
        seat = 0 if person is ann else 1
        person.page.locator(f"li[data-seat='{seat}'] > button").click()
        person.page.locator("[data-history]").click()
        line = person.page.locator("[data-change]").first
        expect(line).to_contain_text("rent for Apple")
        expect(line).to_contain_text("the whole group: 2 × $500")
        expect(line).to_contain_text(change)
        expect(line).to_contain_text(sums)
        line.click()
        then = person.page.locator("[data-then]")
        expect(then.get_by_role("button", name="Apple, price $4,000, owned by Bob, here: Ann")).to_be_visible()
        person.page.locator("[data-back]").click()
        expect(line).to_be_visible()


def test_a_phrase_is_read_in_the_readers_words_and_a_muted_player_is_not(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(), Ann="small", Bob="desktop")
    ann.page.locator("[data-tab=chat]").tap()
    ann.page.locator("[data-phrase=nice]").tap()
    expect(bob.page.locator("[data-bubble='0']")).to_have_text("Nice move!")
    bob.page.locator("[data-side=chat]").click()
    expect(bob.page.get_by_role("list", name="Chat")).to_contain_text("Nice move!")
    expect(bob.page.locator("[data-bubble]")).to_have_count(0, timeout=6_000)
    bob.page.locator("li[data-seat='0'] > button").click()
    bob.page.locator("[data-silence]").click()
    bob.page.keyboard.press("Escape")
    ann.page.locator("[data-phrase=ouch]").tap()
    expect(ann.page.get_by_role("list", name="Chat")).to_contain_text("Ouch!")
    bob.page.wait_for_timeout(300)
    expect(bob.page.locator("[data-bubble]")).to_have_count(0)
    expect(bob.page.get_by_role("list", name="Chat")).not_to_contain_text("Ouch!")
    expect(bob.page.get_by_role("list", name="Chat")).to_contain_text("2 lines of muted players are hidden")


def test_a_turn_by_keyboard_alone(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(script=[ROLL]), Ann="desktop")
    keys = ann.page.keyboard
    expect(ann.can("roll")).to_be_enabled()
    ann.has_keys()
    keys.press("r")
    expect(ann.can("buy")).to_be_visible()
    keys.press("b")
    ann.is_told("McDonald's now belongs to you")
    keys.press("c")
    expect(ann.page.locator("[data-chat]")).to_be_focused()
    keys.type("rbp?")
    expect(ann.page.locator("[data-chat]")).to_have_value("rbp?")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.locator("[data-side=chat]").focus()
    keys.press("?")
    dialog = ann.page.get_by_role("dialog", name="Keyboard")
    expect(dialog.locator("kbd")).to_have_count(11)
    dialog.get_by_label("Single keys do this").uncheck()
    keys.press("Escape")
    keys.press("l")
    keys.press("?")
    expect(dialog).to_have_count(0)


def test_the_focus_follows_only_who_works_in_the_dock(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(script=[ROLL]), Ann="desktop", Bob="desktop")
    bob.page.locator("[data-chat]").focus()
    ann.can("roll").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.can("buy")).to_be_focused()
    ann.page.keyboard.press("Shift+Tab")
    ann.page.keyboard.press("Enter")
    expect(bob.can("bid")).to_be_visible()
    expect(bob.page.locator("[data-chat]")).to_be_focused()


def test_giving_up_by_keyboard_takes_two_presses(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="desktop")
    ann.menu()
    ann.can("surrender").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("Press again to do it")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Results")).to_have_count(0)
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("heading", name="Results")).to_be_visible()


def test_giving_up_is_not_done_by_one_key_held_or_two_fingers(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="small")
    ann.menu()
    give_up = ann.can("surrender")
    give_up.focus()
    for _ in range(5):
        ann.page.keyboard.down("Enter")
    ann.page.keyboard.up("Enter")
    expect(ann.page.get_by_text("Press again to do it")).to_be_visible()
    at = box(give_up)
    fingers = [{"x": at["x"] + 20 + 30 * each, "y": at["y"] + 10, "id": each} for each in range(2)]
    touch = ann.context.new_cdp_session(ann.page)
    for down in (fingers[:1], fingers):
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": down})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ann.page.wait_for_timeout(1_200)
    expect(give_up).to_be_visible()


def test_no_key_plays_under_an_open_menu(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(script=[ROLL]), Ann="desktop")
    ann.has_keys()
    ann.menu()
    ann.page.keyboard.press("r")
    ann.page.wait_for_timeout(500)
    expect(ann.can("roll")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("r")
    expect(ann.can("buy")).to_be_visible()


def test_a_position_that_is_copied_can_be_laid_out_again(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(RICH, BUILT), Ann="phone")
    ann.menu()
    ann.page.locator("[data-report]").click()
    text = ann.page.get_by_label("The position").input_value()
    status, answer = server.ask("POST", "/api/dev/tables", text)
    assert status == 201, answer


def test_who_only_watches_asks_as_nobody(server: Server, visit: Visit) -> None:
    status, answer = server.ask("POST", "/api/dev/tables", json.dumps(scene(RICH, DEEDS)))
    assert status == 201
    watcher = visit("desktop")
    watcher.go("/")
    expect(watcher.page.get_by_role("heading").first).to_be_visible()
    cookies: list[tuple[str, str | None]] = []
    watcher.changed_for_good = True
    watcher.page.on("request", lambda asked: cookies.append((asked.url, asked.all_headers().get("cookie"))))
    watcher.go(str(answer["url"]))
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    watcher.page.wait_for_timeout(500)
    asked = [cookie for url, cookie in cookies if "/log?" in url or "/rulesets/" in url]
    assert len(asked) == 2
    assert asked == [None, None]


def test_a_trade_of_no_sum_at_all_is_marked_and_not_sent(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(RICH, DEEDS), Ann="small")
    ann.page.locator("[data-tool=propose]").tap()
    dialog = ann.page.get_by_role("dialog")
    field = dialog.get_by_label("Cash").first
    dialog.get_by_label("Apple").check()
    for typed, words in (
        ("999999999999999999999999", "You can give at most $20,000"),
        ("-5", "That is no sum of cash"),
    ):
        field.fill(typed)
        expect(dialog.get_by_role("status")).to_contain_text(words)
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(dialog.get_by_role("button", name="Send the offer")).to_be_disabled()
        expect(dialog.locator("[data-sums='0']")).to_contain_text("→ ?")
    field.fill("4000")
    expect(field).to_have_attribute("aria-invalid", "false")
    expect(dialog.get_by_role("button", name="Send the offer")).to_be_enabled()


def test_a_double_tap_on_a_tool_chooses_no_square(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(RICH, DEEDS), Ann="small")
    guarded(ann)
    ann.page.locator("[data-tool=build]").tap()
    ann.page.evaluate("document.querySelector('.square[data-pos=\"3\"]').click()")
    ann.page.evaluate("document.querySelector('[data-choices] button').click()")
    ann.page.wait_for_timeout(600)
    expect(ann.page.locator("[data-choice]")).to_have_count(2)
    expect(ann.page.locator("[data-seat='0']")).to_contain_text("$20,000")
    ann.page.locator(".square[data-pos='3']").tap()
    ann.is_told("You built on Carrefour: branch 1")


def test_a_trade_that_ran_out_of_time_does_not_open_again_on_the_next_turn(server: Server, visit: Visit) -> None:
    # Both come to Start, where nobody is asked anything.
    near = [{**each, "pos": 33} for each in RICH]
    luck = [{"seat": name, "do": "roll", "dice": [3, 4]} for name in ("Ann", "Bob")]
    ann, bob = seated(server, visit, scene(near, script=luck), Ann="phone", Bob="desktop")
    ann.page.locator("[data-tool=propose]").tap()
    sheet = ann.page.get_by_role("dialog", name="Trade")
    expect(sheet).to_be_visible()
    status, _ = server.ask("POST", "/api/dev/clock", '{"by": 76000}')
    assert status == 200
    expect(sheet).to_have_count(0)
    bob.can("roll").click()
    ann.can("roll").wait_for()
    ann.page.wait_for_timeout(500)  # a sheet comes a moment after its button
    expect(sheet).to_have_count(0)
    expect(ann.page.locator("[data-tool=propose]")).to_be_visible()
