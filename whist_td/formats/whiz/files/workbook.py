"""A tournament as a workbook to go on with: correct points, and the ranking follows."""

from openpyxl import Workbook

from whist_td.formats.whiz.files.workbook_deals import write_deals
from whist_td.formats.whiz.files.workbook_grid import write_grid
from whist_td.formats.whiz.files.workbook_movement import write_movement
from whist_td.formats.whiz.files.workbook_players import write_players
from whist_td.formats.whiz.files.workbook_ranking import write_ranking
from whist_td.formats.whiz.files.workbook_results import write_results
from whist_td.formats.whiz.files.workbook_view import Sheets
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.paper_results import whiz_results
from whist_td.interchange.workbook import CellPen, saved, sheet_of
from whist_td.words.words import Words


def whiz_workbook(evening: WhizEvent, _: Words) -> bytes:
    """Return an .xlsx file of the ranking, results, players, deals and movement."""
    book = Workbook()
    pen = CellPen(book)
    results = whiz_results(evening, evening.last_announced)
    sheets = Sheets(evening, results, _("Results"), _("Deal by deal"))
    write_ranking(sheet_of(book, _("Ranking")), pen, sheets, _)
    write_results(sheet_of(book, sheets.results_sheet), pen, sheets, _)
    write_grid(sheet_of(book, sheets.grid_sheet), pen, sheets, _)
    write_players(sheet_of(book, _("Players")), pen, sheets, _)
    write_deals(sheet_of(book, _("Deals")), pen, sheets, _)
    write_movement(sheet_of(book, _("Movement")), pen, sheets, _)
    return saved(book, evening.details, pen)
