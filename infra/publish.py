"""Puts the built page into a deployed stack's bucket: hashed files first, so that no page names one not there yet."""

import mimetypes
import sys
from pathlib import Path

import boto3

DIST = Path(__file__).resolve().parent.parent / "web" / "dist"


def main(stack: str) -> int:
    found = boto3.client("cloudformation").describe_stacks(StackName=stack)["Stacks"][0]
    outputs = {each["OutputKey"]: each["OutputValue"] for each in found.get("Outputs", [])}
    bucket = boto3.client("s3")
    for path in sorted(files(), key=lambda path: not is_hashed(path)):
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        kept = "public, max-age=31536000, immutable" if is_hashed(path) else "no-cache"
        settings = {"ContentType": kind, "CacheControl": kept}
        bucket.upload_file(str(path), outputs["SiteBucket"], path.relative_to(DIST).as_posix(), ExtraArgs=settings)
    print(outputs["Page"])
    return 0


def files() -> list[Path]:
    return [path for path in DIST.rglob("*") if path.is_file() and not path.name.startswith(".")]


def is_hashed(path: Path) -> bool:
    return path.is_relative_to(DIST / "assets")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
