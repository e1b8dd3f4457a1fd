"""What the director of a Whiz tournament takes home."""

from whist_td.exports.whiz.csv_export import whiz_standings_csv
from whist_td.exports.whiz.web_page import whiz_web_page
from whist_td.exports.whiz.workbook import whiz_workbook
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.i18n.words import N_, Words
from whist_td.reports.papers import PageSize, render
from whist_td.reports.whiz.papers import WHIZ_AFTER_PLAY, WhizPapers
from whist_td.ui.jobs import Progress, Work
from whist_td.ui.panels.papers_print import usual_size
from whist_td.ui.panels.results_exports import Export
from whist_td.usecases.whiz_views import whiz_standings


def _workbook(evening: WhizEvening, _after_round: int, _: Words) -> bytes:
    return whiz_workbook(evening, _)


def _web_page(evening: WhizEvening, after_round: int, _: Words) -> str:
    return whiz_web_page(evening, _, after_round)


def _list(evening: WhizEvening, after_round: int, _: Words) -> str:
    """Return the list with the mark by which spreadsheets know accents."""
    return "\ufeff" + whiz_standings_csv(whiz_standings(evening, after_round), _)


def _pdf(evening: WhizEvening, after_round: int, _: Words) -> bytes:
    return render(WHIZ_AFTER_PLAY, WhizPapers(evening, after_round), usual_size(), _)


EXPORTS: tuple[Export[WhizEvening], ...] = (
    Export(
        "pdf",
        N_("PDF…"),
        N_("The ranking, a sheet for each player and one for each deal, ready to print or to send"),
        N_("ranking"),
        ".pdf",
        N_("PDF document"),
        _pdf,
    ),
    Export(
        "workbook",
        N_("Workbook…"),
        N_("A spreadsheet to go on with: ranking, results, deals, players, movement"),
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
        whiz_web_page,
    ),
    Export(
        "csv",
        N_("CSV list…"),
        N_("The ranking as a plain list for other programs"),
        N_("ranking"),
        ".csv",
        N_("CSV list"),
        _list,
    ),
)


def ranking_pdf_work(evening: WhizEvening, after_round: int, _: Words, size: PageSize) -> Work:
    """Return the work of laying the ranking out on paper."""

    def made(progress: Progress) -> object:
        of = WhizPapers(evening, after_round)
        return render(WHIZ_AFTER_PLAY[:1], of, size, _, progress)

    return made
