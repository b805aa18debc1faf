"""The game as text: a sentence for each event, a drawing for each view."""

from __future__ import annotations

from collections.abc import Mapping

from tianming.core.messages import Message
from tianming.core.protocol import Event, Sentences, View, event_message, says
from tianming.core.seats import Seat, all_seats
from tianming.games.yellow_yangtze import events, pagodas, revolts, wars
from tianming.games.yellow_yangtze.board import (
    COLOURS,
    DYNASTIES,
    LAND,
    LEADERS,
    PLACES,
    SPACE_NUMBERS,
)
from tianming.games.yellow_yangtze.position_file import PositionFile, bag_of, position_of, tile_count
from tianming.games.yellow_yangtze.scoring import ENDINGS, result
from tianming.games.yellow_yangtze.wording import tile, tiles, who

TILE_MARKS = dict(zip(COLOURS, "KRGBY", strict=True))
SEAT_MARKS = ("L", "B", "A", "P")
LEADER_MARKS = dict(zip(LEADERS, "gstfa", strict=True))


def sentence(event: Event) -> str:
    """An event in plain words."""
    return SENTENCES[type(event)](event)


def make_message(event: Event) -> Message:
    """An event as a message."""
    return event_message(event, sentence(event))


def _say_drawn(event: events.TileDrawn) -> str:
    return f"{who(event.seat)} drew {tile(event.colour)}"


def _say_united(event: events.StatesUnited) -> str:
    firsts = ", ".join(f"{state[0]} ({len(state)} spaces)" for state in event.states)
    return f"{event.space} links the states {firsts}"


def _say_placed(event: events.LeaderPlaced) -> str:
    origin = f" from {event.origin}" if event.origin else ""
    verb, where = ("moved", "to") if origin else ("placed", "on")
    return f"{who(event.seat)} {verb} the {event.leader}{origin} {where} {event.space}"


def _say_paid(event: events.TilesPaid) -> str:
    helper = ", with a leader's help," if event.leader else ""
    return f"{who(event.seat)} paid {tiles(event.number, event.colour)}{helper} for a {event.purpose}"


def _say_points(event: events.PointScored) -> str:
    plural = "" if event.number == 1 else "s"
    return f"{who(event.seat)} gained {event.number} {event.colour} point{plural} ({event.cause})"


def _say_discarded(event: events.TileDiscarded) -> str:
    return f"{who(event.seat)} discarded {tile(event.colour)} face down"


SENTENCES: Sentences = {
    **says(events.PlayerStarted, lambda e: f"{who(e.seat)} starts the game"),
    **says(events.TurnBegan, lambda e: f"{who(e.seat)}'s turn"),
    **says(events.TileDrawn, _say_drawn),
    **says(events.MerchantDrawn, lambda e: f"a {e.colour} tile joined the merchants"),
    **says(events.Passed, lambda e: f"{who(e.seat)} passed"),
    **says(events.TilePlaced, lambda e: f"{who(e.seat)} placed a {e.colour} tile on {e.space}"),
    **says(events.StatesUnited, _say_united),
    **says(events.PointScored, _say_points),
    **pagodas.SENTENCES,
    **says(events.MerchantTaken, lambda e: f"{who(e.seat)} took a {e.colour} merchant tile"),
    **says(events.LeaderPlaced, _say_placed),
    **says(events.LeaderWithdrawn, lambda e: f"{who(e.seat)} withdrew the {e.leader} from {e.space}"),
    **says(events.LeaderReturned, lambda e: f"{who(e.seat)}'s {e.leader} left {e.space} ({e.cause})"),
    **says(events.TilesPaid, _say_paid),
    **says(events.TileRemoved, lambda e: f"the {e.colour} tile on {e.space} was removed ({e.cause})"),
    **says(events.TileDiscarded, _say_discarded),
    **revolts.SENTENCES,
    **wars.SENTENCES,
    **says(events.GameEnded, lambda e: f"the game is over: {dict(ENDINGS)[e.rule]} ({e.rule})"),
}
EVENTS = tuple(SENTENCES)


# Drawing.


def draw(view: View) -> str:
    """The view for a terminal: the board, then what lies beside it."""
    position = position_of(view)
    lines = [*_board_lines(position), "", *_legend(), "", *_beside_lines(position), ""]
    lines += [_seat_line(view, seat) for seat in all_seats(position.players)]
    return "\n".join(lines)


def _board_lines(position: PositionFile) -> list[str]:
    marks = _marks(position)
    lines = []
    for row in range(PLACES[-1][0] + 1):
        cells = [
            marks.get(name, "~~" if not LAND >> SPACE_NUMBERS[name] & 1 else " .") if name else "  "
            for name in (_name_at(row, column) for column in range(15))
        ]
        lines.append(f"{chr(ord('a') + row)} {'  ' * (row % 2)}{'  '.join(cells)}".rstrip())
    numbers = "  ".join(f"{column:2d}" for column in range(1, 16))
    return [f"  {numbers}", *lines]


def _name_at(row: int, column: int) -> str | None:
    name = f"{chr(ord('a') + row)}{column + 1}"
    return name if name in SPACE_NUMBERS else None


def _marks(position: PositionFile) -> dict[str, str]:
    under = {space for triangle in position.pagodas for space in triangle.split()}
    marks: dict[str, str] = {}
    marks |= {
        space: f"{'^' if space in under else ' '}{TILE_MARKS[colour]}" for space, colour in position.tiles.items()
    }
    for seat, dynasty in enumerate(DYNASTIES[: position.players]):
        for leader, stands in position.leaders[dynasty].items():
            if stands is not None:
                marks[stands] = SEAT_MARKS[seat] + LEADER_MARKS[leader]
    return marks


def _legend() -> list[str]:
    tiles = ", ".join(f"{mark} {colour}" for colour, mark in TILE_MARKS.items())
    leaders = ", ".join(f"{mark} {leader}" for leader, mark in LEADER_MARKS.items())
    seats = ", ".join(f"{mark} {dynasty}" for mark, dynasty in zip(SEAT_MARKS, DYNASTIES, strict=True))
    return [
        f"tiles: {tiles}; ^ under a pagoda; ~~ river",
        f"leaders: dynasty ({seats}) and kind ({leaders})",
    ]


def _beside_lines(position: PositionFile) -> list[str]:
    bag = tile_count(bag_of(position))
    return [f"merchants: {_counts(position.merchants)}   bag: {bag} tiles"]


def _seat_line(view: View, seat: Seat) -> str:
    position, dynasty = position_of(view), DYNASTIES[seat]
    hand = position.hands[dynasty]
    shown = f"{hand} tiles" if isinstance(hand, int) else _counts(hand) or "no tiles"
    off = [leader for leader in LEADERS if leader not in position.leaders[dynasty]]
    mark = ">" if seat in view.actors else " "
    points = _points_line(position, dynasty) if _shows_points(view, seat) else "points hidden"
    left = ", ".join(off) or "none"
    return f"{mark} {dynasty:6} hand: {shown}   off the board: {left}   {points}"


def _shows_points(view: View, seat: Seat) -> bool:
    """H1: points are hidden behind the screens, unless the table plays with open points."""
    position = position_of(view)
    return seat == view.seat or bool(position.options["open_points"]) or position.ended is not None


def _points_line(position: PositionFile, dynasty: str) -> str:
    points = position.points[dynasty]
    lowest = result([points.get(colour, 0) for colour in COLOURS])[0]
    return f"points: {_counts(points) or 'none'} (result {lowest})"


def _counts(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{number} {colour}" for colour, number in counts.items())
