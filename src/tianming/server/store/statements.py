"""The statements that run most often. They are built once, because building takes longer than running. Values come in
by name."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Select, Table, bindparam, delete, func, insert, select, update

from tianming.server.store.listener import CHANNEL, REVOKED
from tianming.server.store.rows import ActionRow, ApiTokenRow, SeatRow, TableRow, UserRow
from tianming.server.store.schema import actions, api_tokens, seated, seats, sessions, shared, tables, users


def select_rows(table: Table, row: type[Struct]) -> Select[*tuple[Any, ...]]:
    """All rows of a table, with the columns in the order of the Struct's fields."""
    return select(*(table.c[field] for field in row.__struct_fields__))


SHARED = select(shared.c.value).where(shared.c.name == bindparam("name"))

# --- people --------------------------------------------------------------------------------------

USER = select_rows(users, UserRow).where(users.c.id == bindparam("id"))
ACCOUNT = select_rows(users, UserRow).where(users.c.account_name == bindparam("name"))
SESSION = select(sessions.c.user, sessions.c.created).where(sessions.c.token == bindparam("token"))
API_TOKEN_USER = select(api_tokens.c.user).where(api_tokens.c.token == bindparam("token"))
API_TOKENS = (
    select_rows(api_tokens, ApiTokenRow)
    .where(api_tokens.c.user == bindparam("user"))
    .order_by(api_tokens.c.created, api_tokens.c.token)
)

# --- tables --------------------------------------------------------------------------------------

NEWEST = select_rows(tables, TableRow).order_by(tables.c.created.desc(), tables.c.id.desc()).limit(bindparam("limit"))
TABLE = select_rows(tables, TableRow).where(tables.c.id == bindparam("id"))
SEATS = select_rows(seats, SeatRow).where(seats.c.table == bindparam("id")).order_by(seats.c.seat)
ACTIONS = (
    select_rows(actions, ActionRow)
    .where(actions.c.table == bindparam("id"), actions.c.number >= bindparam("start"))
    .order_by(actions.c.number)
)
LOBBY = NEWEST.where(tables.c.public, tables.c.status.in_(("open", "playing")), ~tables.c.practice)
HISTORY = NEWEST.where(seated.c.table == tables.c.id, seated.c.user == bindparam("user"), ~tables.c.practice)
OVERDUE = (
    select(tables.c.id)
    .where(tables.c.status == "playing", seats.c.table == tables.c.id)
    .where(seats.c.kind == "person", ~seats.c.away, seats.c.since + seats.c.bank < bindparam("now"))
    .distinct()
)
UNFINISHED = (
    select(tables.c.id).where(tables.c.status == "playing", ~tables.c.practice).order_by(tables.c.created, tables.c.id)
)
PRACTICE_BEFORE = select(tables.c.id).where(tables.c.practice, tables.c.changed < bindparam("moment"))
MINE = tables.c.host.in_(bindparam("people", expanding=True)) & tables.c.status.in_(("open", "playing"))
TABLES_OF = (
    select(tables.c.host, tables.c.practice, func.count()).where(MINE).group_by(tables.c.host, tables.c.practice)
)
BOTS_OF = (
    select(tables.c.host, func.count())
    .where(MINE, seats.c.table == tables.c.id, (seats.c.kind == "bot") | seats.c.away)
    .group_by(tables.c.host)
)
PRACTICE_OF = (
    select(tables.c.id)
    .where(tables.c.practice, tables.c.host == bindparam("person"))
    .order_by(tables.c.changed.desc(), tables.c.id)
)
DROP_TABLE = (
    *(delete(part).where(part.c.table == bindparam("id")) for part in (actions, seats, seated)),
    delete(tables).where(tables.c.id == bindparam("id")),
)

ADD_TABLE = insert(tables)
ADD_SEAT = insert(seats)
ADD_ACTION = insert(actions)
# The fields to set are those that come with the values.
CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("of_table"), tables.c.version == bindparam("of_version"))
CHANGE_SEAT = update(seats).where(seats.c.table == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
DROP_ACTIONS = delete(actions).where(actions.c.table == bindparam("id"), actions.c.number >= bindparam("keep"))
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("payload")))
NOTIFY_REVOKED = select(func.pg_notify(REVOKED, bindparam("payload")))
