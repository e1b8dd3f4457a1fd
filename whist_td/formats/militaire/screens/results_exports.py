"""What the director of a militaire evening takes home: one line a kind of file."""

from whist_td.formats.militaire.files.csv_export import standings_csv
from whist_td.formats.militaire.files.web_page import results_page
from whist_td.formats.militaire.files.workbook import write_workbook
from whist_td.formats.militaire.paper import PAPERS
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.views.views import standings_view
from whist_td.stages.results_frame import Export, pdf, plain_list, print_work, web_page, workbook
from whist_td.words.words import N_, Words


def _list(evening: MilitaireEvent, after_round: int, _: Words) -> str:
    return standings_csv(standings_view(evening, after_round), _)


EXPORTS: tuple[Export[MilitaireEvent], ...] = (
    pdf(
        N_("The standings and the scoreboard, ready to print or to send"),
        N_("standings"),
        PAPERS,
    ),
    workbook(
        N_("A spreadsheet to go on with: entries, rotation, results, scoreboard, standings"),
        write_workbook,
    ),
    web_page(results_page),
    plain_list(N_("The standings as a plain list for other programs"), N_("standings"), _list),
)

standings_pdf_work = print_work(PAPERS, len(PAPERS.after_play))
"""Lays out the standings and the scoreboard."""
