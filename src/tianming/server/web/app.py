"""The web application: HTTP, WebSockets, and the headers that keep pages safe."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tianming import __version__
from tianming.core.errors import TianmingError
from tianming.server.limits import Settings
from tianming.server.refusals import refusal
from tianming.server.services import Site
from tianming.server.web import openapi, routes, table_socket
from tianming.server.web.requests import problem

POLICY = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Safe:
    """Adds the safety headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in POLICY.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Pages(StaticFiles):
    """The pages. An unknown address outside the API gets the first page, which says that there is nothing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self.first = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The answer to a request that no route takes."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or scope["path"].startswith("/api"):
                raise
            return FileResponse(self.first, status_code=404)


def create_app(database: str, settings: Settings | None = None) -> FastAPI:
    """The application on a database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.site = await Site.open(database, settings)
        try:
            yield
        finally:
            await app.state.site.close()

    app = FastAPI(title="Tianming", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.include_router(routes.router)
    app.include_router(table_socket.router)
    app.add_middleware(Safe)
    app.add_exception_handler(Exception, answer_failure)
    app.add_exception_handler(HTTPException, answer_refusal)
    app.mount("/", Pages(pages()), name="pages")
    openapi.install(app)
    return app


def pages() -> Path:
    """The folder of the pages to serve: the client, or a plain page if the client was not built."""
    package = Path(str(files("tianming.server")))
    built = Path(os.environ.get("TIANMING_CLIENT", package / "client"))
    return built if (built / "index.html").exists() else package / "pages"


async def answer_refusal(request: Request, error: Exception) -> Response:
    """Answer a request that no route takes."""
    assert isinstance(error, HTTPException)
    missing = error.status_code == 404
    return problem(error.status_code, refusal("not-found") if missing else TianmingError(error.detail).message)


async def answer_failure(request: Request, error: Exception) -> Response:
    """Answer a request on which the server failed. The details are in the log only."""
    return problem(500, refusal("failed"))
