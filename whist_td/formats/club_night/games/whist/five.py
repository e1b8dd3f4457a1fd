"""Whist en cinq points: ten-point whist played to five (règles du whist, 2)."""

from whist_td.formats.club_night.games.whist.settings import FIVE
from whist_td.formats.club_night.games.whist.table import whist_game

GAME = whist_game("five", {"five": FIVE})
