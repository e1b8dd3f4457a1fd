"""What the director of a Whiz tournament takes home: one line a kind of file."""

from whist_td.formats.whiz.files.tables import whiz_standings_csv
from whist_td.formats.whiz.files.web_page import whiz_web_page
from whist_td.formats.whiz.files.workbook import whiz_workbook
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.results import whiz_standings
from whist_td.stages.results_files import (
    Export,
    pdf,
    plain_list,
    print_work,
    web_page,
    workbook,
)
from whist_td.words.words import N_, Words


def _list(evening: WhizEvent, after_round: int, _: Words) -> str:
    return whiz_standings_csv(whiz_standings(evening, after_round), _)


EXPORTS: tuple[Export[WhizEvent], ...] = (
    pdf(
        N_("The ranking, a sheet for each player and one for each deal, ready to print or to send"),
        N_("ranking"),
        PAPERS,
    ),
    workbook(
        N_("A spreadsheet to go on with: ranking, results, deals, players, movement"),
        whiz_workbook,
    ),
    web_page(whiz_web_page),
    plain_list(N_("The ranking as a plain list for other programs"), N_("ranking"), _list),
)

ranking_pdf_work = print_work(PAPERS, 1)
"""Lays out the ranking alone."""
