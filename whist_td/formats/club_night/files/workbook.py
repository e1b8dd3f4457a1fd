"""A club night as a workbook: standings, every deal, players and rounds; the sums are formulas."""

from openpyxl import Workbook

from whist_td.formats.club_night.files.workbook_players import write_players
from whist_td.formats.club_night.files.workbook_results import write_results
from whist_td.formats.club_night.files.workbook_rounds import write_rounds
from whist_td.formats.club_night.files.workbook_standings import write_standings
from whist_td.formats.club_night.files.workbook_view import ClubSheets
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.interchange.workbook import CellPen, saved, sheet_of
from whist_td.words.words import Words


def club_workbook(evening: ClubNightEvent, _: Words) -> bytes:
    """Return an .xlsx file of the standings, results, players and rounds."""
    book = Workbook()
    pen = CellPen(book)
    sheets = ClubSheets(evening, _("Results"))
    write_standings(sheet_of(book, _("Standings")), pen, sheets, _)
    write_results(sheet_of(book, sheets.results_sheet), pen, sheets, _)
    write_players(sheet_of(book, _("Players")), pen, sheets, _)
    write_rounds(sheet_of(book, _("Rounds")), pen, sheets, _)
    return saved(book, evening.details, pen)
