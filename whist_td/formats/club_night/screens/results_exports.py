"""What the director of a club night takes home: one line a kind of file."""

from whist_td.formats.club_night.files.csv_export import club_standings_csv
from whist_td.formats.club_night.files.web_page import club_web_page
from whist_td.formats.club_night.files.workbook import club_workbook
from whist_td.formats.club_night.paper import PAPERS
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.views import club_standings
from whist_td.stages.results_frame import Export, pdf, plain_list, print_work, web_page, workbook
from whist_td.words.words import N_, Words


def _list(evening: ClubNightEvent, after_round: int, _: Words) -> str:
    return club_standings_csv(club_standings(evening, after_round), _)


EXPORTS: tuple[Export[ClubNightEvent], ...] = (
    pdf(
        N_("The standings and a sheet for each player and each table, ready to print or to send"),
        N_("standings"),
        PAPERS,
    ),
    workbook(N_("A spreadsheet to go on with: standings, deals, players, rounds"), club_workbook),
    web_page(club_web_page),
    plain_list(N_("The standings as a plain list for other programs"), N_("standings"), _list),
)

standings_pdf_work = print_work(PAPERS, 1)
"""Lays out the standings alone."""
