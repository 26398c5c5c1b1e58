"""A browser as the HTTP routes see it: a cookie jar, the page's header, our origin."""

from typing import ClassVar

from anyio.from_thread import BlockingPortal
from starlette.testclient import TestClient

from functions import wiring
from functions.on_http import app
from tests.functions.world import Loose, World

ORIGIN = "https://freehold.test"


class Browser:
    loop: ClassVar[BlockingPortal | None] = None
    """Serves all of them (conftest.py): to begin one for each request took longer than most requests."""

    def __init__(self, world: World) -> None:
        wiring.use(lambda: world.on)
        self.world = world
        self.http = TestClient(app, base_url=ORIGIN, raise_server_exceptions=False)
        self.http.portal = self.loop

    def get(self, path: str) -> Loose:
        return self.http.get(path)

    def post(self, path: str, body: Loose = None, **headers: str) -> Loose:
        return self.http.post(path, json={} if body is None else body, headers=self._headers(headers))

    def delete(self, path: str) -> Loose:
        return self.http.request("DELETE", path, json={}, headers=self._headers({}))

    def signed_in(self) -> "Browser":
        assert self.post("/api/session").status_code == 200
        return self

    @staticmethod
    def _headers(others: dict[str, str]) -> dict[str, str]:
        return {"X-Freehold": "1", "Origin": ORIGIN, **others}
