"""Limits: how fast, how large, from where."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from msgspec import Struct

MAX_CLIENTS = 50_000  # clients to remember
MAX_TURNSTILE_SECONDS = 10.0  # that anybody waits at a turnstile


class Settings(Struct, frozen=True):
    """The limits of a site. `rate` is how many requests an address, and how many frames a connection, may send in a
    second. `sockets_at_once` follows from the descriptors that the server may open."""

    rate: float = 20.0
    sockets_an_address: int = 200
    sockets_at_once: int | None = None
    connections_an_address: int = 100
    head_seconds: float = 10.0
    tables_a_person: int = 30
    bots_a_person: int = 100
    people_an_address: int = 10
    body_bytes: int = 65_536
    upload_bytes: int = 262_144
    frame_bytes: int = 65_536
    hello_seconds: float = 10.0
    body_seconds: float = 20.0
    thinking_workers: int | None = None


class Bucket:
    """A bucket of tokens that refills: each request takes one, and it holds those of five seconds."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.burst = max(5 * rate, 10.0)
        self._left = self.burst
        self._at = time.monotonic()

    def take(self, cost: int = 1) -> bool:
        """Whether one more is allowed now, which counts as so many."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for every client. Clients that have been silent longest are forgotten first."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether that client may send one more now."""
        bucket = self._buckets.pop(client, None) or Bucket(self.rate)
        self._buckets[client] = bucket
        if len(self._buckets) > MAX_CLIENTS:
            self._buckets.popitem(last=False)
        return bucket.take()


class Turnstile:
    """Lets people in one after another, so that a crowd that comes at once does not hold up the games in play."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._gap = 1 / rate
        self._clock = clock
        self._next = 0.0  # when the next one may pass

    def enter(self) -> float:
        """Queue up; return the seconds to wait, which are none unless others came just before."""
        now = self._clock()
        turn = min(max(now, self._next), now + MAX_TURNSTILE_SECONDS)
        self._next = turn + self._gap
        return turn - now


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """What an address is counted by: itself, or for IPv6 the 64-bit network that one customer gets."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from a page of this site, or from no page at all."""
    if origin is None:
        return True
    try:
        page = urlsplit(origin).netloc
    except ValueError:  # unmatched brackets, for instance
        return False
    return host is not None and page.lower() == host.lower()
