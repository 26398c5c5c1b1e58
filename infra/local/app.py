"""One address for everything: /api to the functions' routes, /ws to the gateway, the rest to the page."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from infra.local.cloud import LocalCloud
from infra.local.page import Guarded, Page

DIST: Final = Path(__file__).resolve().parents[2] / "web" / "dist"


def build(cloud: LocalCloud, api: ASGIApp, hosts: frozenset[str], dev: ASGIApp | None) -> ASGIApp:
    """`hosts`: the names, with the port, that a request may ask for. `dev`: what answers under /api/dev, if any."""
    routes: list[BaseRoute] = [WebSocketRoute("/ws", cloud.gateway.serve)]
    if dev is not None:
        routes.append(Mount("/api/dev", dev))
    routes.append(Mount("/", Split(cloud.notice, api, Page(DIST))))
    return Guarded(Starlette(routes=routes, lifespan=lambda _: cloud.running()), hosts)


class Split:
    """The API's paths keep their /api; everything else that is asked over HTTP is the page's."""

    def __init__(self, notice: Callable[[], None], api: ASGIApp, page: ASGIApp) -> None:
        self._notice, self._api, self._page = notice, api, page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await Response(status_code=404)(scope, receive, send)
        elif scope["path"].startswith("/api/"):
            await run_in_threadpool(self._notice)
            await self._api(scope, receive, send)
        else:
            await self._page(scope, receive, send)
