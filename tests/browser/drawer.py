"""Devices that lie ready: to start one costs more than most tests do, so it is wiped and handed on."""

from collections import defaultdict
from dataclasses import dataclass, field

from playwright.sync_api import Browser

from tests.browser.screens import Person, Screen


@dataclass
class Drawer:
    browser: Browser
    address: str
    ready: dict[Screen, list[Person]] = field(default_factory=lambda: defaultdict(list))

    def take(self, screen: Screen) -> Person:
        """Somebody at a device that remembers nobody."""
        if not self.ready[screen]:
            return Person.arrive(self.browser, self.address, screen)
        last = self.ready[screen].pop()
        last.wipe()
        return last.successor()

    def put_back(self, screen: Screen, person: Person) -> None:
        """A device whose page was changed for good, or that has a second page, is not handed on."""
        if person.changed_for_good or len(person.context.pages) != 1 or person.page.is_closed():
            person.context.close()
        else:
            person.rest()
            self.ready[screen].append(person)
