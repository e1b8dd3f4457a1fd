"""A club night as a workbook: standings, every deal, players and rounds; the sums are formulas."""

from openpyxl import Workbook

from whist_td.exports.club.workbook_players import write_players
from whist_td.exports.club.workbook_results import write_results
from whist_td.exports.club.workbook_rounds import write_rounds
from whist_td.exports.club.workbook_standings import write_standings
from whist_td.exports.club.workbook_view import ClubSheets
from whist_td.exports.workbook_file import saved, sheet_of
from whist_td.exports.workbook_ink import Pen
from whist_td.formats.club.evening import ClubEvening
from whist_td.i18n.words import Words


def club_workbook(evening: ClubEvening, _: Words) -> bytes:
    """Return an .xlsx file of the standings, results, players and rounds."""
    book = Workbook()
    pen = Pen(book)
    sheets = ClubSheets(evening, _("Results"))
    write_standings(sheet_of(book, _("Standings")), pen, sheets, _)
    write_results(sheet_of(book, sheets.results_sheet), pen, sheets, _)
    write_players(sheet_of(book, _("Players")), pen, sheets, _)
    write_rounds(sheet_of(book, _("Rounds")), pen, sheets, _)
    return saved(book, evening.details, pen)
