"""Luck: what the rules may ask of it, and the source that anyone can check (FREEHOLD-DICE-1).

A game's luck is a chain of keys. `K0` comes from the server's seed and from what the seats sent after they
had seen the seed's commitment; each roll hashes the key on (`ratchet`), so a key tells nothing about later
ones; what a roll gives is drawn from its key, each use under a label of its own. A seat without a chain sends
empty links: its rolls are the server's alone.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from hmac import digest
from itertools import accumulate
from struct import Struct
from typing import Final, Protocol

from core.ids import Seat

VERSION: Final = b"FREEHOLD-DICE-1"
NO_WITNESS: Final = 0xFFFFFFFF
NO_LINK: Final = b""

_u32 = Struct(">I").pack
_words = Struct(">8I").unpack


class Luck(Protocol):
    """What the rules may ask of luck. A command that draws calls `roll` first, once."""

    def roll(self, seat: Seat) -> int:
        """Begin a new roll of this seat; its number."""
        ...

    def dice(self) -> tuple[int, int]: ...

    def die(self, label: str) -> int:
        """One die of six faces: "casino", "third"."""
        ...

    def card_dice(self) -> tuple[int, int]:
        """The two dice of a card that has a throw of its own."""
        ...

    def card(self, deck: str, remaining: Sequence[int]) -> int:
        """A member of `remaining`, which holds places in the deck in rulebook order."""
        ...

    def weighted(self, name: str, weights: Sequence[int]) -> int:
        """The index of one of the weights."""
        ...

    def shuffle(self, name: str, n: int) -> tuple[int, ...]: ...


def parts(*pieces: bytes) -> bytes:
    """Each piece behind its length, so that no two lists of pieces give the same bytes."""
    return b"".join(_u32(len(piece)) + piece for piece in pieces)


def commit(seed: bytes, table: str, ruleset: str) -> bytes:
    """The fingerprint of the server's seed, shown before anybody else adds anything."""
    return sha256(parts(VERSION, b"commit", seed, table.encode(), ruleset.encode())).digest()


def chain(secret: bytes, table: str, seat: Seat, n: int) -> tuple[bytes, ...]:
    """A client's links c[0] to c[n]; c[0] is the anchor, c[n] the secret."""
    links = [secret]
    for j in range(n, 0, -1):
        links.append(sha256(parts(VERSION, b"chain", table.encode(), _u32(seat), _u32(j), links[-1])).digest())
    return tuple(reversed(links))


def follows(link: bytes, before: bytes, table: str, seat: Seat, j: int) -> bool:
    """Whether c[j] hashes to c[j-1]."""
    return sha256(parts(VERSION, b"chain", table.encode(), _u32(seat), _u32(j), link)).digest() == before


def roster(table: str, ruleset: str, commitment: bytes, seats: Sequence[tuple[str, bytes]]) -> bytes:
    """H0: who sits where, with which anchor (empty: without a chain)."""
    places = (parts(_u32(seat), name.encode(), anchor) for seat, (name, anchor) in enumerate(seats))
    return sha256(parts(VERSION, b"roster", table.encode(), ruleset.encode(), commitment, *places)).digest()


def key0(seed: bytes, frozen: bytes, links: Sequence[bytes], beacon: bytes = b"") -> bytes:
    """K0. `links`: each seat's c[1], empty for a seat without a chain."""
    opened = (parts(_u32(seat), link) for seat, link in enumerate(links))
    return digest(seed, parts(VERSION, b"key0", frozen, beacon, *opened), "sha256")


_PLAIN = parts(_u32(NO_WITNESS), b"")
_RATCHET = parts(VERSION, b"ratchet")
# The pieces `u64 t`, `u32 seat` behind their lengths, and the length of the link.
_turn = Struct(">IQIII").pack


def ratchet(
    key: bytes,
    t: int,
    seat: Seat,
    link: bytes = NO_LINK,
    *,
    witness: int = NO_WITNESS,
    witnessed: bytes = b"",
) -> bytes:
    """The key of roll t, from the one before it."""
    plain = witness == NO_WITNESS and not witnessed
    tail = _PLAIN if plain else parts(_u32(witness), witnessed)
    return digest(key, _RATCHET + _turn(8, t, 4, seat, len(link)) + link + tail, "sha256")


@lru_cache(maxsize=256)
def _label(label: str) -> bytes:
    return parts(VERSION, b"draw", label.encode())


def stream(key: bytes, label: str) -> Iterator[int]:
    """32-bit words without end, from a key, under a label."""
    prefix, block = _label(label), 0
    while True:
        yield from _words(digest(key, prefix + _u32(block), "sha256"))
        block += 1


def below(words: Iterator[int], n: int) -> int:
    """A whole number from 0 to n-1. Words past the last full multiple of n are thrown away."""
    limit = 0x100000000 - 0x100000000 % n
    word = next(words)
    while word >= limit:
        word = next(words)
    return word % n


def shuffled(key: bytes, name: str, n: int) -> tuple[int, ...]:
    words, order = stream(key, f"shuffle:{name}"), list(range(n))
    for i in range(n - 1, 0, -1):
        j = below(words, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def weighed(key: bytes, name: str, weights: Sequence[int]) -> int:
    r = below(stream(key, f"weighted:{name}"), sum(weights))
    return bisect_right(tuple(accumulate(weights)), r)


def drawn(key: bytes, deck: str, k: int, remaining: Sequence[int]) -> int:
    """The k-th card of a roll."""
    return remaining[below(stream(key, f"card:{deck}:{k}"), len(remaining))]


# Two dice are thrown in every turn: their block is read without a stream, unless a word must be thrown away.
_DICE: Final = _label("dice") + _u32(0)
_SIXES: Final = 0x100000000 - 0x100000000 % 6
_pair = Struct(">2I24x").unpack


class DiceChain:
    """The luck of a running game. To keep of it: `t`, `key` and `draws` (cards drawn by the present roll).

    `link`: what the roller's client sent with the command, empty for bots, deadlines, seats without a chain.
    """

    __slots__ = ("draws", "drew", "key", "link", "t")

    def __init__(self, t: int, key: bytes, draws: int = 0, link: bytes = NO_LINK) -> None:
        self.t, self.key, self.draws, self.link = t, key, draws, link
        self.drew = False

    def roll(self, seat: Seat) -> int:
        self.t += 1
        self.key = ratchet(self.key, self.t, seat, self.link)
        # A link serves one roll: what deadlines roll on the way is nobody's.
        self.draws, self.link, self.drew = 0, NO_LINK, True
        return self.t

    def dice(self) -> tuple[int, int]:
        self.drew = True
        first, second = _pair(digest(self.key, _DICE, "sha256"))
        if first < _SIXES and second < _SIXES:
            return 1 + first % 6, 1 + second % 6
        words = stream(self.key, "dice")
        return 1 + below(words, 6), 1 + below(words, 6)

    def die(self, label: str) -> int:
        self.drew = True
        return 1 + below(stream(self.key, label), 6)

    def card_dice(self) -> tuple[int, int]:
        self.drew = True
        words = stream(self.key, "card_dice")
        return 1 + below(words, 6), 1 + below(words, 6)

    def card(self, deck: str, remaining: Sequence[int]) -> int:
        k, self.draws, self.drew = self.draws, self.draws + 1, True
        return drawn(self.key, deck, k, remaining)

    def weighted(self, name: str, weights: Sequence[int]) -> int:
        self.drew = True
        return weighed(self.key, name, weights)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        self.drew = True
        return shuffled(self.key, name, n)
