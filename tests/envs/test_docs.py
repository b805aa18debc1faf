"""docs/environments.md shows every plane and number of every game."""

from __future__ import annotations

import pytest

from tests.engine.pages import section
from tests.envs.tables import tables_of
from tests.envs.test_encoding import GAMES
from tianming.core.registry import make_encoding


@pytest.mark.parametrize("name", GAMES)
def test_the_page_shows_the_shape_of_the_code(name: str) -> None:
    assert section("environments", name).strip() == tables_of(make_encoding(name).shape).strip()
