"""Who comes late to a Whiz tournament, or leaves it early, by the verbs."""

from whist_td.formats.whiz.words.seating import SEATING
from whist_td.players.comings import comings

COMINGS = comings(SEATING)
