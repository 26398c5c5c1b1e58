"""The board of Chinese brands.

The names belong to their owners. They stand here as plain text, imply no endorsement, and can be replaced without
touching any code.
"""

from core.board import Board
from core.boards.money import Label, big_money_board

_LABELS = (
    Label("Start", "GO"),
    Label("Yonghui", "YON"),
    Label("Chance", "CH1"),
    Label("Wumart", "WUM"),
    Label("Income tax", "TAX"),
    Label("Geely", "GEE"),
    Label("Mixue", "MIX"),
    Label("Chance", "CH2"),
    Label("Heytea", "HEY"),
    Label("Haidilao", "HAI"),
    Label("Jail", "JAI"),
    Label("Xtep", "XTE"),
    Label("State Grid", "GRI"),
    Label("Anta", "ANT"),
    Label("Li-Ning", "LIN"),
    Label("Chery", "CHE"),
    Label("Mengniu", "MEN"),
    Label("Chance", "CH3"),
    Label("Yili", "YIL"),
    Label("Nongfu Spring", "NON"),
    Label("Jackpot", "JAC"),
    Label("iQiyi", "IQI"),
    Label("Chance", "CH4"),
    Label("NetEase", "NET"),
    Label("Bilibili", "BIL"),
    Label("NIO", "NIO"),
    Label("Haier", "HAR"),
    Label("Lenovo", "LEN"),
    Label("China Mobile", "MOB"),
    Label("Xiaomi", "XIA"),
    Label("Go to Jail", "GTJ"),
    Label("JD.com", "JD"),
    Label("Meituan", "MEI"),
    Label("Chance", "CH5"),
    Label("Pinduoduo", "PIN"),
    Label("BYD", "BYD"),
    Label("Chance", "CH6"),
    Label("Huawei", "HUA"),
    Label("Luxury tax", "LUX"),
    Label("Tencent", "TEN"),
)

CHINA: Board = big_money_board(
    "china",
    _LABELS,
    {
        "brown": "Supermarkets",
        "sky": "Food and tea",
        "pink": "Sportswear",
        "orange": "Food and drink",
        "red": "Entertainment",
        "yellow": "Electronics",
        "green": "Online shops",
        "blue": "Technology",
        "station": "Cars",
        "utility": "Utilities",
    },
)
