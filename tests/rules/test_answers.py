"""Commands name what they answer: a stale one hits nothing, and a refused one changes nothing."""

import pytest

from core.codec import encode_game
from core.commands import Accept, Agree, Bid, Bundle, Buy, Command, Decline, Pass, Pay, Propose, Roll
from core.engine import Seen, play
from core.ids import AuctionId, DebtId, OfferId, Seat, VoteId
from core.refusal import Refused, Why
from tests.rules.tables import Table


def refused(table: Table, who: str, command: Command) -> Why:
    before = encode_game(table.game)
    with pytest.raises(Refused) as caught:
        table.play(who, command)
    assert encode_game(table.game) == before
    assert str(caught.value)
    return caught.value.why


def test_GX_15_an_offer_has_an_id_of_its_own() -> None:
    table = Table("A 15000@0, B 15000@0", "39:A 37:B")
    table.do("A", "propose", to="B", give={"deeds": [39]}, take={"deeds": [37]})
    old = table.game.offers[0].id
    table.do("A", "withdraw")
    table.do("A", "propose", to="B", give={"deeds": [39]}, take={"cash": 2000})
    assert refused(table, "B", Accept(old)) is Why.OFFER_GONE
    assert refused(table, "B", Accept(OfferId(old + 100))) is Why.OFFER_GONE


def test_A_051_a_bid_names_its_auction() -> None:
    table = Table(deeds="1:Am0 5:Am0")
    table.roll("A", "4+6")
    first = table.auction
    table.do("B", "pass")
    table.do("C", "pass")
    table.do("A", "pass")
    assert table.phase == "auction"
    assert refused(table, "B", Bid(first, 2000)) is Why.AUCTION_OVER
    assert refused(table, "B", Pass(first)) is Why.AUCTION_OVER
    assert refused(table, "B", Bid(AuctionId(0), 2000)) is Why.AUCTION_OVER


def test_GA_69_a_payment_names_its_debt() -> None:
    table = Table("A 15000@33, B 15000@0")
    table.roll("A", "2+3")
    debt = table.debt
    assert refused(table, "A", Pay(DebtId(debt + 1))) is not None
    table.play("A", Pay(debt))
    assert refused(table, "A", Pay(debt)) is not None


def test_A_020_a_purchase_names_its_square() -> None:
    table = Table()
    table.roll("A", "2+3")
    assert refused(table, "A", Buy(6)) is not None
    assert refused(table, "A", Decline(6)) is not None
    table.play("A", Buy(5))


def test_GA_53_an_answer_names_its_vote() -> None:
    table = Table()
    table.do("A", "ask_pause")
    vote = table.game.vote
    assert vote is not None
    assert refused(table, "B", Agree(VoteId(vote.id + 1))) is Why.VOTE_GONE


@pytest.mark.parametrize("seen", [Seen(0, 0), Seen(2, 0), Seen(1, 1)])
def test_TI_03_a_command_for_another_turn_or_roll_is_stale(seen: Seen) -> None:
    table = Table()
    assert (table.game.token, table.game.rolls) == (1, 0)
    before = encode_game(table.game)
    with pytest.raises(Refused) as caught:
        play(table.game, table.seat("A"), Roll(), table.now, table.luck, seen=seen)
    assert caught.value.why is Why.STALE
    assert encode_game(table.game) == before


ODD_BUNDLES = [
    Bundle(cash=-1, deeds=(39,)),
    Bundle(cash=10**18, deeds=(39,)),
    Bundle(deeds=(39, 39)),
    Bundle(deeds=(0,)),
    Bundle(deeds=(40,)),
    Bundle(deeds=(-1,)),
    Bundle(deeds=(39, 5)),
    Bundle(deeds=(39,), cards=("chest",)),
]


@pytest.mark.parametrize("bundle", ODD_BUNDLES)
def test_A_062_an_odd_side_of_a_trade_is_refused(bundle: Bundle) -> None:
    table = Table("A 15000@0, B 15000@0", "39:A 37:B")
    refused(table, "A", Propose(table.seat("B"), bundle, Bundle(deeds=(37,))))
    refused(table, "A", Propose(table.seat("B"), Bundle(deeds=(39,)), bundle))


@pytest.mark.parametrize("to", [-1, 2, 9])
def test_A_056_a_partner_who_does_not_exist(to: int) -> None:
    table = Table("A 15000@0, B 15000@0", "39:A 37:B")
    refused(table, "A", Propose(Seat(to), Bundle(deeds=(39,)), Bundle(deeds=(37,))))
