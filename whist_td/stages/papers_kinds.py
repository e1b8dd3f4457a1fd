"""The papers of the evening before round 1: what each is for, and all of them laid out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from whist_td.desk.requests import AnyEvening
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.club_night.views.planning import rounds_ahead
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.militaire.views.views import plan_of
from whist_td.formats.whiz.rules.evening import WhizEvening
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.formats.whiz.views.paper_views import whiz_plan
from whist_td.kit.jobs import Progress, Work
from whist_td.kit.pdf_pages import PdfFile, pdf_file
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.paper.layout import PageSize
from whist_td.paper.paper import Paper, render
from whist_td.paper.papers import papers_for
from whist_td.words.words import N_, Words


@dataclass(frozen=True)
class PaperKinds:
    """What the window says of a format's papers, and when they can be laid out."""

    purposes: Mapping[str, str]
    """What each paper is for, in one line."""
    is_ready: Callable[[Any], bool]
    not_yet: str
    plan: Callable[[Any], object]
    """Everything that stands on the papers: they are laid out anew when it changes."""
    instead: frozenset[str] = frozenset()
    """Papers that some clubs use instead of others: without a tick at first."""


def _is_militaire_ready(evening: Evening) -> bool:
    return evening.tables >= LEAST_TABLES


def _is_whiz_ready(evening: WhizEvening) -> bool:
    rounds = range(1, evening.settings.rounds + 1)
    enough = evening.is_started or len(evening.present(1)) >= LEAST_PLAYERS
    return enough and all(number in evening.rounds for number in rounds)


_MILITAIRE = PaperKinds(
    {
        "rotation-cards": N_("One a team: where to go, and who comes."),
        "cartons": N_("Two a team, in large numbers: one stays, one travels."),
        "table-cards": N_("One a table: who visits in which round."),
        "director-sheet": N_("For you: trump, call and advance of every round."),
        "score-sheets": N_("Blank sheets for the results of each table."),
        "wall-scoreboard": N_("A poster on which everybody sees the totals grow."),
    },
    _is_militaire_ready,
    N_("The papers appear once two teams are entered."),
    plan_of,
)
_WHIZ = PaperKinds(
    {
        "guide-cards": N_("One a player: where to sit in each round, and with whom."),
        "table-cards": N_("One a table: who sits where, and where the boards go."),
        "travellers": N_("One a board: a line for everybody who plays it."),
        "score-slips": N_("One a table and round, instead of travellers."),
        "director-sheet": N_("For you: every table of every round, and who sits out."),
        "name-list": N_("For the door: everybody’s number and first table."),
        "board-labels": N_("For the boards: number, dealer, and the Domy’s place."),
    },
    _is_whiz_ready,
    N_("The papers appear once six players are entered and the movement is made."),
    whiz_plan,
    frozenset({"score-slips"}),
)


def _is_club_ready(evening: ClubEvening) -> bool:
    return bool(evening.rounds or rounds_ahead(evening))


def _club_plan(evening: ClubEvening) -> object:
    return (evening.details, evening.settings, dict(evening.players), dict(evening.rounds))


_CLUB = PaperKinds(
    {
        "seating-cards": N_("One a player: where to sit in each round, and with whom."),
        "table-cards": N_("One a table: who sits there in each round."),
        "score-sheets": N_("One a table and round, made for the game of the evening."),
        "rules": N_("For the wall: how the game is played and what it counts."),
        "name-list": N_("For the door: everybody’s number and first table."),
    },
    _is_club_ready,
    N_("The papers appear once everybody has a seat."),
    _club_plan,
)


def kinds_for(evening: AnyEvening) -> PaperKinds:
    """Return what the window says of the papers of an event."""
    match evening:
        case WhizEvening():
            return _WHIZ
        case ClubEvening():
            return _CLUB
    return _MILITAIRE


@dataclass(frozen=True)
class Wish:
    """What is to be laid out: of which plan, on which paper, in which language."""

    plan: object
    size: PageSize
    words: Words


Laid = Mapping[str, PdfFile]
"""Each paper by its name, laid out."""


def wish_for(evening: AnyEvening, size: PageSize, words: Words) -> Wish:
    """Return what an evening wants printed before round 1."""
    return Wish(kinds_for(evening).plan(evening), size, words)


def layout_work(wish: Wish, evening: AnyEvening) -> Work:
    """Return the work of laying out each paper by itself, for the preview."""

    def laid(progress: Progress) -> Laid:
        papers = papers_for(evening)
        of, made = papers.of(evening, None), {}
        for done, kind in enumerate(papers.before_play):
            progress(done, len(papers.before_play))
            made[kind.name] = pdf_file(render((kind,), of, wish.size, wish.words))
        return made

    return laid


def pack_work(kinds: Sequence[Paper[Any]], wish: Wish, evening: AnyEvening) -> Work:
    """Return the work of laying out the chosen papers as one PDF."""

    def packed(progress: Progress) -> bytes:
        of = papers_for(evening).of(evening, None)
        return render(kinds, of, wish.size, wish.words, progress)

    return packed
