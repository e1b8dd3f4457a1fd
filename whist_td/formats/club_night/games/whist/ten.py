"""Whist en dix points: the game all the others are told from (règles du whist, 1)."""

from whist_td.formats.club_night.games.whist.settings import TEN
from whist_td.formats.club_night.games.whist.table import whist_game

GAME = whist_game("ten", {"ten": TEN})
