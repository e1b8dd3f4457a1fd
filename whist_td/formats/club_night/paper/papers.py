"""The papers of a club night, in the order of the evening."""

from whist_td.formats.club_night.paper import (
    name_list,
    player_sheets,
    rules_page,
    score_sheets,
    seating_cards,
    standings_sheet,
    table_cards,
    table_sheets,
)
from whist_td.formats.club_night.views.paper_views import ClubPapers
from whist_td.paper.paper import Paper
from whist_td.words.words import N_

__all__ = ["CLUB_AFTER_PLAY", "CLUB_BEFORE_PLAY", "ClubPapers"]

_BEFORE = (
    ("seating-cards", N_("Seating cards"), seating_cards.pages),
    ("table-cards", N_("Table cards"), table_cards.pages),
    ("score-sheets", N_("Score sheets"), score_sheets.pages),
    ("rules", N_("Rules of the game"), rules_page.pages),
    ("name-list", N_("Name list"), name_list.pages),
)
_AFTER = (
    ("standings", N_("Standings"), standings_sheet.pages),
    ("player-sheets", N_("Player sheets"), player_sheets.pages),
    ("table-sheets", N_("Table sheets"), table_sheets.pages),
)
CLUB_BEFORE_PLAY: tuple[Paper[ClubPapers], ...] = tuple(
    Paper(name, label, made, before_play=True) for name, label, made in _BEFORE
)
CLUB_AFTER_PLAY: tuple[Paper[ClubPapers], ...] = tuple(
    Paper(name, label, made, before_play=False) for name, label, made in _AFTER
)
