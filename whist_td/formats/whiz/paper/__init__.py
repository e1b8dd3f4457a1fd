"""The papers of a Whiz tournament, in the order of the evening."""

from whist_td.formats.whiz.paper import (
    board_labels,
    board_sheets,
    booklet,
    cards,
    deal_pages,
    facts,
    hand_cards,
    player_sheets,
    recap,
    score_slips,
    travellers,
)
from whist_td.formats.whiz.views.paper_views import whiz_papers
from whist_td.formats.whiz.words.rules_sheet import whiz_reckoning, whiz_rules
from whist_td.paper.papers import paper_set
from whist_td.paper.rules_page import rules_stack
from whist_td.paper.sheets import BOARD, PLAYER, ROUND_OF_PLAYERS, TABLE, Stack, one_sheet
from whist_td.words.words import N_

PAPERS = paper_set(
    (
        (
            "guide-cards",
            N_("Route cards"),
            Stack(cards.guide_cards, facts.guide_cards, PLAYER),
        ),
        (
            "table-cards",
            N_("Table cards"),
            Stack(cards.table_cards, facts.table_cards, TABLE),
        ),
        ("travellers", N_("Travellers"), Stack(travellers.pages, facts.travellers, BOARD)),
        (
            "score-slips",
            N_("Score slips"),
            Stack(score_slips.pages, facts.score_slips, ROUND_OF_PLAYERS),
        ),
        (
            "director-sheet",
            N_("Director’s sheet"),
            one_sheet(recap.director_sheet, facts.director_sheet),
        ),
        ("recap-sheet", N_("Recapitulation"), one_sheet(recap.recap, facts.recap)),
        ("reckoning", N_("Scoring by hand"), rules_stack(whiz_reckoning)),
        ("rules", N_("Rules of the game"), rules_stack(whiz_rules)),
        ("name-list", N_("Name list"), one_sheet(cards.name_list, facts.name_list)),
        (
            "board-labels",
            N_("Board labels"),
            Stack(board_labels.pages, facts.board_labels, BOARD),
        ),
    ),
    (
        ("standings", N_("Standings"), recap.standings),
        (
            "player-sheets",
            N_("Player sheets"),
            Stack(player_sheets.pages, facts.player_sheets, PLAYER),
        ),
        ("all-players", N_("All players"), player_sheets.all_players),
        ("deal-pages", N_("Deals and hands"), deal_pages.pages),
        (
            "hand-cards",
            N_("Each player’s hands"),
            Stack(hand_cards.pages, facts.player_sheets, PLAYER),
        ),
        ("booklet", N_("Booklet of the deals"), booklet.pages),
        ("board-sheets", N_("Board sheets"), board_sheets.pages),
    ),
    whiz_papers,
    to_fill=("score-slips",),
    only_where=dict.fromkeys(("deal-pages", "hand-cards", "booklet"), deal_pages.has_deals),
)
