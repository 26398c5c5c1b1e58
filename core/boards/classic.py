"""The board of the boxed game: the shared geometry for a tenth of the money, two decks, a tax to choose and a rest.

Its names are plain text and can be replaced without touching any code.
"""

from core.board import Board, Draw, Rest, Tax
from core.boards.money import Label, small_money_board

_LABELS = (
    Label("GO", "GO"),
    Label("Mediterranean Avenue", "MED"),
    Label("Community Chest", "CC1"),
    Label("Baltic Avenue", "BAL"),
    Label("Income tax", "TAX"),
    Label("Reading Railroad", "REA"),
    Label("Oriental Avenue", "ORI"),
    Label("Chance", "CH1"),
    Label("Vermont Avenue", "VER"),
    Label("Connecticut Avenue", "CON"),
    Label("Jail", "JAI"),
    Label("St. Charles Place", "CHA"),
    Label("Electric Company", "ELE"),
    Label("States Avenue", "STA"),
    Label("Virginia Avenue", "VIR"),
    Label("Pennsylvania Railroad", "PRR"),
    Label("St. James Place", "JAM"),
    Label("Community Chest", "CC2"),
    Label("Tennessee Avenue", "TEN"),
    Label("New York Avenue", "NYA"),
    Label("Free Parking", "FRE"),
    Label("Kentucky Avenue", "KEN"),
    Label("Chance", "CH2"),
    Label("Indiana Avenue", "IND"),
    Label("Illinois Avenue", "ILL"),
    Label("B. & O. Railroad", "BNO"),
    Label("Atlantic Avenue", "ATL"),
    Label("Ventnor Avenue", "VEN"),
    Label("Water Works", "WAT"),
    Label("Marvin Gardens", "MAR"),
    Label("Go to Jail", "GTJ"),
    Label("Pacific Avenue", "PAC"),
    Label("North Carolina Avenue", "NCA"),
    Label("Community Chest", "CC3"),
    Label("Pennsylvania Avenue", "PEN"),
    Label("Short Line", "SHO"),
    Label("Chance", "CH3"),
    Label("Park Place", "PAR"),
    Label("Luxury tax", "LUX"),
    Label("Boardwalk", "BOA"),
)

CLASSIC: Board = small_money_board(
    "classic",
    _LABELS,
    {
        "brown": "Brown",
        "sky": "Light blue",
        "pink": "Pink",
        "orange": "Orange",
        "red": "Red",
        "yellow": "Yellow",
        "green": "Green",
        "blue": "Dark blue",
        "station": "Railroads",
        "utility": "Utilities",
    },
    {
        **{pos: Draw(_LABELS[pos].name, _LABELS[pos].code, "chest") for pos in (2, 17, 33)},
        4: Tax("Income tax", "TAX", 200, tenth=True),
        20: Rest("Free Parking", "FRE"),
        38: Tax("Luxury tax", "LUX", 75),
    },
)
