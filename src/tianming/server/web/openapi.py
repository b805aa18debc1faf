"""The OpenAPI description of the HTTP interface, made from the wire's types."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from tianming.server import wire

TEMPLATE = "#/components/schemas/{name}"
PROBLEMS = {
    "401": "The request does not say who asks.",
    "403": "Not allowed.",
    "404": "Not found.",
    "408": "Too slow.",
    "409": "The client's picture was old.",
    "413": "Too large.",
    "422": "Malformed, or against the rules.",
    "429": "Too fast, or more than a fair share.",
    "503": "The server is full.",
}
KINDS: list[Any] = [wire.Problem]


def describe(path: str, body: Any, result: Any, status: int) -> dict[str, Any]:
    """The description of a route for FastAPI."""
    KINDS.extend(kind for kind in (body, result) if kind is not None and kind is not str)
    responses: dict[int | str, dict[str, Any]] = {
        code: {"description": text, "content": content(wire.Problem)} for code, text in PROBLEMS.items()
    }
    responses[str(status)] = {"description": "Done."}
    if result is not None:
        responses[str(status)]["content"] = {"text/plain": {}} if result is str else content(result)
    extra: dict[str, Any] = {"parameters": parameters(path)}
    if body is not None:
        extra["requestBody"] = {"required": True, "content": content(body)}
    return {"status_code": status, "responses": responses, "openapi_extra": extra}


def parameters(path: str) -> list[dict[str, Any]]:
    """The parameters in a path, and those of the pages that show a game."""
    found = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ]
    if path.endswith(("/record", "/position", "/view", "/drawing", "/steps")):
        found.append({"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 15}})
    for place, name in (("/steps", "start"), ("/drawing", "action")):
        if path.endswith(place):
            number = {"type": "integer", "minimum": 0, "maximum": 10**9 - 1}
            found.append({"name": name, "in": "query", "schema": number})
    return found


def content(kind: Any) -> dict[str, Any]:
    """A JSON body of that type."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=TEMPLATE)
    return {"application/json": {"schema": schema}}


def install(app: FastAPI) -> None:
    """Let the app describe itself with the wire's types."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            _, components = msgspec.json.schema_components(KINDS, ref_template=TEMPLATE)
            app.openapi_schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
            app.openapi_schema.setdefault("components", {}).setdefault("schemas", {}).update(components)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's documented way
