"""Position files: a game declares their parts as structs, once; reading, JSON Schema and TypeScript come from those.

    Cell = Annotated[str, one_of(CELL_NAMES, "Cell", 'the name of a cell, like "c1",', "W1")]
    Count = Annotated[int, between(0, 18)]

    class Seat(Part, frozen=True, kw_only=True):
        jade: Count = 0
        hand: Sequence[Card] | HiddenCount = ()  # views show others the number alone
        area: Count | UnsetType = UNSET          # left out of a file: worked out when it is read

Parts are read-only. `read` turns JSON values into them and names the field of anything that does not fit. It knows
what such structs hold: numbers, flags, texts, names, lists, mappings, unions of these, and parts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, NamedTuple, TypeVar

from msgspec import Meta, Struct, inspect

from tianming.core.errors import InvalidPosition
from tianming.core.options import Value

Json = dict[str, Any]
NAMES_LISTED = 12  # names that a message lists
HIDDEN = Meta(extra_json_schema={"hidden": True})  # marks what a view has in place of a secret


class Part(Struct, frozen=True, kw_only=True, gc=False):
    """A part of a position file. One that can be written in several `forms` has one of them, says its schema; the
    game's reader checks the same."""

    forms: ClassVar[tuple[Json, ...]] = ()


class PositionFile(Part, frozen=True, kw_only=True):
    """What every position file begins with."""

    game: str
    rules: int
    players: int
    options: Mapping[str, Value] = {}


class Facts(Part, frozen=True, kw_only=True):
    """What a seat could work out from its view, so that no client has to."""


P = TypeVar("P", bound=Part)
HiddenCount = Annotated[int, Meta(ge=0), HIDDEN]


def one_of(names: Sequence[str], title: str, expected: str = "", rule: str = "format", *, pattern: str = "") -> Meta:
    """Marks a text that is one of these names. The schema lists them once, under the title; if there are very many, it
    has a pattern instead."""
    expected = expected or f"one of {', '.join(names[:NAMES_LISTED])}"
    return Meta(
        extra_json_schema={"title": title, **({"pattern": pattern} if pattern else {"enum": list(names)})},
        extra={"names": dict.fromkeys(names), "expected": expected, "rule": rule},
    )


def between(least: int, most: int) -> Meta:
    """Marks a whole number with bounds."""
    return Meta(ge=least, le=most)


def at_most(number: int) -> Meta:
    """Marks a list that holds so many at most."""
    return Meta(max_length=number)


def own(part: Part, kind: type[P]) -> P:
    """The part, which must be one of this game."""
    if not isinstance(part, kind):
        raise TypeError(f"{kind.__module__}.{kind.__name__} is needed, not {type(part).__name__}")
    return part


def form(*asks: str, **parts: Json) -> Json:
    """A form of questions of these kinds: they have these fields beside `ask`, and no others."""
    properties = {"ask": {"enum": list(asks)}, **parts}
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


# Reading.


class _Reader(NamedTuple):
    """How one type is read."""

    expected: str  # what an error asks for
    takes: Callable[[object], bool]  # whether a value is of the right kind at all
    read: Callable[[object, str], Any]


def read(kind: type[P], value: object) -> P:
    """The part that JSON values describe; InvalidPosition names the field that does not fit."""
    part: P = _reader_of(kind).read(value, "")
    return part


def read_position(kind: type[P], value: object, *, game: str, version: int) -> P:
    """The position file of a game under that version of its rules."""
    given = _mapping(value, "")
    if given.get("game") != game:
        raise InvalidPosition("game", f"this is the game {game}")
    if type(given.get("rules")) is not int or given["rules"] != version:
        raise InvalidPosition("rules", f"these rules have version {version}")
    return read(kind, given)


@cache
def _reader_of(kind: type[Part]) -> _Reader:
    return _reader(inspect.type_info(kind))


def _reader(kind: inspect.Type) -> _Reader:
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            return _name_reader(**extra) if extra else _reader(inner)
        case inspect.StructType():
            return _part_reader(kind)
        case inspect.DictType():
            return _mapping_reader(kind)
        case inspect.ListType():
            return _list_reader(kind)
        case inspect.UnionType():
            return _union_reader([_reader(one) for one in kind.types if not _is_hidden(one)])
        case inspect.IntType():
            return _number_reader(kind)
        case inspect.BoolType():
            return _plain_reader("true or false", bool)
        case inspect.StrType():
            return _plain_reader("a text", str)
        case inspect.NoneType():
            return _plain_reader("null", type(None))
    raise TypeError(f"a position file cannot hold {kind}")


def _is_hidden(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.Metadata) and bool((kind.extra_json_schema or {}).get("hidden"))


def _plain_reader(expected: str, kind: type) -> _Reader:
    def takes(value: object) -> bool:
        return isinstance(value, kind)

    return _Reader(expected, takes, _checked(expected, takes))


def _checked(expected: str, fits: Callable[[Any], bool], rule: str = "format") -> Callable[[object, str], Any]:
    def read_checked(value: object, field: str) -> Any:
        if not fits(value):
            raise InvalidPosition(field, f"{expected} is expected", rule)
        return value

    return read_checked


def _name_reader(names: Mapping[str, None], expected: str, rule: str = "format") -> _Reader:
    def takes(value: object) -> bool:
        return isinstance(value, str)

    return _Reader(expected, takes, _checked(expected, lambda value: takes(value) and value in names, rule))


def _number_reader(kind: inspect.IntType) -> _Reader:
    least, most = kind.ge or 0, kind.le
    expected = f"a whole number from {least}" + ("" if most is None else f" to {most}")

    def takes(value: object) -> bool:
        return type(value) is int

    def fits(value: Any) -> bool:
        return takes(value) and least <= value and (most is None or value <= most)

    return _Reader(expected, takes, _checked(expected, fits))


def _part_reader(kind: inspect.StructType) -> _Reader:
    readers = {field.name: _reader(field.type) for field in kind.fields}
    required = [field.name for field in kind.fields if field.required]

    def read_part(value: object, field: str) -> Any:
        given = _mapping(value, field)
        for name in given:
            if name not in readers:
                known = ", ".join(readers)
                raise InvalidPosition(_inside(field or "position", name), f"there is no such field; there are: {known}")
        for name in required:
            if name not in given:
                raise InvalidPosition(_inside(field, name), "this field is missing")
        return kind.cls(**{name: readers[name].read(part, _inside(field, name)) for name, part in given.items()})

    return _Reader("a JSON object", _is_mapping, read_part)


def _mapping_reader(kind: inspect.DictType) -> _Reader:
    key, entry = _reader(kind.key_type), _reader(kind.value_type)

    def read_mapping(value: object, field: str) -> dict[str, Any]:
        found = {}
        for name, part in _mapping(value, field).items():
            inside = _inside(field, name)
            found[key.read(name, inside)] = entry.read(part, inside)
        return found

    return _Reader("a JSON object", _is_mapping, read_mapping)


def _list_reader(kind: inspect.ListType) -> _Reader:
    item, most = _reader(kind.item_type), kind.max_length
    expected = "a list" + ("" if most is None else f" of at most {most}")

    def takes(value: object) -> bool:
        return isinstance(value, list | tuple)

    fits = _checked(expected, lambda value: takes(value) and (most is None or len(value) <= most))

    def read_list(value: object, field: str) -> list[Any]:
        return [item.read(part, f"{field}[{i}]") for i, part in enumerate(fits(value, field))]

    return _Reader(expected, takes, read_list)


def _union_reader(readers: Sequence[_Reader]) -> _Reader:
    expected = " or ".join(reader.expected for reader in readers)

    def takes(value: object) -> bool:
        return any(reader.takes(value) for reader in readers)

    def read_union(value: object, field: str) -> Any:
        for reader in readers:
            if reader.takes(value):
                return reader.read(value, field)
        raise InvalidPosition(field, f"{expected} is expected")

    return _Reader(expected, takes, read_union)


def _is_mapping(value: object) -> bool:
    return isinstance(value, Mapping)


def _mapping(value: object, field: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise InvalidPosition(field or "position", "a JSON object is expected")
    return value


def _inside(field: str, name: str) -> str:
    return f"{field}.{name:.40}" if field else f"{name:.40}"
