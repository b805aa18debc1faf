"""Reads the client's content files: TypeScript that holds one plain value, written with double quotes."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tianming.core.registry import list_games

ROOT = Path(__file__).parents[2]
GAMES = list_games()
LANGUAGES = ("en", "it", "fr", "zh")

each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def folder(name: str) -> Path:
    """The client's folder of a game."""
    return ROOT / "web" / "src" / "games" / name


@cache
def texts(name: str, part: str, language: str) -> Any:
    """The texts of a part of a game (`rules`, `lessons`, …) in a language."""
    return value(folder(name) / part / f"{language}.ts")


@cache
def lessons(name: str) -> list[dict[str, Any]]:
    """The lessons of a game."""
    found: list[dict[str, Any]] = json.loads((folder(name) / "lessons" / "lessons.json").read_text(encoding="utf-8"))
    return found


@cache
def rule_ids(name: str) -> list[str]:
    """The ids of the rules and rulings of a game's page, in order."""
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z]\d+(?:\.\d+)*)\*\*", page, re.MULTILINE)


def find_citations(name: str, text: str) -> list[str]:
    """Everything in a text that looks like a rule id of the game."""
    letters = "".join(sorted({rule[0] for rule in rule_ids(name)}))
    return re.findall(rf"\b[{letters}]\d{{1,2}}(?:\.\d+)*\b", text)


def value(path: Path) -> Any:
    """The value of the last `export const … = …;` in a file."""
    text = path.read_text(encoding="utf-8")
    body = text[text.rindex("export const") :]
    body = body[body.index("= ") + 2 : body.rindex(";")]
    return json.loads(re.sub(r'("(?:[^"\\]|\\.)*")|([\w$]+)(?=:)|,(?=\s*[}\]])', _as_json, body))


def _as_json(found: re.Match[str]) -> str:
    if found[1]:
        return found[1]
    return f'"{found[2]}"' if found[2] else ""


def strings(content: Any) -> list[str]:
    """All texts in a value."""
    if isinstance(content, str):
        return [content]
    parts = content.values() if isinstance(content, dict) else content
    return [text for part in parts for text in strings(part)]
