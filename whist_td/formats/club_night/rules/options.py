"""The options of a game: which there are, and between which limits.

An option stands in a frozen dataclass with its default; its explanation is in `i18n`.
"""

from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from typing import Any

from whist_td.formats.club_night.rules.table_game_errors import GameOptionError


def number(default: int, least: int, most: int) -> int:
    """Return the default of an option that is a number, with its limits."""
    value: int = field(default=default, metadata={"limits": (least, most)})
    return value


@dataclass(frozen=True)
class Option:
    """One option as a screen asks for it; what it may be follows from its value.

    A number has limits, a choice has choices, a switch is on or off, and a row of a table of
    values holds options of its own.
    """

    name: str
    value: object
    least: int = 0
    most: int = 0
    choices: tuple[Enum, ...] = ()
    parts: tuple["Option", ...] = ()


def options(settings: object) -> tuple[Option, ...]:
    """Return the options of a game, in the order in which they are asked."""
    return tuple(_option(settings, each.name, each.metadata) for each in fields(_table(settings)))


def _table(settings: object) -> Any:  # noqa: ANN401 - any dataclass
    return settings


def _option(settings: object, name: str, metadata: Any) -> Option:  # noqa: ANN401 - dataclasses'
    value = getattr(settings, name)
    if isinstance(value, Enum):
        return Option(name, value, choices=tuple(type(value)))
    if is_dataclass(value):
        return Option(name, value, parts=options(value))
    least, most = metadata.get("limits", (0, 0))
    return Option(name, value, least, most)


def check_limits(settings: object) -> None:
    """Refuse a number outside the limits of its option."""
    for option in options(settings):
        value = option.value
        if not isinstance(value, int) or isinstance(value, bool):
            continue
        if not option.least <= value <= option.most:
            raise GameOptionError(option.name, value, option.least, option.most)
