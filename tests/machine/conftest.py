"""`--nightly`: the long random games instead of the short ones."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--nightly", action="store_true", help="2,000 random games of 100 rounds")
