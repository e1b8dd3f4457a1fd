"""The papers of the evening before round 1: what each is for, and all of them laid out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from whist_td.formats.militaire.evening import Evening
from whist_td.i18n.words import N_, Words
from whist_td.reports.papers import BEFORE_PLAY, PageSize, Paper, Papers, render
from whist_td.ui.jobs import Progress, Work
from whist_td.ui.pdf_pages import PdfFile, pdf_file
from whist_td.usecases.views import Plan, plan_of, standings_view

PURPOSES: Mapping[str, str] = {
    "rotation-cards": N_("One a team: where to go, and who comes."),
    "cartons": N_("Two a team, in large numbers: one stays, one travels."),
    "table-cards": N_("One a table: who visits in which round."),
    "director-sheet": N_("For you: trump, call and advance of every round."),
    "score-sheets": N_("Blank sheets for the results of each table."),
    "wall-scoreboard": N_("A poster on which everybody sees the totals grow."),
}
"""What each paper is for, in one line."""


@dataclass(frozen=True)
class Wish:
    """What is to be laid out: of which plan, on which paper, in which language."""

    plan: Plan
    size: PageSize
    words: Words


Laid = Mapping[str, PdfFile]
"""Each paper by its name, laid out."""


def wish_for(evening: Evening, size: PageSize, words: Words) -> Wish:
    """Return what an evening wants printed before round 1."""
    return Wish(plan_of(evening), size, words)


def layout_work(wish: Wish, evening: Evening) -> Work:
    """Return the work of laying out each paper by itself, for the preview."""

    def laid(progress: Progress) -> Laid:
        of = Papers(wish.plan, standings_view(evening))
        made = {}
        for done, kind in enumerate(BEFORE_PLAY):
            progress(done, len(BEFORE_PLAY))
            made[kind.name] = pdf_file(render((kind,), of, wish.size, wish.words))
        return made

    return laid


def pack_work(kinds: Sequence[Paper], wish: Wish, evening: Evening) -> Work:
    """Return the work of laying out the chosen papers as one PDF."""

    def packed(progress: Progress) -> bytes:
        of = Papers(wish.plan, standings_view(evening))
        return render(kinds, of, wish.size, wish.words, progress)

    return packed
