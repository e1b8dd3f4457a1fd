"""The papers of a Whiz tournament, in the order of the evening."""

from whist_td.formats.whiz.paper import (
    board_labels,
    board_sheets,
    cards,
    director_sheet,
    player_sheets,
    score_slips,
    standings_sheet,
    travellers,
)
from whist_td.formats.whiz.views.paper_views import whiz_papers
from whist_td.paper.papers import paper_set
from whist_td.words.words import N_

PAPERS = paper_set(
    (
        ("guide-cards", N_("Guide cards"), cards.guide_cards),
        ("table-cards", N_("Table cards"), cards.table_cards),
        ("travellers", N_("Travellers"), travellers.pages),
        ("score-slips", N_("Score slips"), score_slips.pages),
        ("director-sheet", N_("Director’s sheet"), director_sheet.pages),
        ("name-list", N_("Name list"), cards.name_list),
        ("board-labels", N_("Board labels"), board_labels.pages),
    ),
    (
        ("standings", N_("Standings"), standings_sheet.pages),
        ("player-sheets", N_("Player sheets"), player_sheets.pages),
        ("board-sheets", N_("Board sheets"), board_sheets.pages),
    ),
    whiz_papers,
)
