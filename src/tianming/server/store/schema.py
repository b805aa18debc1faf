"""The tables of the database, the same for SQLite and PostgreSQL. Every change needs a script in `migrations`."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, false
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator


class JsonText(TypeDecorator[Any]):
    """A JSON value kept as text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: object, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


class SafeText(TypeDecorator[str]):
    """Any text. Characters that no database can keep (NUL, half a surrogate pair) become replacement characters."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is None or (value.isascii() and "\0" not in value):
            return value
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace").replace("\0", "\ufffd")


NAMING = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
}
metadata = MetaData(naming_convention=NAMING)

# What all processes on the database share, by name.
shared = Table(
    "shared",
    metadata,
    Column("name", SafeText, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", SafeText, primary_key=True),
    Column("name", SafeText, nullable=False),
    Column("account", Boolean, nullable=False),
    Column("password", SafeText),
    Column("created", Double, nullable=False),
    Column("account_name", SafeText, unique=True),  # folded for comparison; only accounts have one
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", SafeText, primary_key=True),
    Column("user_id", SafeText, ForeignKey("users.id"), nullable=False, index=True, key="user"),
    Column("created", Double, nullable=False),
)

api_tokens = Table(
    "api_tokens",
    metadata,
    Column("token", SafeText, primary_key=True),
    Column("user_id", SafeText, ForeignKey("users.id"), nullable=False, index=True, key="user"),
    Column("name", SafeText, nullable=False),
    Column("created", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", SafeText, primary_key=True),
    Column("game", SafeText, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JsonText, nullable=False),
    Column("players", Integer, nullable=False),
    Column("status", SafeText, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", JsonText, nullable=False),
    Column("seed", SafeText, nullable=False),
    Column("commitment", SafeText, nullable=False),
    Column("position", JsonText),
    Column("host", SafeText, ForeignKey("users.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("outcome", JsonText),
    Column("notice", SafeText, nullable=False),
    Column("rematch", SafeText),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Index(None, "status", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", SafeText, ForeignKey("tables.id"), primary_key=True, key="table"),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", SafeText, nullable=False),
    Column("user_id", SafeText, ForeignKey("users.id"), key="user"),
    Column("name", SafeText, nullable=False),
    Column("level", SafeText),
    Column("token", SafeText),
    Column("invite", SafeText),
    Column("away", Boolean, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("bank", Double, nullable=False),
    Column("since", Double),
    Column("conceded", Boolean, nullable=False),
    Column("agreed", Boolean, nullable=False),
    Column("undone", Integer, nullable=False),
)

# Who has or ever had a seat at a table.
seated = Table(
    "seated",
    metadata,
    Column("user_id", SafeText, ForeignKey("users.id"), primary_key=True, key="user"),
    Column("table_id", SafeText, ForeignKey("tables.id"), primary_key=True, key="table"),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", SafeText, ForeignKey("tables.id"), primary_key=True, key="table"),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", SafeText, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("at", Double, nullable=False),
)
