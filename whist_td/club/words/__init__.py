"""What the club's year says."""

from whist_td.club.words.journal import ACTIONS, FACTS
from whist_td.club.words.refusals import REFUSALS
from whist_td.words.formats import FormatWords
from whist_td.words.words import N_

_PLACES = {
    "persons": N_("person {number} of the club"),
    "seen": N_("the person meant by a name in an event"),
    "apart": N_("two different people"),
    "seasons": N_("season {number}"),
    "notes": N_("decision {number} about a season"),
    "lines": N_("line {number} of the cash box"),
    "prizes": N_("prize {number}"),
}

WORDS = FormatWords(REFUSALS, ACTIONS, facts=FACTS, places=_PLACES)
