"""What holds of a game whenever it waits for somebody: state alone, whatever led to it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from core.allies import allied
from core.board import SIZE, TOP_LEVEL
from core.cards import JailFree
from core.clock import next_deadline
from core.engine import options, to_act
from core.frames import (
    IN_TURN,
    Auction,
    AwaitRoll,
    Between,
    BuildAuction,
    EndTurn,
    Finish,
    MustPay,
    Over,
    PassTurn,
    Paused,
    Phase,
    Resuming,
)
from core.play import auction
from core.state import Game, InJail, Offer


def money_is_whole(game: Game) -> Iterator[str]:
    """3"""
    amounts = [game.pool, *(player.cash for player in game.players)]
    yield from (f"{amount!r} is no whole number" for amount in amounts if type(amount) is not int)


def cash_is_not_negative(game: Game) -> Iterator[str]:
    """4"""
    yield from (f"seat {seat} has {player.cash}" for seat, player in enumerate(game.players) if player.cash < 0)


def the_pool_is_not_negative(game: Game) -> Iterator[str]:
    """5"""
    if game.pool < 0:
        yield f"the pool holds {game.pool}"


def owners_are_in(game: Game) -> Iterator[str]:
    """6"""
    for pos, deed in game.deeds.items():
        if deed.owner is not None and game.players[deed.owner].out:
            yield f"{pos} belongs to seat {deed.owner}, who is out"
        if deed.owner is None and (deed.level or deed.mortgaged):
            yield f"{pos} is the bank's and not clear"


def buildings_stand_on_whole_clear_groups(game: Game) -> Iterator[str]:
    """8"""
    for group in game.board.groups:
        deeds = [game.deeds[pos] for pos in group.squares]
        if any(deed.level for deed in deeds) and (
            len({deed.owner for deed in deeds}) > 1 or any(deed.mortgaged for deed in deeds) or not group.cost
        ):
            yield f"{group.key} has buildings it may not have"


def building_is_even(game: Game) -> Iterator[str]:
    """9"""
    for group in game.board.groups:
        levels = [game.deeds[pos].level for pos in group.squares]
        if not 0 <= min(levels) <= max(levels) <= 5:
            yield f"{group.key} has levels {levels}"
        if game.rules.build.even and max(levels) - min(levels) > 1:
            yield f"{group.key} is built unevenly: {levels}"


def buildings_come_from_the_bank(game: Game) -> Iterator[str]:
    """7, 10: of all houses and hotels in the game none is there twice, whatever was exchanged for what."""
    supply, levels = game.rules.supply, [deed.level for deed in game.deeds.values()]
    for name, most, on_board in (
        ("houses", supply.houses, sum(level for level in levels if level < TOP_LEVEL)),
        ("hotels", supply.hotels, levels.count(TOP_LEVEL)),
    ):
        if most is not None and on_board > most:
            yield f"{on_board} {name} of {most} are on the board"


def mortgages_have_terms(game: Game) -> Iterator[str]:
    """11"""
    limit = game.rules.mortgage.term
    for pos, deed in game.deeds.items():
        if (
            deed.mortgaged
            and limit is not None
            and not (deed.rounds_left is not None and 0 <= deed.rounds_left <= limit)
        ):
            yield f"{pos} is mortgaged for {deed.rounds_left}"
        if not deed.mortgaged and deed.rounds_left is not None:
            yield f"{pos} has a term and no mortgage"


def somebody_is_asked(game: Game) -> Iterator[str]:
    """13, 32"""
    asked = to_act(game)
    halted = isinstance(game.top, Paused) and game.top.until is None
    if not asked and not halted and not isinstance(game.top, Resuming | Over):
        yield "nobody is asked"
    for seat in asked:
        if game.players[seat].out:
            yield f"seat {seat} is asked and out"
        elif not options(game, seat, 0):
            yield f"seat {seat} is asked and has no option"


def the_stack_stands(game: Game) -> Iterator[str]:
    """15: a phase is on top, and below it all the end of the turn waits."""
    top, bottom = game.top, game.stack[0]
    if not isinstance(top, Phase):
        yield f"{top} is on top and no phase"
    if isinstance(top, Over):
        if len(game.stack) > 1:
            yield "something waits below the end"
    elif bottom not in (EndTurn(game.turn), PassTurn(game.turn)) and not isinstance(bottom, Finish):
        yield f"{bottom} is at the bottom of seat {game.turn}'s turn"
    if isinstance(top, IN_TURN) and top.seat != game.turn:
        yield f"seat {top.seat} is asked in seat {game.turn}'s turn"


def tokens_are_on_the_board(game: Game) -> Iterator[str]:
    """16"""
    places = ((seat, player.where.pos) for seat, player in enumerate(game.players))
    yield from (f"seat {seat} stands on {pos}" for seat, pos in places if not 0 <= pos < SIZE)


def doubles_are_few(game: Game) -> Iterator[str]:
    """17"""
    if not 0 <= game.doubles < game.rules.turn.doubles_to_jail and isinstance(game.top, AwaitRoll):
        yield f"{game.doubles} doubles before a roll"


def tries_are_few(game: Game) -> Iterator[str]:
    """18"""
    # None is left while the fine after the last one is owed, and when the game ended on that.
    least = 0 if any(isinstance(frame, MustPay | Over) for frame in game.stack) else 1
    for seat, player in enumerate(game.players):
        where = player.where
        if isinstance(where, InJail) and not least <= where.tries <= game.rules.jail.tries:
            yield f"seat {seat} has {where.tries} tries"


def rents_are_between_seats_that_are_in(game: Game) -> Iterator[str]:
    """20"""
    for due in game.claims or ():
        if game.players[due.owner].out or game.players[due.lander].out or due.owner == due.lander:
            yield f"{due} can't be claimed"


def who_is_out_has_nothing(game: Game) -> Iterator[str]:
    """20"""
    gone = {seat for seat, player in enumerate(game.players) if player.out}
    if gone != set(game.gone) or len(gone) != len(game.gone):
        yield f"{game.gone} went out, {gone} are"
    for seat in gone:
        player = game.players[seat]
        if player.cash or player.cards:
            yield f"seat {seat} is out with {player.cash} and {player.cards}"
        top = game.top
        if isinstance(top, BuildAuction) and any(wish.seat == seat for wish in top.wishes):
            yield f"seat {seat} is out and wishes to build"
        if isinstance(top, Between) and seat in top.ready:
            yield f"seat {seat} is out and ready"
        if isinstance(top, Auction) and (seat in top.bidders or seat == top.leader):
            yield f"seat {seat} is out and bids"
        if any(seat in (offer.seat, offer.to) for offer in game.offers):
            yield f"seat {seat} is out and trades"


def every_card_is_somewhere_once(game: Game) -> Iterator[str]:
    """22"""
    for name, deck in game.ruleset.decks.items():
        held = [card.index for player in game.players for card in player.cards if card.deck == name]
        seen = [*held, *game.used[name]]
        if len(set(seen)) < len(seen) or not set(seen) <= set(range(len(deck))):
            yield f"{name}: {held} held, {game.used[name]} used"
        elif not all(isinstance(deck[index].effect, JailFree) for index in held):
            yield f"{name}: {held} can't be held"


def auctions_are_sound(game: Game) -> Iterator[str]:
    """23"""
    top = game.top
    if not isinstance(top, Auction):
        return
    if game.deeds[top.pos].owner is not None and top.pos not in game.auctioned:
        yield f"{top.pos} is auctioned and owned"
    if (
        top.leader in auction.asked(top)
        or not {*top.bidders} <= {*top.order}
        or (top.leader is None) != (top.high == 0)
    ):
        yield f"{top} can't be"


def offers_can_be_kept(game: Game) -> Iterator[str]:
    """25"""
    for offer in game.offers:
        yield from (f"offer {offer.id}: {why}" for why in _lacks(game, offer))


def _lacks(game: Game, offer: Offer) -> Iterator[str]:
    for seat, side in ((offer.seat, offer.give), (offer.to, offer.take)):
        if side.cash < 0 or game.players[seat].cash < side.cash:
            yield f"seat {seat} lacks {side.cash}"
        held = [card.deck for card in game.players[seat].cards]
        if any(side.cards.count(deck) > held.count(deck) for deck in side.cards):
            yield f"seat {seat} lacks {side.cards}"
        for pos in side.deeds:
            deed = game.deeds[pos]
            passes = not deed.mortgaged or game.rules.trade.mortgaged or allied(game, offer.seat, offer.to)
            if deed.owner != seat or not passes:
                yield f"seat {seat} can't give {pos}"
            if any(game.deeds[each].level for each in game.board.group_of[pos].squares):
                yield f"{pos} has buildings in its group"


def the_ranking_is_total(game: Game) -> Iterator[str]:
    """32: everybody has a place; who went out later stands above who went out earlier."""
    if isinstance(game.top, Over):
        ranking = game.top.ranking
        if sorted(ranking) != list(range(len(game.players))):
            yield f"{ranking} is no ranking"
        teams = [game.players[seat].team for seat in ranking]
        if teams != sorted(teams, key=teams.index):
            yield f"{ranking} parts allies: {teams}"
        if None in teams and ranking[len(ranking) - len(game.gone) :] != game.gone[::-1]:
            yield f"{ranking} does not follow {game.gone}"


def the_end_is_the_end(game: Game) -> Iterator[str]:
    """33"""
    if isinstance(game.top, Over):
        if game.offers or game.vote or game.claims:
            yield "something is open after the end"
        if any(options(game, seat, 0) for seat in game.seats_in):
            yield "there is a choice after the end"


def a_deadline_stands_while_somebody_is_asked(game: Game) -> Iterator[str]:
    """34"""
    halted = isinstance(game.top, Paused) and game.top.until is None
    if (next_deadline(game) is None) is not (isinstance(game.top, Over) or halted):
        yield f"the next deadline is {next_deadline(game)}"


Check = Callable[[Game], Iterable[str]]

AT_ANY_TIME: Final[tuple[Check, ...]] = (
    money_is_whole,
    cash_is_not_negative,
    the_pool_is_not_negative,
    tokens_are_on_the_board,
    every_card_is_somewhere_once,
)
"""These hold between the events of one command, too."""

AT_REST: Final[tuple[Check, ...]] = (
    *AT_ANY_TIME,
    owners_are_in,
    buildings_stand_on_whole_clear_groups,
    building_is_even,
    buildings_come_from_the_bank,
    mortgages_have_terms,
    somebody_is_asked,
    the_stack_stands,
    doubles_are_few,
    tries_are_few,
    rents_are_between_seats_that_are_in,
    who_is_out_has_nothing,
    auctions_are_sound,
    offers_can_be_kept,
    the_ranking_is_total,
    the_end_is_the_end,
    a_deadline_stands_while_somebody_is_asked,
)


def violations(game: Game, checks: Iterable[Check] = AT_REST) -> list[str]:
    """What does not hold, each by the number of its invariant; nothing if all is well."""
    return [f"{(check.__doc__ or '').partition(':')[0].strip()}: {said}" for check in checks for said in check(game)]
