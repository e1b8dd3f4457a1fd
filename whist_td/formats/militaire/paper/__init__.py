"""The papers of a Whist militaire evening, in the order of the evening."""

from dataclasses import replace

from whist_td.formats.militaire.paper import (
    cards,
    cartons,
    director_sheet,
    facts,
    name_list,
    score_sheets,
    scoreboard,
    team_sheets,
    wall_scoreboard,
)
from whist_td.formats.militaire.views import militaire_papers
from whist_td.formats.militaire.words.rules_sheet import militaire_reckoning, militaire_rules
from whist_td.paper.papers import paper_set
from whist_td.paper.rules_page import rules_stack
from whist_td.paper.sheets import ROUND, TABLE, TEAM, Stack, one_sheet
from whist_td.words.words import N_

PAPERS = paper_set(
    (
        (
            "rotation-cards",
            N_("Route cards"),
            Stack(cards.rotation_cards, facts.rotation_cards, TEAM),
        ),
        ("cartons", N_("Number cards"), Stack(cartons.pages, facts.cartons, TEAM)),
        ("table-cards", N_("Table cards"), Stack(cards.table_cards, facts.table_cards, TABLE)),
        (
            "director-sheet",
            N_("Director’s sheet"),
            one_sheet(director_sheet.director_sheet, facts.director_sheet),
        ),
        (
            "tableau-1",
            N_("Chart 1 for the wall"),
            one_sheet(director_sheet.announcements, facts.announcements),
        ),
        ("reckoning", N_("Scoring by hand"), rules_stack(militaire_reckoning)),
        ("rules", N_("Rules of the game"), rules_stack(militaire_rules)),
        ("name-list", N_("Name list"), one_sheet(name_list.pages, facts.name_list)),
        (
            "score-sheets",
            N_("Score sheets by round"),
            Stack(score_sheets.pages, facts.score_sheets, ROUND),
        ),
        (
            "wall-scoreboard",
            N_("Wall scoreboard"),
            one_sheet(wall_scoreboard.pages, facts.wall_scoreboard),
        ),
    ),
    (
        ("standings", N_("Standings"), scoreboard.standings),
        ("scoreboard", N_("Scoreboard"), scoreboard.scoreboard),
        ("team-sheets", N_("Team sheets"), Stack(team_sheets.pages, facts.team_sheets, TEAM)),
        ("cross-table", N_("Cross table"), scoreboard.cross_table),
    ),
    militaire_papers,
    # As they were planned: a trump announced makes no sheet wrong.
    lambda event: militaire_papers(replace(event, rounds={}), 0),
    to_fill=("score-sheets", "wall-scoreboard"),
)
