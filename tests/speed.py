"""Whether the engine under test is compiled. Uncompiled, bots that think take a hundred times as long."""

from __future__ import annotations

import pytest

import tianming
from tianming.core import twins

for name in tianming.list_games():
    tianming.game(name)
COMPILED = any(name.startswith("tianming.games") for name in twins.list_compiled())
needs_speed = pytest.mark.skipif(not COMPILED, reason="bots that think take too long uncompiled")
