"""The board of global brands.

The names belong to their owners. They stand here as plain text, imply no endorsement, and can be replaced without
touching any code.
"""

from core.board import Board
from core.boards.money import Label, big_money_board

_LABELS = (
    Label("Start", "GO"),
    Label("Aldi", "ALD"),
    Label("Chance", "CH1"),
    Label("Carrefour", "CAR"),
    Label("Income tax", "TAX"),
    Label("Visa", "VIS"),
    Label("Subway", "SUB"),
    Label("Chance", "CH2"),
    Label("KFC", "KFC"),
    Label("McDonald's", "MCD"),
    Label("Jail", "JAI"),
    Label("Puma", "PUM"),
    Label("Siemens", "SIE"),
    Label("Adidas", "ADI"),
    Label("Nike", "NIK"),
    Label("Mastercard", "MAS"),
    Label("Nestlé", "NES"),
    Label("Chance", "CH3"),
    Label("Pepsi", "PEP"),
    Label("Coca-Cola", "COK"),
    Label("Casino", "CAS"),
    Label("Lego", "LEG"),
    Label("Chance", "CH4"),
    Label("Nintendo", "NIN"),
    Label("Disney", "DIS"),
    Label("PayPal", "PAY"),
    Label("LG", "LG"),
    Label("Sony", "SON"),
    Label("Bosch", "BOS"),
    Label("Samsung", "SAM"),
    Label("Go to Jail", "GTJ"),
    Label("Volkswagen", "VW"),
    Label("Toyota", "TOY"),
    Label("Chance", "CH5"),
    Label("Mercedes-Benz", "MER"),
    Label("HSBC", "HSB"),
    Label("Chance", "CH6"),
    Label("Microsoft", "MIC"),
    Label("Luxury tax", "LUX"),
    Label("Apple", "APP"),
)

BRANDS: Board = big_money_board(
    "brands",
    _LABELS,
    {
        "brown": "Supermarkets",
        "sky": "Fast food",
        "pink": "Sportswear",
        "orange": "Food and drink",
        "red": "Entertainment",
        "yellow": "Electronics",
        "green": "Cars",
        "blue": "Technology",
        "station": "Finance",
        "utility": "Industry",
    },
)
