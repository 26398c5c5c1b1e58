"""Serves the built page with the headers that CloudFront sends (template.yaml, PageHeaders)."""

import gzip
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
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
# Files with a hash in their names never change; the page, its service worker and its manifest are asked for each time.
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
# As the delivery network does: text travels packed, pictures and fonts are packed already.
PACKED: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"})
UNBUILT: Final = "The page is not built yet: run `make play`, which builds it.\n"


class Page(StaticFiles):
    """web/dist; an address that is no file gets the page itself, which routes by it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._index = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == "." or "." not in path.rpartition("/")[2]:
            if not self._index.is_file():
                return PlainTextResponse(UNBUILT, 503)
            path = self._index.name
        try:
            response = await super().get_response(path, scope)
        except HTTPException as problem:
            return PlainTextResponse("Not found\n", problem.status_code)
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else FRESH
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = Path(full_path)
        if path.suffix not in PACKED:
            return response
        response.headers["Vary"] = "Accept-Encoding"
        if response.status_code == status_code and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            kind = response.headers["Content-Type"]
            # Another form of the same file, so its mark says no more than "the same".
            marks = {"Vary": "Accept-Encoding", "Content-Encoding": "gzip", "ETag": f"W/{response.headers['ETag']}"}
            return Response(packed(path, stat_result.st_mtime_ns), headers={"Content-Type": kind} | marks)
        return response


@lru_cache(maxsize=128)
def packed(path: Path, changed: int) -> bytes:
    """The file's bytes by gzip. `changed`: when it last was, so that a fresh build is packed anew."""
    return gzip.compress(path.read_bytes(), mtime=0)


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
