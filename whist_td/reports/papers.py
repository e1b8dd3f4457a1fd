"""The papers of an evening: what they are called, and one PDF of any of them."""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from reportlab.pdfgen.canvas import Canvas

from whist_td.i18n.words import N_, Words
from whist_td.reports import (
    cartons,
    director_sheet,
    rotation_cards,
    score_sheets,
    scoreboard,
    standings_sheet,
    table_cards,
    wall_scoreboard,
)
from whist_td.reports.fonts import Face, font
from whist_td.reports.furniture import SMALL
from whist_td.reports.layout import PageSize, Papers
from whist_td.reports.page import Page
from whist_td.reports.pen import Align, Pen
from whist_td.usecases.file_errors import UnknownPaperError
from whist_td.usecases.views import Plan

__all__ = [
    "AFTER_PLAY",
    "BEFORE_PLAY",
    "PAPERS",
    "PageSize",
    "Paper",
    "Papers",
    "paper",
    "render",
]

Pages = Callable[[Papers, PageSize, Words], list[Page]]
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Paper:
    """One kind of sheet: its name on the command line, its label, and its pages."""

    name: str
    label: str
    pages: Pages
    before_play: bool


_BEFORE = (
    ("rotation-cards", N_("Rotation cards"), rotation_cards.pages),
    ("cartons", N_("Cartons"), cartons.pages),
    ("table-cards", N_("Table cards"), table_cards.pages),
    ("director-sheet", N_("Director’s sheet"), director_sheet.pages),
    ("score-sheets", N_("Score sheets"), score_sheets.pages),
    ("wall-scoreboard", N_("Wall scoreboard"), wall_scoreboard.pages),
)
_AFTER = (
    ("standings", N_("Standings"), standings_sheet.pages),
    ("scoreboard", N_("Scoreboard"), scoreboard.pages),
)
BEFORE_PLAY = tuple(Paper(name, label, made, before_play=True) for name, label, made in _BEFORE)
AFTER_PLAY = tuple(Paper(name, label, made, before_play=False) for name, label, made in _AFTER)
PAPERS: tuple[Paper, ...] = (*BEFORE_PLAY, *AFTER_PLAY)


def paper(name: str) -> Paper:
    """Return a paper by its name, or refuse."""
    for known in PAPERS:
        if known.name == name:
            return known
    raise UnknownPaperError(name, tuple(known.name for known in PAPERS))


def _silent(_done: int, _total: int) -> None:
    """Tell nobody how far the work is."""


def render(
    papers: Sequence[Paper],
    of: Papers,
    size: PageSize,
    _: Words,
    progress: Progress = _silent,
) -> bytes:
    """Return one PDF that holds these papers, with a bookmark for each page."""
    out = io.BytesIO()
    canvas = _canvas(out, papers, of, _)
    of = replace(of, plan=_by_table(of.plan))
    stacks = [(kind, kind.pages(of, size, _)) for kind in papers]
    total, done, pen = sum(len(pages) for _kind, pages in stacks), 0, Pen(canvas)
    for kind, pages in stacks:
        for number, page in enumerate(pages, start=1):
            foot = _("page {page} of {pages}", page=number, pages=len(pages))
            _draw(canvas, pen, page, f"{_(kind.label)} · {foot}")
            _bookmark(canvas, kind, page, number, _)
            canvas.showPage()
            done += 1
            progress(done, total)
    canvas.save()
    return out.getvalue()


def _by_table(plan: Plan) -> Plan:
    cards = sorted(plan.cards, key=lambda card: card.team.number)
    return replace(plan, cards=tuple(cards))


def _canvas(out: io.BytesIO, papers: Sequence[Paper], of: Papers, _: Words) -> Canvas:
    details = of.plan.details
    canvas = Canvas(
        out,
        invariant=1,
        pageCompression=1,
        initialFontName=font(Face.REGULAR.value).fontName,  # type: ignore[arg-type] # the stubs say float
        lang=_.language.value,
    )
    labels = ", ".join(_(kind.label) for kind in papers)
    canvas.setTitle(f"{details.name} · {labels}")
    canvas.setAuthor(" · ".join(part for part in (details.place, "Whist TD") if part))
    canvas.setSubject(f"{labels} · {_.date(details.date)}")
    canvas.setCreator("Whist TD")
    return canvas


def _draw(canvas: Canvas, pen: Pen, page: Page, foot: str) -> None:
    canvas.setPageSize((page.sheet.width, page.sheet.height))
    page.draw(pen)
    pen.put(foot, page.sheet.foot, SMALL, Align.RIGHT, pad=0)


def _bookmark(canvas: Canvas, kind: Paper, page: Page, number: int, _: Words) -> None:
    key = f"{kind.name}-{number}"
    canvas.bookmarkPage(key)
    if number == 1:
        canvas.bookmarkPage(kind.name)
        canvas.addOutlineEntry(_(kind.label), kind.name, level=0, closed=True)
    canvas.addOutlineEntry(page.bookmark, key, level=1)
