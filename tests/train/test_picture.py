"""The picture of a training's curve."""

from __future__ import annotations

import csv
from pathlib import Path
from xml.etree import ElementTree

from tianming.train.picture import CHARTS, MAX_POINTS, draw_curve, thin_out

SVG = "{http://www.w3.org/2000/svg}"


def write_rows(path: Path, rows: int, pool_games: int) -> None:
    names = ["minute", "pool_games", *CHARTS]
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, names)
        writer.writeheader()
        for row in range(rows):
            writer.writerow(dict.fromkeys(names, row / 10) | {"pool_games": pool_games})


def draw(folder: Path, rows: int, pool_games: int) -> ElementTree.Element:
    write_rows(folder / "curve.csv", rows, pool_games)
    draw_curve(folder / "curve.csv", folder / "curve.svg")
    return ElementTree.parse(folder / "curve.svg").getroot()


def test_every_figure_has_its_chart_with_the_values_at_both_ends(tmp_path: Path) -> None:
    picture = draw(tmp_path, rows=1000, pool_games=3)
    texts = [text.text for text in picture.iter(f"{SVG}text")]
    assert set(CHARTS.values()) <= set(texts)
    lines = list(picture.iter(f"{SVG}polyline"))
    assert len(lines) == len(CHARTS)
    for line in lines:
        places = [tuple(map(float, place.split(","))) for place in line.attrib["points"].split()]
        assert 2 < len(places) <= MAX_POINTS
        assert places == sorted(places) and places[0][1] > places[-1][1]  # it rises, and y grows downwards
    assert "0.2 min" in texts and "99.7 min" in texts  # means of five


def test_what_was_not_measured_is_not_drawn(tmp_path: Path) -> None:
    picture = draw(tmp_path, rows=3, pool_games=0)
    assert len(list(picture.iter(f"{SVG}polyline"))) == len(CHARTS) - 1
    assert [text.text for text in picture.iter(f"{SVG}text")].count("no data") == 1


def test_a_single_iteration_can_be_drawn(tmp_path: Path) -> None:
    assert len(list(draw(tmp_path, rows=1, pool_games=1).iter(f"{SVG}polyline"))) == len(CHARTS)


def test_points_are_means_of_neighbours() -> None:
    assert thin_out([]) == []
    assert thin_out([(1.0, 5.0)]) == [(1.0, 5.0)]
    many = [(float(number), 2.0 * number) for number in range(2 * MAX_POINTS)]
    assert thin_out(many)[:2] == [(0.5, 1.0), (2.5, 5.0)]
