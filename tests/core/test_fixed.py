"""Events, frames and commands are never changed: the type checker refuses it, so no test has to try."""

import subprocess
import sys
from pathlib import Path

from core.commands import COMMANDS
from core.events import EVENTS
from core.frames import PHASES, TASKS

ROOT = Path(__file__).resolve().parent.parent.parent
CHANGES = "from core.commands import Buy\nfrom core.ids import Seat\nfrom core.frames import AwaitRoll\n"


def test_changing_one_is_a_type_error(tmp_path: Path) -> None:
    program = tmp_path / "changes.py"
    program.write_text(CHANGES + "buy = Buy(3)\nbuy.pos = 4\nframe = AwaitRoll(Seat(0))\nframe.seat = Seat(1)\n")
    command = [sys.executable, "-m", "mypy", "--no-incremental", str(program)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.count("read-only") == 2, done.stdout


def test_all_of_them_are_slotted_and_compared_by_value() -> None:
    for kind in (*EVENTS, *COMMANDS, *PHASES, *TASKS):
        assert "__slots__" in vars(kind) and vars(kind)["__hash__"] is not None, kind
