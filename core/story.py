"""What happened in words: an event as the key of a sentence with its arguments, and English for the terminal."""

from collections.abc import Mapping, Sequence
from typing import Final

from core.codec import Plain, event_to_wire
from core.events import Event
from core.ids import POT
from core.rules import Ruleset

_SPELT_BY = ("why", "how")
_SEATS = frozenset({"seat", "to", "payer", "payee", "winner", "first"})
_SQUARES = frozenset({"pos"})
_MANY_SEATS = frozenset({"order", "ranking"})

WORDS: Final[Mapping[str, str]] = {
    "game_began": "The game begins; {first} starts",
    "turn_began": "--- round {round}: {seat}",
    "rolled": "{seat} rolls {dice}",
    "moved": "{seat} goes to {pos}",
    "moved.back": "{seat} goes back to {pos}",
    "moved.next_deed": "{seat} goes on to {pos}",
    "moved.teleport": "{seat} is taken to {pos}",
    "paid": "{payer} pays {payee} {amount} ({why})",
    "dealt": "The deeds are dealt: {hands}",
    "bought": "{pos} is {seat}'s",
    "declined": "{seat} does not buy {pos}",
    "auction_opened": "{pos} is auctioned: {order}",
    "bid": "{seat} bids {amount}",
    "passed": "{seat} passes ({how})",
    "auction_closed": "{pos}: {winner}, {amount}",
    "shortage_opened": "There may be too few buildings",
    "build_wished": "{seat} wishes a {kind} on {squares}",
    "building_called": "A {kind} is called for {order}, on {squares}",
    "shortage_closed": "The buildings are handed out",
    "built": "{seat} builds on {pos}: level {level}",
    "sold": "{seat} sells on {pos}: level {level}",
    "demolished": "{seat} takes a level of {pos} away: level {level}",
    "own_auctioned": "{seat} puts the mortgaged {pos} up for auction",
    "mortgaged": "{seat} mortgages {pos}",
    "redeemed": "{seat} redeems {pos}",
    "reminded": "{seat} has mortgages that end: {terms}",
    "term_ended": "The mortgage of {pos} was not redeemed in time",
    "offered": "{seat} offers {to} {give} for {take}",
    "accepted": "{seat} accepts",
    "refused": "{seat} refuses",
    "withdrawn": "{seat} withdraws the offer",
    "lapsed": "The offer lapses ({why})",
    "traded": "The deeds change hands",
    "interest_paid": "{seat} has paid the interest on {deeds}",
    "shuffled": "The cards are shuffled",
    "drew": "{seat} draws {card}",
    "card_thrown": "{seat} throws {dice} for the card",
    "card_returned": "{seat}'s jail card goes back",
    "tax_chosen": "{seat} chooses how to pay the tax ({how})",
    "bet": "{seat} bets on {numbers}; the die shows {die}, jackpot {jackpot}",
    "bet_skipped": "{seat} does not bet",
    "jailed": "{seat} goes to jail ({why})",
    "stayed_in": "{seat} stays in jail, tries left: {tries}",
    "freed": "{seat} leaves jail ({how})",
    "rent_claimed": "{seat} claims rent of {to}: {deeds}",
    "claimed_in_vain": "{seat} claims rent of {to}, and there is none",
    "debt_opened": "{seat} owes for {why}",
    "debt_settled": "{seat} has paid",
    "inherited": "{to} takes over {deeds}",
    "released": "The bank takes back {deeds}",
    "went_out": "{seat} is out ({how})",
    "missed": "{seat} has missed a turn: {count}",
    "time_began": "The official time runs",
    "time_called": "Time is up: round {round} is the last",
    "claims_left": "Ten seconds remain to claim rent",
    "lot_drawn": "The lot decides who stands higher",
    "gap_asked": "{seat} asks for a gap after this turn",
    "gap_opened": "There is a gap for dealings",
    "ready": "{seat} is ready",
    "pause_asked": "{seat} asks for a pause",
    "pause_agreed": "{seat} agrees to it",
    "pause_refused": "There is no pause",
    "paused": "The game is paused",
    "came_back": "{seat} is back",
    "resumed": "The game goes on",
    "game_over": "The game is over ({how}): {ranking}",
}
"""By key, or by type where all of its sentences are alike. What is not here is the engine's own and is not told."""


def key_of(event: Event) -> str:
    """The key of an event's sentence: its type, with its `why` or `how`."""
    plain = event_to_wire(event)
    return ".".join([event.type, *(str(plain[field]) for field in _SPELT_BY if field in plain)])


def sentence(event: Event, names: Sequence[str], ruleset: Ruleset) -> str:
    """An event in English, empty where there is nothing to tell."""
    words = WORDS.get(key_of(event)) or WORDS.get(event.type) or ""
    if event.type == "rolled" and event_to_wire(event).get("third"):
        words += " and {third}"
    # Of all events with `to` one alone means a square by it.
    plain = dict(event_to_wire(event))
    if event.type == "moved":
        plain["pos"] = plain.pop("to")
    return words.format_map({field: _said(field, value, names, ruleset) for field, value in plain.items()})


def _said(field: str, value: Plain, names: Sequence[str], ruleset: Ruleset) -> str:
    if field in _SEATS:
        return _party(value, names)
    if field in _SQUARES:
        return _square(value, ruleset)
    if isinstance(value, dict):
        return _bundle(value, ruleset)
    if isinstance(value, list):
        say = _party if field in _MANY_SEATS else None
        return ", ".join(say(each, names) if say else _listed(field, each, ruleset) for each in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _party(value: Plain, names: Sequence[str]) -> str:
    if isinstance(value, int):
        return "the jackpot" if value == POT else names[value]
    return "the bank"


def _square(value: Plain, ruleset: Ruleset) -> str:
    return f"{ruleset.board.squares[value].name} ({value})" if isinstance(value, int) else "nothing"


def _listed(field: str, value: Plain, ruleset: Ruleset) -> str:
    return _square(value, ruleset) if field == "deeds" else str(value)


def _bundle(value: Mapping[str, Plain], ruleset: Ruleset) -> str:
    """One side of a trade."""
    deeds = value.get("deeds")
    said = [_square(pos, ruleset) for pos in deeds] if isinstance(deeds, list) else []
    cards = value.get("cards")
    said += [f"a jail card ({deck})" for deck in cards] if isinstance(cards, list) else []
    return " and ".join([*([str(value["cash"])] if value.get("cash") else []), *said])
