"""The docs say what the code does: ids, options, actions, examples, schema and links are checked here."""

from __future__ import annotations

import doctest
import hashlib
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tianming.core import registry
from tianming.core.errors import InvalidPosition
from tianming.core.protocol import Rules, State
from tianming.core.record import Record
from tianming.core.seats import CHANCE
from tianming.games.huang_di import board as wall
from tianming.games.huang_di import favours
from tianming.games.yellow_yangtze import board

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))
GAMES = list(registry.PACKAGES)
YELLOW = "yellow-yangtze"
HUANG = "huang-di"
YUAN = "yuan"
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


def numbered(sections: dict[str, int]) -> list[str]:
    """The ids of a page whose sections are letters, each with so many rules."""
    return [f"{letter}{number + 1}" for letter, last in sections.items() for number in range(last)]


OF_YELLOW = {"S": 6, "T": 3, "P": 2, "A": 6, "B": 5, "C": 3, "D": 3, "E": 2, "G": 6, "R": 4, "W": 8, "X": 4, "H": 1}
OF_HUANG = {"W": 3, "I": 1, "P": 3, "T": 4, "R": 4, "Q": 3, "B": 4, "M": 2, "E": 2, "G": 3, "X": 4}
# The ids of the rules of each game, in the order of its page.
IDS = {
    YELLOW: numbered(OF_YELLOW),
    HUANG: numbered({**OF_HUANG, "V": 1, "K": 1, "H": 1}),
    YUAN: [
        *("Y2", "Y3.1", "Y3.2", "Y3.3", "Y3.4", "Y4.1", *(f"Y4.2.{n}" for n in range(1, 8)), "Y4.3"),
        *("Y5.1", "Y5.2", "Y5.3", "Y6.1", *(f"Y6.1.{n}" for n in range(1, 6)), "Y6.2", "Y6.3", "Y7"),
        *("Y7.0", "Y7.1", "Y7.2", "Y7.3", "Y7.4", *(f"Y7.4.{n}" for n in range(1, 8)), "Y7.5", "Y7.6", "Y7.7"),
        *("Y8", *(f"Y9.{n}" for n in range(1, 6))),
    ],
}
ANCHOR = re.compile(r"^- \*\*([A-Z]+\d+(?:\.\d+)*)\*\* ", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
every_game = pytest.mark.parametrize("name", GAMES)


# Reading a page.


@cache
def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text("utf-8")


def section(name: str, heading: str) -> str:
    """What stands under a heading of a page, up to the next one of its level."""
    masked = FENCE.sub(lambda fence: fence[0].replace("#", "x"), page(name))
    found = re.search(rf"^(#+) {re.escape(heading)}\n", masked, re.MULTILINE)
    assert found, f"no heading {heading}"
    after = re.compile(rf"^#{{1,{len(found[1])}}} ", re.MULTILINE).search(masked, found.end())
    return page(name)[found.end() : after.start() if after else None]


def tables(text: str) -> list[list[list[str]]]:
    """The tables of a text as rows of cells, without their head."""
    found = re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE)
    return [[[cell.strip() for cell in line[1:-1].split("|")] for line in t.splitlines()[2:]] for t in found]


def block(text: str, language: str) -> str:
    """The first fenced block of a language."""
    found = re.search(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found, f"no {language} block"
    return found[1]


def ticked(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def part(name: str, module: str) -> Any:
    """A module of a game."""
    return import_module(f"{registry.PACKAGES[name]}.{module}")


def package_of(name: str) -> Path:
    spec = find_spec(registry.PACKAGES[name])
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


# Every game's page.


@every_game
def test_a_game_has_a_page_with_the_fixed_headings_in_order(name: str) -> None:
    assert re.findall(r"^## (.*)$", page(name), re.MULTILINE) == HEADINGS


@every_game
def test_every_rule_id_has_its_place_on_the_page(name: str) -> None:
    assert ANCHOR.findall(section(name, "Rules (ids)")) == IDS[name]


def cited(text: str, ids: list[str]) -> set[str]:
    """What looks like a rule id: a letter that ids begin with, and digits, perhaps with those of a paragraph."""
    letters = "".join({rule[0] for rule in ids})
    return set(re.findall(rf"\b[{letters}]\d{{1,2}}(?:\.\d+)*\b", text))


@every_game
def test_rule_ids_cited_in_the_game_and_on_its_page_exist(name: str) -> None:
    ids = ANCHOR.findall(page(name))
    sources = [path for path in package_of(name).rglob("*") if path.suffix in (".py", ".pxd")]
    strangers = {path.name: cited(path.read_text("utf-8"), ids) - set(ids) for path in sources}
    assert {path: found for path, found in strangers.items() if found} == {}
    assert cited(page(name), ids) <= set(ids)


@every_game
def test_every_option_is_documented_with_its_default_and_rule(name: str) -> None:
    (table,) = tables(section(name, "Options"))
    written = [(ticked(row[0])[0], ticked(row[1])[0], row[2]) for row in table]
    options = registry.game(name).options
    assert written == [(option.name, json.dumps(option.default), option.rule) for option in options]
    assert all(row[3] for row in table)


def documented_actions(name: str) -> dict[str, list[str]]:
    """The rows of the action table by the name of the row."""
    return {ticked(row[1])[0]: row for row in tables(section(name, "Actions"))[0]}


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
    """The line of the table that a row has: its own, or one for all rows that begin with its first word."""
    return row if row in documented else row.split()[0]


@every_game
def test_the_examples_of_actions_are_actions_of_their_row(name: str) -> None:
    actions = registry.game(name).actions
    for row, cells in documented_actions(name).items():
        for example in ticked(cells[2]):
            (group,) = actions.grouped([actions.read(example)])
            assert documented_row(documented_actions(name), group.name) == row
            assert actions.write(actions.read(example)) == example


@every_game
def test_the_page_tells_the_version_the_bound_and_that_it_is_unofficial(name: str) -> None:
    rules = registry.game(name)
    assert str(rules.version) in [row[0] for row in tables(section(name, "Versions"))[0]]
    assert f"{rules.most_decisions:,} decisions" in page(name)
    assert "unofficial fan implementation" in page(name)


@every_game
def test_the_architecture_page_lists_every_file_of_a_game(name: str) -> None:
    listed = {file for row in tables(section("architecture", "Adding a game"))[0] for file in ticked(row[0])}
    assert {path.stem for path in package_of(name).glob("*.py")} - {"__init__"} <= listed


def test_the_architecture_page_names_real_methods() -> None:
    for_rules, for_states = tables(section("architecture", "The protocol"))
    for kind, table in ((Rules, for_rules), (State, for_states)):
        methods = [re.split(r"\W", call)[0] for row in table for call in ticked(row[0])]
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
    assert [(ticked(row[0])[0], row[2]) for row in table] == rules
    about = {kinds[kind] for kind in getattr(part(name, "position_format"), "ABOUT", ())}
    assert {ticked(row[0])[0] for row in table if any(row[3:])} == about


def documented_answers(name: str) -> set[tuple[str, str]]:
    """Pairs of a question and the name of a row that answers it."""
    rows = documented_actions(name).items()
    return {(question, row) for row, cells in rows for question in cells[3].split(", ")}


@every_game
def test_the_questions_that_actions_answer_are_those_of_the_code(name: str) -> None:
    kinds, asked = part(name, "actions").QUESTIONS, part(name, "questions").ASKING
    coded = {(kinds[kind], word) for kind, asking in asked.items() for word in asking.answers}
    assert {(question, row.split()[0]) for question, row in documented_answers(name)} == coded


def play(name: str, players: int, seed: int, options: dict[str, object]) -> Iterator[tuple[str, State]]:
    """Random play: the question asked and the state, again and again; at the end the question is none."""
    rules, rng = registry.game(name), random.Random(seed)
    state = rules.start(players, options)
    while state.actors():
        seat = state.actors()[0]
        yield rules.ask(state, seat)[0], state
        state.apply(seat, state.kth(seat, rng.randrange(state.count(seat))))
    yield "", state


def options_of(name: str, seed: int) -> dict[str, object]:
    """Options for a sample."""
    options: dict[str, dict[str, object]] = {
        YELLOW: {"short": seed % 3 == 0, "open_points": seed % 2 == 0},
        HUANG: {"strict_supplies": seed % 2 == 0},
        YUAN: {"bidding": seed % 2 == 0, **dict.fromkeys(("map", "cities"), ("players", "automatic")[seed // 2 % 2])},
    }
    return options[name]


@cache
def samples(name: str) -> list[tuple[str, dict[str, Any], set[str]]]:
    """Questions met in random play, with the position and the names of the rows that could answer."""
    rules, found, met = registry.game(name), [], dict.fromkeys([*part(name, "actions").QUESTIONS, ""], 0)
    for seed in range(24):
        players = rules.players[seed % 3]
        for kind, state in play(name, players, seed, options_of(name, seed)):
            met[kind] += 1
            if met[kind] <= 12 or met[kind] % 100 == 0:
                seat = (state.actors() or (CHANCE,))[0]
                rows = {group.name for group in rules.actions.grouped(state.legal(seat))}
                found.append((kind, state.snapshot(), rows))
    return found


@every_game
def test_actions_on_offer_in_play_are_documented_as_answers(name: str) -> None:
    documented = documented_actions(name)
    met = {(kind, documented_row(documented, row)) for kind, _, rows in samples(name) for row in rows}
    assert met <= documented_answers(name)


def example(name: str) -> dict[str, Any]:
    """The position that the page shows."""
    position: dict[str, Any] = json.loads(block(section(name, "View"), "json"))
    return position


@every_game
def test_the_example_position_restores(name: str) -> None:
    state = registry.game(name).restore(example(name))
    written = state.snapshot()
    shown = {YELLOW: ("tiles", "merchants"), HUANG: ("wall",), YUAN: ("map", "turn")}[name]
    assert {field: written[field] for field in shown} == {field: example(name)[field] for field in shown}
    assert registry.game(name).restore(written).key() == state.key()


# The schema of positions.


@cache
def schema(name: str) -> dict[str, Any]:
    text = (DOCS / "schemas" / f"{name}-position.schema.json").read_text("utf-8")
    read: dict[str, Any] = json.loads(text)
    return read


@cache
def validator(name: str) -> Draft202012Validator:
    Draft202012Validator.check_schema(schema(name))
    return Draft202012Validator(schema(name))


@every_game
def test_the_schema_knows_the_fields_of_the_format(name: str) -> None:
    fields, position_format = schema(name)["properties"], part(name, "position_format")
    assert schema(name)["required"] == list(position_format.REQUIRED)
    assert set(fields) == {*position_format.REQUIRED, *position_format.OPTIONAL}
    assert list(fields["options"]["properties"]) == [option.name for option in registry.game(name).options]
    assert fields["rules"]["const"] == registry.game(name).version
    assert tuple(schema(name)["$defs"]["seat"]["enum"]) == registry.game(name).seat_names


def test_the_schema_knows_the_names_of_the_wall() -> None:
    names, fields = schema(HUANG)["$defs"], schema(HUANG)["properties"]
    assert tuple(names["cell"]["enum"]) == tuple(wall.CELL_NUMBERS)
    assert tuple(names["favour"]["enum"]) == wall.FAVOUR_NAMES
    assert tuple(names["card"]["enum"]) == wall.CARDS
    assert tuple(fields["seats"]["additionalProperties"]["properties"]) == part(HUANG, "position_format").SEAT_FIELDS


def test_the_schema_knows_the_names_of_the_board() -> None:
    names = schema(YELLOW)["$defs"]
    assert tuple(names["space"]["enum"]) == board.SPACE_NAMES
    assert tuple(names["colour"]["enum"]) == board.COLOURS
    assert tuple(names["leader"]["enum"]) == board.LEADERS
    triangle = re.compile(names["triangle"]["pattern"])
    assert all(triangle.search(name) for name in board.TRIANGLE_NUMBERS)


@every_game
def test_the_schema_knows_every_question(name: str) -> None:
    asks = [variant["properties"]["ask"] for variant in schema(name)["$defs"]["question"]["oneOf"]]
    known = sorted(kind for ask in asks for kind in ask.get("enum", [ask.get("const")]))
    assert known == sorted(part(name, "actions").QUESTIONS)


OFTEN = {
    YELLOW: {"", "start", "refill", "turn", "chain", "merchant", "attack", "defend", "support", "pledge"},
    HUANG: {"", "deal", "show", "tie", "return", "bid", "turn", "role", "second", "workers", "keep", "after"},
    YUAN: {"", "start", "deal", "tile", "cell", "rotate", "city", "map", "spread", "colour", "bid", "take", "turn"},
}


@every_game
def test_positions_of_random_play_fit_the_schema(name: str) -> None:
    assert {kind for kind, _, _ in samples(name)} >= OFTEN[name]
    for _, position, _ in samples(name):
        validator(name).validate(position)
        validator(name).validate(json.loads(json.dumps(position)))


@every_game
def test_a_position_written_by_hand_fits_the_schema(name: str) -> None:
    validator(name).validate(example(name))


def test_what_is_needed_is_enough() -> None:
    needed = {field: example(YELLOW)[field] for field in part(YELLOW, "position_format").REQUIRED}
    validator(YELLOW).validate(needed)
    registry.game(YELLOW).restore(needed)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"rules": 2},
        {"players": 5},
        {"colour": "red"},
        {"tiles": {"z9": "red"}},
        {"tiles": {"b3": "white"}},
        {"leaders": {"lion": {"king": "b4"}}},
        {"pagodas": ["b3 b4"]},
        {"hands": {"dragon": {}}},
        {"hands": {"lion": {"red": -1}}},
        {"hands": {"lion": 6}},
        {"bag": 113},
        {"options": {"short": 1}},
        {"turn": {"seat": "lion", "actions_left": 3}},
        {"turn": {}},
        {"questions": [{"ask": "turn"}]},
        {"questions": [{"ask": "chain", "seat": "lion"}]},
        {"questions": [{"ask": "dance", "seat": "lion"}]},
        {"war": {"space": "b5"}},
        {"revolt": {"attacker": "lion"}},
        {"ended": "X2"},
    ],
    ids=str,
)
def test_the_schema_and_the_engine_refuse_the_same_mistakes(change: dict[str, Any]) -> None:
    position = {**example(YELLOW), **change}
    assert not validator(YELLOW).is_valid(position)
    with pytest.raises(InvalidPosition):
        registry.game(YELLOW).restore(position)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"rules": 2},
        {"players": 7},
        {"colour": "red"},
        {"wall": {"z9": "red"}},
        {"wall": {"b4": "red"}},
        {"wall": {"b1": "gold"}},
        {"plaques": ["b4"]},
        {"prisons": [{"jade": -1}]},
        {"seats": {"gold": {}}},
        {"seats": {"red": {"jade": -1}}},
        {"seats": {"red": {"hand": 3}}},
        {"seats": {"red": {"table": ["emperor"]}}},
        {"bank": 100},
        {"deck": 36},
        {"deck": [["f37"]]},
        {"memory": {"red": {"f01": ["here"]}}},
        {"options": {"boards": 5}},
        {"options": {"deck": 1}},
        {"round": {"marker": 0}},
        {"round": {"emperor_held": 1}},
        {"turn": {"shown": "emperor"}},
        {"build": ["b4"]},
        {"questions": [{"ask": "turn"}]},
        {"questions": [{"ask": "role", "seat": "red"}]},
        {"questions": [{"ask": "bid", "seat": "red"}]},
        {"questions": [{"ask": "dance", "seat": "red"}]},
        {"ended": "X3"},
    ],
    ids=str,
)
def test_the_schema_and_the_engine_refuse_the_same_walls(change: dict[str, Any]) -> None:
    position = {**example(HUANG), **change}
    assert not validator(HUANG).is_valid(position)
    with pytest.raises(InvalidPosition):
        registry.game(HUANG).restore(position)


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
