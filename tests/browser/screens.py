"""People at screens: a phone or a desktop, what they see and press, and what their page complains of."""

import re
from dataclasses import dataclass, field
from typing import Final, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, FloatRect, Locator, Page, expect

Device = Literal["phone", "desktop", "small", "sideways"]
Screen = Device | tuple[Device, str]
"""A device, and the language of its browser where that matters."""
FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
SIZES: Final[dict[Device, tuple[int, int]]] = {
    "phone": (390, 844),
    "desktop": (1440, 900),
    "small": (360, 640),
    "sideways": (844, 390),
}
# The page's policy is reported like any other error, and its sockets can be dropped from outside.
WATCH: Final = """
  addEventListener('securitypolicyviolation', (e) => console.error('CSP', e.violatedDirective, e.blockedURI));
  const Real = WebSocket;
  window.openSockets = [];
  window.WebSocket = class extends Real {
    constructor(...words) { super(...words); window.openSockets.push(this); }
  };
"""
# A picture of the same origin: no page of ours: the storage is at hand, and nothing runs.
STILL: Final = "/icon.svg"


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


@dataclass
class Person:
    """Somebody with a browser profile of their own."""

    context: BrowserContext
    page: Page
    address: str
    name: str
    complaints: list[str] = field(default_factory=list)
    mishaps: int = 0
    rests_until: float = 0
    changed_for_good: bool = False
    """Something was put into its browser that stays there; nobody else gets it."""

    @staticmethod
    def arrive(browser: Browser, address: str, screen: Screen, proxy: str | None = None) -> "Person":
        """`proxy`: the network on the way, also to this machine."""
        device, tongue = (screen, "en-GB") if isinstance(screen, str) else screen
        width, height = SIZES[device]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=device != "desktop",
            is_mobile=device != "desktop",
            locale=tongue,
            service_workers="block",
            proxy=None if proxy is None else {"server": proxy, "bypass": "<-loopback>"},
        )
        context.add_init_script(WATCH)
        context.set_default_timeout(10_000)
        person = Person(context, context.new_page(), address, device)
        person.heed(person.page)
        return person

    def heed(self, page: Page) -> None:
        """Collects what a page of this person complains of."""
        page.on("console", self._heard)
        page.on("pageerror", self._failed)

    def _heard(self, message: ConsoleMessage) -> None:
        wants_an_icon = str(message.location["url"]).endswith("/favicon.ico")  # `STILL` names none
        if message.type == "error" and not wants_an_icon:
            self.complaints.append(message.text)

    def _failed(self, error: Error) -> None:
        self.complaints.append(str(error))

    def prefer(self, **settings: str) -> "Person":
        """Chosen on this device before the page is opened (again)."""
        if not self.page.url.startswith(self.address):
            self.go(STILL)
        for name, value in settings.items():
            self.page.evaluate("([name, value]) => localStorage.setItem(`freehold.${name}`, value)", [name, value])
        return self

    def hurried(self) -> "Person":
        """Without the moment in which a fresh prompt takes no press, and without the film before it."""
        return self.prefer(guard="0", film="off")

    def rest(self) -> None:
        """Leaves the page; what it complains of from here on is nobody's."""
        self.page.remove_listener("console", self._heard)
        self.page.remove_listener("pageerror", self._failed)
        self.context.set_offline(offline=False)
        self.page.unroute_all()
        self.page.emulate_media(media="null", color_scheme="null", reduced_motion="null", forced_colors="null")
        try:
            self.go(STILL)
        except Error:  # the page was just going elsewhere by itself
            self.go(STILL)

    def wipe(self) -> None:
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.context.clear_cookies()

    def successor(self) -> "Person":
        person = Person(self.context, self.page, self.address, self.name)
        person.heed(person.page)
        return person

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def can(self, does: str) -> Locator:
        """The visible button of an option."""
        return self.page.locator(f'[data-do="{does}"]:visible').first

    def menu(self) -> Locator:
        """Opens what is wanted seldom: a pause, giving up, the page's look."""
        self.page.locator("[data-menu]").click()
        return self.page.locator("[popover]:popover-open")

    def hold(self, does: str) -> None:
        """Presses what cannot be undone for as long as that takes."""
        box = self.can(does).bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.wait_for_timeout(1_000)
        self.page.mouse.up()

    def seat_in_lobby(self) -> str:
        """Makes a private table of four and returns its join code."""
        self.go("/")
        self.can("make").click()
        self.button("Make the table").click()
        code = self.page.locator("[data-code]")
        expect(code).to_have_text(re.compile("[A-Z2-9]{6}"))
        return code.inner_text()

    def is_told(self, line: str) -> None:
        """The log has this line."""
        expect(self.page.locator("ol.log").get_by_text(line).last).to_be_attached()

    def is_online(self) -> None:
        expect(self.page.locator("[data-status=online]").first).to_be_visible()

    def comes_true(self, condition: str) -> None:
        """Asks again and again from outside: the page's policy lets nothing be compiled within it."""
        for _ in range(100):
            if self.page.evaluate(condition):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(condition)

    def has_keys(self) -> None:
        """From here on the page hears its shortcuts."""
        expect(self.page.locator("body[data-keys=heard]")).to_be_attached()

    def drop_socket(self) -> None:
        """The connection breaks without a word."""
        self.page.evaluate("window.openSockets.at(-1).close()")
