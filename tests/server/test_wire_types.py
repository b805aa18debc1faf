"""The schema and TypeScript generated from the wire's types, and the pages on the wire and the server."""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import click
import msgspec
import pytest
from jsonschema import Draft202012Validator
from websockets.asyncio.client import ClientConnection

from tests.engine.pages import code_spans, page, section, tables
from tests.server.running import ROOT, Person, Server, Wire, choices, run, running
from tests.waiting import WAIT_SECONDS
from tianming.cli import command as cli
from tianming.core.registry import game, list_games
from tianming.core.seats import Seat
from tianming.server import limits, metrics, serve, services, wire, wire_types
from tianming.server.bots import pool
from tianming.server.play import advice
from tianming.server.play.tables import THINKING_SECONDS
from tianming.server.web import openapi, routes, table_socket

TSC = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
BUILT_IN = {"true", "Record", "string", "number", "boolean", "null", "unknown"}


@cache
def schema() -> dict[str, Any]:
    """The committed schema."""
    text = (ROOT / "docs" / "schemas" / "wire.schema.json").read_text("utf-8")
    read: dict[str, Any] = json.loads(text)
    return read


@cache
def validator(name: str) -> Draft202012Validator:
    """A validator for one of the definitions."""
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema()["$defs"]})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of this file."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('wire') / 'wire.db'}") as server:
        yield server


# The files.


def test_the_generated_files_are_those_of_the_present_types() -> None:
    assert wire_types.main(["--check"], ROOT) == 0


def test_a_changed_type_makes_the_check_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fields = [("id", int), ("version", int), ("applause", float)]
    changed = msgspec.defstruct("Ack", fields, tag="ack", frozen=True, module=wire.__name__)
    monkeypatch.setattr(wire, "Ack", changed)
    monkeypatch.setattr(wire, "ServerFrame", wire.Sync | changed)
    assert wire_types.main(["--check"], ROOT) == 1
    shown = capsys.readouterr().err
    assert "docs/schemas/wire.schema.json is stale" in shown
    assert "web/src/wire.ts is stale" in shown


def test_stale_files_are_written_anew_and_only_in_a_checkout(tmp_path: Path) -> None:
    assert wire_types.main([], tmp_path) == 2
    (tmp_path / "docs" / "schemas").mkdir(parents=True)
    assert wire_types.main(["--check"], tmp_path) == 1
    assert wire_types.main([], tmp_path) == 0
    assert wire_types.main(["--check"], tmp_path) == 0
    assert {path: path.read_text("utf-8") for path in wire_types.files(tmp_path)} == wire_types.files(tmp_path)


def test_the_command_runs() -> None:
    command = [sys.executable, "-m", "tianming.server.wire_types", "--help"]
    assert "--check" in subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout


# The schema.


def test_the_schema_is_sound_and_knows_every_type() -> None:
    Draft202012Validator.check_schema(schema())
    definitions = schema()["$defs"]
    assert set(wire_types.references(schema())) <= definitions.keys()
    kinds = [kind for name in ("ClientFrame", "ServerFrame", "Pace") for kind in get_args(getattr(wire, name))]
    assert {kind.__name__ for kind in kinds} <= definitions.keys()
    structs = {
        name for kind in openapi.KINDS for name in re.findall(r"wire\.(\w+)|^(\w+)$", str(kind)) for name in name
    }
    assert structs - {""} <= definitions.keys()
    for name in list_games():
        prefix = wire_types.prefix_of(name)
        assert {prefix + event.__name__ for event in game(name).events} <= definitions.keys()


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "hello"},
        {"type": "hello", "tokens": ["12345678"], "length": 3, "undone": 1},
        {"type": "act", "id": 1, "seat": 0, "decision": 0, "action": "pass"},
        {"type": "act", "id": 1, "seat": 0, "decision": 0, "action": ""},
        {"type": "act", "id": 1, "seat": 0, "decision": 0},
        {"type": "act", "id": -1, "seat": 0, "decision": 0, "action": "pass"},
        {"type": "act", "id": 1, "seat": 16, "decision": 0, "action": "pass"},
        {"type": "act", "id": 1, "seat": "0", "decision": 0, "action": "pass"},
        {"type": "act", "id": True, "seat": 0, "decision": 0, "action": "pass"},
        {"type": "undo", "id": 1, "seat": 0, "decision": 0, "steps": 0},
        {"type": "undo", "id": 1, "seat": 0, "decision": 0, "steps": 2},
        {"type": "concede", "id": 1, "seat": 0, "offer": False},
        {"type": "concede", "id": 1, "seat": 0, "offer": None},
        {"type": "agree", "id": 1, "seat": 0, "more": 1},
        {"type": "settle", "id": 1, "seat": 0, "offer": False},
        {"type": "settle", "id": 1, "seat": 0, "offer": 1},
        {"type": "return", "id": 1, "seat": 0},
        {"type": "hello", "tokens": ["short"]},
        {"type": "hello", "tokens": ["12345678"] * 17},
        {"type": "sync"},
        {"type": "dance"},
        {},
        [],
        None,
    ],
    ids=json.dumps,
)
def test_the_schema_and_the_server_understand_the_same_frames(frame: object) -> None:
    try:
        msgspec.json.decode(json.dumps(frame), type=wire.ClientFrame)
        understood = True
    except msgspec.DecodeError:
        understood = False
    assert validator("ClientFrame").is_valid(frame) is understood


def as_received(value: object) -> Any:
    """A value as the other end receives it."""
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("name", list_games())
def test_events_as_anybody_sees_them_fit_the_schema(name: str) -> None:
    rules, rng, met = game(name), random.Random(1), set()
    table = rules.table(seed="events")
    while actors := table.state.actors():
        table.act(actors[0], table.state.kth(actors[0], rng.randrange(table.state.count(actors[0]))))
    for event in (event for shown in table.events for event in shown):
        met.add(type(event))
        for seat in (None, Seat(0), Seat(1)):
            validator(f"{wire_types.prefix_of(name)}Event").validate(as_received(event.redact_for(seat)))
    assert len(met) > len(rules.events) // 2


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """Collect all frames that clients of this test send and receive."""
    frames: list[tuple[str, Any]] = []
    send, receive = ClientConnection.send, ClientConnection.recv

    async def noting_send(self: ClientConnection, message: Any) -> None:
        frames.append(("ClientFrame", json.loads(message)))
        await send(self, message)

    async def noting_receive(self: ClientConnection) -> Any:
        message = await receive(self)
        frames.append(("ServerFrame", json.loads(message)))
        return message

    monkeypatch.setattr(ClientConnection, "send", noting_send)
    monkeypatch.setattr(ClientConnection, "recv", noting_receive)
    return frames


async def send_everything(one: Wire, two: Wire) -> None:
    """A little game in which every frame is sent: seat 0 is at one end, seat 1 at the other."""
    await one.until_sync()
    await two.until_sync()
    while one.pending() is None or one.pending()["view"]["question"]["kind"] != "turn":
        await two.act("pass" if "pass" in choices(two.pending()) else choices(two.pending())[0])
        await one.until_sync(one.sync["table"]["version"] + 1)
    for question in ("why", "forecast"):
        assert (await one.ask({"type": question, "seat": 0, "action": "lead trader b4"}))["type"] == question
    assert (await one.ask({"type": "marks", "seat": 0, "group": "lead trader"}))["type"] == "marks"
    assert (await one.ask({"type": "hint", "seat": 0}))["type"] == "hint"
    assert (await one.act("lead trader a1"))["values"]["reason"]["rule"]
    await one.until_sync((await one.act("lead trader b4"))["version"])
    seat_view = one.pending()
    await one.ask({"type": "undo", "seat": 0, "decision": seat_view["decision"]})
    assert (await one.ask({"type": "act", "seat": 0, "decision": seat_view["decision"], "action": "pass"}))["stale"]
    await one.ask({"type": "resync"})
    assert (await one.ask({"type": "return", "seat": 0}))["type"] == "refused"
    await one.until_sync()
    playing = [asyncio.ensure_future(line.play(random.Random(3), 20)) for line in (one, two)]
    _, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert (await two.ask({"type": "settle", "seat": 1}))["type"] == "ack"
    await two.ask({"type": "concede", "seat": 1})
    assert (await one.ask({"type": "settle", "seat": 0}))["kind"] == "somebody-concedes"
    ack = await one.ask({"type": "agree", "seat": 0})
    assert (await one.until_sync(ack["version"]))["table"]["status"] == "ended"


def test_every_frame_of_a_little_game_fits_the_schema(server: Server, heard: list[tuple[str, Any]]) -> None:
    async def main() -> None:
        ann, bob = await Person(server).guest("Ann"), await Person(server).guest("Bob")
        seated = await ann.table("me", "open", pace={"type": "live"}, hints=True)
        id = seated["table"]["id"]
        await bob.post(f"/api/tables/{id}/join", {"invite": seated["invite"]})
        async with ann.at(id) as one, bob.at(id) as two, Person(server).at(id) as three:
            await send_everything(one, two)
            await three.until_sync()

    run(main())
    for name, frame in heard:
        validator(name).validate(frame)
        Draft202012Validator(schema()).validate(frame)
    for name in ("ClientFrame", "ServerFrame"):
        tags = {kind.__struct_config__.tag for kind in get_args(getattr(wire, name))}
        assert {frame["type"] for side, frame in heard if side == name} == tags


def test_answers_over_http_fit_the_schema(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        seated = await ann.table("me", "random", pace={"type": "days"})
        validator("Seated").validate(seated)
        id = seated["table"]["id"]
        validator("Token").validate(await ann.post("/api/tokens", {"name": "bot"}))
        validator("Me").validate(await ann.get("/api/me"))
        validator("Problem").validate(await ann.get("/api/tables/nowhere", status=404))
        validator("TableInfo").validate(await ann.get(f"/api/tables/{id}"))
        validator("Steps").validate(await ann.get(f"/api/tables/{id}/steps?seat=0"))
        for path, name in (("games", "GameInfo"), ("tokens", "TokenInfo"), ("history", "TableInfo")):
            listed = await ann.get(f"/api/{path}")
            assert listed
            for each in listed:
                validator(name).validate(each)

    run(main())


# TypeScript.


def test_the_typescript_compiles_or_is_at_least_complete(tmp_path: Path) -> None:
    copy = Path(shutil.copy(ROOT / "web" / "src" / "wire.ts", tmp_path))
    text = re.sub(r"/\*\*[\s\S]*?\*/|//.*", "", copy.read_text("utf-8"))
    declared = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert declared == list(schema()["$defs"])
    bare = re.sub(r'"[^"]*"|^export \w+ \w+|\b\w+\??:', "", text, flags=re.MULTILINE)
    assert set(re.findall(r"\w+", bare)) <= {*declared, *BUILT_IN}
    assert all(text.count(opening) == text.count(closing) for opening, closing in ("{}", "[]", "()", "<>"))
    if TSC.exists() and (node := shutil.which("node")):
        strict = ["--strict", "--exactOptionalPropertyTypes", "--noEmit", "--target", "es2022"]
        subprocess.run([node, str(TSC), *strict, str(copy)], check=True, cwd=tmp_path)


def test_types_are_written_as_typescript() -> None:
    text = {"type": "string"}
    spelled: dict[str, dict[str, Any]] = {
        "string": text,
        '"a" | "b"': {"enum": ["a", "b"]},
        '"live"': {"const": "live"},
        "string | null": {"anyOf": [text, {"type": "null"}]},
        "(string | number)[]": {"type": "array", "items": {"anyOf": [text, {"type": "integer"}, {"type": "number"}]}},
        "string[][]": {"type": "array", "items": {"type": "array", "items": text}},
        "[number, string]": {"type": "array", "prefixItems": [{"type": "integer"}, text], "items": False},
        "Record<string, boolean>": {"type": "object", "additionalProperties": {"type": "boolean"}},
        "Record<string, unknown>": {"type": "object"},
        "{ space: string; number: number }": {
            "type": "object",
            "properties": {"space": text, "number": {"type": "integer"}},
        },
        "View | null": {"anyOf": [{"$ref": "#/$defs/View"}, {"type": "null"}]},
        "unknown": {"description": "anything"},
    }
    assert [wire_types.spell(kind) for kind in spelled.values()] == list(spelled)
    strange: list[dict[str, Any]] = [
        {"not": text},
        {"type": "object", "properties": {}},
        {"type": "array", "items": False},
    ]
    for kind in strange:
        with pytest.raises(NotImplementedError):
            wire_types.spell(kind)


def test_an_interface_marks_optional_fields_and_documents_them() -> None:
    properties = {"id": {"type": "integer"}, "more-or-less": {"type": "boolean", "default": True}}
    definition = {"description": "So */ much.", "type": "object", "properties": properties, "required": ["id"]}
    assert wire_types.declare("Some", definition) == (
        "/** So * / much. */\nexport interface Some {\n"
        '  id: number;\n  /** Default: true. */\n  "more-or-less"?: boolean;\n}\n'
    )


# The pages.


@pytest.mark.parametrize(("name", "number"), [("ClientFrame", 0), ("ServerFrame", 1)])
def test_the_wire_page_lists_every_frame_with_its_fields(name: str, number: int) -> None:
    rows = tables(section("wire", "The frames"))[number]
    shown = {code_spans(row[0])[0]: re.findall(r"`(\w+)`(?: \((\w+)\))?", row[1]) for row in rows}
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(getattr(wire, name))}
    assert list(shown) == list(kinds)
    for tag, fields in shown.items():
        apart = {"id"} if name == "ClientFrame" else set()  # a sentence says that all but hello have one
        assert [field for field, _ in fields] == [field for field in kinds[tag].__struct_fields__ if field not in apart]
        usual = {field.name: field.default for field in msgspec.structs.fields(kinds[tag])}
        assert all(not default or json.loads(default) == usual[field] for field, default in fields), tag
        assert tag == "hello" or name == "ServerFrame" or "id" in kinds[tag].__struct_fields__


def test_the_wire_page_lists_every_route() -> None:
    shown = set(re.findall(r"^\| `((?:GET|POST|DELETE) /\S+)` \|", page("wire"), re.MULTILINE))
    assert shown == {f"{method} {route.path}" for route in routes.router.routes for method in route.methods}  # type: ignore[attr-defined]


def test_the_wire_page_lists_every_status_and_code() -> None:
    assert [status for status in openapi.PROBLEMS if f"| {status} |" not in page("wire")] == []
    # 4403 closes a socket before it is open; the client then sees the status 403.
    codes = set(re.findall(r"close\((4\d\d\d),", Path(table_socket.__file__).read_text("utf-8"))) - {"4403"}
    assert [code for code in codes if f"| {code} |" not in page("wire")] == []


def test_the_server_page_lists_every_bound() -> None:
    bounds = limits.Settings()
    shown = {
        "rate": f"{bounds.rate:g} a second, {limits.Bucket(bounds.rate).burst:g} at once",
        "sockets_an_address": f"| WebSockets from one address | {bounds.sockets_an_address} |",
        "sockets_at_once": "of the rest half are for WebSockets",
        "connections_an_address": f"| other connections from one address | {bounds.connections_an_address} |",
        "head_seconds": f"request's head | {bounds.head_seconds:g} s",
        "tables_a_person": f"| unfinished tables of one person | {bounds.tables_a_person} |",
        "bots_a_person": f"| bots at the unfinished tables of one person | {bounds.bots_a_person} |",
        "people_an_address": f"as for {bounds.people_an_address} people",
        "body_bytes": f"{bounds.body_bytes / 1024:g} KiB",
        "upload_bytes": f"an upload, with a record | {bounds.upload_bytes / 1024:g} KiB",
        "frame_bytes": f"{bounds.frame_bytes / 1024:g} KiB",
        "hello_seconds": f"greet on a WebSocket | {bounds.hello_seconds:g} s",
        "body_seconds": f"request's body | {bounds.body_seconds:g} s",
        "thinking_workers": "`--bots`",
    }
    assert set(shown) == set(bounds.__struct_fields__)
    pace = f"{services.SPECTATORS_A_SECOND:g} a second, the others wait up to {limits.MAX_TURNSTILE_SECONDS:g} s"
    shown["spectators"] = f"| spectators who come to tables | {pace} |"
    assert [text for text in shown.values() if text not in page("server")] == []


def test_the_server_page_says_how_long_bots_think() -> None:
    times = f"{THINKING_SECONDS:g} s | {pool.GRACE_SECONDS:g} s more until it is replaced"
    assert f"| time for a bot to think | {times} |" in page("server")
    words = {1.0: "one second", 6.0: "six seconds", 20.0: "20 seconds"}
    assert f"is given {words[THINKING_SECONDS]} for a decision; so is a hint" in join_lines(page("server"))
    assert advice.HINT_SECONDS == THINKING_SECONDS
    assert f"has not answered {words[pool.GRACE_SECONDS]} after its time" in join_lines(page("server"))
    assert f"A new process has {words[pool.START_SECONDS]} to start" in join_lines(page("server"))


def join_lines(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def test_the_architecture_page_names_every_file_of_the_server() -> None:
    rooms = Path(wire.__file__).parent
    files = {path.stem for path in (*rooms.glob("*.py"), *rooms.glob("[bpsw]*/*.py"))} - {"__init__"}
    assert [file for file in files if f"`{file}`" not in page("architecture")] == []


def test_the_server_page_lists_every_figure_and_option() -> None:
    figures = {metric.name for metric in metrics.REGISTRY.collect()}
    assert {name for name in figures if f"`{name}" not in page("server")} == set()
    options = {option.opts[0]: option.default for option in cli.serve.params if isinstance(option, click.Option)}
    shown = {code_spans(row[0])[0]: row[2] for row in tables(section("server", "At home"))[0]}
    assert set(shown) == set(options)
    assert all(str(default) in shown[flag] for flag, default in options.items() if type(default) in (int, str))
    assert "`--database`" in section("server", "Backups")
    assert all(f"`{field}`" in page("server") for field in ("at", "level", "from", "text", "trace", *serve.FIELDS))


def bot_of_the_page() -> str:
    """The program that the page of the wire shows."""
    found = re.search(r"^```python\n(.*?)^```$", page("wire"), re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def test_the_bot_of_the_page_plays(server: Server, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(bot_of_the_page(), "utf-8")

    async def main() -> None:
        ann, robot = await Person(server).guest("Ann"), await Person(server).guest("Robot")
        token = (await robot.post("/api/tokens", {"name": "bot"}))["token"]
        seated = await ann.table("me", "open")
        id = seated["table"]["id"]
        await robot.post(f"/api/tables/{id}/join", {"invite": seated["invite"]})
        command = [sys.executable, str(program), f"http://{server.address}", token, id]
        bot = await asyncio.create_subprocess_exec(*command)
        try:
            async with ann.at(id) as line:
                await line.until_sync()
                await line.play(random.Random(1), 8)
                assert line.sync["table"]["seats"][1]["decision"] >= 3
                await line.ask({"type": "concede", "seat": 0})
                while line.sync["table"]["status"] != "ended":
                    await line.until_sync()
            assert await asyncio.wait_for(bot.wait(), WAIT_SECONDS) == 0
        finally:
            if bot.returncode is None:
                bot.kill()
                await bot.wait()

    run(main())
