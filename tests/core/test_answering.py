"""Refusing an offer: with nothing, or with terms that both sides could exchange."""

import pytest

from core.books import resolve
from core.bots import pick
from core.commands import Accept, Bundle, Command, Refuse, Roll, Terms
from core.engine import options, play
from core.frames import AwaitRoll, EndTurn, MustPay, Running, Share
from core.ids import DebtId, OfferId, Seat
from core.luck import DiceChain
from core.play.trading import SayNo
from core.refusal import Refused, Why
from core.state import Game, Offer, blank

OFFER = Offer(OfferId(5), Seat(0), Seat(1), Bundle(cash=1000), Bundle(deeds=(6,)), 30_000)


@pytest.fixture
def game() -> Game:
    game = blank(resolve("brands.classic"), (None, None))
    game.stack, game.token, game.turn_clock = (EndTurn(Seat(0)), AwaitRoll(Seat(0))), 1, Running(75_000)
    game.deeds[6].owner, game.deeds[39].owner = Seat(1), Seat(0)
    game.offers, game.last_id = (OFFER,), 5
    return game


def no(give: Bundle, take: Bundle) -> Refuse:
    return Refuse(OFFER.id, Terms(give, take))


def test_GX_15_a_refusal_may_show_terms_that_both_could_exchange(game: Game) -> None:
    option = SayNo(game, OFFER)
    assert option.schema() == {"do": "refuse", "offer": 5, "terms": {"optional": True}}
    for command in (Refuse(OFFER.id), no(Bundle(deeds=(6,)), Bundle(cash=1500)), *option.samples()):
        assert option.allows(command)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (no(Bundle(cash=-5), Bundle(deeds=(39,))), Why.NOT_THEIRS),
        (no(Bundle(cash=-5, deeds=(6,)), Bundle(cash=1)), Why.NOT_THEIRS),
        (no(Bundle(deeds=(999,)), Bundle(cash=1)), Why.NOT_THEIRS),
        (no(Bundle(deeds=(39,)), Bundle(cash=1)), Why.NOT_THEIRS),
        (no(Bundle(deeds=(6,) * 1500), Bundle(cash=1)), Why.NOT_THEIRS),
        (no(Bundle(deeds=(6,)), Bundle(cash=1_000_000)), Why.NOT_THEIRS),
        (no(Bundle(deeds=(6,)), Bundle(cash=1, cards=("x" * 1000,))), Why.CARD_NOT_TRADED),
        (Refuse(OfferId(6)), Why.OFFER_GONE),
    ],
)
def test_GX_15_terms_that_cannot_be_are_refused_with_a_reason(game: Game, command: Refuse, why: Why) -> None:
    with pytest.raises(Refused) as refused:
        play(game, Seat(1), command, 1_000, DiceChain(0, bytes(32)))
    assert refused.value.why == why
    assert game.offers == (OFFER,)


def test_only_the_one_asked_answers(game: Game) -> None:
    with pytest.raises(Refused) as refused:
        play(game, Seat(0), Refuse(OFFER.id), 1_000, DiceChain(0, bytes(32)))
    assert refused.value.why == Why.NOT_YOUR_TURN
    other: Command = Roll()
    assert not SayNo(game, OFFER).allows(other)
    assert any(isinstance(option, SayNo) for option in options(game, Seat(1), 1_000))


def test_GX_14_an_offer_that_would_leave_its_debtor_short_is_not_accepted(game: Game) -> None:
    game.players[0].cash = 1_200
    debt = MustPay(DebtId(4), Seat(0), (Share(None, 1_000),), "tax", 4, None)
    game.stack = (EndTurn(Seat(0)), debt)
    game.offers = (Offer(OfferId(5), Seat(0), Seat(1), Bundle(cash=600), Bundle(deeds=(6,)), 30_000),)
    assert not any(option.allows(Accept(OfferId(5))) for option in options(game, Seat(1), 1_000))
    with pytest.raises(Refused) as refused:
        play(game, Seat(1), Accept(OfferId(5)), 1_000, DiceChain(0, bytes(32)))
    assert refused.value.why == Why.DEBT_NOT_COVERED


def test_a_bot_that_an_offer_is_not_about_lets_it_be(game: Game) -> None:
    three = blank(resolve("brands.classic"), (None, None, "trader"))
    three.stack, three.token, three.turn_clock = game.stack, 1, game.turn_clock
    three.deeds[6].owner, three.offers, three.last_id = Seat(1), (OFFER,), 5
    assert pick(three, Seat(2), options(three, Seat(2), 1_000), 1_000) is None
