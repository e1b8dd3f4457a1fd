"""What a Whiz tournament says."""

from whist_td.formats.whiz.rules.seating import SeatedRound
from whist_td.formats.whiz.words.facts import FACTS
from whist_td.formats.whiz.words.history import CORRECTIONS, DEEDS
from whist_td.formats.whiz.words.messages import REFUSALS
from whist_td.words.formats import FormatWords
from whist_td.words.words import N_

_PLACES = {
    "results": N_("deal {board} at table {table} in round {round}"),
    "rounds": N_("round {round} of the tournament"),
    "penalties": N_("penalty {number}"),
}

WORDS = FormatWords(REFUSALS, DEEDS, CORRECTIONS, FACTS, frozenset({SeatedRound}), places=_PLACES)
