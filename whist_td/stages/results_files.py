"""The kinds of file that every format gives: paper, workbook, web page, plain list."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Generic

from whist_td.desk.discretion import discreet_evening
from whist_td.desk.requests import E
from whist_td.kit.jobs import Progress, Work
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import Of, PaperSet, render
from whist_td.room.views.show import Show
from whist_td.stages.papers_files import FileKind
from whist_td.stages.papers_print import usual_size
from whist_td.words.words import N_, Words

PUBLIC = ".html"
"""The ending of what is put where everybody reads it."""

Maker = Callable[[E, int, Words], str | bytes]
"""Makes a file of an evening as it stood after a round."""
PageMaker = Callable[[E, Words, int, Show | None], str]
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


def pdf(tip: str, what: str, papers: PaperSet[Of, E]) -> Export[E]:
    """Return the export of all papers after play, on the paper of the country."""

    def made(evening: E, after_round: int, _: Words) -> bytes:
        return render(papers.after_play, papers.of(evening, after_round), usual_size(), _)

    return Export("pdf", N_("PDF…"), tip, what, ".pdf", N_("PDF document"), made)


def workbook(tip: str, maker: Callable[[E, Words], bytes]) -> Export[E]:
    """Return the export that a club can go on with."""

    def made(evening: E, _after_round: int, _: Words) -> bytes:
        return maker(evening, _)

    return Export("workbook", N_("Workbook…"), tip, N_("results"), ".xlsx", N_("Spreadsheet"), made)


def web_page(page: PageMaker[E]) -> Export[E]:
    """Return the export that everybody may read."""

    def made(evening: E, after_round: int, _: Words) -> str:
        return page(evening, _, after_round, None)

    return Export(
        "webPage",
        N_("Web page…"),
        N_("One page to put on the club’s site or to send by mail"),
        N_("results"),
        PUBLIC,
        N_("Web page"),
        made,
        page,
    )


def plain_list(tip: str, what: str, maker: Callable[[E, int, Words], str]) -> Export[E]:
    """Return the export for other programs, with the mark by which they know accents."""

    def made(evening: E, after_round: int, _: Words) -> str:
        return "\ufeff" + maker(evening, after_round, _)

    return Export("csv", N_("CSV list…"), tip, what, ".csv", N_("CSV list"), made)


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


def print_work(papers: PaperSet[Of, E], number: int) -> Callable[[E, int, Words, PageSize], Work]:
    """Return what makes the work of laying the first papers after play out."""

    def work(evening: E, after_round: int, _: Words, size: PageSize) -> Work:
        def made(progress: Progress) -> object:
            of = papers.of(evening, after_round)
            return render(papers.after_play[:number], of, size, _, progress)

        return made

    return work
