"""Bots from outside: `tianming bot` with a level and with a class of one's own, and a bot in JavaScript."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.commands import run_refused
from tests.engine.pages import block, page, section
from tests.server.running import ROOT, Person, Server, run, running
from tests.waiting import WAIT_SECONDS
from tianming.bots.outside import Player, load_bot
from tianming.core.errors import InvalidOption
from tools.web_build import find_node

MOST_LINES = 30  # of the template, without its first line and empty ones


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of this file."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('outside') / 'outside.db'}") as server:
        yield server


class Program:
    """A bot in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ended(self) -> tuple[int, str]:
        """Wait for its end; returns the status and what it printed."""
        printed, _ = await asyncio.wait_for(self.process.communicate(), WAIT_SECONDS)
        assert self.process.returncode is not None
        return self.process.returncode, printed.decode()


async def start(*command: str, folder: Path, **variables: str) -> Program:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])} | variables
    pipe, out = asyncio.subprocess.PIPE, asyncio.subprocess.STDOUT
    return Program(await asyncio.create_subprocess_exec(*command, cwd=folder, env=environment, stdout=pipe, stderr=out))


async def token_of(robot: Person) -> str:
    return str((await robot.post("/api/tokens", {"name": "bot"}))["token"])


async def play_match(server: Server, game: str, command: Any, folder: Path, *, whole: bool) -> tuple[int, str]:
    """A game of a person who plays at random against a bot, to its end or until the person gives up; returns the end of
    the bot's program. `command` makes its words from the address, token, table and invitation."""
    ann, robot = await Person(server).guest("Ann"), await Person(server).guest("Robot")
    seated = await ann.table("me", "open", game=game)
    id, token = seated["table"]["id"], await token_of(robot)
    words, variables = command(f"http://{server.address}", token, id, seated["invite"])
    program = await start(*words, folder=folder, **variables)
    try:
        async with ann.at(id) as line:
            await line.until_sync()
            while line.sync["table"]["status"] == "open":
                await line.until_sync()
            await line.play(random.Random(1), 10_000 if whole else 6)
            assert line.sync["table"]["seats"][1]["decision"] >= 3
            if not whole:
                await line.ask({"type": "concede", "seat": 0})
            while line.sync["table"]["status"] != "ended":
                await line.until_sync()
        return await program.ended()
    finally:
        if program.process.returncode is None:
            program.process.kill()
            await program.process.wait()


def with_tianming(bot: str) -> Any:
    """The command that plays with a level or a class."""

    def command(address: str, token: str, table: str, invite: str) -> tuple[list[str], dict[str, str]]:
        words = [sys.executable, "-m", "tianming.cli", "bot", address, table, bot, "--invite", invite, "--seed", "1"]
        return words, {"TIANMING_TOKEN": token}

    return command


def test_a_level_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    async def main() -> None:
        status, printed = await play_match(server, "huang-di", with_tianming("heuristic"), tmp_path, whole=True)
        assert status == 0 and re.fullmatch(r"1\. \w+, [12]\. \w+\n", printed), printed

    run(main())


def template() -> str:
    """The class that the page shows."""
    return block(section("bots", "A Python class"), "python")


@pytest.mark.parametrize("game", ["yellow-yangtze", "yuan"])
def test_the_class_of_the_page_plays(game: str, server: Server, tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(template(), "utf-8")
    assert len([line for line in template().splitlines() if line]) <= MOST_LINES

    async def main() -> None:
        status, printed = await play_match(server, game, with_tianming("my_bot:MyBot"), tmp_path, whole=False)
        assert (status, printed) == (0, "1. Robot, 2. Ann\n")

    run(main())


def need_node() -> str:
    """The program of Node. Without one the test is left out, which continuous integration does not allow."""
    if node := find_node():
        return str(node.program)
    if os.environ.get("CI", "") not in ("", "false", "0"):
        pytest.fail("there is no Node, so no bot in JavaScript can be tried")
    pytest.skip("LEFT OUT: the match of a bot in JavaScript, because there is no Node")


@pytest.mark.parametrize("game", ["yellow-yangtze", "huang-di"])
def test_the_javascript_bot_of_the_page_plays(game: str, server: Server, tmp_path: Path) -> None:
    node = need_node()
    (tmp_path / "bot.mjs").write_text(block(page("bots"), "js"), "utf-8")

    def command(*arguments: str) -> tuple[list[str], dict[str, str]]:
        return [node, "--experimental-websocket", "--no-warnings", "bot.mjs", *arguments], {}

    async def main() -> None:
        status, printed = await play_match(server, game, command, tmp_path, whole=game == "huang-di")
        assert (status, printed) == (0, "")

    run(main())


def test_two_bots_from_outside_play_each_other(server: Server, tmp_path: Path) -> None:
    """The one who made the table plays there too; both end with the same result."""

    async def main() -> None:
        host, guest = await Person(server).guest("Host"), await Person(server).guest("Guest")
        seated = await host.table("me", "open", game="huang-di")
        programs = []
        for person in (host, guest):
            words, variables = with_tianming("random")(
                f"http://{server.address}", await token_of(person), seated["table"]["id"], seated["invite"]
            )
            programs.append(await start(*words, folder=tmp_path, **variables))
        (one, said), (other, said_too) = [await program.ended() for program in programs]
        assert (one, other) == (0, 0) and said == said_too and "1. " in said

    run(main())


# Bad input.


def test_what_the_server_refuses_is_said_in_a_sentence(server: Server) -> None:
    async def main() -> None:
        ann, robot = await Person(server).guest("Ann"), await Person(server).guest("Robot")
        id, token = (await ann.table("me", "open"))["table"]["id"], await token_of(robot)
        address = f"http://{server.address}"
        for words, sentence in (
            ((address, id, "random", "--token", "tm_wrong"), "refused /api/me"),
            ((address, id, "random", "--token", token), "refused /api/tables"),  # there is an invitation
            ((address, "nowhere", "random", "--token", token), "refused /api/tables/nowhere"),
            (("http://127.0.0.1:1", id, "random", "--token", token), "does not answer"),
            (("127.0.0.1", id, "random", "--token", token), "begins with http://"),
        ):
            assert sentence in await asyncio.to_thread(run_refused, "bot", *words), words

    run(main())


@pytest.mark.parametrize("spec", ["nobody", "no.such.module:Bot", "random:pace=3", "json:Nothing", "json:JSONDecoder"])
def test_a_bot_that_cannot_be_made_is_refused(spec: str) -> None:
    with pytest.raises(InvalidOption):
        load_bot(spec)


def test_a_choice_that_is_no_answer_ends_the_program(server: Server, tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text("class Wrong:\n    def choose(self, view, rng): return -5\n", "utf-8")

    async def main() -> None:
        ann, robot = await Person(server).guest("Ann"), await Person(server).guest("Robot")
        seated = await ann.table("me", "open", game="huang-di")  # both are asked at once
        words, variables = with_tianming("wrong:Wrong")(
            f"http://{server.address}", await token_of(robot), seated["table"]["id"], seated["invite"]
        )
        status, printed = await (await start(*words, folder=tmp_path, **variables)).ended()
        assert status == 2 and "the bot chose -5, which is not among the answers" in printed

    run(main())


def test_a_player_has_one_answer_for_a_decision() -> None:
    player = Player(None, "table", load_bot("random"), random.Random(1))  # type: ignore[arg-type]
    seat = {"away": False, "conceded": False, "agreed": False}
    picture = {"table": {"seats": [seat]}, "seat_views": [{"seat": 0, "decision": 3, "view": {}}]}
    assert len(list(player._answers(picture))) == 1 and not list(player._answers(picture))
