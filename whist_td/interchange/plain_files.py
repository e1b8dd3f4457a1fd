"""The files of a format that has no layout of its own: its standings as rows, its facts as said.

What was asked of the event, and stands, is its JSON: said again, it makes the same event.
"""

from collections.abc import Callable, Iterable
from typing import Any

from openpyxl import Workbook

from whist_td.core.formats import format_of
from whist_td.core.page_sizes import PageSize
from whist_td.core.ranking import TotalStanding
from whist_td.desk.journal import Line, UndoHistory
from whist_td.desk.kinds import command_from_plain, command_to_plain, kind_named
from whist_td.desk.requests import Event
from whist_td.interchange.event_json import EventSource, event_text
from whist_td.interchange.formats import FormatFiles
from whist_td.interchange.tables import harmless, with_commas
from whist_td.interchange.web_frame import listed, page, section, text
from whist_td.interchange.workbook import CellPen, saved, sheet_of, write_heading
from whist_td.words.words import Words

Standings = Callable[[Any, int], Iterable[TotalStanding]]
"""Returns the standings of an event after a round."""
_FIRST_ROW = 4


def plain_files(standings: Standings) -> FormatFiles[Any]:
    """Return the files of events with such standings."""

    def rows(evening: Event) -> Iterable[tuple[Any, ...]]:
        found = standings(evening, evening.last_announced)
        return ((row.rank, row.number, row.name, row.total) for row in found)

    def workbook(evening: Event, _: Words, size: PageSize) -> bytes:
        book = Workbook()
        sheet, pen = sheet_of(book, _("Standings")), CellPen(book)
        write_heading(sheet, pen, evening.details, _("Standings"), _)
        for number, cells in enumerate(_harmless(rows(evening)), start=_FIRST_ROW):
            for column, value in enumerate(cells, start=1):
                sheet.cell(number, column, value)
        return saved(book, evening.details, pen, size)

    def table(evening: Event, _: Words) -> str:
        return with_commas(_harmless(rows(evening)))

    def web_page(evening: Event, _: Words) -> str:
        lines = (text(" · ".join(map(str, cells))) for cells in rows(evening))
        title = _("Standings")
        body = section("standings", title, "", listed("standings", lines))
        return page(evening.details, title, body, _)

    return FormatFiles(workbook, table, web_page, event_json, commands_of)


def _harmless(rows: Iterable[tuple[Any, ...]]) -> Iterable[list[Any]]:
    return ([harmless(each) if isinstance(each, str) else each for each in row] for row in rows)


def event_json(evening: Event, lines: Iterable[Line]) -> str:
    """Return what was asked of an event and stands, with its whole journal."""
    whole = tuple(lines)
    asked = (whole[0], *UndoHistory(whole).standing)
    commands = [command_to_plain(line.command) for line in asked]
    return event_text(format_of(evening).code, {"commands": commands}, whole)


def commands_of(source: EventSource) -> tuple[Any, tuple[Any, ...]]:
    """Return the opening and the commands that such a file tells."""
    kind = kind_named(source.format)
    with source.blaming("commands"):
        opening, *later = (command_from_plain(each, kind) for each in source.plain["commands"])
        if not isinstance(opening, kind.opening):
            raise TypeError(opening)
    return opening, tuple(later)
