"""What the measurements share: the machine they run on, and databases that exist only for one of them."""

from __future__ import annotations

import platform
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.postgres import Postgres


def processor_name() -> str:
    """The processor's name."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


@contextmanager
def empty_databases(number: int, *, postgres: bool) -> Iterator[list[str]]:
    """The URLs of some empty databases, which are removed afterwards."""
    if postgres:
        server = Postgres()
        try:
            yield [server.fresh() for _ in range(number)]
        finally:
            server.stop()
    else:
        with tempfile.TemporaryDirectory(prefix="tianming-bench-") as folder:
            yield [f"sqlite:///{Path(folder) / f'{name}.db'}" for name in range(number)]
