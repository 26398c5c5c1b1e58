"""Why a request is refused: a code for the client, a sentence for the player."""

from typing import Final

TEXT: Final = {
    "BAD_FRAME": "This can't be read.",
    "UNKNOWN_COMMAND": "There is no such command.",
    "UNAUTHENTICATED": "Please connect again.",
    "NO_SUCH_TABLE": "There is no such table.",
    "NOT_SEATED": "You are not seated at this table.",
    "NOT_HOST": "Only the host can do this.",
    "NOT_WAITING": "This table waits for nobody any more.",
    "NOT_RUNNING": "No game is running at this table.",
    "NOT_OVER": "The game is still running.",
    "TABLE_FULL": "All seats are taken.",
    "SEAT_TAKEN": "This seat is taken.",
    "SHAPE_TAKEN": "Somebody at this table has this shape.",
    "SEAT_EMPTY": "Nobody sits there.",
    "NO_SUCH_SEAT": "There is no such seat.",
    "SEAT_OUT": "This player is out of the game.",
    "NO_BOTS": "Bots don't sit where there is a referee.",
    "NO_REFEREE": "This mode is played without a referee.",
    "NOT_REFEREE": "Only the referee can do this.",
    "HOST_STAYS": "The host can leave, but not be removed.",
    "TOO_FEW": "It takes more players to start.",
    "TEAMS_UNEVEN": "Each team needs as many players as the others.",
    "NO_SUCH_TEMPER": "There is no such bot.",
    "NO_SUCH_MODE": "There is no such mode.",
    "BAD_RULE": "A rule has a value it can't have.",
    "NO_SUCH_CODE": "No waiting table has this code.",
    "PRIVATE": "Nobody may watch this table.",
    "FULL_HOUSE": "So many watch this table that only its page is open to more.",
    "RESYNC": "Please look at the table again; nothing was done.",
    "DONE": "This was done before.",
    "SLOW_DOWN": "Not so fast, please.",
    "BUSY": "The table is very busy; nothing was done. Please try again.",
    "EMPTY_TEXT": "Write something first.",
    "NO_SESSION": "Please start a session first.",
    "BAD_NAME": "A name has 2 to 20 signs.",
    "NOT_FOUND": "There is nothing here.",
    "FORBIDDEN": "This is not allowed from there.",
    "BAD_REQUEST": "This can't be read.",
    "TOO_LARGE": "This is too long.",
    "UPDATE": "This page is of an older version. Load it again: your seat is kept.",
    "FAULT": "Something went wrong on our side; nothing is lost.",
}


class Refusal(Exception):
    """A request that is not carried out. Nothing has changed. `v`: the table's version it was judged by, if known."""

    def __init__(self, code: str, why: str = "", v: int | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.why = why or TEXT[code]
        self.v = v
