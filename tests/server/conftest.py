"""Databases for the tests: a file, and a real PostgreSQL server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import NoPostgres, Postgres


def start_postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server. Without one, its tests fail: they are never skipped."""
    try:
        server = Postgres()
    except NoPostgres as error:
        pytest.fail(str(error), pytrace=False)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The PostgreSQL server of this test process."""
    yield from start_postgres()


@pytest.fixture
def unsteady() -> Iterator[Postgres]:
    """A PostgreSQL server of its own, which a test may stop."""
    yield from start_postgres()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite database that does not exist yet."""
    return f"sqlite:///{tmp_path / 'tianming.db'}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty PostgreSQL database."""
    url = postgres.fresh()
    yield url
    postgres.give_back(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    name = {"sqlite": "sqlite_url", "postgresql": "postgres_url"}[request.param]
    return str(request.getfixturevalue(name))
