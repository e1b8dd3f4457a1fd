"""The papers that a format of event has, and how one comes from an event to its papers."""

import io
import os
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from threading import Lock
from typing import Any, Generic, Protocol, TypeVar, cast

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from whist_td.core.events import Details
from whist_td.core.formats import format_named, format_of
from whist_td.desk.file_errors import UnknownPaperError
from whist_td.paper.fonts import Face, font
from whist_td.paper.header_footer import NOTE
from whist_td.paper.layout import PageSize, Use
from whist_td.paper.page import Page
from whist_td.paper.pen import Align, Pen, Step
from whist_td.paper.sheets import Stack, Stale, stale
from whist_td.words.words import Words

# A PDF is bytes. As letters there would be a quarter more of them, and each is computed in Python.
rl_config.useA85 = 0
_FACES_IN_USE = Lock()

Progress = Callable[[int, int], None]


class Printable(Protocol):
    """Whatever the papers of an event are made of: all need its heading."""

    @property
    def details(self) -> Details:
        """The heading of every sheet."""


Of = TypeVar("Of", bound=Printable)


@dataclass(frozen=True)
class Paper(Generic[Of]):
    """One kind of sheet: its name on the command line, its label, and its pages."""

    name: str
    label: str
    pages: Callable[[Of, PageSize, Words], list[Page]]
    before_play: bool
    stack: Stack[Of] | None = None
    """Its single sheets; None where nobody asks whether they still match."""

    def only(self, sheets: Collection[str]) -> "Paper[Of]":
        """Return the paper with some of its sheets."""
        if (stack := self.stack) is None:
            return self
        chosen = frozenset(sheets)
        return replace(
            self,
            pages=partial(_some_pages, stack, chosen),
            stack=stack.only(chosen),
        )

    def by_number(self, of: Of) -> Mapping[int, tuple[str, ...]]:
        """Return its sheets by the number of whom each is for; none where they are for all."""
        return self.stack.by_number(of) if self.stack else {}

    def marks(self, of: Of) -> Mapping[str, str]:
        """Return a mark of what stands on each of its sheets."""
        return self.stack.marks(of) if self.stack else {}


def _some_pages(
    stack: Stack[Of], chosen: frozenset[str], of: Of, size: PageSize, _: Words
) -> list[Page]:
    return stack.pages(of, size, _, chosen.__contains__)


def _silent(_done: int, _total: int) -> None:
    """Tell nobody how far the work is."""


def render(
    papers: Sequence[Paper[Of]], of: Of, size: PageSize, _: Words, progress: Progress = _silent
) -> bytes:
    """Return one PDF that holds these papers, with a bookmark for each page."""
    out = io.BytesIO()
    labels = ", ".join(_(kind.label) for kind in papers)
    canvas = new_canvas(out, f"{of.details.name} · {labels}", _)
    canvas.setAuthor(" · ".join(part for part in (of.details.place, "Whist TD") if part))
    canvas.setSubject(f"{labels} · {_.date(of.details.date)}")
    stacks = [(kind, kind.pages(of, size, _)) for kind in papers]
    total, done, pen = sum(len(pages) for _kind, pages in stacks), 0, Pen(canvas)
    for kind, pages in stacks:
        pen.columns = {}
        drawings = [
            noted(pen, page, _(kind.label), (number, len(pages)), _)
            for number, page in enumerate(pages, start=1)
        ]
        for number, (page, drawing) in enumerate(zip(pages, drawings, strict=True), start=1):
            draw_page(canvas, page, drawing)
            _bookmark(canvas, kind, page, number, _)
            canvas.showPage()
            done += 1
            progress(done, total)
    if len(stacks) > 1:
        canvas.showOutline()
    return saved(canvas, out)


def papers_pdf(
    event: object,
    _: Words,
    after_round: int,
    size: PageSize,
    names: Collection[str] = (),
    sheets: Collection[str] = (),
) -> bytes:
    """Return papers of an event as of a round, the results first, and of each all sheets or some.

    Where no paper is named it is all of them; before round 1 there are no results.
    """
    papers = papers_for(event)
    has_results = after_round or not papers.before_play
    all_papers = sorted(papers.all_of(event), key=lambda each: each.before_play)
    printable = [each for each in all_papers if has_results or each.before_play]
    chosen = [*map(papers.named, names)] or printable
    some = [paper.only(sheets) for paper in chosen] if sheets else chosen
    return render(some, papers.of(event, after_round), size, _)


def new_canvas(out: io.BytesIO, title: str, _: Words) -> Canvas:
    """Return an empty PDF in the papers' face, which says when it is made."""
    canvas = Canvas(
        out,
        invariant=1,
        pageCompression=1,
        initialFontName=font(Face.REGULAR.value).fontName,  # type: ignore[arg-type] # the stubs say float
        lang=_.language.value,
    )
    canvas.setTitle(title)
    canvas.setCreator("Whist TD")
    canvas.setViewerPreference("Duplex", "Simplex")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    canvas.setDateFormatter(_made_at)
    return canvas


def saved(canvas: Canvas, out: io.BytesIO) -> bytes:
    """End a PDF and return it.

    One at a time: what is kept of a face is read at a place that all threads share, and two at once
    would fail, or take letters for others.
    """
    with _FACES_IN_USE:
        canvas.save()
    return out.getvalue()


def _made_at(*_fixed: int) -> str:
    """Return the moment as PDF writes it, with its zone: reportlab itself knows no half hours.

    All else in a file is the same whenever it is made; who needs that of the moment too sets
    SOURCE_DATE_EPOCH, as everywhere.
    """
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    now = datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now().astimezone()
    zone = f"{now:%z}"
    return f"D:{now:%Y%m%d%H%M%S}{zone[:3]}'{zone[3:5]}'"


def noted(pen: Pen, page: Page, title: str, number: tuple[int, int], _: Words) -> Sequence[Step]:
    """Return what is to be drawn on a page, and at its foot: which it is, and of how many."""
    page.draw(pen)
    if page.sheet.use is Use.CUT:
        pen.put(_("Print one side only, at 100 %."), page.sheet.foot, NOTE, pad=0)
    if page.sheet.use is not Use.FRAMED:
        which = _("page {page} of {pages}", page=number[0], pages=number[1])
        pen.put(f"{title} · {which}", page.sheet.foot, NOTE, Align.RIGHT, pad=0)
    return pen.noted()


def draw_page(canvas: Canvas, page: Page, drawing: Sequence[Step]) -> None:
    """Draw on a page what was noted."""
    canvas.setPageSize((page.sheet.width, page.sheet.height))
    for do, given, named in drawing:
        do(*given, **named)


def _bookmark(canvas: Canvas, kind: Paper[Of], page: Page, number: int, _: Words) -> None:
    key = f"{kind.name}-{number}"
    canvas.bookmarkPage(key)
    if number == 1:
        canvas.bookmarkPage(kind.name)
        canvas.addOutlineEntry(_(kind.label), kind.name, level=0, closed=True)
    # Whose a page is, not by a bare number: "Teams 1 · 2".
    text = page.bookmark
    each = kind.stack.each if kind.stack else None
    if each is not None and not re.search(r"[^\W\d]{2}", text):
        text = _(each.one if text.isdigit() else each.many, numbers=text)
    canvas.addOutlineEntry(text[:1].upper() + text[1:], key, level=1)


Event = TypeVar("Event")
Kind = tuple[str, str, Callable[[Of, PageSize, Words], list[Page]]]
"""A paper's name on the command line, its label, and its pages."""
StackKind = tuple[str, str, Stack[Of]]
"""The same, with its single sheets: what is printed before play may have to be printed anew."""


@dataclass(frozen=True)
class PaperSet(Generic[Of, Event]):
    """The papers that a format has, and what they are made of after a round of an event."""

    before_play: tuple[Paper[Of], ...]
    after_play: tuple[Paper[Of], ...]
    of: Callable[[Event, int | None], Of]
    planned: Callable[[Event], Of]
    """The same as it was planned, whatever has been announced since."""
    to_fill: frozenset[str] = frozenset()
    """The papers that are filled in by hand while an event is played, by name."""
    only_where: Mapping[str, Callable[[Any], bool]] = field(default_factory=dict)
    """Whether an event has what stands on a paper, by its name; the others every event has."""

    def all_of(self, event: Any, *, with_blanks: bool = False) -> tuple[Paper[Of], ...]:  # noqa: ANN401
        """Return all papers of an event; one that is finished wants nothing to be filled in."""
        is_wanted = with_blanks or not event.progress.finished
        there = (each for each in self.papers if self.is_there(each, event))
        return tuple(each for each in there if is_wanted or each.name not in self.to_fill)

    def is_there(self, paper: Paper[Of], event: Event) -> bool:
        """Tell whether an event has what stands on a paper."""
        condition = self.only_where.get(paper.name)
        return condition is None or condition(event)

    @property
    def papers(self) -> tuple[Paper[Of], ...]:
        """All of them, in the order of the evening."""
        return (*self.before_play, *self.after_play)

    @property
    def to_lay_out(self) -> tuple[Paper[Of], ...]:
        """Those that are laid out before play; a format that has none then shows all it has."""
        return self.before_play or self.papers

    def named(self, name: str) -> Paper[Of]:
        """Return a paper by its name, or refuse it with those there are."""
        for known in self.papers:
            if known.name == name:
                return known
        raise UnknownPaperError(name, tuple(known.name for known in self.papers))

    def stale(
        self, event: Event, printed: Mapping[str, Mapping[str, str]], after_round: int
    ) -> tuple[Stale, ...]:
        """Return what of the papers that were printed no longer matches an event."""
        of = self.planned(event)
        papers = (paper for paper in self.before_play if paper.name in printed)
        found = (
            stale(each.name, each.marks(of), printed[each.name], after_round) for each in papers
        )
        return tuple(each for each in found if each)


def paper_set(
    before: Iterable[StackKind[Of]],
    after: Iterable[Kind[Of] | StackKind[Of]],
    of: Callable[[Event, int | None], Of],
    planned: Callable[[Event], Of] | None = None,
    to_fill: Iterable[str] = (),
    only_where: Mapping[str, Callable[[Any], bool]] | None = None,
) -> PaperSet[Of, Event]:
    """Return the papers of a format, each in the order of the evening."""
    before_play = tuple(
        Paper(name, label, stack.all_pages, before_play=True, stack=stack)
        for name, label, stack in before
    )
    after_play = tuple(
        Paper(name, label, made.all_pages, before_play=False, stack=made)
        if isinstance(made, Stack)
        else Paper(name, label, made, before_play=False)
        for name, label, made in after
    )
    as_planned = planned or (lambda event: of(event, None))
    fill, where = frozenset(to_fill), only_where or {}
    return PaperSet(before_play, after_play, of, as_planned, fill, where)


def papers_of(code: str) -> PaperSet[Any, Any]:
    """Return the papers of a format by its code."""
    return cast("PaperSet[Any, Any]", format_named(code).part("paper"))


def papers_for(event: object) -> PaperSet[Any, Any]:
    """Return the papers that an event has."""
    return cast("PaperSet[Any, Any]", format_of(event).part("paper"))
