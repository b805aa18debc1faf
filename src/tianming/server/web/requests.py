"""How requests are read and answered. Bodies become the types of ``wire.py``; every problem is told in a sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from fastapi import APIRouter, Request, Response
from starlette.requests import ClientDisconnect, HTTPConnection

from tianming.core.errors import TianmingError
from tianming.server import metrics, wire
from tianming.server.auth import COOKIE, Denied
from tianming.server.codes import code_of
from tianming.server.limits import address_key, same_origin
from tianming.server.play.live import Stale
from tianming.server.play.lobby import Forbidden
from tianming.server.play.quotas import TooMuch
from tianming.server.play.tables import NoTable
from tianming.server.services import Site
from tianming.server.store.rows import UserRow
from tianming.server.web.uploads import Unread

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
router = APIRouter()
log = logging.getLogger("tianming.http")


class Wrong(Exception):
    """A problem with its HTTP status."""

    def __init__(self, status: int, error: str) -> None:
        super().__init__(error)
        self.status = status


def answer(value: object, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(status: int, error: Exception | str) -> Response:
    """A problem in a sentence, with its code."""
    metrics.REFUSED.labels(str(status)).inc()
    return answer(wire.Problem(str(error), code_of(error)), status)


def site_of(request: Request) -> Site:
    """The running server."""
    site: Site = request.app.state.site
    return site


def client_of(request: Request) -> str:
    """The address requests are counted by."""
    return address_key(request.client.host) if request.client else "unknown"


async def read(request: Request, kind: type[T]) -> T:
    """The body as one of the wire's types."""
    try:
        return msgspec.json.decode(await body_of(request, site_of(request).settings.body_bytes), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Wrong(422, f"the request is not understood: {error!s:.200}") from None


async def body_of(request: Request, limit: int) -> bytes:
    """The body as it came, of so many bytes at most."""
    body = bytearray()
    try:
        async with asyncio.timeout(site_of(request).settings.body_seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limit:
                    raise Wrong(413, "that is too large")
        return bytes(body)
    except TimeoutError:
        raise Wrong(408, "the request takes too long") from None
    except ClientDisconnect:
        raise Wrong(422, "the request breaks off") from None


def bearer_of(request: HTTPConnection) -> str | None:
    """The token in the header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def user_of(request: Request) -> UserRow | None:
    """Who asks."""
    return await site_of(request).auth.user_of(request.cookies.get(COOKIE), bearer_of(request))


async def require_user(request: Request) -> UserRow:
    """Who asks; refused if nobody knows."""
    user = await user_of(request)
    if user is None:
        raise Wrong(401, "say who you are first: play as a guest or log in")
    return user


def guard(handler: Handler) -> Handler:
    """Checks that go before every request, and problems turned into answers."""

    async def guard(request: Request) -> Response:
        site = site_of(request)
        if not site.requests.take(client_of(request)):
            return problem(429, "too many requests: wait a little")
        if request.method not in ("GET", "HEAD") and not same_origin(
            request.headers.get("origin"), request.headers.get("host")
        ):
            return problem(403, "requests from other sites are refused")
        return await answered(handler, request)

    guard.__doc__ = handler.__doc__
    guard.__name__ = handler.__name__
    return guard


async def answered(handler: Handler, request: Request) -> Response:
    """The handler's answer, or the problem it met."""
    try:
        return await handler(request)
    except Wrong as wrong:
        return problem(wrong.status, str(wrong))
    except Denied as denied:
        return problem(403, str(denied))
    except Forbidden as forbidden:
        return problem(403, str(forbidden))
    except NoTable as missing:
        return problem(404, str(missing))
    except Stale as stale:
        return problem(409, str(stale))
    except TooMuch as error:
        return problem(429, error)
    except Unread as error:
        metrics.REFUSED.labels(str(error.refusal.status)).inc()
        return answer(wire.Problem(error.refusal.error, error.refusal.code), error.refusal.status)
    except TianmingError as error:
        return problem(422, error)
    except Exception:
        log.exception("a request failed")
        return problem(500, "something went wrong here; it was logged")


def route(
    method: str, path: str, *, body: Any = None, result: Any = None, status: int = 200
) -> Callable[[Handler], Handler]:
    """Register a handler with what it takes and gives (for the documentation)."""
    from tianming.server.web.openapi import describe

    def register(handler: Handler) -> Handler:
        router.add_api_route(
            path,
            guard(handler),
            methods=[method],
            name=handler.__name__,
            response_class=Response,
            response_model=None,
            **describe(path, body, result, status),
        )
        return handler

    return register
