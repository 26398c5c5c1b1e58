"""Our log in the cloud: Powertools' structured lines, each with the id of the request that it is about.

Powertools is loaded with the first line that is written: a start that has nothing to say does not wait 50 ms for it.
On one machine (`make play`) the log stays what that machine makes of it.
"""

import logging
import os
from contextvars import ContextVar
from typing import Final

OURS: Final = "freehold"
"""Every log of ours is below this name."""

_about: Final[ContextVar[str]] = ContextVar("about", default="")


def begin(about: str) -> None:
    """From now on lines are about this request; each handler says so first."""
    _about.set(about)
    ours = logging.getLogger(OURS)
    if "AWS_LAMBDA_FUNCTION_NAME" in os.environ and not ours.handlers:
        ours.addHandler(_Later())


def about() -> str:
    """The id of the request that is being answered."""
    return _about.get()


class _Later(logging.Handler):
    """Makes way for Powertools' handler when there is something to write."""

    def emit(self, record: logging.LogRecord) -> None:
        from aws_lambda_powertools import Logger

        ours = logging.getLogger(OURS)
        ours.removeHandler(self)
        # Puts its handler on the logger of this name, and keeps the runtime's own from writing the same again.
        Logger(service=OURS, utc=True, use_rfc3339=True)
        for handler in ours.handlers:
            handler.addFilter(_with_id)
            handler.handle(record)


def _with_id(record: logging.LogRecord) -> bool:
    # A field of the record itself: the threads of one process may be about different requests.
    record.correlation_id = about()
    return True
