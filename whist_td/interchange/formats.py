"""What a format makes of its events for other programs, and how it reads its own files again."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from importlib import import_module
from typing import Any, Generic, TypeVar, cast

from whist_td.core.formats import format_named, format_of
from whist_td.core.page_sizes import PageSize
from whist_td.desk.desk import Desk
from whist_td.desk.journal import Line, retold, with_taken_over
from whist_td.desk.requests import Event
from whist_td.interchange.event_json import EventSource, event_source, with_uid
from whist_td.interchange.listings import in_codes, in_words
from whist_td.words.listings import Listing
from whist_td.words.words import Words

Of = TypeVar("Of")
Writer = Callable[[Of, Iterable[Line], Words], bytes]
"""Makes a file of an event and its journal."""


@dataclass(frozen=True)
class FormatFiles(Generic[Of]):
    """The kinds of file that a format writes, and what its own JSON comes to."""

    workbook: Callable[[Of, Words, PageSize], bytes]
    table: Callable[..., Listing[Any]]
    """The standings of an event, as programs have them, after a round where one is named."""
    page: Callable[..., str]
    """The same as a page for everybody; last comes what the room may see."""
    json: Callable[[Of, Iterable[Line]], str]
    commands: Callable[[EventSource], tuple[Any, tuple[Any, ...]]]
    """The opening that a JSON file of ours tells, and the commands that follow it."""

    @property
    def local_table(self) -> Writer[Of]:
        """What writes the standings as the country's spreadsheet opens them."""
        return lambda event, _lines, _: in_words(self.table(event, _), _).encode("utf-8-sig")

    def writers(self, size: PageSize = PageSize.A4, uid: str = "") -> Mapping[str, Writer[Of]]:
        """Return what writes an event with its journal, by the ending of the file.

        `uid` is what the event is known by outside its club.
        """
        return {
            ".xlsx": lambda event, _lines, _: self.workbook(event, _, size),
            # Spreadsheets know by the mark that a table has accents.
            ".csv": lambda event, _lines, _: in_codes(self.table(event, _)).encode("utf-8-sig"),
            ".html": lambda event, _lines, _: self.page(event, _).encode(),
            ".json": lambda event, lines, _: with_uid(self.json(event, lines), uid).encode(),
        }


_FOLLOWING = (
    *("version", "standings", "journal"),
    *("after_round", "in_play", "final", "provisional", "missing"),
)
"""What in an event file follows from the rest, or is no fact."""


def with_journal(desk: Desk[Any], source: EventSource, now: datetime) -> Desk[Any]:
    """Return the desk of an event that was made of a file, with the journal that the file has.

    Who changed the facts in the file by hand finds them so: a last line of the journal says it.
    """
    lines = source.journal()
    if not lines:
        return desk
    with source.blaming("journal"):
        again = retold(lines)
        event = again if _is_told_by(source, again, lines) else desk.facts
        whole = with_taken_over(lines, event, now)
    return desk.with_event(event, whole)


def _is_told_by(source: EventSource, event: Event, lines: Iterable[Line]) -> bool:
    """Tell whether a file says of an event what its own sections say."""
    own = event_source(files_for(event).json(event, lines), source.file).plain
    return all(
        _facts(own[name]) == _facts(source.plain[name])
        for name in own.keys() & source.plain.keys()
        if name not in _FOLLOWING
    )


def _facts(section: object) -> object:
    """Return a section without the verdict on a movement, which every program makes anew."""
    if not isinstance(section, dict):
        return section
    return {name: value for name, value in section.items() if name != "quality"}


def later(module: str, name: str) -> Callable[..., Any]:
    """Return a function of a module that is read from the disk when it is first called."""
    return partial(_called, module, name)


def _called(module: str, name: str, *given: object) -> Any:  # noqa: ANN401 - whatever it returns
    return getattr(import_module(module), name)(*given)


def files_named(code: str) -> FormatFiles[Any]:
    """Return what a format writes and reads, by its code."""
    return cast("FormatFiles[Any]", format_named(code).part("files"))


def workbook_of(event: object, _: Words, _after_round: int, size: PageSize) -> bytes:
    """Return the workbook of an event, which holds every round."""
    return files_for(event).workbook(event, _, size)


def files_for(event: object) -> FormatFiles[Any]:
    """Return what the format of an event writes and reads."""
    return cast("FormatFiles[Any]", format_of(event).part("files"))
