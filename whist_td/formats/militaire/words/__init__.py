"""What a militaire evening says."""

from whist_td.formats.militaire.words.facts import FACTS
from whist_td.formats.militaire.words.history import CORRECTIONS, DEEDS
from whist_td.formats.militaire.words.messages import REFUSALS
from whist_td.words.formats import FormatWords
from whist_td.words.words import N_

_PLACES = {
    "teams": N_("team {number}"),
    "playoffs": N_("an extra deal between tied teams"),
}

WORDS = FormatWords(
    REFUSALS,
    DEEDS,
    CORRECTIONS,
    FACTS,
    places=_PLACES,
    far=N_("{name}: round {round} of {rounds}"),  # a manche in French, not a tour
)
