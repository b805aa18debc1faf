"""Reads the client's content files: TypeScript that holds one plain value, written with double quotes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
GAME = ROOT / "web" / "src" / "games" / "yellow-yangtze"
LANGUAGES = ("en", "it", "fr", "zh")
PAGE = ROOT / "docs" / "yellow-yangtze.md"
RULE = r"\b[STPABCDEGRWXH]\d\b"
RULES = re.findall(r"^- \*\*([A-Z]\d)\*\*", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def value(path: Path) -> Any:
    """The value that the last `export const … = …;` of the file gives."""
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
