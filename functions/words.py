"""The word list that guests get their names from; a name has at most 20 signs."""

from typing import Final

ADJECTIVES: Final = (
    "Amber", "Bold", "Brave", "Bright", "Calm", "Clever", "Copper", "Cosy", "Eager", "Early", "Fair", "Gentle",
    "Golden", "Happy", "Jolly", "Keen", "Kind", "Lucky", "Merry", "Mild", "Noble", "Polite", "Proud", "Quick",
    "Quiet", "Silver", "Sunny", "Swift", "Tidy", "Witty",
)  # fmt: skip
NOUNS: Final = (
    "Badger", "Beaver", "Bison", "Crane", "Dolphin", "Falcon", "Ferret", "Finch", "Fox", "Gecko", "Hare", "Heron",
    "Ibis", "Kestrel", "Lemur", "Lynx", "Magpie", "Marmot", "Otter", "Owl", "Panda", "Puffin", "Raven", "Robin",
    "Salmon", "Seal", "Stork", "Swan", "Tapir", "Walrus",
)  # fmt: skip
