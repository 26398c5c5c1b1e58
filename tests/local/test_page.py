"""The page on one machine comes with the headers of the cloud, and to the server's own names only."""

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Mount, Route
from starlette.testclient import TestClient

from infra.local.page import SAFE, Guarded, Page

HOST = "localhost:8000"


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("script")
    return tmp_path


def browser(page: Page) -> TestClient:
    routes = [Route("/api/health", lambda request: PlainTextResponse("ok")), Mount("/", page)]
    return TestClient(Guarded(Starlette(routes=routes), frozenset({HOST})), f"http://{HOST}")


@pytest.mark.parametrize("address", ["/", "/t/abc", "/j/ABCDEF"])
def test_every_address_of_the_page_is_the_page(dist: Path, address: str) -> None:
    got = browser(Page(dist)).get(address)
    assert (got.status_code, got.text, got.headers["cache-control"]) == (200, "the page", "no-cache")


def test_only_hashed_files_are_kept_for_ever(dist: Path) -> None:
    client = browser(Page(dist))
    assert client.get("/assets/app-1a2b.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["sw.js", "manifest.webmanifest", "index.html"])
def test_what_names_the_hashed_files_is_asked_for_each_time(dist: Path, name: str) -> None:
    (dist / name).write_text("names")
    assert browser(Page(dist)).get(f"/{name}").headers["cache-control"] == "no-cache"


def test_text_travels_packed_to_who_can_unpack_it(dist: Path) -> None:
    script = dist / "assets" / "app-1a2b.js"
    client = browser(Page(dist))
    for words in ("script " * 500, "another build " * 500):
        script.write_text(words)
        got = client.get("/assets/app-1a2b.js")
        assert (got.headers["content-encoding"], got.headers["vary"], got.text) == ("gzip", "Accept-Encoding", words)
        assert int(got.headers["content-length"]) < len(words) / 10
        plain = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.text == words


def test_what_somebody_has_already_is_not_sent_again(dist: Path) -> None:
    client = browser(Page(dist))
    mark = client.get("/").headers["etag"]
    again = client.get("/", headers={"If-None-Match": mark})
    assert (again.status_code, again.text, again.headers["etag"].removeprefix("W/")) == (304, "", mark[2:])


def test_pictures_and_fonts_are_packed_already(dist: Path) -> None:
    (dist / "icon.png").write_bytes(b"\x89PNG" * 500)
    assert "content-encoding" not in browser(Page(dist)).get("/icon.png").headers


@pytest.mark.parametrize("address", ["/missing.js", "/assets/old-0000.js", "/..%2fpyproject.toml", "/.env"])
def test_what_is_no_file_of_the_page_is_not_found(dist: Path, address: str) -> None:
    assert browser(Page(dist)).get(address).status_code == 404


@pytest.mark.parametrize("address", ["/", "/assets/app-1a2b.js", "/api/health", "/missing.js"])
def test_s12_s13_everything_is_sent_with_the_headers(dist: Path, address: str) -> None:
    headers = browser(Page(dist)).get(address).headers
    assert {name: headers[name] for name in SAFE} == SAFE
    policy = headers["content-security-policy"]
    assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
    assert f"connect-src 'self' ws://{HOST};" in policy
    assert "unsafe" not in policy and "trusted-types default svelte-trusted-html" in policy


@pytest.mark.parametrize("host", ["evil.example", "localhost", "localhost:8001", "localhost:8000.evil.example", ""])
def test_another_name_is_not_answered(dist: Path, host: str) -> None:
    got = browser(Page(dist)).get("/", headers={"Host": host})
    assert got.status_code == 421 and "the page" not in got.text


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    got = browser(Page(tmp_path)).get("/")
    assert got.status_code == 503 and "make play" in got.text
