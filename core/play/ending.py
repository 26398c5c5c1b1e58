"""The end of the game: the last seat or side left, the round limit, or the safety stop."""

from core.allies import allied
from core.events import GameOver, LotDrawn
from core.frames import Over, OverHow, PassTurn
from core.ids import Seat
from core.policies import tie_order
from core.state import Game
from core.step import Step
from core.window import Window
from core.worth import worths

LOT = "lot"


def last_round(game: Game) -> bool:
    """Is this the round after which the game ends in any case (GA-58)?"""
    return game.last_round or at_limit(game) or game.round >= game.rules.cap.safety_rounds


def at_limit(game: Window) -> bool:
    """Is this the last round by the rules themselves, where they name one?"""
    rounds = game.rules.cap.rounds
    return rounds is not None and game.round >= rounds


def end_if_decided(step: Step) -> bool:
    """GX-11: over at the moment one seat, or seats of one team, are left; whatever is still pending is dropped."""
    game = step.game
    left = tuple(sorted(game.seats_in, key=game.place))
    if not all(each == left[0] or allied(game, left[0], each) for each in left):
        return False
    over(step, left, "last_seat" if game.players[left[0]].team is None else "last_team")
    return True


def stop(step: Step) -> None:
    """The round limit (GB-20), time (C-185) or the safety stop (GA-58): net worth ranks those still in, a team by its
    sum; for ties the rules say what counts."""
    game, worth = step.game, worths(step.game)
    sums = {
        seat: sum(worth[each] for each in game.seats_in if each == seat or allied(game, seat, each))
        for seat in game.seats_in
    }
    keys = {seat: (-sums[seat], *tie_order(game, seat)) for seat in game.seats_in}
    lots = _lots(step) if len(set(keys.values())) < len(keys) else tuple(range(len(game.players)))
    ranked = sorted(game.seats_in, key=lambda seat: (keys[seat], lots.index(game.place(seat))))
    over(step, tuple(ranked), "time" if game.last_round else "round_limit" if at_limit(game) else "safety_stop")


def _lots(step: Step) -> tuple[int, ...]:
    """GC-24: the lot decides where all else is alike."""
    lots = step.luck.shuffle(LOT, len(step.game.players))
    step.emit(LotDrawn(lots))
    return lots


def is_round_complete(game: Game) -> bool:
    """Has the last place in turn order had its turn, and nobody else begun one (GC-25)?"""
    following = game.from_left_of(game.turn)[0]
    return isinstance(game.stack[0], PassTurn) and game.place(following) <= game.place(game.turn)


def over(step: Step, best: tuple[Seat, ...], how: OverHow) -> None:
    """Who went out later stands above who went out earlier (GX-12); allies stand together, where the first of them
    does (GA-87)."""
    placed = (*best, *reversed(step.game.gone))
    sides = [step.game.players[seat].team for seat in placed]
    ranking = placed if None in sides else tuple(sorted(placed, key=lambda seat: _place(step.game, sides, seat)))
    step.emit(GameOver(ranking, how, worths(step.game)))
    step.stack[:] = [Over(ranking, how)]


def _place(game: Game, sides: list[int | None], seat: Seat) -> int:
    return sides.index(game.players[seat].team)
