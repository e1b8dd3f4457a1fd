"""What a format makes of its events for other programs, and how it reads its own files again."""

import csv
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from importlib import import_module
from io import StringIO
from typing import Any, Generic, TypeVar, cast

from whist_td.core.formats import format_named, format_of
from whist_td.core.page_sizes import PageSize
from whist_td.desk.desk import Desk
from whist_td.desk.journal import Line, retold, with_taken_over
from whist_td.desk.requests import Event
from whist_td.interchange.event_json import EventSource, event_source, with_uid
from whist_td.interchange.tables import with_commas, with_semicolons
from whist_td.words.words import N_, Language, Words

_HEADINGS: Mapping[str, str] = {
    "rank": N_("Rank"),
    "team": N_("Team no."),
    "player": N_("Player no."),
    "number": N_("No."),
    "name": N_("Name"),
    "total": N_("Total"),
    "withdrawn": N_("Withdrawn"),
    "decided_after_round": N_("Decided after round"),
    "tie": N_("Tie"),
    "cumulative": N_("Total after round"),
    "percent": N_("Percent"),
    "percent_exact": N_("Percent, as a fraction"),
    "score": N_("Score"),
    "score_exact": N_("Score, as a fraction"),
    "boards": N_("Deals"),
    "points": N_("Points"),
    "penalty": N_("Penalty"),
    "games": N_("Games"),
    "rubbers": N_("Rubbers"),
    "deals": N_("Deals"),
    "best_round": N_("Best round"),
    "placement": N_("Placement points"),
    "sanction": N_("Referee"),
    "round": N_("Round", "tour"),
    "after_round": N_("After round"),
    "in_play": N_("Round in play"),
    "provisional": N_("Provisional"),
    "missing": N_("Missing"),
}
_TEXTS = ("name", "tie", "missing")
_ANSWERS: Mapping[str, str] = {"yes": N_("yes"), "no": N_("no")}
_DECIMAL = re.compile(r"-?\d+\.\d+")
_FRACTION = re.compile(r"-?\d+/\d+")
_SLASH = "\N{FRACTION SLASH}"
"""A spreadsheet takes 1/2 for a day of January or February; this it leaves as it is."""


def in_local_form(table: str, _: Words) -> str:
    """Return a table of commas, its headings in codes, in the form of the words' country."""
    columns = list(zip(*csv.reader(StringIO(table)), strict=True))
    codes, *rows = zip(*(each for each in columns if not _repeats(each, columns)), strict=True)
    written = [[_heading(code, _) for code in codes]]
    written += ([_cell(*pair, _) for pair in zip(codes, row, strict=True)] for row in rows)
    return _separated(written, _)


def _repeats(column: tuple[str, ...], columns: Sequence[tuple[str, ...]]) -> bool:
    """Tell whether a column has the score where that is the percentage beside it."""
    code, *cells = column
    return code.startswith("score") and (code.replace("score", "percent"), *cells) in columns


def _separated(rows: Iterable[Iterable[object]], _: Words) -> str:
    return with_semicolons(rows) if _.language is Language.FRENCH else with_commas(rows)


def _heading(code: str, _: Words) -> str:
    """Return a heading in words; a column that is there for each round ends in its number."""
    stem, _line, number = code.rpartition("_")
    if number.isdecimal() and stem in _HEADINGS:
        return f"{_(_HEADINGS[stem])} {number}"
    return _(_HEADINGS[code]) if code in _HEADINGS else code


def _cell(code: str, text: str, _: Words) -> str:
    if code in _TEXTS:
        return text
    if text in _ANSWERS:
        return _(_ANSWERS[text])
    if _FRACTION.fullmatch(text):
        return text.replace("/", _SLASH)
    if _DECIMAL.fullmatch(text) and _.language is Language.FRENCH:
        return text.replace(".", ",")
    return text


Of = TypeVar("Of")
Writer = Callable[[Of, Iterable[Line], Words], bytes]
"""Makes a file of an event and its journal."""


@dataclass(frozen=True)
class FormatFiles(Generic[Of]):
    """The kinds of file that a format writes, and what its own JSON comes to."""

    workbook: Callable[[Of, Words, PageSize], bytes]
    table: Callable[..., str]
    """The standings of an event in some words, after a round where one is named."""
    page: Callable[..., str]
    """The same as a page for everybody; last comes what the room may see."""
    json: Callable[[Of, Iterable[Line]], str]
    commands: Callable[[EventSource], tuple[Any, tuple[Any, ...]]]
    """The opening that a JSON file of ours tells, and the commands that follow it."""

    @property
    def local_table(self) -> Writer[Of]:
        """What writes the standings as the country's spreadsheet opens them."""
        return lambda event, _lines, _: in_local_form(self.table(event, _), _).encode("utf-8-sig")

    def writers(self, size: PageSize = PageSize.A4, uid: str = "") -> Mapping[str, Writer[Of]]:
        """Return what writes an event with its journal, by the ending of the file.

        `uid` is what the event is known by outside its club.
        """
        return {
            ".xlsx": lambda event, _lines, _: self.workbook(event, _, size),
            # Spreadsheets know by the mark that a table has accents.
            ".csv": lambda event, _lines, _: self.table(event, _).encode("utf-8-sig"),
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
        told = retold(lines)
        evening = told if _is_told_by(source, told, lines) else desk.evening
        whole = with_taken_over(lines, evening, now)
    return desk.with_event(evening, whole)


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


def workbook_of(event: object, _after_round: int, _: Words, size: PageSize) -> bytes:
    """Return the workbook of an event, which holds every round."""
    return files_for(event).workbook(event, _, size)


def files_for(event: object) -> FormatFiles[Any]:
    """Return what the format of an event writes and reads."""
    return cast("FormatFiles[Any]", format_of(event).part("files"))
