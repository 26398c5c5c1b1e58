"""`make icons`: draws web/public/icon.svg by Chromium in the sizes that devices ask for; the files are committed."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from infra import chromium

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
SIZES: Final[Mapping[str, int]] = {"icon-192": 192, "icon-512": 512, "maskable-512": 512, "touch-180": 180}
# A mask may cut off all outside a circle of four fifths of the width: the drawing steps back, the ground goes on.
SAFE: Final = 0.84


def main() -> int:
    found = chromium.find()
    if found is None:
        print("There is no Chromium here to draw with.", file=sys.stderr)
        return 2
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        for name, size in SIZES.items():
            draw(browser, name, size)
        browser.close()
    return 0


def draw(browser: Browser, name: str, size: int) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content((PUBLIC / "icon.svg").read_text(encoding="utf-8"))
    page.add_style_tag(content=style(name.partition("-")[0], size))
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
    page.close()


def style(kind: str, size: int) -> str:
    whole = f"body {{ margin: 0 }} svg {{ display: block; width: {size}px; height: {size}px }}"
    if kind in ("maskable", "touch"):
        scale = SAFE if kind == "maskable" else 0.94
        whole += f"#ground {{ rx: 0 }} #drawing {{ transform-origin: center; transform: scale({scale}) }}"
    return whole


if __name__ == "__main__":
    sys.exit(main())
