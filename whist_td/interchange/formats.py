"""What a format makes of its events for other programs, and how it reads its own files again."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, TypeVar, cast

from whist_td.core.formats import format_named, format_of
from whist_td.desk.journal import Line
from whist_td.interchange.event_json import EventSource
from whist_td.interchange.local_table import in_local_form
from whist_td.words.words import Words

Event = TypeVar("Event")
Writer = Callable[[Event, Iterable[Line], Words], bytes]
"""Makes a file of an event and its journal."""


@dataclass(frozen=True)
class FormatFiles(Generic[Event]):
    """The kinds of file that a format writes, and what its own JSON comes to."""

    workbook: Callable[[Event, Words], bytes]
    table: Callable[..., str]
    """The standings of an event in some words, after a round where one is named."""
    page: Callable[..., str]
    """The same as a page for everybody; last comes what the room may see."""
    json: Callable[[Event, Iterable[Line]], str]
    commands: Callable[[EventSource], tuple[Any, tuple[Any, ...]]]
    """The opening that a JSON file of ours tells, and the commands that follow it."""

    @property
    def local_table(self) -> Writer[Event]:
        """What writes the standings as the country's spreadsheet opens them."""
        return lambda event, _lines, _: in_local_form(self.table(event, _), _).encode("utf-8-sig")

    @property
    def writers(self) -> Mapping[str, Writer[Event]]:
        """What writes an event with its journal, by the ending of the file."""
        return {
            ".xlsx": lambda event, _lines, _: self.workbook(event, _),
            # Spreadsheets know by the mark that a table has accents.
            ".csv": lambda event, _lines, _: self.table(event, _).encode("utf-8-sig"),
            ".html": lambda event, _lines, _: self.page(event, _).encode(),
            ".json": lambda event, lines, _: self.json(event, lines).encode(),
        }


def later(module: str, name: str) -> Callable[..., Any]:
    """Return a function of a module that is read from the disk when it is first called."""

    def read(*given: object) -> Any:  # noqa: ANN401 - whatever that function returns
        return getattr(import_module(module), name)(*given)

    return read


def files_named(code: str) -> FormatFiles[Any]:
    """Return what a format writes and reads, by its code."""
    return cast("FormatFiles[Any]", format_named(code).part("files"))


def files_for(event: object) -> FormatFiles[Any]:
    """Return what the format of an event writes and reads."""
    return cast("FormatFiles[Any]", format_of(event).part("files"))
