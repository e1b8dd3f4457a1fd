"""What is laid out of an event before it is printed: each paper by itself, or some as one PDF."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from whist_td.desk.apart import done_apart
from whist_td.desk.requests import Event
from whist_td.kit.jobs import Progress, Work
from whist_td.kit.printing import PdfFile, pdf_file
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import Paper, papers_for, render
from whist_td.words.words import Words

Papers = Sequence[Paper[Any]]


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


def layout_work(wish: Wish, evening: Event) -> Work:
    """Return the work of laying out each paper by itself, for the preview."""

    def laid(progress: Progress) -> Laid:
        papers = papers_for(evening)
        of, made = papers.of(evening, None), {}
        for done, kind in enumerate(papers.to_lay_out):
            progress(done, len(papers.to_lay_out))
            pdf = pdf_file(render((kind,), of, wish.size, wish.words))
            made[kind.name] = LaidPaper(pdf, kind.by_number(of))
        return made

    return laid


def pack_work(kinds: Papers, wish: Wish, evening: Event) -> Callable[[Progress], bytes]:
    """Return the work of laying out the chosen papers as one PDF."""

    def packed(progress: Progress) -> bytes:
        of = papers_for(evening).of(evening, None)
        made: bytes = done_apart(progress, render, kinds, of, wish.size, wish.words)
        return made

    return packed
