"""Type and signs look the same on a machine without fonts: the client brings its own, cut to what it writes."""

from __future__ import annotations

import re

import pytest

from tests.web.browsing import Visitor
from tests.web.wording import WEB

MAX_BYTES = 200_000  # of all fonts together
SIGN = re.compile("[\u4e00-\u9fff]")


def signs() -> str:
    """The Chinese signs in the sources outside of Chinese text."""
    files = [path for kind in ("ts", "svelte", "svg") for path in (WEB / "src").rglob(f"*.{kind}")]
    found = {sign for path in files if path.name != "zh.ts" for sign in SIGN.findall(path.read_text("utf-8"))}
    return "".join(sorted(found))


@pytest.mark.parametrize("font", ["Tianming Serif", "Tianming Sans"])
def test_type_is_set_in_fonts_that_come_with_the_client(ann: Visitor, font: str) -> None:
    page = ann.open()
    page.evaluate("document.fonts.ready")
    assert page.evaluate("font => [...document.fonts].some(face => face.family.includes(font))", font)
    loaded = page.evaluate("font => document.fonts.load(`600 20px '${font}'`, 'Più œuvre')", font)
    assert loaded, f"{font} has no letters of Italian and French"


def test_every_sign_has_a_font_of_its_own(ann: Visitor) -> None:
    assert "官" in signs()
    page = ann.open()
    for sign in signs():
        faces = page.evaluate("sign => document.fonts.load('700 20px \"Tianming Signs\"', sign)", sign)
        assert len(faces) == 1, f"no font, or several, for {sign}"


def test_fonts_are_small() -> None:
    assets = WEB.parent / "src" / "tianming" / "server" / "client" / "assets"
    files = [path.stat().st_size for path in assets.glob("*.woff2")]
    styles = "".join(path.read_text("utf-8") for path in assets.glob("*.css"))
    assert "data:font" not in styles  # code is loaded before the first board, fonts may come later
    assert len(files) > 5 and sum(files) < MAX_BYTES
