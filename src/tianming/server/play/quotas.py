"""Fair shares: how many unfinished tables, and bots at them, one person and one address may have.

A person's tables are counted in the database. People's addresses are remembered in this process only, and never written
down. An address counts for everybody who last made a table from there and still has one.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from tianming.core.errors import TianmingError
from tianming.server.limits import Settings
from tianming.server.refusals import Refusal
from tianming.server.store.rows import Share, UserRow
from tianming.server.store.store import Store

NOTHING = Share()


class TooMuch(Refusal, TianmingError):
    """More than a fair share. The sentence says what to do."""

    status = 429


class Quotas:
    """Who may make another table. Tables are made one after another, so that no two requests slip through together."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._making = asyncio.Lock()
        self._address: dict[str, str] = {}  # of every person who has made a table
        self._people: dict[str, set[str]] = {}  # by address

    def address_of(self, person: str) -> str:
        """The address from which a person last made a table. If it is not known, the person counts as an address."""
        return self._address.get(person, person)

    @asynccontextmanager
    async def reserve(
        self, user: UserRow, address: str, bots: int, *, tables: int = 1, practice: bool = False
    ) -> AsyncIterator[None]:
        """Make a table with so many bots inside this context, or no table and only bots. Raises TooMuch if that is more
        than a fair share."""
        async with self._making:
            self._note(user.id, address)
            shares = await self.store.shares(tuple(self._people[address]))
            self._forget_idle(address, set(shares) | {user.id})
            wish = Share(bots=bots, **{"practice" if practice else "tables": tables})
            self._check(shares.get(user.id, NOTHING), 1, wish)
            self._check(total(list(shares.values())), self.settings.people_an_address, wish)
            yield

    def _note(self, person: str, address: str) -> None:
        before = self._address.get(person)
        if before is not None and before != address:
            self._leave(person, before)
        self._address[person] = address
        self._people.setdefault(address, set()).add(person)

    def _leave(self, person: str, address: str) -> None:
        self._people[address].discard(person)
        if not self._people[address]:
            del self._people[address]

    def _forget_idle(self, address: str, busy: set[str]) -> None:
        for person in self._people[address] - busy:
            del self._address[person]
            self._leave(person, address)

    def _check(self, share: Share, people: int, wish: Share) -> None:
        """Raise if so many more tables and bots are too much for so many people."""
        most = people * self.settings.tables_a_person
        if people > 1 and wish.practice and share.practice >= most:  # a person's own oldest one makes room instead
            raise TooMuch("too-much-practice", number=share.practice)
        if wish.tables and share.tables >= most:
            raise TooMuch("too-many-tables", shared=int(people > 1), number=share.tables)
        if wish.bots and share.bots + wish.bots > people * self.settings.bots_a_person:
            raise TooMuch("too-many-bots", shared=int(people > 1), number=share.bots)


def total(shares: Sequence[Share]) -> Share:
    """What several people have together."""
    return Share(
        tables=sum(share.tables for share in shares),
        bots=sum(share.bots for share in shares),
        practice=sum(share.practice for share in shares),
    )
