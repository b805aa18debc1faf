"""Options of a game: switches whose default is the printed rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from tianming.core.errors import InvalidOption

Value = bool | int | str


MOST_CHARACTERS = 20_000  # characters of an option that is a free text


class Otherwise(Struct, frozen=True):
    """Another default, which applies if another option has that value."""

    option: str
    value: Value
    default: Value


class Option(Struct, frozen=True):
    """One switch: its name, its default, the rule it changes and what it does.

    A `free` option takes any text, which the game checks. The first of `otherwise` that applies replaces the default.
    With an `endless` value, nothing forces the game to end: people can agree to end it, bots cannot.
    """

    name: str
    default: Value
    rule: str
    text: str
    choices: tuple[Value, ...] = (False, True)
    free: bool = False
    endless: tuple[Value, ...] = ()
    otherwise: tuple[Otherwise, ...] = ()

    def default_with(self, values: Mapping[str, Value]) -> Value:
        """The default if the other options have those values."""
        return next((other.default for other in self.otherwise if values[other.option] == other.value), self.default)


def resolve_options(options: Sequence[Option], given: Mapping[str, object] | None) -> dict[str, Value]:
    """All options with their values. Raises InvalidOption for unknown names and values."""
    values: dict[str, Value] = {option.name: option.default for option in options}
    for name, value in (given or {}).items():
        option = next((option for option in options if option.name == name), None)
        if option is None:
            raise InvalidOption(f"no option {name!r:.40}; there are: {', '.join(values)}")
        values[name] = _check_value(option, value)
    unset = [option for option in options if option.name not in (given or {})]
    values.update({option.name: option.default_with(values) for option in unset})
    return values


def endless(options: Sequence[Option], values: Mapping[str, object]) -> list[str]:
    """The options with which nothing forces the game to end, as NAME=VALUE."""
    return [f"{option.name}={values[option.name]}" for option in options if values.get(option.name) in option.endless]


def check_end(options: Sequence[Option], given: Mapping[str, object] | None) -> None:
    """Refuse options with which a game among bots might never end."""
    found = endless(options, resolve_options(options, given))
    if found:
        raise InvalidOption(f"with {' and '.join(found)} bots might play forever: only people can agree to end a game")


def _check_value(option: Option, value: object) -> Value:
    if option.free:
        if isinstance(value, str) and len(value) <= MOST_CHARACTERS:
            return value
        raise InvalidOption(f"option {option.name} is a text of at most {MOST_CHARACTERS} characters")
    for choice in option.choices:
        if type(value) is type(choice) and value == choice:
            return choice
    shown = ", ".join(str(choice).lower() for choice in option.choices)
    raise InvalidOption(f"option {option.name} is one of {shown}, not {value!r:.40}")
