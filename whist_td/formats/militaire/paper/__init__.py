"""The papers of a Whist militaire evening, in the order of the evening."""

from collections.abc import Callable
from dataclasses import replace

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
from whist_td.formats.militaire.views import MilitairePapers, militaire_papers
from whist_td.paper.layout import PageSize
from whist_td.paper.page import Page
from whist_td.paper.papers import paper_set
from whist_td.words.words import N_, Words

_Pages = Callable[[MilitairePapers, PageSize, Words], list[Page]]


def _by_table(made: _Pages) -> _Pages:
    """Let a paper take the teams in the order of the tables, however they were entered."""

    def ordered(of: MilitairePapers, size: PageSize, _: Words) -> list[Page]:
        cards = sorted(of.plan.cards, key=lambda card: card.team.number)
        return made(replace(of, plan=replace(of.plan, cards=tuple(cards))), size, _)

    return ordered


PAPERS = paper_set(
    (
        ("rotation-cards", N_("Rotation cards"), _by_table(rotation_cards.pages)),
        ("cartons", N_("Cartons"), _by_table(cartons.pages)),
        ("table-cards", N_("Table cards"), _by_table(table_cards.pages)),
        ("director-sheet", N_("Director’s sheet"), _by_table(director_sheet.pages)),
        ("score-sheets", N_("Score sheets"), _by_table(score_sheets.pages)),
        ("wall-scoreboard", N_("Wall scoreboard"), _by_table(wall_scoreboard.pages)),
    ),
    (
        ("standings", N_("Standings"), standings_sheet.pages),
        ("scoreboard", N_("Scoreboard"), scoreboard.pages),
    ),
    militaire_papers,
)
