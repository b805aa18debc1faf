"""Golden records: whole games that each release replays, for every game, number of players and option.

    python tools/golden_records.py           plays the games whose record is missing
    python tools/golden_records.py NAME …    plays these records again, or all records of these games

Replace a golden record only when its rules change: give them a new version, and move the old records to
`tests/engine/older`, where they must replay for ever as they were played. (Do not replace one because a bot has become
better and would now play another game.) `digests.json` holds a hash of all positions of each record.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import tianming
from tianming.bots.bot import bot
from tianming.core.record import Record

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "engine" / "golden"
DIGESTS = FOLDER / "digests.json"


class Golden(NamedTuple):
    """One golden game: its name, who plays, and the options."""

    name: str
    bots: list[str]
    options: dict[str, Any] = {}  # noqa: RUF012  # nobody changes it

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"


def own_deck() -> str:
    """A deck for Huang Di that somebody could have made: the printed cards, each with the next one's rewards."""
    lines = files("tianming.games.huang_di").joinpath("data", "favours.txt").read_text("utf-8").splitlines()
    cards = [line.split(maxsplit=1) for line in lines if line.startswith("F")]
    gives = [card for _, card in cards[1:] + cards[:1]]
    return "\n".join(f"{name} {given}" for (name, _), given in zip(cards, gives, strict=True))


GOLDEN: dict[str, list[Golden]] = {
    "yellow-yangtze": [
        Golden("yellow-yangtze-2-greedy", ["greedy", "greedy"]),
        Golden("yellow-yangtze-2-short", ["random", "greedy"], {"short": True, "leader_pays_no_loss": True}),
        Golden("yellow-yangtze-3-greedy", ["greedy"] * 3, {"exactly_two_actions": True, "open_points": True}),
        Golden("yellow-yangtze-3-random", ["random"] * 3, {"all_states_war": True, "no_merchant_after_war": True}),
        Golden("yellow-yangtze-4-endless", ["random"] * 4, {"no_stall_end": True, "fewest_yellow_wins": True}),
        Golden("yellow-yangtze-4-mixed", ["greedy", "random", "greedy", "random"]),
    ],
    "huang-di": [
        Golden("huang-di-2-greedy", ["greedy", "greedy"]),
        Golden("huang-di-2-own-deck", ["random", "greedy"], {"deck": own_deck()}),
        Golden("huang-di-3-strict", ["random"] * 3, {"strict_supplies": True, "boards": 3}),
        Golden("huang-di-4-mixed", ["greedy", "random", "greedy", "random"], {"boards": 2}),
        Golden("huang-di-5-boards", ["random", "greedy", "random", "random", "greedy"], {"boards": 4}),
        Golden("huang-di-6-random", ["random"] * 6),
    ],
    "yuan": [
        Golden("yuan-2-greedy", ["greedy", "greedy"]),
        Golden("yuan-2-long", ["random", "greedy"], {"max_turns": 30, "armies": 8, "cities": "random"}),
        Golden("yuan-3-crossing", ["greedy", "random", "greedy"], {"scenario": "crossing", "volcanoes": True}),
        Golden("yuan-4-powers", ["greedy"] * 4, {"powers": True, "clash": "honour", "cities": "automatic"}),
        Golden("yuan-4-china", ["greedy", "random"] * 2, {"box": "china", "rivers": True, "house_powers": True}),
        Golden(
            "yuan-4-mines",
            ["greedy"] * 4,
            {"powers": True, "tie_break": "mines", "mu_tie": "temples", "sites": "apart"},
        ),
        Golden("yuan-4-river", ["greedy", "random"] * 2, {"scenario": "river", "max_turns": "none", "armies": 12}),
        Golden("yuan-5-conflict", ["greedy", "random"] * 2 + ["greedy"], {"scenario": "conflict", "max_turns": 25}),
        Golden(
            "yuan-5-repeat", ["random"] * 5, {"china": "repeat", "bidding": True, "map": "automatic", "strict": True}
        ),
        Golden("yuan-6-armies", ["greedy", "random"] * 3, {"map": "automatic", "armies": 15, "max_turns": 15}),
        Golden("yuan-7-brief", ["random", "greedy"] * 3 + ["random"], {"armies": 20, "max_turns": 13}),
        Golden("yuan-8-auction", ["random"] * 8, {"bidding": True, "map": "automatic", "cities": "players"}),
        Golden("yuan-8-lots", ["random"] * 8, {"bidding": True, "map": "automatic", "bid_ties": "lot"}),
        Golden(
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


def play(game: str, golden: Golden) -> Record:
    """Play a game; its name is its seed."""
    rules = tianming.game(game)
    table = rules.table(players=len(golden.bots), seed=golden.name, options=golden.options)
    table.record.seats = tuple(golden.bots)
    bots = [bot(name) for name in golden.bots]
    rng = random.Random(golden.name)
    while actors := table.state.actors():
        seat = actors[0]
        table.act(seat, bots[seat].choose(rules.view(table.state, seat), rng))
    return table.record


def digest(record: Record) -> str:
    """A hash of all positions of a record, in order."""
    hashed = hashlib.sha256()
    for state in record.states():
        hashed.update(json.dumps(state.snapshot(), sort_keys=True).encode())
    return hashed.hexdigest()


def read_digests() -> dict[str, str]:
    """The stored hashes, by the name of the record."""
    found: dict[str, str] = json.loads(DIGESTS.read_text("utf-8")) if DIGESTS.exists() else {}
    return found


def main(wanted: list[str]) -> None:
    """Play the games that are wanted or missing, and write their records and hashes."""
    known = read_digests()
    for game, rows in GOLDEN.items():
        for golden in rows:
            if golden.name in wanted or game in wanted or not golden.file.exists():
                golden.file.write_text(str(play(game, golden)), encoding="utf-8")
                known.pop(golden.name, None)
                print(golden.file)
            if golden.name not in known:
                known[golden.name] = digest(Record.parse(golden.file.read_text("utf-8")))
    DIGESTS.write_text(json.dumps(dict(sorted(known.items())), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
