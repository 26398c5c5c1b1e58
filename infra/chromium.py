"""Finds a Chromium for the browser tests, and on Debian as root installs the distribution's own."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find() -> str | None:
    """The path of a Chromium on this machine, or None."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def ensure() -> str | None:
    """As `find`, after an attempt to install one. None means that no browser test can run."""
    return find() or (_install() if _may_install() else None)


def _may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def _install() -> str | None:
    _apt_get("update")
    # Without a font that has the signs of every language the pictures show boxes.
    _apt_get("install", "--yes", "--no-install-recommends", "chromium", "fonts-dejavu-core")
    return find()


def _apt_get(*words: str) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", *words], check=False, stdout=subprocess.DEVNULL, env=environment)
