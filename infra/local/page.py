"""Serves the built page with the headers that CloudFront sends (template.yaml, PageHeaders)."""

from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{socket}; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
    "trusted-types default svelte-trusted-html; report-uri /api/csp"
)
SAFE: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}
UNBUILT: Final = "The page is not built yet: run `make play`, which builds it.\n"


class Page(StaticFiles):
    """web/dist; an address that is no file gets the page itself, which routes by it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._index = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == "." or "." not in path.rpartition("/")[2]:
            return self._page()
        try:
            response = await super().get_response(path, scope)
        except HTTPException as problem:
            return PlainTextResponse("Not found\n", problem.status_code)
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        response.headers["Cache-Control"] = kept
        return response

    def _page(self) -> Response:
        if not self._index.is_file():
            return PlainTextResponse(UNBUILT, 503)
        return FileResponse(self._index, headers={"Cache-Control": "no-cache"})


class Guarded:
    """Answers only to the server's own names (a foreign page may have had its name point here), with S12 and S13."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self._app, self._hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        host = _host(scope)
        if host not in self._hosts:
            await PlainTextResponse("This server has another name.\n", 421)(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Content-Security-Policy", POLICY.format(socket=f" ws://{host}"))
                for name, value in SAFE.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely)


def _host(scope: Scope) -> str:
    return next((value.decode("latin-1").lower() for name, value in scope["headers"] if name == b"host"), "")
