"""The papers of each format of event, and how one comes from an event to its papers."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Generic

from whist_td.desk.requests import AnyEvening, E
from whist_td.formats.club_night.paper.papers import CLUB_AFTER_PLAY, CLUB_BEFORE_PLAY
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.club_night.views.paper_views import ClubPapers, club_papers
from whist_td.formats.militaire.paper import (
    cartons,
    director_sheet,
    rotation_cards,
    score_sheets,
    scoreboard,
    standings_sheet,
    table_cards,
    wall_scoreboard,
)
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.militaire.views.views import plan_of, standings_view
from whist_td.formats.whiz.paper.papers import WHIZ_AFTER_PLAY, WHIZ_BEFORE_PLAY
from whist_td.formats.whiz.rules.evening import WhizEvening
from whist_td.formats.whiz.views.paper_views import WhizPapers, whiz_papers
from whist_td.paper.layout import PageSize, Papers
from whist_td.paper.page import Page
from whist_td.paper.paper import Of, Paper, named, render
from whist_td.words.words import N_, Words

__all__ = [
    "AFTER_PLAY",
    "ALL_PAPERS",
    "BEFORE_PLAY",
    "CLUB",
    "MILITAIRE",
    "PAPERS",
    "WHIZ",
    "ClubPapers",
    "PageSize",
    "Paper",
    "PaperSet",
    "Papers",
    "WhizPapers",
    "paper",
    "papers_for",
    "render",
]

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
Pages = Callable[[Papers, PageSize, Words], list[Page]]


def _by_table(made: Pages) -> Pages:
    """Let a paper take the teams in the order of the tables, however they were entered."""

    def ordered(of: Papers, size: PageSize, _: Words) -> list[Page]:
        cards = sorted(of.plan.cards, key=lambda card: card.team.number)
        return made(replace(of, plan=replace(of.plan, cards=tuple(cards))), size, _)

    return ordered


BEFORE_PLAY = tuple(
    Paper(name, label, _by_table(made), before_play=True) for name, label, made in _BEFORE
)
AFTER_PLAY = tuple(Paper(name, label, made, before_play=False) for name, label, made in _AFTER)
PAPERS: tuple[Paper[Papers], ...] = (*BEFORE_PLAY, *AFTER_PLAY)


@dataclass(frozen=True)
class PaperSet(Generic[Of, E]):
    """The papers that a format has, and what they are made of after a round of an event."""

    before_play: tuple[Paper[Of], ...]
    after_play: tuple[Paper[Of], ...]
    of: Callable[[E, int | None], Of]

    @property
    def papers(self) -> tuple[Paper[Of], ...]:
        """All of them, in the order of the evening."""
        return (*self.before_play, *self.after_play)

    def named(self, name: str) -> Paper[Of]:
        """Return a paper by its name, or refuse it with those there are."""
        return named(name, self.papers)


def _militaire(evening: Evening, after_round: int | None) -> Papers:
    return Papers(plan_of(evening), standings_view(evening, after_round))


MILITAIRE: PaperSet[Papers, Evening] = PaperSet(BEFORE_PLAY, AFTER_PLAY, _militaire)
WHIZ: PaperSet[WhizPapers, WhizEvening] = PaperSet(WHIZ_BEFORE_PLAY, WHIZ_AFTER_PLAY, whiz_papers)
CLUB: PaperSet[ClubPapers, ClubEvening] = PaperSet(CLUB_BEFORE_PLAY, CLUB_AFTER_PLAY, club_papers)
ALL_PAPERS: tuple[Paper[Any], ...] = (*MILITAIRE.papers, *WHIZ.papers, *CLUB.papers)


def papers_for(evening: AnyEvening) -> PaperSet[Any, Any]:
    """Return the papers that an event has."""
    match evening:
        case WhizEvening():
            return WHIZ
        case ClubEvening():
            return CLUB
    return MILITAIRE


def paper(name: str) -> Paper[Papers]:
    """Return a paper of a Whist militaire evening by its name, or refuse."""
    return MILITAIRE.named(name)
