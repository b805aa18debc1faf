"""Yuan in the terminal: a whole game by typing, and the helps."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from tianming.cli import main

DRAWN = ("--option", "map=automatic", "--option", "cities=automatic")


def play(typed: str, *words: str) -> str:
    result = CliRunner().invoke(main, ["play", "yuan", "--seed", "line", *words], input=typed)
    assert result.exit_code == 0, result.output[-500:]
    return result.output


def test_a_whole_game_can_be_played_by_typing(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    output = play("pass\n" * 40, *DRAWN, "--record", str(file))
    assert "Y7.1" in output and "The game is over" in output
    checked = CliRunner().invoke(main, ["replay", str(file), "--check"])
    assert "actions replay; the game is" in checked.output


def test_the_set_up_shows_where_a_tile_can_lie() -> None:
    output = play("1\n" * 3 + "quit\n", "--seat", "0", "--seat", "1")
    assert "choose where the tile lies" in output
    for cell in ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"):
        assert f"\n{cell}" in output or f" {cell}" in output


def test_plans_can_be_asked_about() -> None:
    output = play("legal PLAN\nwhat pass\nwhy plan lai d1 f0 m0\nrules\nquit\n", *DRAWN)
    for part in ("d1 f0 m0", "passing costs nothing", "not on this map", "wants temples"):
        assert part in output


def test_several_people_at_one_terminal_do_not_see_each_others_plans() -> None:
    output = play("pass\nquit\n", *DRAWN, "--seat", "0", "--seat", "1")
    assert "The first seat has decided\n" in output
