"""Puts the built page into a deployed stack's bucket: what is named before what names it, so that nothing is missed."""

import mimetypes
import sys
from pathlib import Path

import boto3

from infra.local.page import FOREVER, FRESH

DIST = Path(__file__).resolve().parent.parent / "web" / "dist"


def main(stack: str) -> int:
    found = boto3.client("cloudformation").describe_stacks(StackName=stack)["Stacks"][0]
    outputs = {each["OutputKey"]: each["OutputValue"] for each in found.get("Outputs", [])}
    bucket = boto3.client("s3")
    for path in sorted(files(), key=turn):
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        settings = {"ContentType": kind, "CacheControl": kept(path)}
        bucket.upload_file(str(path), outputs["SiteBucket"], path.relative_to(DIST).as_posix(), ExtraArgs=settings)
    print(outputs["Page"])
    return 0


def files() -> list[Path]:
    return [path for path in DIST.rglob("*") if path.is_file() and not path.name.startswith(".")]


def turn(path: Path) -> int:
    """Hashed files, then the page that names them, then the service worker that fetches the page."""
    last = {"index.html": 2, "sw.js": 3}
    return 0 if is_hashed(path) else last.get(path.name, 1)


def kept(path: Path) -> str:
    """How long a browser may keep the file: as the local server says (infra/local/page.py)."""
    return FOREVER if is_hashed(path) else FRESH


def is_hashed(path: Path) -> bool:
    return path.is_relative_to(DIST / "assets")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
