"""What stands before every route: who may change state, how much may be said, which headers every answer carries."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from functions.api.asking import LARGEST_BODY
from functions.networks import came_through
from functions.refusal import Refusal
from functions.wiring import Site, adapters

CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
STATUS: Final = {
    "NO_SESSION": 401,
    "FORBIDDEN": 403,
    "PRIVATE": 403,
    "NOT_HOST": 403,
    "NOT_SEATED": 403,
    "NOT_FOUND": 404,
    "NO_SUCH_TABLE": 404,
    "NO_SUCH_CODE": 404,
    "NO_SUCH_MODE": 404,
    "BAD_REQUEST": 400,
    "BAD_FRAME": 400,
    "BAD_RULE": 400,
    "BAD_NAME": 400,
    "EMPTY_TEXT": 400,
    "NO_SUCH_TEMPER": 400,
    "TOO_LARGE": 413,
    "SLOW_DOWN": 429,
    "BUSY": 503,
    "FAULT": 500,
}
OTHERWISE: Final = 409
REPORTS: Final = "/api/csp"
"""Changes nothing, and is sent by browsers themselves: as another type, and without a header of ours."""
HEADERS: Final = {
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
}

log = logging.getLogger("freehold.http")
Next = Callable[[Request], Awaitable[Response]]


async def shield(request: Request, call_next: Next) -> Response:
    try:
        _judge(request, adapters().site)
        response = await call_next(request)
    except Refusal as refusal:
        response = said(refusal)
    except Exception:
        # S27: what went wrong is in our log alone.
        log.exception("a request failed")
        response = said(Refusal("FAULT"))
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def said(refusal: Refusal) -> JSONResponse:
    """A refusal as an answer (S27)."""
    return JSONResponse({"error": refusal.code, "why": refusal.why}, STATUS.get(refusal.code, OTHERWISE))


def _judge(request: Request, site: Site) -> None:
    if not came_through(site, request.headers):
        raise Refusal("FORBIDDEN")
    if request.method not in CHANGING:
        return
    headers = request.headers
    length = headers.get("content-length", "0")
    if not length.isdigit() or int(length) > LARGEST_BODY:
        raise Refusal("TOO_LARGE")
    if request.url.path == REPORTS:
        return
    kind = headers.get("content-type", "").partition(";")[0].strip()
    if headers.get("x-freehold") != "1" or kind != "application/json" or not _from_here(request, site):
        raise Refusal("FORBIDDEN")


def _from_here(request: Request, site: Site) -> bool:
    """S10: a page of another origin can't send the custom header without being asked, and can't hide its origin."""
    if request.headers.get("sec-fetch-site", "same-origin") != "same-origin":
        return False
    origin = request.headers.get("origin")
    return origin is None or site.is_own(origin, request.headers.get("host", ""))
