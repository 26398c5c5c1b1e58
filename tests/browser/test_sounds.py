"""Every sound, reckoned by a real browser without a loudspeaker: it can be heard, and it never clips."""

import math
import subprocess
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import ROOT

WEB: Final = ROOT / "web"
SOUNDS: Final = (
    "dice", "hop", "income", "expense", "card", "build", "bid", "gavel", "jail", "turn", "win", "lose", "chat",
)  # fmt: skip
RECKON: Final = """async ([sound, volume]) => {
  const rate = 44100;
  const context = new OfflineAudioContext(1, Math.ceil(rate * 3), rate);
  freehold.play(context, sound, volume, 0);
  const samples = (await context.startRendering()).getChannelData(0);
  const loud = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const square = samples.reduce((sum, one) => sum + one * one, 0);
  const tail = samples.slice(-rate / 10).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return { loud, energy: square / rate, tail, step: Math.abs(samples[0]) };
}"""


@pytest.fixture(scope="module")
def studio(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Page:
    """An empty page that holds the synthesiser and nothing else of ours."""
    bundle = tmp_path_factory.mktemp("sound") / "sound.js"
    command = [
        "npx",
        "rolldown",
        "src/lib/sound/synth.ts",
        "--file",
        str(bundle),
        "--format",
        "iife",
        "--name",
        "freehold",
    ]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    page = browser.new_page()
    page.add_script_tag(content=Path(bundle).read_text(encoding="utf-8"))
    return page


@pytest.mark.parametrize("sound", SOUNDS)
def test_a_sound_is_heard_and_does_not_clip(studio: Page, sound: str) -> None:
    heard: dict[str, float] = studio.evaluate(RECKON, [sound, 1])
    assert 0.12 < heard["loud"] < 0.98, heard
    assert 10 * math.log10(heard["energy"]) > -38, heard
    assert heard["tail"] < 0.001 and heard["step"] < 0.01, "it begins and ends in silence"


def test_half_the_volume_is_softer_and_none_is_silence(studio: Page) -> None:
    whole, half, none = (studio.evaluate(RECKON, ["turn", volume])["loud"] for volume in (1, 0.5, 0))
    assert none == 0 < half < whole / 2
