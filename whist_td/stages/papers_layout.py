"""The papers of the evening before round 1, laid out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from whist_td.desk.requests import Event
from whist_td.kit.jobs import Progress, Work
from whist_td.kit.pdf_pages import PdfFile, pdf_file
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import Paper, papers_for, render
from whist_td.stages.formats import PaperKinds, loaded, screens_of
from whist_td.words.words import Words


def kinds_for(evening: Event) -> PaperKinds:
    """Return what the window says of the papers of an event."""
    kinds: PaperKinds = loaded(screens_of(evening).papers)
    return kinds


@dataclass(frozen=True)
class Wish:
    """What is to be laid out: of which plan, on which paper, in which language."""

    plan: object
    size: PageSize
    words: Words


Laid = Mapping[str, PdfFile]
"""Each paper by its name, laid out."""


def wish_for(evening: Event, size: PageSize, words: Words) -> Wish:
    """Return what an evening wants printed before round 1."""
    return Wish(kinds_for(evening).plan(evening), size, words)


def layout_work(wish: Wish, evening: Event) -> Work:
    """Return the work of laying out each paper by itself, for the preview."""

    def laid(progress: Progress) -> Laid:
        papers = papers_for(evening)
        of, made = papers.of(evening, None), {}
        for done, kind in enumerate(papers.before_play):
            progress(done, len(papers.before_play))
            made[kind.name] = pdf_file(render((kind,), of, wish.size, wish.words))
        return made

    return laid


def pack_work(kinds: Sequence[Paper[Any]], wish: Wish, evening: Event) -> Work:
    """Return the work of laying out the chosen papers as one PDF."""

    def packed(progress: Progress) -> bytes:
        of = papers_for(evening).of(evening, None)
        return render(kinds, of, wish.size, wish.words, progress)

    return packed
