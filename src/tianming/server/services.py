"""The parts of a running server, which start and end together."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from tianming.server import collector, metrics
from tianming.server.auth import Auth
from tianming.server.background import Background
from tianming.server.bots.pool import BotPool
from tianming.server.limits import Buckets, Settings, Turnstile
from tianming.server.play.lobby import Lobby
from tianming.server.play.quotas import Quotas
from tianming.server.play.tables import Tables
from tianming.server.store.store import Store
from tianming.server.web.session_connections import SessionConnections
from tianming.server.web.uploads import Uploads

STRANGERS_SHARE = 0.75  # when this share of the WebSockets is in use, strangers get no more
SPECTATORS_A_SECOND = 150.0  # that come to tables: each costs as much as an action

log = logging.getLogger("tianming.site")


class Site:
    """Everything that the routes need."""

    def __init__(self, store: Store, secret: bytes, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self.pool = BotPool(settings.thinking_workers)
        self.quotas = Quotas(store, settings)
        self.tables = Tables(store, self.pool)
        self.tables.address_of = self.quotas.address_of
        self.uploads = Uploads()
        self.lobby = Lobby(self.tables)
        self.auth = Auth(store, secret)
        self.requests = Buckets(settings.rate)
        self.logins = Buckets(settings.rate / 100)
        self.sockets: Counter[str] = Counter()
        self.spectators = Turnstile(SPECTATORS_A_SECOND)
        self.lines = SessionConnections()
        store.on_revoked = self._end_revoked
        self._collector = collector.Collector(metrics.COLLECTED.observe)
        self._background = Background(log)

    @staticmethod
    async def open(database: str, settings: Settings | None = None) -> Site:
        """Open the database and resume all games."""
        store = await Store.open(database)
        site = Site(store, await store.secret(), settings or Settings())
        await site.auth.forget_sessions()
        await site.tables.start()
        site._background.start(site._background.repeat("collecting garbage", site._collect, collector.LOOK_SECONDS))
        return site

    @property
    def crowded(self) -> bool:
        """Whether the WebSockets that are left are reserved for people who have said who they are."""
        most = self.settings.sockets_at_once
        return most is not None and self.sockets.total() >= most * STRANGERS_SHARE

    def _end_revoked(self, token: str) -> None:
        """End the connections of a session or API token that has ended, here or in another process. "" means that some
        ends may have been missed."""
        if token:
            self.lines.end(token)
        else:
            self._background.start(self._background.persist("checking who is still known", self._check_lines))

    async def _check_lines(self) -> None:
        for token in self.lines.tokens():
            if not await self.auth.lasts(token):
                self.lines.end(token)

    async def _collect(self) -> None:
        self._collector.look()

    async def close(self) -> None:
        """End everything. What was acknowledged is durable."""
        await self.tables.close()
        self._background.cancel()
        await asyncio.gather(*self._background.tasks, return_exceptions=True)
        await self.pool.close()
        await self.uploads.close()
        await self.store.close()
