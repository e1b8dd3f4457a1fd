"""What a club night says."""

from whist_td.formats.club_night.words.facts import FACTS
from whist_td.formats.club_night.words.history import CORRECTIONS, DEEDS
from whist_td.formats.club_night.words.messages import CLUB_NIGHT_SENTENCES
from whist_td.words.formats import FormatWords
from whist_td.words.words import N_, Words

_PLACES = {
    "results": N_("deal {board} at table {table} in round {round}"),
    "rounds": N_("round {round} of the club night"),
    "sanctions": N_("sanction {number}"),
}


def _results(n: int, _: Words) -> str:
    return _.plural("{n} deal", "{n} deals", n)


WORDS = FormatWords(
    CLUB_NIGHT_SENTENCES,
    DEEDS,
    CORRECTIONS,
    FACTS,
    places=_PLACES,
    results=_results,
)
