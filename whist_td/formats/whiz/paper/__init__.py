"""The papers of a Whiz tournament, in the order of the evening."""

from whist_td.formats.whiz.paper import (
    board_labels,
    board_sheets,
    director_sheet,
    guide_cards,
    name_list,
    player_sheets,
    score_slips,
    standings_sheet,
    table_cards,
    travellers,
)
from whist_td.formats.whiz.views.paper_views import whiz_papers
from whist_td.paper.papers import paper_set
from whist_td.words.words import N_

PAPERS = paper_set(
    (
        ("guide-cards", N_("Guide cards"), guide_cards.pages),
        ("table-cards", N_("Table cards"), table_cards.pages),
        ("travellers", N_("Travellers"), travellers.pages),
        ("score-slips", N_("Score slips"), score_slips.pages),
        ("director-sheet", N_("Director’s sheet"), director_sheet.pages),
        ("name-list", N_("Name list"), name_list.pages),
        ("board-labels", N_("Board labels"), board_labels.pages),
    ),
    (
        ("standings", N_("Standings"), standings_sheet.pages),
        ("player-sheets", N_("Player sheets"), player_sheets.pages),
        ("board-sheets", N_("Board sheets"), board_sheets.pages),
    ),
    whiz_papers,
)
