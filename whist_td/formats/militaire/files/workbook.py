"""An evening as a workbook that a club can go on with: correct a winner, and the totals follow."""

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.errors import TooFewTeamsError
from whist_td.formats.militaire.files.workbook_plan import (
    write_entries,
    write_rotation,
    write_visits,
)
from whist_td.formats.militaire.files.workbook_results import write_results
from whist_td.formats.militaire.files.workbook_scoreboard import (
    write_running,
    write_scoreboard,
)
from whist_td.formats.militaire.files.workbook_view import Play
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views.views import StandingsView, plan_of, standings_view
from whist_td.formats.militaire.words.sentences import tie_sentence
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Value,
    freeze,
    lay_out,
    name_width,
    saved,
    set_widths,
    sheet_of,
    write_heading,
)
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.words.sentences import standings_title
from whist_td.words.words import Words


def write_workbook(evening: MilitaireEvent, _: Words) -> bytes:
    """Return an .xlsx file of the entries, rotation, results, scoreboard and standings."""
    if evening.tables < LEAST_TABLES:
        raise TooFewTeamsError(evening.tables, LEAST_TABLES)
    book = Workbook()
    pen = CellPen(book)
    play = Play(evening, plan_of(evening), _("Scoreboard"), _("Running totals"))
    write_entries(sheet_of(book, _("Entries")), pen, play.plan, _)
    write_rotation(sheet_of(book, _("Rotation")), pen, play.plan, _)
    write_visits(sheet_of(book, _("Visits")), pen, play.plan, _)
    write_results(sheet_of(book, _("Results")), pen, play, _)
    write_scoreboard(sheet_of(book, play.scoreboard), pen, play, _)
    write_running(sheet_of(book, play.running), pen, play, _)
    write_standings(sheet_of(book, _("Standings")), pen, standings_view(evening), _)
    return saved(book, evening.details, pen)


def write_standings(sheet: Worksheet, pen: CellPen, view: StandingsView, _: Words) -> None:
    """Write the standings as they are now, each tie with its sentence."""
    write_heading(sheet, pen, view.details, standings_title(view, _), _)
    averages = any(standing.average is not None for standing in view.rows)
    headings = [_("Rank"), _("Team"), _("Name"), _("Total"), _("Remarks")]
    values = [_standing(standing, _) for standing in view.rows]
    if averages:
        headings.insert(4, _("Average"))
        for line, standing in zip(values, view.rows, strict=True):
            line.insert(4, round(float(standing.average or 0), 3))
    inks = (
        CellInk.HEADING,
        CellInk.HEADING,
        CellInk.HEADING_LEFT,
        CellInk.HEADING,
        *_ends(averages),
    )
    pen.write_row(sheet, HEADING_ROW, headings, inks)
    inks = (
        CellInk.TOTAL,
        CellInk.NUMBER,
        CellInk.STRONG,
        CellInk.TOTAL,
        *[CellInk.NUMBER] * averages,
        CellInk.NOTE,
    )
    for row, line in enumerate(values, start=HEADING_ROW + 1):
        pen.write_row(sheet, row, line, inks)
    names = name_width(standing.name for standing in view.rows)
    set_widths(sheet, (8, 8, max(names, 24), 9, *[10] * averages, 66))
    freeze(sheet, f"A{HEADING_ROW + 1}")
    last = "F" if averages else "E"
    lay_out(sheet, view.details, f"A1:{last}{HEADING_ROW + len(values)}", HEADING_ROW, _)


def _ends(averages: bool) -> tuple[CellInk, ...]:  # noqa: FBT001
    return (CellInk.HEADING,) * averages + (CellInk.HEADING_LEFT,)


def _standing(standing: MilitaireStanding, _: Words) -> list[Value]:
    remarks = tie_sentence(standing, _)
    if standing.withdrawn:
        remarks = " · ".join(filter(None, (_("withdrew"), remarks)))
    return [standing.rank, standing.team, standing.name, standing.total, remarks]
