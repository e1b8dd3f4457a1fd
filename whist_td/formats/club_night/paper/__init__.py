"""The papers of a club night, in the order of the evening."""

from whist_td.formats.club_night.paper import (
    cards,
    facts,
    player_sheets,
    recap,
    score_sheets,
    table_sheets,
)
from whist_td.formats.club_night.views.paper_views import club_papers
from whist_td.formats.club_night.words.rules_sheet import club_reckoning, club_rules
from whist_td.paper.papers import paper_set
from whist_td.paper.rules_page import rules_stack
from whist_td.paper.sheets import PLAYER, ROUND_OF_PLAYERS, TABLE, Stack, one_sheet
from whist_td.words.words import N_

PAPERS = paper_set(
    (
        (
            "seating-cards",
            N_("Seating cards"),
            Stack(cards.seating_cards, facts.seating_cards, PLAYER),
        ),
        ("table-cards", N_("Table cards"), Stack(cards.table_cards, facts.table_cards, TABLE)),
        (
            "score-sheets",
            N_("Score sheets"),
            Stack(score_sheets.pages, facts.score_sheets, ROUND_OF_PLAYERS),
        ),
        (
            "director-sheet",
            N_("Director’s sheet"),
            Stack(recap.director_sheet, facts.director_sheet, ROUND_OF_PLAYERS),
        ),
        ("recap-sheet", N_("Recapitulation"), one_sheet(recap.recap, facts.recap)),
        ("reckoning", N_("Scoring by hand"), rules_stack(club_reckoning)),
        ("rules", N_("Rules of the game"), rules_stack(club_rules)),
        ("name-list", N_("Name list"), one_sheet(cards.name_list, facts.name_list)),
    ),
    (
        ("standings", N_("Standings"), player_sheets.standings),
        (
            "player-sheets",
            N_("Player sheets"),
            Stack(player_sheets.pages, facts.player_sheets, PLAYER),
        ),
        ("all-players", N_("All players"), player_sheets.all_players),
        ("table-sheets", N_("Table sheets"), table_sheets.pages),
    ),
    club_papers,
    to_fill=("score-sheets",),
)
