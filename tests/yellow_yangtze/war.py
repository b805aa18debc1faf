"""Wars for tests.

Wars are fought over l7. In the south the west ends at l6 and the east at l8; for wars of three states the north ends
at k8 and the south at m8 instead of the east. No two of l6, k8 and m8 touch::

          i8  i9                      black tiles: l4 in the west, l10 in the east, j8 in the north,
            j7  j8  j9                n8 in the south; leaders stand around them
          k6  k7  k8  k9  k10
    l4  l5  l6 [l7] l8  l9  l10
          m6  m7  m8  m9  m10
                    n7  n8  n9
"""

from __future__ import annotations

from typing import Any

from tests.yellow_yangtze.build import build, of_kind, open_question, play, tiles
from tianming.core.protocol import Event, State

BLACK = {"west": "l4", "east": "l10", "north": "j8", "south": "n8"}
WAY = {"west": ("l5", "l6"), "east": ("l8", "l9"), "north": ("k8",), "south": ("m8",)}
RED = {"west": ("l6", "l5", "m6", "k6"), "east": ("l8", "l9", "m9", "k9"), "north": ("k8", "j7"), "south": ("m8", "n7")}


def land(**reds: int) -> dict[str, str]:
    """The tiles of some sides, each with that many red ones."""
    laid: dict[str, str] = {}
    for side, number in reds.items():
        laid |= {BLACK[side]: "black"} | dict.fromkeys(WAY[side], "green") | dict.fromkeys(RED[side][:number], "red")
    return laid


def war(colour: str = "yellow", players: int = 2, **fields: Any) -> tuple[State, list[Event]]:
    """Lion unites the states with a tile on l7; lion's hand is added to that tile."""
    hands = {**fields.pop("hands", {})}
    mine = {**hands.get("lion", {})}
    mine[colour] = mine.get(colour, 0) + 1
    state = build(players=players, hands={**hands, "lion": mine}, **fields)
    return state, play(state, "lion", f"tile {colour} l7")


SOLDIERS = {"bull": {"soldier": "k4"}, "lion": {"soldier": "k10"}}  # west against east
GOVERNORS = {"bull": {"governor": "k4"}, "lion": {"governor": "k10"}}
THREE = {"bull": {"soldier": "k4"}, "lion": {"soldier": "i8"}, "archer": {"soldier": "n9"}}  # west, north, south


def name(state: State, space: str) -> str:
    """The first space of the warring state that holds a space."""
    states = state.snapshot()["war"]["states"]
    return str(next(one["spaces"][0] for one in states if space in one["spaces"]))


def support(state: State, space: str, commit: str) -> list[Event]:
    """The next seat supports the state that holds a space."""
    seat = open_question(state)[0]
    return play(state, seat, f"support {name(state, space)}", f"commit {commit}")


def stay_out(state: State) -> list[Event]:
    """All remaining seats support nobody."""
    events: list[Event] = []
    while state.actors() and open_question(state)[1] == "support":
        events += play(state, open_question(state)[0], "skip")
    return events


def fight(colour: str = "yellow", players: int = 2, **fields: Any) -> tuple[State, list[Event]]:
    """A war in which nobody supports anybody."""
    state, events = war(colour, players, **fields)
    return state, events + stay_out(state)


def began(events: list[Event]) -> Any:
    """The beginning of the only war."""
    (found,) = of_kind(events, "WarBegan")
    return found


def won(events: list[Event]) -> Any:
    """The end of the only war."""
    (found,) = of_kind(events, "WarWon")
    return found


def reds(state: State) -> set[str]:
    """The spaces with red tiles."""
    return {space for space, colour in tiles(state).items() if colour == "red"}
