"""The papers of a Whist militaire evening, in the order of the evening."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from whist_td.formats.militaire.paper import (
    cartons,
    director_sheet,
    facts,
    rotation_cards,
    score_sheets,
    scoreboard,
    standings_sheet,
    table_cards,
    wall_scoreboard,
)
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.views import MilitairePapers, militaire_papers
from whist_td.paper.layout import PageSize
from whist_td.paper.page import Page
from whist_td.paper.papers import paper_set
from whist_td.paper.sheets import ROUND, TABLE, TEAM, Each, Pages, SheetFilter, Stack, one_sheet
from whist_td.words.words import N_, Words

_Some = Callable[[MilitairePapers, PageSize, Words, SheetFilter], list[Page]]


def _by_table(of: MilitairePapers) -> MilitairePapers:
    """Put the teams in the order of the tables, however they were entered."""
    cards = sorted(of.plan.cards, key=lambda card: card.team.number)
    return replace(of, plan=replace(of.plan, cards=tuple(cards)))


def _stack(
    made: _Some, stands: Callable[[MilitairePapers], Mapping[str, object]], each: Each
) -> Stack[MilitairePapers]:
    return Stack(lambda of, *asked: made(_by_table(of), *asked), stands, each)


def _whole(
    made: Pages[MilitairePapers], stands: Callable[[MilitairePapers], object]
) -> Stack[MilitairePapers]:
    return one_sheet(lambda of, *asked: made(_by_table(of), *asked), stands)


def _planned(evening: MilitaireEvent) -> MilitairePapers:
    """Return the papers as they were planned: a trump announced makes no sheet wrong."""
    return militaire_papers(replace(evening, rounds={}), 0)


PAPERS = paper_set(
    (
        (
            "rotation-cards",
            N_("Rotation cards"),
            _stack(rotation_cards.pages, facts.rotation_cards, TEAM),
        ),
        ("cartons", N_("Cartons"), _stack(cartons.pages, facts.cartons, TEAM)),
        (
            "table-cards",
            N_("Table cards"),
            _stack(table_cards.pages, facts.table_cards, TABLE),
        ),
        (
            "director-sheet",
            N_("Director’s sheet"),
            _whole(director_sheet.pages, facts.director_sheet),
        ),
        (
            "score-sheets",
            N_("Score sheets"),
            _stack(score_sheets.pages, facts.score_sheets, ROUND),
        ),
        (
            "wall-scoreboard",
            N_("Wall scoreboard"),
            _whole(wall_scoreboard.pages, facts.wall_scoreboard),
        ),
    ),
    (
        ("standings", N_("Standings"), standings_sheet.pages),
        ("scoreboard", N_("Scoreboard"), scoreboard.pages),
    ),
    militaire_papers,
    _planned,
)
