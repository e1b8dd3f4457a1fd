"""Whist aux tricks: two points a trick, no honours, no slam (règles du whist, 3)."""

from whist_td.formats.club_night.games.whist.settings import TRICKS
from whist_td.formats.club_night.games.whist.table import whist_game

GAME = whist_game("tricks", {"tricks": TRICKS})
