"""Who comes late to a club night, or leaves it early, by the verbs."""

from whist_td.formats.club_night.words.seating import SEATING
from whist_td.players.comings import comings

COMINGS = comings(SEATING)
