"""`python -m infra.bench`: every measurement in turn, printed as one JSON object."""

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from infra.bench import cold, command, engine, film, modes, page, taps

Figures: TypeAlias = "Mapping[str, float | int | str | Figures]"

PARTS: Final[Mapping[str, Callable[[], Figures]]] = {
    "engine": engine.measure,
    "modes": modes.measure,
    "command": command.measure,
    "cold": cold.measure,
    "film": film.measure,
    "taps": taps.measure,
    "page": page.measure,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m infra.bench", description="Speed, sizes and costs as JSON.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all of them without")
    chosen: list[str] = parser.parse_args().parts or [*PARTS]
    if not set(chosen) <= set(PARTS):
        parser.error(f"there are {', '.join(PARTS)}")
    print(json.dumps({name: PARTS[name]() for name in chosen}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
