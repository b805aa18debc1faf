"""The curve of a training as a picture: one small chart for each figure, over the minutes of all runs."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

# The columns of the curve that are drawn, and what they are called.
CHARTS = {
    "pool_share": "wins against past selves (1 = a fair share)",
    "explained": "explained part of the returns",
    "entropy": "entropy of the policy",
    "surprise": "surprise over kinds of actions",
    "length": "decisions a game",
    "learning_rate": "learning rate",
    "speed": "decisions a second",
}
MAX_POINTS = 240  # of a line; each is the mean of neighbouring iterations
WIDTH, HEIGHT = 420, 150
LEFT, RIGHT, TOP, BOTTOM = 64, 12, 26, 24
COLUMNS = 2

Point = tuple[float, float]


def draw_curve(source: Path, target: Path) -> None:
    """Draw the curve of a CSV file as SVG."""
    with source.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    charts = [draw_chart(title, read_points(rows, name)) for name, title in CHARTS.items()]
    lines = -(-len(charts) // COLUMNS)
    placed = [
        f'<g transform="translate({number % COLUMNS * WIDTH},{number // COLUMNS * HEIGHT})">{chart}</g>'
        for number, chart in enumerate(charts)
    ]
    size = f'viewBox="0 0 {COLUMNS * WIDTH} {lines * HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">'
    paper = '<rect width="100%" height="100%" fill="white"/>'
    target.write_text(f"{head}{paper}{''.join(placed)}</svg>\n", encoding="utf-8")


def read_points(rows: Sequence[dict[str, str]], name: str) -> list[Point]:
    """The values of a column over the minutes. Iterations without games against past selves say nothing about those."""
    used = [row for row in rows if name != "pool_share" or int(row["pool_games"])]
    return thin_out([(float(row["minute"]), float(row[name])) for row in used])


def thin_out(points: list[Point]) -> list[Point]:
    """Few enough points to draw: means of neighbours."""
    size = -(-len(points) // MAX_POINTS) or 1
    parts = [points[start : start + size] for start in range(0, len(points), size)]
    return [(sum(x for x, _ in part) / len(part), sum(y for _, y in part) / len(part)) for part in parts]


def draw_chart(title: str, points: list[Point]) -> str:
    """One chart: a title, the least and the greatest value of both axes, and the line."""
    text = f'<text x="{LEFT}" y="16" font-weight="bold">{escape(title)}</text>'
    if not points:
        return f'{text}<text x="{LEFT}" y="{HEIGHT / 2}">no data</text>'
    (left, right), (low, high) = (_span([point[axis] for point in points]) for axis in (0, 1))
    across, down = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    places = [
        f"{LEFT + (x - left) / (right - left) * across:.1f},{TOP + (high - y) / (high - low) * down:.1f}"
        for x, y in points
    ]
    labels = ((LEFT - 6, TOP + 8, "end", high), (LEFT - 6, TOP + down, "end", low))
    minutes = ((LEFT, HEIGHT - 8, "start", left), (LEFT + across, HEIGHT - 8, "end", right))
    text += "".join(f'<text x="{x}" y="{y}" text-anchor="{at}">{value:.4g}</text>' for x, y, at, value in labels)
    text += "".join(f'<text x="{x}" y="{y}" text-anchor="{at}">{value:.1f} min</text>' for x, y, at, value in minutes)
    frame = f'<rect x="{LEFT}" y="{TOP}" width="{across}" height="{down}" fill="none" stroke="#bbb"/>'
    return f'{text}{frame}<polyline points="{" ".join(places)}" fill="none" stroke="#9b2d20" stroke-width="1.5"/>'


def _span(values: list[float]) -> tuple[float, float]:
    """The least and the greatest value, apart even if they are equal."""
    low, high = min(values), max(values)
    return (low, high) if high > low else (low, low + 1)
