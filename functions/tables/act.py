"""One decision on a table, being made: the table as it becomes, and what is told of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from core.bots import remember
from core.events import Event, TurnMissed
from core.ids import Millis
from core.luck import DiceChain
from core.options import Json
from functions.ports import Write
from functions.refusal import Refusal
from functions.store import Connection
from functions.tables.happened import TOLD_AFTER, RefereeTold, TableEvent
from functions.tables.model import Place, Table


@dataclass(frozen=True, slots=True)
class Sender:
    """Who is answered: a socket, with the number of its command."""

    conn: str
    client: str
    n: int


@dataclass(slots=True)
class Act:
    """`by`, `command`: whose wish it was, None for a clock's. `now`: the commit's instant, never before the last one's.

    `refused`: the wish itself was refused, though something that was due before it happened. `also`: written in the
    same transaction. `started`: a game began. `stood_up`: users who had a seat before. `decisions`: of bots so far.
    `arms`: clocks of other tables that the transaction sets. `by_clock`: the table's own sleeper is at it.
    """

    table: Table
    now: Millis
    luck: DiceChain | None
    connections: tuple[Connection, ...] = ()
    by: Place | None = None
    command: Json = None
    sender: Sender | None = None
    refused: Refusal | None = None
    events: list[Event | TableEvent] = field(default_factory=list)
    also: list[Write] = field(default_factory=list)
    started: bool = False
    stood_up: list[str] = field(default_factory=list)
    decisions: int = 0
    arms: list[tuple[str, int, Millis]] = field(default_factory=list)
    by_clock: bool = False

    def happened(self, events: Sequence[Event]) -> None:
        """What the engine did: told, the referee too, and remembered by the bots."""
        game = self.table.game
        assert game is not None
        for event in events:
            self.events.append(event)
            if isinstance(event, TurnMissed) and self.table.referee is not None and event.count % TOLD_AFTER == 0:
                self.events.append(RefereeTold(event.seat, event.count))
        self.table.memory = remember(self.table.memory, game, events)

    def tell(self, *events: Event | TableEvent) -> None:
        self.events.extend(events)

    @property
    def chance(self) -> DiceChain:
        """The luck of a game that has begun."""
        assert self.luck is not None
        return self.luck
