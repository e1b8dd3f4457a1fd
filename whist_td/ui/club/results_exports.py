"""What the director of a club night takes home: one line a kind of file."""

from whist_td.exports.club.csv_export import club_standings_csv
from whist_td.exports.club.web_page import club_web_page
from whist_td.exports.club.workbook import club_workbook
from whist_td.formats.club.evening import ClubEvening
from whist_td.i18n.words import N_, Words
from whist_td.reports.club.papers import CLUB_AFTER_PLAY, ClubPapers
from whist_td.reports.papers import PageSize, render
from whist_td.ui.jobs import Progress, Work
from whist_td.ui.panels.papers_print import usual_size
from whist_td.ui.panels.results_exports import Export
from whist_td.usecases.club_views import club_standings


def _workbook(evening: ClubEvening, _after_round: int, _: Words) -> bytes:
    return club_workbook(evening, _)


def _web_page(evening: ClubEvening, after_round: int, _: Words) -> str:
    return club_web_page(evening, _, after_round)


def _list(evening: ClubEvening, after_round: int, _: Words) -> str:
    """Return the list with the mark by which spreadsheets know accents."""
    return "\ufeff" + club_standings_csv(club_standings(evening, after_round), _)


def _pdf(evening: ClubEvening, after_round: int, _: Words) -> bytes:
    return render(CLUB_AFTER_PLAY, ClubPapers(evening, after_round), usual_size(), _)


EXPORTS: tuple[Export[ClubEvening], ...] = (
    Export(
        "pdf",
        N_("PDF…"),
        N_("The standings and a sheet for each player and each table, ready to print or to send"),
        N_("standings"),
        ".pdf",
        N_("PDF document"),
        _pdf,
    ),
    Export(
        "workbook",
        N_("Workbook…"),
        N_("A spreadsheet to go on with: standings, deals, players, rounds"),
        N_("results"),
        ".xlsx",
        N_("Spreadsheet"),
        _workbook,
    ),
    Export(
        "webPage",
        N_("Web page…"),
        N_("One page to put on the club’s site or to send by mail"),
        N_("results"),
        ".html",
        N_("Web page"),
        _web_page,
        club_web_page,
    ),
    Export(
        "csv",
        N_("CSV list…"),
        N_("The standings as a plain list for other programs"),
        N_("standings"),
        ".csv",
        N_("CSV list"),
        _list,
    ),
)


def standings_pdf_work(evening: ClubEvening, after_round: int, _: Words, size: PageSize) -> Work:
    """Return the work of laying the standings out on paper."""

    def made(progress: Progress) -> object:
        of = ClubPapers(evening, after_round)
        return render(CLUB_AFTER_PLAY[:1], of, size, _, progress)

    return made
