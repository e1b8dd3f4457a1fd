"""Rounds that were left although tables were missing: they must not be forgotten."""

from collections import Counter

from whist_td.desk.requests import OpenRound
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.words.words import Words

MOST_NAMED = 4
"""More missing tables than this are counted, not named."""


def open_rounds(evening: MilitaireEvent) -> list[OpenRound[int]]:
    """Return the rounds before the newest that still lack tables.

    The foot asks after every key: rounds in which every carton is in are not gone through.
    """
    entered = Counter(place.round for place in evening.results)
    short = (n for n in range(1, evening.last_announced) if entered[n] < evening.tables)
    found = ((number, evening.missing(number)) for number in short)
    return [(number, missing) for number, missing in found if missing]


def open_round_sentence(number: int, missing: tuple[int, ...], _: Words) -> str:
    """Say what a round still lacks."""
    if len(missing) > MOST_NAMED:
        return _.plural(
            "Round {round} still lacks {n} table",
            "Round {round} still lacks {n} tables",
            len(missing),
            round=number,
        )
    return _.plural(
        "Round {round} still lacks table {numbers}",
        "Round {round} still lacks tables {numbers}",
        len(missing),
        round=number,
        numbers=", ".join(map(str, missing)),
    )
