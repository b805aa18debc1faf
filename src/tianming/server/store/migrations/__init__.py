"""The steps that bring a database to the present schema. They go forward only; the way back is a backup.

A change to schema.py comes with a new script in versions, named by the next number; a test compares the two.
"""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Run the steps that the database lacks, in the transaction that the connection is in."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "tianming.server.store:migrations")
    command.upgrade(config, "head")
