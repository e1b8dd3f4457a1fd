"""Whist prussien: the trump is a card drawn from the other pack (règles du whist, 6)."""

from whist_td.formats.club_night.games.whist.deals import TrumpedDeal
from whist_td.formats.club_night.games.whist.entry import trumped_fields
from whist_td.formats.club_night.games.whist.settings import PRESETS
from whist_td.formats.club_night.games.whist.table import whist_game

GAME = whist_game("prussian", PRESETS, TrumpedDeal, trumped_fields)
