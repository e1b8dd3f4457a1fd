"""The kinds of event that there are: each is one folder, reached by its name.

Nobody imports a format. Whoever needs what a format has for his trade asks for it here, by the
format's code or by anything that the format defines: an event, a command, a refusal.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

REGISTRY = "whist_td.formats.registry"
BOOK = "book"
"""The club's own book: no evening, but kept, journalled, undone and recovered as one is."""
BOOK_NUMBER = 0
"""The number under which the book stands among the events of a club file."""

PARTS: Mapping[str, tuple[str, str]] = {
    "desk": ("commands", "DESK"),
    "list": ("event_list", "LISTED"),
    "store": ("store", "STORE"),
    "words": ("words", "WORDS"),
    "paper": ("paper", "PAPERS"),
    "files": ("files", "FILES"),
    "year": ("year", "YEAR"),
    "room": ("room", "ROOM"),
    "cli": ("cli", "VERBS"),
    "phones": ("phones", "PHONES"),
    "screens": ("screens", "SCREENS"),
}
"""What each trade asks a format for: a module of the format's folder, and the name in it."""


@dataclass(frozen=True)
class Format:
    """One kind of event, as its folder offers it."""

    code: str
    """As club files, exports and the command line name it."""
    home: str
    """The dotted name of its folder."""

    def part(self, trade: str) -> Any:  # noqa: ANN401 - each trade says what it expects
        """Return what the format has for a trade, read from the disk when first asked for."""
        return _part(self.home, trade)


_FORGETTING: list[Callable[[], None]] = []


def once_per_formats(made: Callable[P, R]) -> Callable[P, R]:
    """Keep what a function makes of the formats that there are, until these are others."""
    cached = cache(made)
    _FORGETTING.append(cached.cache_clear)
    return cast("Callable[P, R]", cached)


@once_per_formats
def _part(home: str, trade: str) -> Any:  # noqa: ANN401 - each trade says what it expects
    module, name = PARTS[trade]
    return getattr(import_module(f"{home}.{module}"), name)


@cache
def _known() -> dict[str, Format]:
    registry = import_module(REGISTRY)
    homes: Mapping[str, str] = {**registry.FORMATS, BOOK: registry.BOOK}
    return {code: Format(code, home) for code, home in homes.items()}


def formats() -> tuple[Format, ...]:
    """Return every format, in the order of the registry."""
    return tuple(each for each in kinds() if each.code != BOOK)


def kinds() -> tuple[Format, ...]:
    """Return whatever is kept as an event is: every format, and the club's book."""
    return tuple(_known().values())


def format_named(code: str) -> Format:
    """Return a format by its code; a `KeyError` where there is none."""
    return _known()[code]


def format_of(thing: object) -> Format:
    """Return the format that defines what a thing is; a `LookupError` where none does."""
    found = home_of(type(thing).__module__)
    if found is None:
        raise LookupError(type(thing))
    return found


@once_per_formats
def home_of(module: str) -> Format | None:
    """Return the format in whose folder a module stands; None: it is everybody's."""
    return next((each for each in kinds() if module.startswith(f"{each.home}.")), None)


def register(code: str, home: str) -> Callable[[], None]:
    """Add a format, as a line of the registry would; return what takes it away again."""
    _known()[code] = Format(code, home)
    _forget()

    def taken_away() -> None:
        del _known()[code]
        _forget()

    return taken_away


def _forget() -> None:
    for forget in _FORGETTING:
        forget()
