"""A game played at random, with an auditor beside it: legal commands, wrong ones, silence, pauses, leaving."""

from collections.abc import Sequence
from random import Random
from typing import Final

from core.commands import AskPause, Claim, Command, Propose, Surrender
from core.engine import expire, new_game, next_deadline, options, order, orders, play, to_act
from core.events import Event
from core.frames import Over
from core.ids import Millis, Seat
from core.luck import DiceChain
from core.options import Option
from core.orders import Order
from core.refusal import Refused
from core.rules import Ruleset
from core.state import blank
from infra.invariants import Auditor
from infra.invariants.dear import conceivable, dear
from tests.machine.rulesets import ruleset_of

BROUGHT: Final = ((1, 3), (5, 33), (12, 8), (39, 18))
"""Collectible cards of every human, where the rulebook has such."""

BEGAN: Millis = 1_767_225_600_000
EVENTS_A_ROUND: Final = 65
"""Where more than this happens in a round, as where the board is dealt out, a game has fewer rounds."""

RARELY = {Surrender: 0.004, AskPause: 0.02, Propose: 0.2, Claim: 0.3}
"""How likely a command of this kind is to be kept when it is drawn; the others always are."""


class Wandering:
    """One game. `choose` draws from what it is given: a seeded `Random`, or a test that shrinks."""

    def __init__(self, ruleset: Ruleset, bots: Sequence[str | None], key: bytes) -> None:
        self.now = BEGAN
        self.luck = DiceChain(0, key)
        self.auditor = Auditor(blank(ruleset, tuple(bots)), DiceChain(0, key), dear)
        brought = [BROUGHT] * len(bots) if ruleset.rules.rent.bonus_part else ()
        self.game, begun = new_game(ruleset, bots, self.now, self.luck, collectibles=brought)
        self.auditor.follow(begun, self.game, self.now, self.now)

    @property
    def over(self) -> bool:
        return isinstance(self.game.top, Over)

    def legal(self, seat: Seat) -> list[Option]:
        return options(self.game, seat, self.now)

    def play(self, seat: Seat, command: Command) -> None:
        events = play(self.game, seat, command, self.now, self.luck)
        self._told(events, self.now)

    def obey(self, given: Order) -> None:
        self._told(order(self.game, given, self.now, self.luck), self.now)

    def refuse(self, seat: Seat, command: Command) -> None:
        """A command that is not listed is refused, and nothing has happened."""
        if any(option.allows(command) for option in self.legal(seat)):
            return
        try:
            self.play(seat, command)
        except Refused:
            assert self.game == self.auditor.books
        else:
            self.auditor.broken.append(f"31: {command} of seat {seat} is not listed and accepted")

    def wait(self, length: Millis) -> None:
        """Time passes, and deadlines fire one by one, now and then late."""
        self.now += length
        while (due := next_deadline(self.game)) is not None and due <= self.now:
            self._told(expire(self.game, self.now, self.luck), due)

    def _told(self, events: Sequence[Event], at: Millis) -> None:
        self.auditor.follow(events, self.game, at, self.now)


def wander(seed: int, rounds: int) -> Auditor:
    """A whole game from a seed, up to about so many rounds."""
    random = Random(seed)
    ruleset = ruleset_of(seed)
    seats = random.choice(ruleset.rules.players.counts)
    bots = [random.choice((None, None, "trader", "cautious")) for _ in range(seats)]
    game = Wandering(ruleset, bots, seed.to_bytes(32, "big"))
    most = rounds * EVENTS_A_ROUND
    while not game.over and game.game.round <= rounds and game.auditor.checked < most and not game.auditor.broken:
        _step(game, random)
    return game.auditor


def _step(game: Wandering, random: Random) -> None:
    dice = random.random()
    if dice < 0.03:
        game.wait(random.choice((20_000, 30_000, 75_000, 600_000)))
    elif dice < 0.035 and (given := orders(game.game)):
        game.obey(random.choice(given if random.random() < 0.1 else given[:1]))
    elif dice < 0.06:
        seat = Seat(random.randrange(len(game.game.players)))
        game.refuse(seat, random.choice(list(conceivable(game.game, seat))))
    else:
        game.wait(random.choice((0, 1_000, 4_000)))
        _choose(game, random)


def _choose(game: Wandering, random: Random) -> None:
    asked = to_act(game.game)
    anybody = not asked or random.random() < 0.1
    seat = Seat(random.randrange(len(game.game.players))) if anybody else random.choice(asked)
    commands = [command for option in game.legal(seat) for command in option.samples()]
    kept = [command for command in commands if random.random() < RARELY.get(type(command), 1)]
    if kept:
        game.play(seat, random.choice(kept))
