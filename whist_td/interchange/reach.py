"""How far standings reach, at the end of each line of a table."""

from collections.abc import Iterable, Iterator, Sequence

from whist_td.desk.reach import Reach
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words

_HEADINGS = ("after_round", "in_play", "provisional", "missing")


def with_reach(
    rows: Iterable[Sequence[object]], reach: Reach, _: Words
) -> Iterator[Sequence[object]]:
    """Yield the headings and the lines of standings, each with how far they reach at its end."""
    is_provisional = "yes" if reach.is_provisional else "no"
    told = (reach.after_round, reach.in_play or "", is_provisional, missing_sentence(reach, _))
    for at, row in enumerate(rows):
        yield (*row, *(told if at else _HEADINGS))
