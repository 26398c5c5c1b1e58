"""FREEHOLD-DICE-1 against its published vectors, and the limits of what a script may dictate."""

import hmac
from collections.abc import Callable, Iterator
from hashlib import sha256

import pytest

from core.ids import Seat
from core.luck import (
    DiceChain,
    below,
    chain,
    commit,
    drawn,
    follows,
    key0,
    parts,
    ratchet,
    roster,
    shuffled,
    stream,
    weighed,
)
from core.scripted import Given, LuckMissing, Scripted

SEED = bytes(range(32))
TABLE = "tbl_000001"
RULESET = "classic@1"
COMMIT = commit(SEED, TABLE, RULESET)
CHAINS = tuple(chain(bytes([0xA0 + i]) * 32, TABLE, Seat(i), 64) for i in range(4))
H0 = roster(TABLE, RULESET, COMMIT, [(f"seat-{i}", CHAINS[i][0]) for i in range(4)])
K0 = key0(SEED, H0, [links[1] for links in CHAINS])


def keys() -> list[bytes]:
    """K0 to K8: t = 6 is a timeout, 7 and 8 have the next seat as witness, the first roll uses c[2]."""
    keys, used = [K0], [1, 1, 1, 1]

    def link(seat: int) -> bytes:
        used[seat] += 1
        return CHAINS[seat][used[seat]]

    for t in range(1, 9):
        seat, after = (t - 1) % 4, t % 4
        if t == 6:
            keys.append(ratchet(keys[-1], t, Seat(seat)))
        elif t >= 7:
            keys.append(ratchet(keys[-1], t, Seat(seat), link(seat), witness=after, witnessed=link(after)))
        else:
            keys.append(ratchet(keys[-1], t, Seat(seat), link(seat)))
    return keys


def test_the_commitment() -> None:
    assert COMMIT.hex() == "079e58801caa96a8059411ad9c99da141d78cca63a97584f0bf7b9f65844b78f"


def test_the_anchor_and_that_each_link_reaches_the_one_before() -> None:
    links = CHAINS[0]
    assert links[0].hex() == "a3b39986985877394b1faa48b3207bbe876855ea93a1307359b81db316650f56"
    assert len(links) == 65
    assert all(follows(links[j], links[j - 1], TABLE, Seat(0), j) for j in range(1, 65))
    assert not follows(links[2], links[0], TABLE, Seat(0), 1)


def test_the_roster() -> None:
    assert H0.hex() == "7c8863d4b7706399384df11f4059a6f007249051ce5e7b73d02a51a86172a980"


def test_the_first_and_the_eighth_key() -> None:
    assert K0.hex() == "915b3a10e97f7fcddff71ba4b87f0bd8a4f0acc57a3fd41812f487853e9a4b04"
    assert keys()[8].hex() == "d0d9b42c70240cbe120fc3edf72f9fc69d75eaa4c13d61b341ecb494065db01e"


def test_the_dice_of_eight_rolls() -> None:
    dice = [DiceChain(t, key).dice() for t, key in enumerate(keys()) if t > 0]
    assert dice == [(4, 2), (4, 3), (1, 3), (4, 6), (2, 4), (6, 4), (6, 3), (6, 1)]


def test_the_shuffle() -> None:
    assert shuffled(K0, "turn-order", 8) == (4, 6, 7, 2, 0, 5, 3, 1)
    assert DiceChain(0, K0).shuffle("turn-order", 8) == (4, 6, 7, 2, 0, 5, 3, 1)


def test_the_cards_and_the_weights() -> None:
    key = keys()[8]
    assert drawn(key, "chance", 0, range(16)) == 0
    assert drawn(key, "chest", 0, [1, 5, 9]) == 1
    assert weighed(key, "jackpot:1", [1, 2, 3, 4]) == 2
    assert DiceChain(8, key).weighted("jackpot:1", [1, 2, 3, 4]) == 2
    assert DiceChain(8, key).card("chance", range(16)) == 0


def test_words_that_would_favour_a_number_are_thrown_away() -> None:
    read = 0

    def counted() -> Iterator[int]:
        nonlocal read
        for word in stream(K0, "rejtest"):
            read += 1
            yield word

    words = counted()
    numbers = [below(words, 2**31 + 1) for _ in range(6)]
    assert numbers == [779004928, 1632162749, 877759628, 1773506845, 280084304, 1926652549]
    assert read == 7


def test_a_chainless_roll_is_the_scheme_with_an_empty_link() -> None:
    luck = DiceChain(0, K0)
    assert luck.roll(Seat(2)) == 1
    message = parts(b"FREEHOLD-DICE-1", b"ratchet", (1).to_bytes(8), (2).to_bytes(4), b"", b"\xff" * 4, b"")
    assert luck.key == hmac.digest(K0, message, "sha256")
    assert (luck.t, luck.draws, luck.drew) == (1, 0, True)


def test_the_quick_dice_are_those_of_the_stream() -> None:
    for i in range(2000):
        key = sha256(i.to_bytes(4)).digest()
        words = stream(key, "dice")
        assert DiceChain(1, key).dice() == (1 + below(words, 6), 1 + below(words, 6))


def test_a_link_serves_one_roll() -> None:
    luck = DiceChain(0, K0, link=CHAINS[1][2])
    luck.roll(Seat(1))
    assert luck.key == ratchet(K0, 1, Seat(1), CHAINS[1][2])
    before = luck.key
    luck.roll(Seat(1))
    assert luck.key == ratchet(before, 2, Seat(1))


def test_cards_of_one_roll_are_counted_on_when_luck_is_loaded_again() -> None:
    whole = DiceChain(8, K0)
    two = [whole.card("chance", range(20)), whole.card("chance", range(20))]
    loaded = DiceChain(8, K0, draws=1)
    assert not loaded.drew
    assert loaded.card("chance", range(20)) == two[1]
    assert loaded.drew


def test_all_faces_and_all_weights_occur_about_alike() -> None:
    luck, faces = DiceChain(0, K0), [0] * 7
    won = 0
    for _ in range(6000):
        luck.roll(Seat(0))
        faces[luck.die("casino")] += 1
        won += luck.weighted("jackpot", (1, 19)) == 0
    assert all(850 < n < 1150 for n in faces[1:])
    assert 230 < won < 370


def test_scripted_luck_gives_what_it_was_given_in_order() -> None:
    luck = Scripted(Given(dice=((3, 4), (5, 5)), dies={"casino": (6,)}, weighted={"jackpot": (0,)}, orders=((1, 0),)))
    assert luck.dice() == (3, 4)
    assert luck.unused() == ["dice", "casino", "jackpot", "order"]
    assert (luck.dice(), luck.die("casino")) == ((5, 5), 6)
    assert (luck.weighted("jackpot", (1, 19)), luck.shuffle("turn-order", 2)) == (0, (1, 0))
    assert luck.unused() == []


@pytest.mark.parametrize("ask", ["dice", "die", "card", "weighted", "shuffle"])
def test_scripted_luck_that_was_not_given_is_missing(ask: str) -> None:
    luck = Scripted(decks={"chance": ["a", "b"]})
    asks: dict[str, Callable[[], object]] = {
        "dice": luck.dice,
        "die": lambda: luck.die("casino"),
        "card": lambda: luck.card("chance", [0, 1]),
        "weighted": lambda: luck.weighted("jackpot", (1, 19)),
        "shuffle": lambda: luck.shuffle("turn-order", 3),
    }
    with pytest.raises(LuckMissing):
        asks[ask]()


def test_a_scripted_card_must_be_in_the_pile() -> None:
    luck = Scripted(decks={"chance": ["a", "b", "b"]}, cards={"chance": ["b", "b", "b"]})
    assert luck.card("chance", [0, 1, 2]) == 1
    assert luck.card("chance", [0, 2]) == 2
    with pytest.raises(LuckMissing, match="not in the pile"):
        luck.card("chance", [0])


def test_a_scripted_order_must_be_one() -> None:
    with pytest.raises(LuckMissing, match="no order"):
        Scripted(Given(orders=((0, 0),))).shuffle("turn-order", 2)


def test_a_script_may_hand_over_to_another_luck() -> None:
    luck, other = Scripted(Given(dice=((1, 2),)), beyond=DiceChain(0, K0)), DiceChain(0, K0)
    luck.roll(Seat(0))
    other.roll(Seat(0))
    assert luck.dice() == (1, 2)
    assert (luck.dice(), luck.die("casino")) == (other.dice(), other.die("casino"))
    assert luck.card("chance", [0, 1, 2]) == other.card("chance", [0, 1, 2])
    assert luck.weighted("jackpot", (1, 19)) == other.weighted("jackpot", (1, 19))
    assert luck.shuffle("turn-order", 4) == other.shuffle("turn-order", 4)


def test_a_stream_goes_on_past_its_first_block() -> None:
    words = stream(K0, "long")
    first = [next(words) for _ in range(20)]
    assert len(set(first)) == 20
    assert first == [word for word, _ in zip(stream(K0, "long"), range(20), strict=False)]


def test_weights_choose_each_index() -> None:
    keys = [sha256(bytes([i])).digest() for i in range(60)]
    assert {weighed(key, "three", [1, 1, 1]) for key in keys} == {0, 1, 2}
    assert {weighed(key, "never", [0, 1, 0]) for key in keys} == {1}


def test_dice_with_a_word_to_throw_away_come_from_the_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = DiceChain(1, K0).dice()
    monkeypatch.setattr("core.luck._SIXES", 0)
    assert DiceChain(1, K0).dice() == quick
