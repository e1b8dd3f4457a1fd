"""Whist aux tricks: two points a trick, no honours, no slam (règles du whist, 3)."""

from whist_td.games.whist.settings import TRICKS
from whist_td.games.whist.table import whist_game

GAME = whist_game("tricks", {"tricks": TRICKS})
