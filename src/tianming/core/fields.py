"""The fields of a position, each written down once.

A game declares them in its ``fields.py``::

    class Fields(Record["Fields"]):
        marker = int8(NONE)  # P3: who holds it
        jade = int32s(6)
        hand = bitboards(6, hidden=True)
        built = bitboard(derived=True)
        deck: Deck = shared()

and then writes ``class Position(Fields)``. Everything that names each field again comes from this table: starting
values, copying, reading and loading all fields, the numbers of the key, and the C declarations of the compiled twin.
Uncompiled, `Record` makes the methods when Python makes the class. For the twin, the build pastes them as text into the
copies that it compiles (``tools/twins_build.py``). There, copying is one `memcpy`.

The build loads this file by its path, so it imports nothing of the package.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast

NONE = -1  # no seat, no space, no card

F = TypeVar("F")

C_TYPES = {"bits": "Bits", "int32": "int", "flag": "bint", "int16": "short", "uint16": "unsigned short"}
C_TYPES |= {"int8": "signed char"}
END = "end_of_fields"  # the C field after the last one


class Field(NamedTuple):
    """One line of the table."""

    kind: str  # a key of C_TYPES, or "shared"
    size: int | None  # how many values; None for a single one
    default: Any
    hidden: bool  # it may differ between positions that look the same to somebody
    derived: bool  # it follows from other fields: copied, but neither loaded nor part of the key
    of: str = ""  # for a shared object, its class

    def most(self) -> int:
        """The largest number that the field can hold."""
        return {"int8": 0x7F, "int16": 0x7FFF, "uint16": 0xFFFF, "int32": 0x7FFF_FFFF}[self.kind]


# The entries of the table. Like `dataclasses.field`, they claim to return a value of the field's type.


def int8(default: int = 0, *, hidden: bool = False, derived: bool = False) -> int:
    """A number from −128 to 127."""
    return cast(int, Field("int8", None, default, hidden, derived))


def int16(default: int = 0, *, hidden: bool = False, derived: bool = False) -> int:
    """A number from −32,768 to 32,767."""
    return cast(int, Field("int16", None, default, hidden, derived))


def int32(default: int = 0, *, hidden: bool = False, derived: bool = False) -> int:
    """A number of 32 bits."""
    return cast(int, Field("int32", None, default, hidden, derived))


def flag(default: bool = False, *, hidden: bool = False, derived: bool = False) -> bool:
    """True or false."""
    return cast(bool, Field("flag", None, default, hidden, derived))


def bitboard(*, hidden: bool = False, derived: bool = False) -> int:
    """A set of small numbers; empty at first."""
    return cast(int, Field("bits", None, 0, hidden, derived))


def int8s(size: int, default: int = 0, *, hidden: bool = False, derived: bool = False) -> list[int]:
    """Several numbers of 8 bits."""
    return cast(list[int], Field("int8", size, default, hidden, derived))


def int16s(size: int, default: int = 0, *, hidden: bool = False, derived: bool = False) -> list[int]:
    """Several numbers of 16 bits."""
    return cast(list[int], Field("int16", size, default, hidden, derived))


def uint16s(size: int, default: int = 0, *, hidden: bool = False, derived: bool = False) -> list[int]:
    """Several numbers from 0 to 65,535."""
    return cast(list[int], Field("uint16", size, default, hidden, derived))


def int32s(size: int, default: int = 0, *, hidden: bool = False, derived: bool = False) -> list[int]:
    """Several numbers of 32 bits."""
    return cast(list[int], Field("int32", size, default, hidden, derived))


def bitboards(size: int, *, hidden: bool = False, derived: bool = False) -> list[int]:
    """Several sets, empty at first."""
    return cast(list[int], Field("bits", size, 0, hidden, derived))


def shared(of: str, *, derived: bool = False) -> Any:
    """An object of the class `of` that never changes once made; copies of a position refer to the same one."""
    return Field("shared", None, None, hidden=False, derived=derived, of=of)


class Record(Generic[F]):
    """The base of a game's `Fields`, which it also names: ``class Fields(Record["Fields"])``."""

    TABLE: ClassVar[dict[str, Field]] = {}

    def __init_subclass__(cls) -> None:
        """Make the methods of a class that declares fields."""
        table = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        if not table:
            return
        cls.TABLE = table
        for name in table:
            delattr(cls, name)
        made: dict[str, Any] = {}
        exec(plain_methods(table), {"Fields": cls}, made)
        for name, method in made.items():
            method.__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, method)

    def copy_from(self, other: F) -> None:
        """Become equal to another position."""
        raise TypeError("a class without fields has nothing to copy")

    def fields(self) -> F:
        """All fields as plain values: a copy that has nothing to do with the position any more."""
        raise TypeError("a class without fields has none")

    def load_fields(self, fields: F) -> None:
        """Take over all fields but the derived ones."""
        raise TypeError("a class without fields loads none")

    def numbers(self) -> tuple[int, ...]:
        """All numbers that make up the position, derived and shared fields left out."""
        raise TypeError("a class without fields has no numbers")

    def replace(self, **changes: Any) -> F:
        """A copy in which some fields have other values."""
        unknown = changes.keys() - self.TABLE.keys()
        if unknown:
            raise TypeError(f"there is no field {', '.join(sorted(unknown))}")
        other = self.fields()
        vars(other).update(changes)
        return other


# The methods as text, for plain Python.


def plain_methods(table: dict[str, Field]) -> str:
    """What `Record` gives to the class that declares these fields."""
    return "\n".join(
        [
            "def __init__(self):",
            *(f"    self.{name} = {start_value(field)}" for name, field in table.items()),
            "def copy_from(self, other):",
            *(f"    self.{name} = other.{name}{'' if field.size is None else '[:]'}" for name, field in table.items()),
            "def fields(self):",
            "    copied = Fields.__new__(Fields)",
            "    Fields.copy_from(copied, self)",
            "    return copied",
            "def load_fields(self, fields):",
            *(f"    self.{name} = fields.{name}{'' if field.size is None else '[:]'}" for name, field in loaded(table)),
            "def numbers(self):",
            f"    return ({numbers_of(table)})",
        ]
    )


def start_value(field: Field) -> str:
    return repr(field.default) if field.size is None else f"[{field.default!r}] * {field.size}"


def loaded(table: dict[str, Field]) -> Iterator[tuple[str, Field]]:
    """The fields that do not follow from others."""
    return ((name, field) for name, field in table.items() if not field.derived)


def numbers_of(table: dict[str, Field]) -> str:
    """The key's numbers as the inside of a tuple."""
    own = ((name, field) for name, field in loaded(table) if field.kind != "shared")
    return "".join(f"{'' if field.size is None else '*'}self.{name}, " for name, field in own)


# The same for the compiled twin.


def declarations(table: dict[str, Field], owner: str) -> list[str]:
    """The fields in C: objects first, then the rest in one piece."""
    return [
        *(f"cdef {field.of} {name}" for name, field in table.items() if field.kind == "shared"),
        *(
            f"cdef {C_TYPES[field.kind]} {name}{f'[{field.size}]' if field.size else ''}"
            for name, field in in_memory(table)
        ),
        f"cdef signed char {END}",
        f"cdef int copy_from(self, {owner} other) except -1",
    ]


def array(field: Field) -> str:
    return "" if field.size is None else f"[{field.size}]"


def in_memory(table: dict[str, Field]) -> Iterator[tuple[str, Field]]:
    """The fields that are copied as one piece of memory, as declared: ordered by width Huang Di is a fifth slower."""
    return ((name, field) for name, field in table.items() if field.kind != "shared")


def compiled_methods(table: dict[str, Field]) -> list[str]:
    """The methods that the build pastes into the copy of the class."""
    first = next(name for name, field in in_memory(table))
    return [
        "def __init__(self):",
        *(f"    self.{name} = {compiled_start(field)}" for name, field in table.items()),
        "def copy_from(self, other):",
        *(f"    self.{name} = other.{name}" for name, field in table.items() if field.kind == "shared"),
        f"    start = cython.cast(cython.p_char, cython.address(self.{first}))",
        f"    end = cython.cast(cython.p_char, cython.address(self.{END}))",
        f"    memcpy(start, cython.address(other.{first}), end - start)",
        "    return 0",
        "def fields(self):",
        "    copied = Fields.__new__(Fields)",
        f"    copied.__dict__ = {{{', '.join(f'{name!r}: {read(name, field)}' for name, field in table.items())}}}",
        "    return copied",
        "def load_fields(self, fields):",
        *(line for name, field in loaded(table) for line in load(name, field)),
        "def numbers(self):",
        "    return self.fields().numbers()",
    ]


def compiled_start(field: Field) -> str:
    value = "EMPTY" if field.kind == "bits" else repr(field.default)
    return value if field.size is None else f"[{value}] * {field.size}"


def read(name: str, field: Field) -> str:
    """A field as a plain value."""
    one = f"self.{name}" if field.size is None else f"self.{name}[i]"
    if field.kind == "bits":
        one = f"as_int({one})"
    elif field.kind == "flag":
        one = f"bool({one})"
    return one if field.size is None else f"[{one} for i in range({field.size})]"


def load(name: str, field: Field) -> list[str]:
    """The lines that take a field from plain values."""
    if field.size is None:
        value = f"fields.{name}"
        return [f"    self.{name} = {f'from_int({value})' if field.kind == 'bits' else value}"]
    one = "values[i]"
    return [
        f"    values = fields.{name}",
        f"    for i in range({field.size}):",
        f"        self.{name}[i] = {f'from_int({one})' if field.kind == 'bits' else one}",
    ]
