"""The papers of a club night, in the order of the evening."""

from whist_td.formats.club_night.paper import (
    lists,
    player_sheets,
    rules_page,
    score_sheets,
    seating_cards,
    table_cards,
    table_sheets,
)
from whist_td.formats.club_night.views.paper_views import club_papers
from whist_td.paper.papers import paper_set
from whist_td.words.words import N_

PAPERS = paper_set(
    (
        ("seating-cards", N_("Seating cards"), seating_cards.pages),
        ("table-cards", N_("Table cards"), table_cards.pages),
        ("score-sheets", N_("Score sheets"), score_sheets.pages),
        ("rules", N_("Rules of the game"), rules_page.pages),
        ("name-list", N_("Name list"), lists.name_list),
    ),
    (
        ("standings", N_("Standings"), lists.standings),
        ("player-sheets", N_("Player sheets"), player_sheets.pages),
        ("table-sheets", N_("Table sheets"), table_sheets.pages),
    ),
    club_papers,
)
