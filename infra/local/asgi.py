"""How uvicorn must be set to behave like the cloud's gateway."""

import logging
from typing import Final

import uvicorn
from starlette.types import ASGIApp

LARGEST_MESSAGE: Final = 131_072  # a message over 128 KB closes the socket with 1009


class RefusalsAreAnswers(logging.Filter):
    """uvicorn takes a handshake that was refused with a status for an application that broke off."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.getMessage() != "ASGI callable returned without completing handshake."


def config(app: ASGIApp) -> uvicorn.Config:
    made = uvicorn.Config(
        app,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=None,  # the cloud's gateway sends none; uvicorn's closes phones that sleep after 40 s
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # nothing stands in front: whoever says so lies
        lifespan="on",
        timeout_graceful_shutdown=2,
    )
    # After the making, which configures uvicorn's loggers anew.
    logging.getLogger("uvicorn.error").addFilter(RefusalsAreAnswers())
    return made
