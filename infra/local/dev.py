"""What `make play DEV=1` adds under /api/dev: tables from scenario files, seats to sit down in, a clock to move on.

Never in the artefact, and never on a server that the network reaches (infra/local/settings.py refuses that).
"""

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from functions import people, wiring
from functions.api.asking import body_of
from functions.api.shield import said
from functions.refusal import Refusal
from infra.local.cloud import LocalCloud
from infra.local.dictated import Scripts
from infra.local.setup import Laid, lay
from infra.strictjson import Unreadable, loads

COOKIE: Final = "__Host-sid"
Endpoint = Callable[[Request], Awaitable[Response]]


def build(cloud: LocalCloud) -> Starlette:
    scripts = Scripts()
    scripts.install()

    async def tables(request: Request) -> Response:
        """Answers with the table and, by the seats' names, the address that sits a browser down in each."""
        text = (await body_of(request)).decode()
        laid = await run_in_threadpool(_lay, scripts, text, request.cookies.get(COOKIE))
        seats = {name: f"/api/dev/sit/{laid.table}/{secret}" for name, secret in laid.sessions.items()}
        return JSONResponse({"table": laid.table, "url": f"/t/{laid.table}", "seats": seats}, 201)

    async def clock(request: Request) -> Response:
        """`{"by": milliseconds}`: every clock of every table goes on by that, and rings if it is due."""
        by = loads((await body_of(request)).decode()).fields(frozenset({"by"}))["by"].whole(0)
        cloud.clock.move(by)
        cloud.alarm.look()
        return JSONResponse({"now": cloud.clock.now()})

    async def sit(request: Request) -> Response:
        """Signs this browser in as the guest of a seat, and shows the table."""
        answer = RedirectResponse(f"/t/{request.path_params['table']}", 303)
        secret = request.path_params["secret"]
        answer.set_cookie(COOKIE, secret, path="/", secure=True, httponly=True, samesite="lax")
        return answer

    return Starlette(
        routes=[
            Route("/tables", _from_here(tables), methods=["POST"]),
            Route("/clock", _from_here(clock), methods=["POST"]),
            Route("/sit/{table}/{secret}", sit),
        ]
    )


def _lay(scripts: Scripts, text: str, secret: str | None) -> Laid:
    on = wiring.adapters()
    session = people.session_of(on, secret) if secret else None
    return lay(on, scripts, text, people.user_of(on.items, session.user) if session else None)


def _from_here(endpoint: Endpoint) -> Endpoint:
    """S10 for these two: no page of another origin, nothing longer than a scenario, and reasons for what is wrong."""

    async def guarded(request: Request) -> Response:
        origin = request.headers.get("origin")
        if request.headers.get("x-freehold") != "1" or origin not in (None, f"http://{request.headers['host']}"):
            return JSONResponse({"error": "FORBIDDEN", "why": "not from this page"}, 403)
        try:
            return await endpoint(request)
        except Refusal as refusal:
            return said(refusal)
        except (Unreadable, UnicodeDecodeError, KeyError) as wrong:
            return JSONResponse({"error": "UNREADABLE", "why": str(wrong)}, 422)

    return guarded
