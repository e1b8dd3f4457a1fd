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
from whist_td.formats.whiz.views.paper_views import WhizPapers
from whist_td.paper.paper import Paper
from whist_td.words.words import N_

__all__ = ["WHIZ_AFTER_PLAY", "WHIZ_BEFORE_PLAY", "WhizPapers"]

_BEFORE = (
    ("guide-cards", N_("Guide cards"), guide_cards.pages),
    ("table-cards", N_("Table cards"), table_cards.pages),
    ("travellers", N_("Travellers"), travellers.pages),
    ("score-slips", N_("Score slips"), score_slips.pages),
    ("director-sheet", N_("Director’s sheet"), director_sheet.pages),
    ("name-list", N_("Name list"), name_list.pages),
    ("board-labels", N_("Board labels"), board_labels.pages),
)
_AFTER = (
    ("standings", N_("Standings"), standings_sheet.pages),
    ("player-sheets", N_("Player sheets"), player_sheets.pages),
    ("board-sheets", N_("Board sheets"), board_sheets.pages),
)
WHIZ_BEFORE_PLAY: tuple[Paper[WhizPapers], ...] = tuple(
    Paper(name, label, made, before_play=True) for name, label, made in _BEFORE
)
WHIZ_AFTER_PLAY: tuple[Paper[WhizPapers], ...] = tuple(
    Paper(name, label, made, before_play=False) for name, label, made in _AFTER
)
