"""The types of positions and facts for other languages, made from the structs of ``games/*/position_file.py``.

`file_schema` describes the position files that people write. `definitions` describes what views hold, in which numbers
or marks stand for secrets. Comments beside the fields of a struct become descriptions.
"""

from __future__ import annotations

import ast
import inspect
import io
import sys
import tokenize
from typing import Any

import msgspec
from msgspec import Struct

from tianming.core.options import Option
from tianming.core.position_file import Json, Part
from tianming.core.protocol import Rules

REF = "#/$defs/"
LISTED_NAMES = 12  # as many names are listed in the type of a view; more of them are just a text
SOMETIMES_SENT = ("Question", "Rival")  # parts that views send without some fields
MESSAGE = "Message"  # a type that is no part of positions
DROPPED = ("title", "default", "discriminator", "hidden")
IN_VIEWS_TOO_MUCH = ("oneOf", "propertyNames", "maxItems", "minimum", "maximum")


def file_schema(rules: Rules) -> Json:
    """The JSON Schema of a game's position files."""
    writer = Writer(REF, views=False)
    parts = {name: writer.write(part) for name, part in parts_of(REF, rules.position_type).items()}
    for part in parts.values():
        part["additionalProperties"] = False
    whole = parts.pop(rules.position_type.__name__)
    whole["properties"] |= {
        "game": {"const": rules.name},
        "rules": {"const": rules.version},
        "players": {"type": "integer", "minimum": rules.players[0], "maximum": rules.players[-1]},
        "options": options_schema(rules.options),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A position of {rules.title} (rules version {rules.version})",
        **whole,
        "description": f"docs/{rules.name}.md tells what the fields mean. The engine checks more than a schema can.",
        "$defs": {**writer.names, **parts},
    }


def definitions(rules: Rules, prefix: str) -> dict[str, Json]:
    """What the views of a game hold: position, facts and their parts, under names with that prefix."""
    writer = Writer(REF + prefix, views=True)
    kinds = (rules.position_type, rules.facts_type, *rules.forecast_types)
    parts = {name: writer.write(part) for name, part in parts_of(REF + prefix, *kinds).items()}
    for name, part in parts.items():
        if name not in SOMETIMES_SENT:
            part["required"] = list(part["properties"])
    return {prefix + name: part for name, part in (writer.names | parts).items()}


def parts_of(ref: str, *kinds: type[Part]) -> dict[str, Json]:
    """The parts that some types are made of, as msgspec describes them, with our comments."""
    _, found = msgspec.json.schema_components(kinds, ref_template=ref + "{name}")
    found.pop(MESSAGE, None)  # known already
    for kind in kinds:
        for name in found:
            declared = getattr(sys.modules[kind.__module__], name, Part)
            if declared.forms:
                found[name]["oneOf"] = list(declared.forms)
        for name, fields in comments_of(kind).items():
            for field, comment in fields.items():
                if name in found:
                    found[name]["properties"][field]["description"] = comment
    return found


def options_schema(options: tuple[Option, ...]) -> Json:
    """A position's options; those that are left out have their defaults."""
    text = "Options that are left out have their default."
    known = {option.name: option_schema(option) for option in options}
    return {"description": text, "type": "object", "additionalProperties": False, "properties": known}


def option_schema(option: Option) -> Json:
    """One option."""
    if option.free:
        kind: Json = {"type": "string"}
    elif option.choices == (False, True):
        kind = {"type": "boolean"}
    else:
        kind = {"enum": list(option.choices)}
    default = {} if option.otherwise else {"default": option.default}
    return {**kind, **default, "description": f"{option.rule}: {option.text}"}


class Writer:
    """Rewrites msgspec's schemas: lists of names once, under their titles, and no secrets in files."""

    def __init__(self, ref: str, *, views: bool) -> None:
        self.ref = ref
        self.views = views
        self.names: dict[str, Json] = {}

    def write(self, kind: Json) -> Json:
        """A schema, rewritten."""
        if "title" in kind and ("enum" in kind or "pattern" in kind):
            return self._named(kind)
        written: Json = {}
        for key, part in kind.items():
            if key in DROPPED or (self.views and key in IN_VIEWS_TOO_MUCH):
                continue
            written[key] = self._entry(key, part)
        union = written.get("anyOf", ())
        return {**{k: v for k, v in written.items() if k != "anyOf"}, **union[0]} if len(union) == 1 else written

    def _entry(self, key: str, part: Any) -> Any:
        if part == self.ref + MESSAGE:
            return REF + MESSAGE
        if key == "properties":
            return {name: self.write(field) for name, field in part.items()}
        if key in ("anyOf", "prefixItems"):
            return [self.write(one) for one in part if self.views or not one.get("hidden")]
        return self.write(part) if isinstance(part, dict) else part

    def _named(self, kind: Json) -> Json:
        more = {key: part for key, part in kind.items() if key == "description"}
        if self.views and ("pattern" in kind or len(kind["enum"]) > LISTED_NAMES):
            return {"type": "string", **more}
        self.names[kind["title"]] = {key: kind[key] for key in ("type", "enum", "pattern") if key in kind}
        return {"$ref": self.ref + kind["title"], **more}


# Comments.


def comments_of(kind: type[Struct]) -> dict[str, dict[str, str]]:
    """What the comments beside or above the fields say: by class of the module that declares a type, and field."""
    source = inspect.getsource(sys.modules[kind.__module__])
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    lines = source.splitlines()
    found: dict[str, dict[str, str]] = {}
    for declared in (node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)):
        for field in declared.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and field.end_lineno:
                above = field.lineno - 1
                own = comments.get(field.end_lineno)
                comment = own or (comments.get(above) if lines[above - 1].lstrip().startswith("#") else None)
                if comment:
                    found.setdefault(declared.name, {})[field.target.id] = comment
    return found
