"""Golden records: whole games whose every step must stay as it is. A change here is a change of the rules.

`python -m tests.engine.test_golden GAME …` writes them anew after a wanted change (with a new rules version). Those of
the version before then go to `older/`, where they must replay as they were played, for ever.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import tianming
from tianming.bots.bot import bot
from tianming.core.record import Record

FOLDER = Path(__file__).parent / "golden"
OLDER = sorted((Path(__file__).parent / "older").glob("*.txt"))
# Per game: the file, who plays, and the options.
GOLDEN: dict[str, list[tuple[str, list[str], dict[str, object]]]] = {
    "yellow-yangtze": [
        ("yellow-yangtze-2-greedy", ["greedy", "greedy"], {}),
        ("yellow-yangtze-2-short", ["random", "greedy"], {"short": True, "leader_pays_no_loss": True}),
        ("yellow-yangtze-3-random", ["random"] * 3, {"all_states_war": True, "no_merchant_after_war": True}),
        ("yellow-yangtze-4-mixed", ["greedy", "random", "greedy", "random"], {}),
    ],
    "huang-di": [
        ("huang-di-2-greedy", ["greedy", "greedy"], {}),
        ("huang-di-3-strict", ["random"] * 3, {"strict_supplies": True, "boards": 3}),
        ("huang-di-4-mixed", ["greedy", "random", "greedy", "random"], {"boards": 2}),
        ("huang-di-6-random", ["random"] * 6, {}),
    ],
    "yuan": [
        ("yuan-2-greedy", ["greedy", "greedy"], {}),
        ("yuan-3-crossing", ["greedy", "random", "greedy"], {"scenario": "crossing", "volcanoes": True}),
        ("yuan-4-powers", ["greedy"] * 4, {"powers": True, "clash": "honour", "cities": "automatic"}),
        ("yuan-4-china", ["greedy", "random"] * 2, {"box": "china", "rivers": True, "house_powers": True}),
        ("yuan-4-mines", ["greedy"] * 4, {"powers": True, "tie_break": "mines", "mu_tie": "temples", "sites": "apart"}),
        ("yuan-5-repeat", ["random"] * 5, {"china": "repeat", "bidding": True, "map": "automatic", "strict": True}),
        ("yuan-8-auction", ["random"] * 8, {"bidding": True, "map": "automatic", "cities": "players"}),
        ("yuan-8-lots", ["random"] * 8, {"bidding": True, "map": "automatic", "bid_ties": "lot"}),
        (
            "yuan-8-everything",
            ["greedy", "random"] * 4,
            {
                "map": "automatic",
                "cities": "automatic",
                "volcanoes": True,
                "rivers": True,
                "powers": True,
                "house_powers": True,
                "clash": "pass",
                "tax_by_province": True,
                "colony_bonus": True,
                "armies": 6,
            },
        ),
    ],
}
FILES = [(game, file) for game, rows in GOLDEN.items() for file, _, _ in rows]


def test_every_game_has_golden_records() -> None:
    assert set(GOLDEN) == set(tianming.list_games())


@pytest.mark.parametrize(("game", "file"), FILES)
def test_golden_records_replay(game: str, file: str) -> None:
    text = (FOLDER / f"{file}.txt").read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.rules.name == game
    assert record.replay().outcome() is not None
    assert record.verify() > 0
    assert str(record) == text


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_records_of_older_rules_replay_as_they_were_played(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.older is not None and record.older.version < record.rules.version
    assert record.replay().outcome() is not None
    assert record.verify() > 0
    assert str(record) == text


def test_every_older_version_has_records() -> None:
    kept = {(record.rules.name, record.older.version) for record in map(parsed, OLDER) if record.older}
    assert kept == {(name, version) for name in tianming.list_games() for version in tianming.game(name).upgrades}


def parsed(path: Path) -> Record:
    """The record in a file."""
    return Record.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("game", "file"), FILES)
def test_records_from_before_an_option_replay(game: str, file: str) -> None:
    text = (FOLDER / f"{file}.txt").read_text(encoding="utf-8")
    record = Record.parse(text)
    usual = {option.name: option.default_with(record.options) for option in record.rules.options}
    told = {name: value for name, value in record.options.items() if value != usual[name]}
    older = text.replace(f"options: {json.dumps(record.options)}", f"options: {json.dumps(told)}")
    assert older != text
    assert Record.parse(older).replay().key() == record.replay().key()
    assert Record.parse(older).verify() > 0


def write(games: Sequence[str]) -> None:
    """Play the games again and write their records."""
    FOLDER.mkdir(exist_ok=True)
    for game, rows in GOLDEN.items():
        if game not in games:
            continue
        for file, names, options in rows:
            rules = tianming.game(game)
            table = rules.table(players=len(names), seed=file, options=options)
            table.record.seats = tuple(names)
            bots = [bot(name) for name in names]
            rng = random.Random(file)
            while actors := table.state.actors():
                seat = actors[0]
                table.act(seat, bots[seat].choose(rules.view(table.state, seat), rng))
            (FOLDER / f"{file}.txt").write_text(str(table.record), encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or list(GOLDEN))
