"""What is laid out of an event before it is printed: each paper by itself, or some as one PDF."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar, cast

from whist_td.core.proposals import NO_CORNERS, Corners
from whist_td.desk.apart import done_apart, no_progress
from whist_td.desk.requests import Event
from whist_td.kit.jobs import Progress, Work
from whist_td.kit.printing import PdfFile, pdf_file
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import Paper, Printable, papers_for, render
from whist_td.words.words import Words

T = TypeVar("T")
Papers = Sequence[Paper[Any]]
MANY = 100
"""More sheets are made in another process: it needs as long as these to begin."""


@dataclass(frozen=True)
class LaidPaper:
    """A paper laid out, and its single sheets by the number of whom each is for."""

    pdf: PdfFile
    sheets: Mapping[int, tuple[str, ...]]


Laid = Mapping[str, LaidPaper]
"""Each paper by its name, laid out."""


@dataclass(frozen=True)
class Wish:
    """What is to be laid out: of which plan, on which paper, in which language."""

    plan: object
    size: PageSize
    words: Words
    corners: Corners = NO_CORNERS


def _printable(wish: Wish, event: Event) -> Printable:
    of: Any = papers_for(event).of(event, None)
    if wish.corners != NO_CORNERS:
        of = replace(of, corners=wish.corners)
    return cast("Printable", of)


def layout_work(wish: Wish, event: Event) -> Work:
    """Return the work of laying out each paper by itself, for the preview."""

    def laid(progress: Progress) -> Laid:
        papers = papers_for(event)
        kinds, of = papers.to_lay_out, _printable(wish, event)
        made = _made(progress, _each_alone, kinds, of, wish.size, wish.words)
        return {
            kind.name: LaidPaper(pdf_file(pdf), kind.by_number(of))
            for kind, pdf in zip(kinds, made, strict=True)
        }

    return laid


def _each_alone(
    kinds: Papers, of: Printable, size: PageSize, _: Words, progress: Progress = no_progress
) -> list[bytes]:
    made = list[bytes]()
    for done, kind in enumerate(kinds):
        progress(done, len(kinds))
        made.append(render((kind,), of, size, _))
    return made


def _made(
    progress: Progress, work: Callable[..., T], kinds: Papers, of: Printable, *how: object
) -> T:
    """Lay papers out in another process where they have many sheets, else here."""
    sheets = (some for kind in kinds for some in kind.by_number(of).values())
    if sum(map(len, sheets)) > MANY:
        return cast("T", done_apart(progress, work, kinds, of, *how))
    return work(kinds, of, *how, progress)


def pack_work(kinds: Papers, wish: Wish, event: Event) -> Callable[[Progress], bytes]:
    """Return the work of laying out the chosen papers as one PDF."""

    def packed(progress: Progress) -> bytes:
        of = _printable(wish, event)
        return _made(progress, render, kinds, of, wish.size, wish.words)

    return packed
