"""The HTTP interface against its own description."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bench.hostile.campaign import list_errors
from tests.server.running import Person, Server, run, running
from tianming.server.web.app import create_app

GOLDEN = Path(__file__).parent.parent / "engine" / "golden" / "yellow-yangtze-3-random.txt"
SCHEMA = schemathesis.openapi.from_dict(create_app("sqlite:///nowhere").openapi())
FOUND: list[Any] = list(SCHEMA.get_all_operations())
OPERATIONS: dict[str, Any] = {found.ok().label: found.ok() for found in FOUND}
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance, content_type_conformance]
TABLES = ("none", "mine", "waiting", "over", "foreign")
SLOW = ("POST /api/register", "POST /api/login")  # passwords are hashed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of this file; it logs no error."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'openapi.db'}") as server:
        yield server
        assert list_errors(server.log) == []


async def make_tables(server: Server) -> tuple[dict[str, str], dict[str, str]]:
    """Make a session and tables of all kinds; returns the headers, and the tables' ids by kind."""
    ann, eve = await Person(server).guest("Ann"), await Person(server).guest("Eve")
    over = await ann.table("me", "random", options={"short": True})
    async with ann.at(over["table"]["id"]) as wire:
        await wire.until_sync()
        await wire.ask({"type": "concede", "seat": 0})
    tables = {"over": over, "mine": await ann.table("me", "me"), "waiting": await ann.table("me", "open", public=True)}
    tables["foreign"] = await eve.table("me", "open")
    cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    return {"cookie": cookie}, {kind: table["table"]["id"] for kind, table in tables.items()}


def aim(case: Any, table: str, ids: dict[str, str]) -> None:
    """Aim the request at existing tables, without starting dozens of bots."""
    if table == "none":
        return
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = ids[table]
    if case.operation.label == "POST /api/uploads" and table == "mine":
        case.body = {"record": GOLDEN.read_text(), "action": 60}
    if isinstance(case.body, dict) and "game" in case.body and "seats" in case.body:
        case.body["game"] = "yellow-yangtze"
        case.body["seats"] = [{"kind": "me"}, {"kind": "open"}][: 1 + (table != "over")]
        case.body.pop("options", None)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("label", OPERATIONS)
def test_the_interface_is_what_its_description_says(server: Server, label: str, mode: GenerationMode) -> None:
    operation = OPERATIONS[label]
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
        return  # there is nothing to get wrong
    headers: dict[str, str] = {}
    ids: dict[str, str] = {}

    async def prepare() -> None:
        for made, found in zip((headers, ids), await make_tables(server), strict=True):
            made.update(found)

    @settings(
        max_examples=3 if label in SLOW else 15,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from(TABLES), known=st.booleans())
    def check(case: Any, table: str, known: bool) -> None:
        aim(case, table, ids)
        answer = case.call(base_url=f"http://{server.address}", headers=headers if known else {})
        case.validate_response(answer, checks=CHECKS)

    run(prepare())
    check()


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/%2F", "/%00", "/" + "a" * 5000, "/%FF", "/api/me/"])
def test_what_is_not_there_is_not_found(server: Server, path: str) -> None:
    for method in ("GET", "POST", "PUT", "DELETE", "HEAD"):
        answer = httpx2.request(method, f"http://{server.address}{path}")
        assert answer.status_code in (404, 405)
        if method == "GET" and not path.startswith("/api"):  # a person sees a page
            assert answer.headers["content-type"].startswith("text/html")
        elif method != "HEAD":
            assert list(answer.json()) == ["kind", "values", "text"]
