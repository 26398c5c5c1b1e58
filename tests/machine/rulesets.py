"""The rules that random games are played by: every mode, custom tables turned at random, and mixtures of all modes."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from hypothesis import strategies as st

from core.books import MODES, casual_of, of_host, patch_of, resolve
from core.books.brands import KNOBS
from core.books.knobs import Knob, Switch
from core.rules import BadRule, Ruleset, Scalar, dotted

ALL_AT_ONCE: Final[dict[str, Scalar]] = {
    **patch_of("brands.speed"),
    "die.third_from_round": 1,
    "mortgage.auction_own": True,
    "cards.demolition": True,
}
TABLES: Final[tuple[Ruleset, ...]] = (
    resolve("brands.classic"),
    resolve("brands.teams"),
    resolve("brands.speed", {"die.third_from_round": 2}),
    resolve("brands.skirmish", {"die.third_from_round": 2}),
    resolve("brands.teams", ALL_AT_ONCE),
    resolve("metro.classic", {"tax.from_round": 3, "tax.full_round": 8}),
    resolve("metro.blitz", {"cap.rounds": 5}),
    resolve("metro.speed", {"die.third_from_round": 2, "mortgage.term": 2}),
    resolve("metro.teams"),
    resolve("metro.halal"),
    resolve("metro.caishen", {"fortune.feast_rounds": 2}),
    resolve("tournament.preliminary", {"cap.minutes": 5}),
    resolve("tournament.final", {"start.deeds": 5, "supply.houses": 4, "supply.hotels": 1, "build.even": False}),
    resolve("tournament.final", {"start.deeds": 5, "supply.houses": 7, "start.cash": 4_000}),
    resolve("tournament.final", {**casual_of("tournament.final"), "start.deeds": 5, "supply.houses": 6}),
)
"""Every mode takes its share of the games, and one of all of them at once; what comes late in a mode comes soon enough
here for the short ones to meet it."""

RULES: Final[Mapping[str, Mapping[str, Scalar]]] = {mode: dotted(resolve(mode).rules) for mode in MODES}
AT_TABLE: Final = ("players", "teams")
"""Who plays is the mode's."""
MIXED: Final = tuple(
    (rule, mode)
    for rule in RULES[MODES[0]]
    if rule.partition(".")[0] not in AT_TABLE
    for mode in {value: mode for mode in MODES for value in [RULES[mode][rule]]}.values()
)
"""Each rule as some mode has it: one of the modes for each value there is."""
CUSTOM_SLOTS, MIXED_SLOTS = 3, 6
"""So many random games in a row are of such tables, after one of each of the others."""


def mixture(mode: str, parts: Sequence[tuple[str, str]]) -> Ruleset | None:
    """A mode with some rules as other modes have them; None for what there can't be."""
    try:
        return resolve(mode, {rule: RULES[other][rule] for rule, other in parts})
    except BadRule:
        return None


def mixed(random: Random) -> Ruleset:
    parts = random.sample(MIXED, random.randint(1, len(MIXED)))
    return mixture(random.choice(MODES), parts) or mixed(random)


def turned(random: Random) -> Ruleset:
    """A custom table, some of its knobs turned at random."""
    return of_host("brands.custom", {rule: _at(knob, random) for rule, knob in KNOBS.items() if random.random() < 0.6})


def _at(knob: Knob | Switch, random: Random) -> Scalar:
    if isinstance(knob, Switch):
        return random.random() < 0.5
    none = [None] if knob.none else []
    return random.choice([*none, *random.sample(range(knob.least, knob.most + 1, knob.step), 1)])


def ruleset_of(seed: int) -> Ruleset:
    slot = seed % (len(TABLES) + CUSTOM_SLOTS + MIXED_SLOTS)
    if slot < len(TABLES):
        return TABLES[slot]
    return (turned if slot < len(TABLES) + CUSTOM_SLOTS else mixed)(Random(seed))


# --- the same for a test that shrinks ---


def _settings(knob: Knob | Switch) -> st.SearchStrategy[Scalar]:
    if isinstance(knob, Switch):
        return st.booleans()
    steps = st.integers(0, (knob.most - knob.least) // knob.step).map(lambda step: knob.least + step * knob.step)
    return st.none() | steps if knob.none else steps


KNOBS_TURNED = st.fixed_dictionaries({}, optional={rule: _settings(knob) for rule, knob in KNOBS.items()})
CUSTOM = KNOBS_TURNED.map(lambda turned: of_host("brands.custom", turned))
MIXTURES = st.builds(mixture, st.sampled_from(MODES), st.lists(st.sampled_from(MIXED), max_size=40))
RULESETS = st.sampled_from(TABLES) | CUSTOM | MIXTURES.filter(lambda ruleset: ruleset is not None)
