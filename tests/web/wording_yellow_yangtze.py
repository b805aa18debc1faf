"""What Yellow & Yangtze names."""

from __future__ import annotations

from typing import Any

from tests.web.wording import Wording
from tests.yellow_yangtze.build import RULES, build, play
from tianming.core.messages import Message
from tianming.core.protocol import Event
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze.actions import QUESTIONS, TABLE
from tianming.games.yellow_yangtze.board import COLOURS, DYNASTIES, LEADERS, PAGODA_NAMES
from tianming.games.yellow_yangtze.scoring import ENDINGS
from tianming.games.yellow_yangtze.wars import WarBegan, WarSupported, WarWon

VALUES: dict[str, tuple[Any, ...]] = {
    "seat": (0, 1, 2, 3),
    "attacker": (0, 2),
    "defender": (1, 3),
    "winner": (0, 3),
    "loser": (1, 2),
    "colour": COLOURS,
    "space": ("b3", "l12"),
    "origin": ("c4 c5 d4",),
    "triangle": ("b4 b5 c5",),
    "triangles": (("b4 b5 c5",), ("b4 b5 c5", "d7 d8 e8")),
    "against": ("e8",),
    "leader": LEADERS,
    "number": (1, 2),
    "purpose": ("riot", "pagoda"),
    "states": ((("b3", "b4"), ("e7", "e8")), (("b3",), ("e7",), ("g11",))),
    "state": (0, 1),
    "strengths": ((2, 3),),
    "loss": (4,),
    "rule": tuple(rule for rule, _ in ENDINGS if rule),
}
SPECIAL: dict[tuple[str, str], tuple[Any, ...]] = {
    ("PointScored", "cause"): ("B3", "G6", "R4", "W6"),
    ("LeaderReturned", "cause"): ("A6", "R4", "W6"),
    ("TileRemoved", "cause"): ("C1", "W6", "W7"),
    ("LeaderPlaced", "origin"): ("c4",),
    ("RevoltCommitted", "number"): (0, 1, 2),
    ("WarSupported", "number"): (0, 1, 2),
    ("WarBegan", "strengths"): ((2, 3), (2, 3, 5)),
}


def possible(event: Event) -> bool:
    """Every warring state has a strength, and who supports one commits something (W4)."""
    if isinstance(event, WarBegan):
        return len(event.states) == len(event.strengths)
    return not isinstance(event, WarSupported) or bool(event.number or event.leader)


def with_particulars() -> list[Message]:
    """Questions from play: what is left of the turn, the last tile of a chain, what is left of a loss."""
    turn = build()
    river = build(hands={"lion": {"blue": 2}})
    play(river, "lion", "tile blue h1")
    war = build(
        tiles={"l4": "black", "l5": "red", "l6": "red", "l8": "red", "l10": "black"},
        leaders={"lion": {"governor": "l3"}, "bull": {"governor": "l9"}},
        hands={"lion": {"yellow": 1}},
    )
    play(war, "lion", "tile yellow l7")
    play(war, "bull", "skip")
    play(war, "lion", "skip")
    return [RULES.ask(state, Seat(0))[1] for state in (turn, river, war)]


def actions() -> list[str]:
    """Some actions of every row, the rows themselves, and what stands for a hidden action."""
    rows = [(row.name, [choice for choice in row.choices if choice is not None][:14]) for row in TABLE.rows]
    written = [f"{name} {choice}".strip() for name, choices in rows for choice in choices]
    groups = [name for name, _ in rows if name not in ("draw", "start")]  # of those two chance chooses
    return [*dict.fromkeys([*written, *groups]), "discard ?", "draw ?"]


WORDING = Wording(
    name=RULES.name,
    values=VALUES,
    special=SPECIAL,
    actions=actions(),
    forecast=WarWon(1, (2, 3), 2),
    questions=with_particulars,
    named={
        "events": [event.__name__ for event in RULES.events],
        "questions": QUESTIONS,
        "actions": [row.name.split()[0] for row in TABLE.rows],
        "seats": DYNASTIES,
        "colours": COLOURS,
        "leaders": LEADERS,
        "pagodas": COLOURS,
        "options": [option.name for option in RULES.options],
        "endings": [rule for rule, _ in ENDINGS if rule],
    },
    token=r"[a-o]\d+",
    english=frozenset((*COLOURS, *LEADERS, *DYNASTIES, *PAGODA_NAMES, "tile", "leader", "state", "riot")),
    shared={"it": frozenset({"leader"}), "fr": frozenset({"lion", "archer", "artisan"})},
    possible=possible,
)
