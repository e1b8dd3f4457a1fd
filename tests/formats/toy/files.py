"""Such an event for other programs: its standings as rows, its facts as they were asked."""

from collections.abc import Iterable
from typing import Any

from openpyxl import Workbook

from tests.formats.toy.rules import TotalStanding, ToyEvent, standings
from whist_td.core.formats import format_of
from whist_td.core.page_sizes import PageSize
from whist_td.desk.journal import Line, UndoHistory
from whist_td.desk.kinds import command_from_plain, command_to_plain, kind_named
from whist_td.desk.requests import Event
from whist_td.interchange.event_json import EventSource, event_text
from whist_td.interchange.formats import FormatFiles
from whist_td.interchange.sheet_columns import cell_value, heads
from whist_td.interchange.web_frame import listed, page, section, text
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellPen,
    saved,
    sheet_of,
    write_columns,
    write_heading,
)
from whist_td.words.listings import Column, Ink, Listing, Media, standing_columns
from whist_td.words.words import Words


def listing(event: ToyEvent, _: Words, after_round: int | None = None) -> Listing[TotalStanding]:
    after = event.last_announced if after_round is None else after_round
    number = ("number", _("No."))
    place = standing_columns(_, number, TotalStanding, lambda row: row.number, lambda row: row.name)
    total = Column[TotalStanding](
        _("Points"), lambda row: row.total, ink=Ink.STRONG, code="total", media=Media.EVERYWHERE
    )
    return Listing((*place, total), standings(event, after), _("Standings"))


def workbook(event: ToyEvent, _: Words, size: PageSize) -> bytes:
    book, shown = Workbook(), listing(event, _)
    sheet, pen = sheet_of(book, shown.title), CellPen(book)
    write_heading(sheet, pen, event.details, shown.title, _)
    inks = write_columns(sheet, pen, heads(shown))
    columns = shown.on(Media.WORKBOOK)
    for at, row in enumerate(shown.rows, start=HEADING_ROW + 1):
        pen.write_row(sheet, at, [cell_value(each, row) for each in columns], inks)
    return saved(book, event.details, pen, size)


def web_page(event: ToyEvent, _: Words) -> str:
    shown = listing(event, _)
    cells = shown.lines(Media.PAGE)
    lines = (text(" · ".join(each.text for each in row)) for row in cells)
    body = section("standings", shown.title, "", listed("standings", lines))
    return page(event.details, shown.title, body, _)


def event_json(event: Event, lines: Iterable[Line]) -> str:
    """Return what was asked of an event and stands, with its whole journal."""
    whole = tuple(lines)
    asked = (whole[0], *UndoHistory(whole).standing)
    commands = [command_to_plain(line.command) for line in asked]
    return event_text(format_of(event).code, {"commands": commands}, whole)


def commands_of(source: EventSource) -> tuple[Any, tuple[Any, ...]]:
    """Return the opening and the commands that such a file tells."""
    kind = kind_named(source.format)
    with source.blaming("commands"):
        opening, *later = (command_from_plain(each, kind) for each in source.plain["commands"])
        if not isinstance(opening, kind.opening):
            raise TypeError(opening)
    return opening, tuple(later)


FILES = FormatFiles(workbook, listing, web_page, event_json, commands_of)
