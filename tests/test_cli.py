"""The command line: what it prints. Bad input gets a sentence, never a traceback."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tianming
from tests.commands import run, run_refused
from tests.engine.pages import page
from tianming.cli import main

GOLDEN = Path(__file__).parent / "engine" / "golden"
RECORD = GOLDEN / "yellow-yangtze-2-short.txt"
GAME = "yellow-yangtze"


def test_games_are_listed() -> None:
    result = run("games")
    assert result.exit_code == 0
    assert [line.split()[0] for line in result.output.splitlines()] == tianming.list_games()


@pytest.mark.parametrize("name", tianming.list_games())
def test_a_game_shows_its_options_credits_and_reconstructions(name: str) -> None:
    rules = tianming.game(name)
    output = run("games", name).output
    assert "unofficial" in output
    assert rules.notice in output
    assert all(f"{option.name}=" in output for option in rules.options)


@pytest.mark.parametrize("name", tianming.list_games())
def test_simulate_prints_one_json_object(name: str) -> None:
    result = run("simulate", name, "--players", "2", "--games", "5", "--seed", "3", "--json")
    found = json.loads(result.output)
    wanted = {"game", "players", "games", "finished", "decisions", "seconds", "decisions_per_second", "compiled"}
    assert wanted <= set(found)
    assert (found["game"], found["players"], found["games"], found["finished"]) == (name, 2, 5, 5)
    again = json.loads(run("simulate", name, "--games", "5", "--seed", "3", "--json").output)
    assert (again["decisions"], again["win_share"]) == (found["decisions"], found["win_share"])
    other = json.loads(run("simulate", name, "--games", "5", "--seed", "4", "--json").output)
    assert other["decisions"] != found["decisions"]


def test_simulate_takes_options() -> None:
    found = json.loads(run("simulate", GAME, "--games", "5", "--option", "short=true", "--json").output)
    assert found["finished"] == 5
    assert found["decisions"] < json.loads(run("simulate", GAME, "--games", "5", "--json").output)["decisions"]


def test_simulate_without_json_is_for_people() -> None:
    assert "finished: 3" in run("simulate", GAME, "--games", "3").output


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_replay_and_verify_accept_golden_records(file: Path) -> None:
    assert "actions replay; the game is" in run("replay", str(file), "--check").output
    assert "draws follow" in run("verify", str(file)).output


def test_replay_prints_the_game_in_sentences() -> None:
    output = run("replay", str(RECORD)).output
    assert "starts the game" in output
    assert "the game is over" in output


def test_perft_counts() -> None:
    found = json.loads(run("perft", GAME, "--depth", "1", "--json").output)
    assert found["depth_0"] == 1
    assert found["depth_1"] == 623


def test_bench_prints_the_documented_keys() -> None:
    found = json.loads(run("bench", "--seconds", "0.05", "--json").output)
    assert isinstance(found["compiled"], bool)
    for name in tianming.list_games():
        for figure in ("listed", "inside", "clone_apply_us", "list_us", "state_bytes"):
            assert found[f"{name}/{figure}"] > 0
    assert found["yuan/turns_4"] > 0 and found["yuan/turns_8"] > 0


def test_bench_measures_the_games_named() -> None:
    found = json.loads(run("bench", "yuan", "--seconds", "0.05", "--json").output)
    assert {name.split("/")[0] for name in found} == {"compiled", "yuan"}
    assert "no game 'chess'" in run_refused("bench", "chess")


def test_bench_measures_one_game_on_request() -> None:
    found = json.loads(run("bench", "huang-di", "--seconds", "0.05", "--json").output)
    assert {key.partition("/")[0] for key in found} == {"compiled", "huang-di"}
    assert "no game" in run_refused("bench", "chess")


def test_a_position_is_checked_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(tianming.game(GAME).start(2).snapshot()))
    result = run("position", str(file))
    assert result.exit_code == 0
    assert "the position is valid" in result.output
    assert "merchants" in result.output


# Playing.


def test_a_whole_game_can_be_played_by_typing(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "tile red a1\nreplace\n1\ndone\npass\n" + "pass\n1\n" * 400
    result = run("play", GAME, "--seed", "line", "--bot", "random", "--record", str(file), typed=typed)
    assert result.exit_code == 0, result.output[-500:]
    assert "The game is over" in result.output
    assert "actions replay; the game is" in run("replay", str(file), "--check").output
    assert "draws follow" in run("verify", str(file)).output


def test_a_game_with_secret_bids_can_be_played_by_typing(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "what bid 1\n" + "1\nbid 1\nplay recruiter\nplay resources\nplay taskmaster\ndone\n" * 400
    result = run("play", "huang-di", "--seed", "line", "--bot", "random", "--record", str(file), typed=typed)
    assert result.exit_code == 0, result.output[-500:]
    assert "The game is over" in result.output
    assert "reconstruction" in result.output
    assert "draws follow" in run("verify", str(file)).output


def test_the_terminal_game_offers_help() -> None:
    typed = (
        "?\nlegal\nlegal tile\nlegal xyz\nshow\nrules\nwhy tile blue a1\nwhat replace\nwhat\nsave\nnonsense\n99\nquit\n"
    )
    output = run("play", GAME, "--seed", "help", typed=typed).output
    for part in ("this help", "B1", "leave the game unfinished", "is not an action", "give the name of a file"):
        assert part in output


def test_a_game_can_be_saved_in_the_middle(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    output = run(
        "play", GAME, "--seed", "s", "--seat", "0", "--seat", "1", typed=f"replace\n1\nsave {file}\nquit\n"
    ).output
    assert f"saved as {file}" in output
    assert "the game is unfinished" in run("replay", str(file), "--check").output
    assert "no seed yet" in run_refused("verify", str(file))


def test_bots_can_be_watched_from_a_given_position(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(tianming.game(GAME).start(3).snapshot()))
    result = run("play", GAME, "--watch", "--bot", "random", "--position", str(file), "--seed", "w")
    assert result.exit_code == 0
    assert "The game is over" in result.output


# Bad input.


@pytest.mark.parametrize(
    "words",
    [
        ("games", "chess"),
        ("play", "chess"),
        ("play", GAME, "--players", "9"),
        ("play", GAME, "--players", "-1"),
        ("play", GAME, "--seat", "5"),
        ("play", GAME, "--bot", "genius"),
        ("play", GAME, "--option", "speed=9"),
        ("play", GAME, "--option", "short=maybe"),
        ("play", GAME, "--players", "3", "--option", "short=true"),
        ("play", GAME, "--position", "no such file"),
        ("simulate", GAME, "--games", "0"),
        ("simulate", GAME, "--games", "x"),
        ("simulate", GAME, "--games", "9" * 40),
        ("simulate", GAME, "--seed", "-1"),
        ("simulate", GAME, "--players", "77"),
        ("perft", GAME, "--depth", "-1"),
        ("perft", "chess"),
        ("replay", "no such file"),
        ("verify", "no such file"),
        ("replay", "."),
        ("position", "no such file"),
        ("bench", "--seconds", "0"),
        ("dance",),
    ],
    ids=" ".join,
)
def test_wrong_calls_get_a_sentence(words: tuple[str, ...]) -> None:
    assert "Error: " in run_refused(*words)


@pytest.mark.parametrize("command", ["replay", "verify", "position"])
@given(content=st.binary(max_size=200))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_file_gets_a_sentence(tmp_path: Path, command: str, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert "Error: " in run_refused(command, str(file))


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"game": []}', "{}", "null", '{"game": "yellow-yangtze"}', "\ufeff{}"]
)
def test_wrong_position_files_get_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    assert "Error: " in run_refused("position", str(file))


COMMANDS = re.split(r"^## `tianming ", page("command-line"), flags=re.MULTILINE)[1:]


def test_every_command_is_documented() -> None:
    assert {text.split("`")[0].split()[0] for text in COMMANDS} == set(main.commands)


@pytest.mark.parametrize("text", COMMANDS, ids=lambda text: str(text).split("`")[0])
def test_the_options_of_a_command_are_documented(text: str) -> None:
    command = main.commands[text.split("`")[0].split()[0]]
    flags = {flag for option in command.params if isinstance(option, click.Option) for flag in option.opts}
    assert set(re.findall(r"`(--[\w-]+)`", text)) == flags
    for option in command.params:
        shown = re.search(rf"\| `{option.opts[0]}` \|.*; default: `?(\d[\d.]*)", text)
        if shown and isinstance(option.default, int | str):
            assert shown[1] == str(option.default)


def test_start_up_loads_nothing_heavy() -> None:
    code = "import sys, tianming.cli; print([m for m in ('rich', 'msgspec', 'fastapi', 'numpy') if m in sys.modules])"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ)
    assert shown.stdout.strip() == "[]"
