"""When the bank's buildings may not suffice: wishes are collected, and what several want goes under the hammer (GC-50).

Everything that is built or sold passes here, where buildings are finite; where they are not it goes straight on.
"""

from core.commands import Bid, Build, Pass, RequestBuild, Sell
from core.events import BidMade, BuildingCalled, BuildWished, Passed, ShortageClosed, ShortageOpened
from core.frames import AwaitRoll, Between, BuildAuction, Calling, Collecting, Shortage, Wish, WishKind
from core.ids import SECOND, AuctionId, Money, Seat
from core.options import BidBetween, Just, Option, Squares
from core.play import building, gaps, outcry, property, supply
from core.play.lots import raise_step
from core.state import Game
from core.step import Step

OPEN = (AwaitRoll, Between)
"""When a hotel that is sold is a wish for houses; in a debt it is sold with what the bank has."""


# --- wishing ---


def build(step: Step, seat: Seat, command: Build) -> None:
    if supply.is_finite(step.game):
        request(step, seat, RequestBuild((command.pos,)))
    else:
        building.build(step, seat, command)


def request(step: Step, seat: Seat, command: RequestBuild) -> None:
    kind = supply.kind_at(step.game.deeds[command.pos[0]].level)
    _wish(step, Wish(seat, kind, command.pos))


def sell(step: Step, seat: Seat, command: Sell) -> None:
    hotel = step.game.deeds[command.pos].level == supply.HOTEL
    if hotel and supply.is_finite(step.game) and _all_are_asked(step, seat):
        _wish(step, Wish(seat, "break", (command.pos,)))
    else:
        building.sell(step, seat, command)


def _all_are_asked(step: Step, seat: Seat) -> bool:
    """About a hotel that is to come down: not in a debt, and not for who has had them asked too often."""
    top = step.stack[-1]
    return isinstance(top, BuildAuction) or (isinstance(top, OPEN) and supply.may_open(step.game, seat))


def _wish(step: Step, wish: Wish) -> None:
    """It is carried out at once if the others can have all they could want, too; else they are asked."""
    game, top = step.game, step.stack[-1]
    if isinstance(top, BuildAuction):
        assert isinstance(top.stage, Collecting)
        step.pop()
        step.emit(BuildWished(top.id, wish.seat, wish.kind, wish.squares))
        answered = Collecting((*top.stage.answered, wish.seat))
        step.push(Shortage(top.id, (*top.wishes, wish), answered, top.since, top.returned, top.until))
        return
    if supply.is_plenty(game, wish.seat, wish.kind, len(wish.squares)):
        _carry_out(step, wish, len(wish.squares))
        return
    if isinstance(top, Between):
        step.swap(gaps.covered(step, top))
    id, until = AuctionId(game.last_id + 1), step.now + game.rules.supply.window_seconds * SECOND
    step.emit(ShortageOpened(wish.seat, id, until))
    step.emit(BuildWished(id, wish.seat, wish.kind, wish.squares))
    step.push(Shortage(id, (wish,), Collecting((wish.seat,)), step.now, 0, until))


def _carry_out(step: Step, wish: Wish, count: int, spared: int = 0) -> None:
    """At the prices of the deeds."""
    for pos in wish.squares[:count]:
        if wish.kind == "break":
            building.sell(step, wish.seat, Sell(pos), spared)
        else:
            building.place(step, wish.seat, pos, step.game.board.cost[pos])


# --- choosing ---


def choices(game: Game, phase: BuildAuction, seat: Seat) -> list[Option]:
    if isinstance(phase.stage, Collecting):
        return [] if seat in phase.stage.answered else _answers(game, phase, seat)
    if seat == phase.stage.leader or not _own(phase.wishes, seat, phase.stage.what):
        return []
    found: list[Option] = []
    least, cash = least_bid(game, phase.wishes, phase.stage), game.players[seat].cash
    if cash >= least:
        found.append(BidBetween(phase.id, least=least, most=cash, step=raise_step(game)))
    return [*found, Just(Pass(phase.id), auction=phase.id)]


def _answers(game: Game, phase: BuildAuction, seat: Seat) -> list[Option]:
    wishes = property.buildings(game, seat)
    hotels = [pos for pos in property.may_come_down(game, seat) if game.deeds[pos].level == supply.HOTEL]
    if hotels:
        wishes.append(Squares(Sell, hotels))
    return [*wishes, Just(Pass(phase.id), auction=phase.id)] if wishes else []


def _own(wishes: tuple[Wish, ...], seat: Seat, kind: WishKind) -> list[Wish]:
    return [wish for wish in wishes if wish.seat == seat and wish.kind == kind]


def asked(game: Game, wishes: tuple[Wish, ...], stage: Collecting | Calling) -> tuple[Seat, ...]:
    """Who is waited for: seats that could build and have not answered; those that may outbid."""
    turning = game.from_left_of(game.turn)
    if isinstance(stage, Collecting):
        return tuple(seat for seat in turning if seat not in stage.answered and property.buildings(game, seat))
    least = least_bid(game, wishes, stage)
    return tuple(
        seat
        for seat in turning
        if seat != stage.leader and _own(wishes, seat, stage.what) and game.players[seat].cash >= least
    )


def least_bid(game: Game, wishes: tuple[Wish, ...], stage: Calling) -> Money:
    """C-155: from the lowest price among the squares where the building could be placed."""
    if stage.high:
        return stage.high + raise_step(game)
    return min(game.board.cost[wish.squares[0]] for wish in wishes if wish.kind == stage.what)


def bid(step: Step, seat: Seat, command: Bid) -> None:
    phase = step.pop()
    assert isinstance(phase, BuildAuction) and isinstance(phase.stage, Calling)
    step.emit(BidMade(phase.id, seat, command.amount))
    stage = Calling(phase.stage.what, command.amount, seat, phase.stage.began)
    until = step.now + outcry.clock(step.game, stage.began, step.now)
    step.push(Shortage(phase.id, phase.wishes, stage, phase.since, phase.returned, until))


def pass_(step: Step, seat: Seat, command: Pass) -> None:
    """While wishes are collected: none. While one is called: no more of this kind."""
    phase = step.pop()
    assert isinstance(phase, BuildAuction)
    step.emit(Passed(phase.id, seat, "choice"))
    stage, wishes = phase.stage, phase.wishes
    if isinstance(stage, Collecting):
        stage = Collecting((*stage.answered, seat))
    else:
        wishes = _but(wishes, _own(wishes, seat, stage.what))
    step.push(Shortage(phase.id, wishes, stage, phase.since, phase.returned, phase.until))


def _but(wishes: tuple[Wish, ...], dropped: list[Wish]) -> tuple[Wish, ...]:
    return tuple(wish for wish in wishes if wish not in dropped)


def out_of_time(step: Step) -> None:
    """Silence wishes nothing; without a bid in time nobody gets anything of that kind."""
    phase = step.pop()
    assert isinstance(phase, BuildAuction)
    stage, wishes = phase.stage, phase.wishes
    if isinstance(stage, Calling):
        if stage.leader is not None:
            _knock_down(step, phase, stage)
            return
        wishes = tuple(wish for wish in wishes if wish.kind != stage.what)
    step.push(Shortage(phase.id, wishes, None, phase.since, phase.returned, phase.until))


def without(step: Step, frame: BuildAuction | Shortage, seat: Seat) -> Shortage:
    """GX-10: nobody waits for a seat that goes out; what it led is called afresh."""
    wishes = tuple(wish for wish in frame.wishes if wish.seat != seat)
    stage = frame.stage
    if isinstance(stage, Collecting):
        stage = Collecting(tuple(each for each in stage.answered if each != seat))
    elif stage is not None and stage.leader == seat:
        stage = None
    return Shortage(frame.id, wishes, stage, frame.since, frame.returned, frame.until)


# --- deciding ---


def go_on(step: Step, task: Shortage) -> None:
    stage = task.stage
    if isinstance(stage, Calling) and stage.leader is None and not _is_contested(step.game, task.wishes, stage.what):
        stage = None  # so many have passed that the rest can have what they wish
    if stage is not None and asked(step.game, task.wishes, stage):
        step.push(BuildAuction(task.id, task.wishes, stage, task.since, task.returned, task.until))
    elif isinstance(stage, Calling) and stage.leader is not None:
        _knock_down(step, task, stage)
    else:
        _hand_out(step, task)


def _knock_down(step: Step, lot: BuildAuction | Shortage, stage: Calling) -> None:
    """The leader pays its bid, and the building stands on the square it named (C-156)."""
    assert stage.leader is not None
    (wish,) = _own(lot.wishes, stage.leader, stage.what)
    building.place(step, wish.seat, wish.squares[0], stage.high)
    rest = (Wish(wish.seat, wish.kind, wish.squares[1:]),) if len(wish.squares) > 1 else ()
    returned = lot.returned + (supply.HOUSES if stage.what == "hotel" else 0)
    step.push(Shortage(lot.id, (*_but(lot.wishes, [wish]), *rest), None, lot.since, returned, lot.until))


def _is_contested(game: Game, wishes: tuple[Wish, ...], kind: WishKind) -> bool:
    """Do several seats want more than there is (C-152)?"""
    some = [wish for wish in wishes if wish.kind == kind]
    return len(some) > 1 and sum(len(wish.squares) for wish in some) > supply.stock(game, kind)


def _hand_out(step: Step, task: Shortage) -> None:
    """Houses, then hotels, then hotels taken down (C-206, GC-14): at the deeds' prices where that suffices for all."""
    game, returned = step.game, task.returned
    wishes = tuple(part for wish in task.wishes for part in _possible(game, wish))
    kinds: tuple[WishKind, ...] = ("house", "hotel")
    for kind in kinds:
        if supply.stock(game, kind) and _is_contested(game, wishes, kind):
            _call(step, Shortage(task.id, wishes, None, task.since, returned, task.until), kind)
            return
        for wish in [each for each in wishes if each.kind == kind]:
            before = supply.stock(game, "hotel")
            _carry_out(step, wish, supply.stock(game, kind))
            returned += (before - supply.stock(game, "hotel")) * supply.HOUSES
        wishes = tuple(wish for wish in wishes if wish.kind != kind)
    for wish in wishes:
        _carry_out(step, wish, 1, spared=returned)
    step.emit(ShortageClosed(task.id, step.now - task.since))


def _possible(game: Game, wish: Wish) -> list[Wish]:
    """As much of a wish as is still legal and payable."""
    if wish.kind == "break":
        return [wish]
    for count in range(len(wish.squares), 0, -1):
        if property.row_bar(game, wish.seat, wish.squares[:count]) is None:
            return [Wish(wish.seat, wish.kind, wish.squares[:count])]
    return []


def _call(step: Step, task: Shortage, kind: WishKind) -> None:
    """One building under the hammer, for each that wishes one (C-153, C-154, C-157)."""
    id = AuctionId(step.game.last_id + 1)
    stage = Calling(kind, 0, None, step.now)
    order = tuple(wish.seat for wish in task.wishes if wish.kind == kind)
    squares = tuple(wish.squares[0] for wish in task.wishes if wish.kind == kind)
    step.emit(BuildingCalled(id, kind, order, squares))
    until = step.now + outcry.clock(step.game, stage.began, step.now)
    step.push(BuildAuction(id, task.wishes, stage, task.since, task.returned, until))
