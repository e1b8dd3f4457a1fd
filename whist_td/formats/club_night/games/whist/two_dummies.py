"""Whist avec deux morts: two players, each with a dummy opposite (règles du whist, 4)."""

from dataclasses import replace

from whist_td.formats.club_night.games.whist.dummy import DUMMY_PRESETS
from whist_td.formats.club_night.games.whist.table import whist_game

GAME = replace(whist_game("two_dummies", DUMMY_PRESETS), least_players=2, most_players=2)
