"""The docs match the code: ids, options, actions, commands, examples and links."""

from __future__ import annotations

import doctest
import hashlib
import json
import re
from pathlib import Path

import pytest

from tests.engine.pages import (
    DOCS,
    FENCE,
    HUANG,
    ROOT,
    YELLOW,
    YUAN,
    block,
    code_spans,
    every_game,
    example,
    package_of,
    page,
    part,
    samples,
    section,
    tables,
)
from tianming.core import registry
from tianming.core.protocol import Rules, State
from tianming.core.record import Record
from tianming.core.seats import CHANCE
from tianming.games.huang_di import board as wall
from tianming.games.huang_di import favours
from tianming.games.yellow_yangtze import board

PAGES = sorted(DOCS.glob("*.md"))
HEADINGS = [
    "Glossary",
    "Rules (ids)",
    "Rulings",
    "Deviations and reconstructions",
    "Actions",
    "View",
    "Scoring",
    "Versions",
]


def number_rules(sections: dict[str, int]) -> list[str]:
    """The ids of a page whose sections are letters, from the number of rules in each."""
    return [f"{letter}{number + 1}" for letter, last in sections.items() for number in range(last)]


OF_YELLOW = {"S": 6, "T": 3, "P": 2, "A": 6, "B": 5, "C": 3, "D": 3, "E": 2, "G": 6, "R": 4, "W": 8, "X": 4, "H": 1}
OF_HUANG = {"W": 3, "I": 1, "P": 3, "T": 4, "R": 4, "Q": 3, "B": 4, "M": 2, "E": 2, "G": 3, "X": 4}
# The ids of the rules of each game, in the order of its page.
IDS = {
    YELLOW: number_rules(OF_YELLOW),
    HUANG: number_rules({**OF_HUANG, "V": 1, "K": 1, "H": 1}),
    YUAN: [
        *("Y2", "Y3.1", "Y3.2", "Y3.3", "Y3.4", "Y4.1", *(f"Y4.2.{n}" for n in range(1, 8)), "Y4.3"),
        *("Y5.1", "Y5.2", "Y5.3", "Y6.1", *(f"Y6.1.{n}" for n in range(1, 6)), "Y6.2", "Y6.3", "Y7"),
        *("Y7.0", "Y7.1", "Y7.2", "Y7.3", "Y7.4", *(f"Y7.4.{n}" for n in range(1, 8)), "Y7.5", "Y7.6", "Y7.7"),
        *("Y8", *(f"Y9.{n}" for n in range(1, 6))),
    ],
}
ANCHOR = re.compile(r"^- \*\*([A-Z]+\d+(?:\.\d+)*)\*\* ", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")


# Every game's page.


@every_game
def test_a_game_has_a_page_with_the_fixed_headings_in_order(name: str) -> None:
    assert re.findall(r"^## (.*)$", page(name), re.MULTILINE) == HEADINGS


@every_game
def test_every_rule_id_has_its_place_on_the_page(name: str) -> None:
    assert ANCHOR.findall(section(name, "Rules (ids)")) == IDS[name]


def find_citations(text: str, ids: list[str]) -> set[str]:
    """Everything that looks like a rule id: a first letter of ids, digits, and perhaps more digits after dots."""
    letters = "".join({rule[0] for rule in ids})
    return set(re.findall(rf"\b[{letters}]\d{{1,2}}(?:\.\d+)*\b", text))


@every_game
def test_rule_ids_cited_in_the_game_and_on_its_page_exist(name: str) -> None:
    ids = ANCHOR.findall(page(name))
    sources = [path for path in package_of(name).rglob("*") if path.suffix in (".py", ".pxd")]
    strangers = {path.name: find_citations(path.read_text("utf-8"), ids) - set(ids) for path in sources}
    assert {path: found for path, found in strangers.items() if found} == {}
    assert find_citations(page(name), ids) <= set(ids)


@every_game
def test_every_option_is_documented_with_its_default_and_rule(name: str) -> None:
    (table,) = tables(section(name, "Options"))
    written = [(code_spans(row[0])[0], code_spans(row[1])[0], row[2]) for row in table]
    options = registry.game(name).options
    assert written == [(option.name, json.dumps(option.default), option.rule) for option in options]
    assert all(row[3] for row in table)


def documented_actions(name: str) -> dict[str, list[str]]:
    """The lines of the action table, by the name of their row."""
    return {code_spans(row[1])[0]: row for row in tables(section(name, "Actions"))[0]}


@every_game
def test_every_action_row_is_documented_with_its_numbers(name: str) -> None:
    actions, documented = registry.game(name).actions, documented_actions(name)
    spans: dict[str, tuple[int, int]] = {}
    for row in actions.rows:
        first = actions.starts[row.name]
        begun, size = spans.get(documented_row(documented, row.name), (first, 0))
        assert begun + size == first  # rows that share a line of the table follow each other
        spans[documented_row(documented, row.name)] = begun, size + len(row.choices)
    wanted = {row: str(first) if size == 1 else f"{first}–{first + size - 1}" for row, (first, size) in spans.items()}
    assert {row: cells[0] for row, cells in documented.items()} == wanted


def documented_row(documented: dict[str, list[str]], row: str) -> str:
    """The line of the table for a row: its own, or one for all rows that begin with its first word."""
    return row if row in documented else row.split()[0]


@every_game
def test_the_examples_of_actions_are_actions_of_their_row(name: str) -> None:
    actions = registry.game(name).actions
    for row, cells in documented_actions(name).items():
        for text in code_spans(cells[2]):
            (group,) = actions.group_actions([actions.read(text)])
            assert documented_row(documented_actions(name), group.name) == row
            assert actions.write(actions.read(text)) == text


@every_game
def test_the_page_names_the_version_the_bound_and_that_it_is_unofficial(name: str) -> None:
    rules = registry.game(name)
    assert str(rules.version) in [row[0] for row in tables(section(name, "Versions"))[0]]
    assert f"{rules.most_decisions:,} decisions" in page(name)
    assert "unofficial fan implementation" in page(name)


@every_game
def test_the_architecture_page_lists_every_file_of_a_game(name: str) -> None:
    listed = {file for row in tables(section("architecture", "Adding a game"))[0] for file in code_spans(row[0])}
    assert {path.stem for path in package_of(name).glob("*.py")} - {"__init__"} <= listed


@pytest.mark.parametrize(
    ("heading", "folders"),
    [
        ("Bots", ["bots"]),
        ("Environments and training", ["envs", "train"]),
        ("The server", ["server", "server/web", "server/play", "server/bots", "server/store"]),
    ],
)
def test_the_architecture_page_lists_the_files_of_a_folder(heading: str, folders: list[str]) -> None:
    rows = [row for row in tables(section("architecture", heading))[0] if not row[0].startswith("**")]
    listed = [file for row in rows for file in code_spans(row[0])]
    files = [
        path.stem
        for folder in folders
        for path in (ROOT / "src/tianming" / folder).glob("*.py")
        if path.stem != "__init__"
    ]
    packages = ["migrations"] if "server" in folders else []
    assert sorted(listed) == sorted(files + packages)


def test_the_architecture_page_names_real_methods() -> None:
    for_rules, for_states = tables(section("architecture", "The protocol"))
    for kind, table in ((Rules, for_rules), (State, for_states)):
        methods = [re.split(r"\W", call)[0] for row in table for call in code_spans(row[0])]
        assert [method for method in methods if not hasattr(kind, method)] == []


# What is printed.


def test_the_page_shows_the_favours_of_the_data_file() -> None:
    (table,) = tables(section(HUANG, "The favour cards"))
    for number, (row, card) in enumerate(zip(table, favours.favours(""), strict=True)):
        places = "/".join(str(len(favours.places("", number, boards))) for boards in (2, 3, 4))
        rewards = [str(gain) for gain in card[2:]]
        assert row == [card.name.upper(), f"`{'/'.join(card.pattern)}`", *rewards, places]
    assert tuple(card.name for card in favours.favours("")) == wall.FAVOUR_NAMES


def test_the_page_shows_the_board_of_the_data_file() -> None:
    picture = (package_of(YELLOW) / "data" / "board.txt").read_text("utf-8")
    assert block(section(YELLOW, "Rules (ids)"), "") == picture
    for space, capital in board.CAPITAL_NAMES.items():
        assert f"{capital} `{space}`" in section(YELLOW, "Glossary")


# Questions.


@every_game
def test_every_question_is_documented_with_its_rule_and_what_it_is_about(name: str) -> None:
    table = tables(section(name, "Actions"))[1]
    kinds = part(name, "actions").QUESTIONS
    rules = [(kinds[kind], asking.rule) for kind, asking in part(name, "questions").ASKING.items()]
    assert [(code_spans(row[0])[0], row[2]) for row in table] == rules
    about = {kinds[kind] for kind in getattr(part(name, "position_format"), "ABOUT", ())}
    assert {code_spans(row[0])[0] for row in table if any(row[3:])} == about


def documented_answers(name: str) -> set[tuple[str, str]]:
    """Pairs of a question and the name of a row that answers it."""
    rows = documented_actions(name).items()
    return {(question, row) for row, cells in rows for question in cells[3].split(", ")}


@every_game
def test_the_questions_that_actions_answer_are_those_of_the_code(name: str) -> None:
    kinds, asked = part(name, "actions").QUESTIONS, part(name, "questions").ASKING
    coded = {(kinds[kind], word) for kind, asking in asked.items() for word in asking.answers}
    assert {(question, row.split()[0]) for question, row in documented_answers(name)} == coded


@every_game
def test_actions_on_offer_in_play_are_documented_as_answers(name: str) -> None:
    documented = documented_actions(name)
    met = {(kind, documented_row(documented, row)) for kind, _, rows in samples(name) for row in rows}
    assert met <= documented_answers(name)


@every_game
def test_the_example_position_restores(name: str) -> None:
    state = registry.game(name).restore(example(name))
    written = state.snapshot()
    shown = {YELLOW: ("tiles", "merchants"), HUANG: ("wall",), YUAN: ("map", "turn")}[name]
    assert {field: written[field] for field in shown} == {field: example(name)[field] for field in shown}
    assert registry.game(name).restore(written).key() == state.key()


# Records, examples, links.


def record_text() -> str:
    """The record that the page shows."""
    return block(page("records"), "record")


def test_the_example_record_replays_and_fits_its_seed() -> None:
    record = Record.parse(record_text())
    record.replay()
    record.seed = "two rivers"
    assert record.verify() == sum(seat == CHANCE for seat, _ in record.actions)


def test_the_hashes_computed_by_hand_are_right() -> None:
    command = re.compile(r"^\$ printf '(.*?)' \| sha256sum( \| cut -c 1-16)?\n(\w+)", re.MULTILINE)
    found = command.findall(page("records"))
    assert len(found) == 4
    for text, cut, shown in found:
        digest = hashlib.sha256(text.replace("\\n", "\n").encode()).hexdigest()
        assert shown == (digest[:16] if cut else digest)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_examples_of_a_page_run(path: Path) -> None:
    given = {
        "example": example(YELLOW),
        "wall_example": example(HUANG),
        "yuan_example": example(YUAN),
        "text": record_text(),
    }
    examples = doctest.DocTestParser().get_doctest(path.read_text("utf-8"), given, path.name, str(path), 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples).failed == 0


def slugs(path: Path) -> set[str]:
    """The anchors of a page's headings, as code hosts make them."""
    headings = re.findall(r"^#+ (.*)$", FENCE.sub("", path.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", [ROOT / "README.md", *PAGES], ids=lambda path: path.name)
def test_relative_links_lead_somewhere(path: Path) -> None:
    for link in LINK.findall(FENCE.sub("", path.read_text("utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.exists(), link
        assert not anchor or anchor in slugs(target), link
