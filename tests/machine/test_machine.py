"""A stateful machine over the options: it shrinks whatever breaks an invariant to the shortest game that does."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from core.bots import TEMPERS, pick
from core.commands import Agree, AskPause, Back, Surrender
from core.engine import to_act
from core.ids import Seat
from core.rules import Ruleset
from infra.invariants.dear import conceivable
from tests.machine.rulesets import RULESETS
from tests.machine.wandering import Wandering

SEATS = st.integers(0, 5)


class Table(RuleBasedStateMachine):
    """By any rules: any legal command, wrong commands, silence, pauses and leaving, in any order."""

    table: Wandering

    @initialize(
        ruleset=RULESETS,
        bots=st.lists(st.sampled_from([None, *TEMPERS]), min_size=6, max_size=6),
        seats=st.integers(0, 4),
        key=st.binary(min_size=32, max_size=32),
    )
    def sit_down(self, ruleset: Ruleset, bots: list[str | None], seats: int, key: bytes) -> None:
        counts = ruleset.rules.players.counts
        count = counts[seats % len(counts)]
        self.table = Wandering(ruleset, bots[:count], key)
        self.table.auditor.dear = None  # the random games beside this one look at that

    def seat(self, number: int) -> Seat:
        return Seat(number % len(self.table.game.players))

    @rule(data=st.data(), number=SEATS)
    def choose(self, data: st.DataObject, number: int) -> None:
        """Whoever is asked chooses anything; when nobody is, anybody does."""
        asked = to_act(self.table.game) or (self.seat(number),)
        seat = asked[number % len(asked)]
        commands = [command for option in self.table.legal(seat) for command in option.samples()]
        wanted = [command for command in commands if not isinstance(command, Surrender | AskPause)]
        if wanted:
            self.table.play(seat, data.draw(st.sampled_from(wanted)))

    @rule(number=SEATS)
    def let_a_bot_choose(self, number: int) -> None:
        for seat in to_act(self.table.game):
            command = pick(self.table.game, seat, self.table.legal(seat), self.table.now)
            if command is not None:
                self.table.play(seat, command)
                return

    @rule(data=st.data(), number=SEATS)
    def send_something_wrong(self, data: st.DataObject, number: int) -> None:
        seat = self.seat(number)
        self.table.refuse(seat, data.draw(st.sampled_from(list(conceivable(self.table.game, seat)))))

    @rule(seconds=st.sampled_from([1, 4, 20, 30, 75, 300, 601]))
    def wait(self, seconds: int) -> None:
        self.table.wait(seconds * 1000)

    @rule(number=SEATS)
    def ask_for_a_pause(self, number: int) -> None:
        self._if_listed(self.seat(number), AskPause)

    @rule(number=SEATS)
    def agree_or_come_back(self, number: int) -> None:
        self._if_listed(self.seat(number), (Agree, Back))

    @precondition(lambda self: hash(self.table.game.last_id) % 5 == 0)
    @rule(number=SEATS)
    def leave(self, number: int) -> None:
        self._if_listed(self.seat(number), Surrender)

    def _if_listed(self, seat: Seat, kind: type | tuple[type, ...]) -> None:
        for option in self.table.legal(seat):
            for command in option.samples():
                if isinstance(command, kind):
                    self.table.play(seat, command)
                    return

    @invariant()
    def nothing_is_broken(self) -> None:
        assert self.table.auditor.broken == []


Table.TestCase.settings = settings(
    max_examples=200,
    stateful_step_count=60,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
TestTable = Table.TestCase
