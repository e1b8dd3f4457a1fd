"""Whist chinois: six cards open on six hidden ones; the dealer names the trump (règles, 8).

Points as in ordinary whist; honours count for whoever was dealt them.
"""

from whist_td.formats.club_night.games.whist.deals import TrumpedDeal
from whist_td.formats.club_night.games.whist.entry import trumped_fields
from whist_td.formats.club_night.games.whist.settings import PRESETS
from whist_td.formats.club_night.games.whist.table import whist_game

GAME = whist_game("chinese", PRESETS, TrumpedDeal, trumped_fields)
