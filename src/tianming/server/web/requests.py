"""How requests are read and answered. Bodies become the types of ``wire.py``; every refusal is a message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from fastapi import APIRouter, Request, Response
from starlette.requests import ClientDisconnect, HTTPConnection

from tianming.core.errors import TianmingError
from tianming.core.messages import Message
from tianming.server import metrics
from tianming.server.auth import COOKIE
from tianming.server.limits import address_key, same_origin
from tianming.server.refusals import Refusal, refusal
from tianming.server.services import Site
from tianming.server.store.rows import UserRow
from tianming.server.web.uploads import Unread

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
router = APIRouter()
log = logging.getLogger("tianming.http")


class Wrong(Refusal):
    """A refusal with an HTTP status of its own."""

    def __init__(self, status: int, kind: str, /, **values: Any) -> None:
        super().__init__(kind, **values)
        self.status = status


def answer(value: object, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(status: int, message: Message) -> Response:
    """An answer that says why not."""
    metrics.REFUSED.labels(str(status)).inc()
    return answer(message, status)


def site_of(request: Request) -> Site:
    """The running server."""
    site: Site = request.app.state.site
    return site


def client_of(request: Request) -> str:
    """The address by which requests are counted."""
    return address_key(request.client.host) if request.client else "unknown"


async def read(request: Request, kind: type[T]) -> T:
    """The body as one of the wire's types."""
    try:
        return msgspec.json.decode(await body_of(request, site_of(request).settings.body_bytes), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Wrong(422, "not-understood", detail=f"{error!s:.200}") from None


async def body_of(request: Request, limit: int) -> bytes:
    """The raw body, of at most that many bytes."""
    body = bytearray()
    try:
        async with asyncio.timeout(site_of(request).settings.body_seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limit:
                    raise Wrong(413, "too-large")
        return bytes(body)
    except TimeoutError:
        raise Wrong(408, "too-slow") from None
    except ClientDisconnect:
        raise Wrong(422, "broken-off") from None


def bearer_of(request: HTTPConnection) -> str | None:
    """The token in the header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def user_of(request: Request) -> UserRow | None:
    """The user who sends the request, if the server knows them."""
    return await site_of(request).auth.user_of(request.cookies.get(COOKIE), bearer_of(request))


async def require_user(request: Request) -> UserRow:
    """The user who sends the request. Refuses if the server does not know them."""
    user = await user_of(request)
    if user is None:
        raise Wrong(401, "who-are-you")
    return user


def guard(handler: Handler) -> Handler:
    """Check every request first, and turn exceptions into answers."""

    async def guarded(request: Request) -> Response:
        site = site_of(request)
        if not site.requests.take(client_of(request)):
            return problem(429, refusal("too-many"))
        if request.method not in ("GET", "HEAD") and not same_origin(
            request.headers.get("origin"), request.headers.get("host")
        ):
            return problem(403, refusal("other-site"))
        return await handle(handler, request)

    guarded.__doc__ = handler.__doc__
    guarded.__name__ = handler.__name__
    return guarded


async def handle(handler: Handler, request: Request) -> Response:
    """The handler's answer, or why it refused."""
    try:
        return await handler(request)
    except Refusal as refused:
        return problem(refused.status, refused.message)
    except Unread as unread:
        return problem(unread.refused.status, unread.refused.message)
    except TianmingError as error:
        return problem(422, error.message)
    except Exception:
        log.exception("a request failed")
        return problem(500, refusal("failed"))


def route(
    method: str, path: str, *, body: Any = None, result: Any = None, status: int = 200
) -> Callable[[Handler], Handler]:
    """Register a handler. `body`, `result` and `status` are for the documentation."""
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
