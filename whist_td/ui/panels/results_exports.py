"""What the director takes home: the workbook, the web page, the list for other programs."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Generic

from whist_td.exports.csv_export import standings_csv
from whist_td.exports.web_page import results_page
from whist_td.exports.workbook import write_workbook
from whist_td.formats.militaire.evening import Evening
from whist_td.i18n.words import N_, Words
from whist_td.reports.papers import AFTER_PLAY, PageSize, Papers, render
from whist_td.ui.jobs import Progress, Work
from whist_td.ui.panels.papers_files import FileKind
from whist_td.ui.panels.papers_print import usual_size
from whist_td.usecases.discretion import discreet_evening
from whist_td.usecases.requests import E
from whist_td.usecases.room_show import Show
from whist_td.usecases.views import plan_of, standings_view

PUBLIC = ".html"
"""The ending of what is put where everybody reads it."""

Maker = Callable[[E, int, Words], str | bytes]
"""Makes a file of an evening as it stood after a round."""
PageMaker = Callable[[E, Words, int, Show], str]
"""Makes a page that tells no more than the room may see."""


@dataclass(frozen=True)
class Export(Generic[E]):
    """One kind of file: its button, what its name says, its ending, and who makes it."""

    name: str
    label: str
    tip: str
    what: str
    suffix: str
    description: str
    maker: Maker[E]
    page: PageMaker[E] | None = None
    """Makes the page for everybody, where this is one."""

    @property
    def is_public(self) -> bool:
        """Whether everybody may read it: the web page, in every format of play."""
        return self.suffix == PUBLIC

    def kind(self, _: Words) -> FileKind:
        """Return the kind of file in the club's words."""
        return FileKind(_(self.what), self.suffix, _(self.description))


def _workbook(evening: Evening, _after_round: int, _: Words) -> bytes:
    return write_workbook(evening, _)


def _web_page(evening: Evening, after_round: int, _: Words) -> str:
    return results_page(evening, _, after_round)


def _list(evening: Evening, after_round: int, _: Words) -> str:
    """Return the list with the mark by which spreadsheets know accents."""
    return "\ufeff" + standings_csv(standings_view(evening, after_round), _)


def _pdf(evening: Evening, after_round: int, _: Words) -> bytes:
    """Return the standings and the scoreboard on the paper of the country."""
    return render(AFTER_PLAY, _papers(evening, after_round), usual_size(), _)


def _papers(evening: Evening, after_round: int) -> Papers:
    return Papers(plan_of(evening), standings_view(evening, after_round))


EXPORTS: tuple[Export, ...] = (
    Export(
        "pdf",
        N_("PDF…"),
        N_("The standings and the scoreboard, ready to print or to send"),
        N_("standings"),
        ".pdf",
        N_("PDF document"),
        _pdf,
    ),
    Export(
        "workbook",
        N_("Workbook…"),
        N_("A spreadsheet to go on with: entries, rotation, results, scoreboard, standings"),
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
        PUBLIC,
        N_("Web page"),
        _web_page,
        results_page,
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


def export_work(
    export: Export[E],
    evening: E,
    after_round: int,
    _: Words,
    discreet: Collection[str] = (),
    show: Show | None = None,
) -> Work:
    """Return the work of making a file, to be done beside the window.

    `discreet` are the people whose initials stand for them where everybody reads it, `show` is
    what the room may see.
    """
    shown = discreet_evening(evening, discreet) if export.is_public else evening
    page = export.page

    def made(progress: Progress) -> object:
        if page is not None and show is not None:
            content: str | bytes = page(shown, _, after_round, show)
        else:
            content = export.maker(shown, after_round, _)
        progress(1, 1)
        return content

    return made


def standings_pdf_work(evening: Evening, after_round: int, _: Words, size: PageSize) -> Work:
    """Return the work of laying the standings and the scoreboard out on paper."""

    def made(progress: Progress) -> object:
        return render(AFTER_PLAY, _papers(evening, after_round), size, _, progress)

    return made
