"""Short whist: five points and no slam (règles du whist, 9; Laws of Short Whist)."""

from whist_td.formats.club_night.games.whist.settings import SHORT
from whist_td.formats.club_night.games.whist.table import whist_game

GAME = whist_game("short", {"short": SHORT})
