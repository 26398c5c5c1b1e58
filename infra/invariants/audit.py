"""An auditor follows a game event by event on books of its own, and notes whatever does not hold."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from core import events as e
from core.evolve import evolve
from core.frames import Over, Paused, Resuming
from core.ids import Millis, Money
from core.luck import DiceChain
from core.play import opening
from core.play.casino import wins_pool
from core.play.dealing import hands
from core.play.drawing import on_top
from core.play.ending import LOT
from core.play.moving import pays_salary, salary
from core.play.third_die import faces
from core.state import Game
from infra.invariants.copies import copied
from infra.invariants.facts import FACTS
from infra.invariants.remembered import face, remembered, remind
from infra.invariants.rest import AT_ANY_TIME, AT_REST, violations

DEAR_EVERY: Final = 50
"""Dear checks run once in so many events."""

Dear = Callable[[Game, Millis], Sequence[str]]


@dataclass(slots=True)
class Auditor:
    """`books`: its own copy, kept by the events alone; `chain`: luck it can draw a second time; `dear`: dear checks."""

    books: Game
    chain: DiceChain | None = None
    dear: Dear | None = None
    checked: int = 0
    broken: list[str] = field(default_factory=list)
    _due: int = DEAR_EVERY

    def follow(self, events: Sequence[e.Event], game: Game, at: Millis, now: Millis) -> None:
        """The events of one command or deadline, which left `game` as it is. `at`: the instant that counted."""
        before, deeds = self.books.stack[-1] if self.books.stack else None, face(self.books)
        for index, event in enumerate(events):
            self._event(event)
            if isinstance(event, e.Moved):
                self._salary(event, events[index + 1 : index + 3], at)
        self._note(violations(self.books, AT_REST))
        if deeds != face(game):
            self._note([f"38: {said}" for said in remembered(game)])
        if self.books != game:
            self.broken.append("30: the events do not give the state")
            self.books = copied(game)
        if isinstance(before, Over):
            self.broken.append("33: something happened after the end")
        if isinstance(before, Paused | Resuming) and not isinstance(game.top, type(before) | Resuming | Over):
            self._note(_uncovered(before, game))
        if self.dear is not None and self.checked >= self._due:
            self._due = self.checked + DEAR_EVERY
            self._note(self.dear(game, now))

    def _event(self, event: e.Event) -> None:
        books, fact = self.books, FACTS.get(event.__class__)
        if fact is not None:
            self._note([f"{(fact.__doc__ or '').strip()}: {said}" for said in fact(books, event)])
        if self.chain is not None:
            self._note(_luck(self.chain, books, event))
        purses, token, deeds = _purses(books), books.token, face(books)
        evolve(books, event)
        if deeds != face(books):
            self._note([f"38: after {event}: {said}" for said in remembered(books)])
            remind(books)
        self.checked += 1
        if _purses(books) != _after(purses, event):
            self.broken.append(f"1, 2: {event} turned {purses} into {_purses(books)}")
        if books.token != token + isinstance(event, e.TurnBegan):
            self.broken.append(f"14: {event} turned {token} into {books.token}")
        self._note(violations(books, AT_ANY_TIME))

    def _salary(self, event: e.Moved, following: Sequence[e.Event], at: Millis) -> None:
        """16: paid once a pass, and never on the way back. `event` is recorded already."""
        game = self.books
        own = takewhile(lambda each: not isinstance(each, e.Moved), following)  # what comes after is the next one's
        pays = [each for each in own if isinstance(each, e.Paid) and each.why == "salary"]
        if event.how == "back" and pays:
            self.broken.append(f"16: {event} was paid for")
        if pays and not (pays_salary(game, at) and pays[0].amount == salary(game) and len(pays) == 1):
            self.broken.append(f"16: {event} was paid {pays}")

    def _note(self, broken: Sequence[str]) -> None:
        self.broken += broken


def _uncovered(before: Paused | Resuming, game: Game) -> list[str]:
    by_judge = isinstance(before, Paused) and before.until is None
    return [] if by_judge or isinstance(before, Resuming) else [f"15: {game.top} follows {before}"]


def _purses(game: Game) -> list[Money]:
    """Every seat's cash, and the pool last, so that it is the purse of seat -1."""
    return [*(player.cash for player in game.players), game.pool]


def _after(purses: list[Money], event: e.Event) -> list[Money]:
    if isinstance(event, e.Paid):
        if event.payer is not None:
            purses[event.payer] -= event.amount
        if event.payee is not None:
            purses[event.payee] += event.amount
    return purses


def _luck(chain: DiceChain, books: Game, event: e.Event) -> list[str]:
    """19: the luck of an event, drawn again from the chain of keys."""
    given: object = None
    drawn: object = None
    if isinstance(event, e.Rolled):
        given, drawn = (event.roll, event.dice), (chain.roll(event.seat), chain.dice())
        if event.third is not None and faces(books)[chain.die("third") - 1] != event.third:
            return [f"19: {event} where the keys give {chain.die('third')}"]
    elif isinstance(event, e.BetMade):
        given = (event.roll, event.die, event.jackpot)
        drawn = (chain.roll(event.seat), chain.die("casino"), wins_pool(books, chain))
    elif isinstance(event, e.Drew):
        given, drawn = event.index, on_top(books, event.deck, chain)
    elif isinstance(event, e.CardThrown):
        given, drawn = event.dice, chain.card_dice()
    elif isinstance(event, e.LotDrawn):
        given, drawn = event.lots, chain.shuffle(LOT, len(event.lots))
    else:
        given, drawn = _beginning(chain, books, event)
    return [] if given == drawn else [f"19: {event} where the keys give {drawn}"]


def _beginning(chain: DiceChain, books: Game, event: e.Event) -> tuple[object, object]:
    """What was drawn before the first turn, as told and as the keys give it."""
    if isinstance(event, e.Dealt):
        each = books.rules.start.deeds
        return event.hands, hands(books.board, len(books.players), each, chain)
    if isinstance(event, e.GameBegan):
        return (event.first, event.throws), opening.starter(books, chain)
    return None, None
