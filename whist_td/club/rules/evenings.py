"""Which evenings count in a season, and what is to be said of them.

Nobody here knows how an evening was played (`core.held_evenings`). Counted are evenings of the
season's dates and format with all planned rounds in.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import Spelling
from whist_td.club.rules.season import Season, SeasonScore
from whist_td.club.rules.spellings import is_nobody
from whist_td.core.held_evenings import HeldEvening


class Remark(Enum):
    """What a season's table says beside its evenings."""

    LEFT_OUT = "left-out"
    """Left out by hand; the note has the reason."""
    UNFINISHED = "unfinished"
    """Not all planned rounds are in yet."""
    OTHER_MEASURE = "other-measure"
    """Ranked by something else than the first evening."""
    SHORTENED = "shortened"
    """It counts, with fewer rounds than usual."""
    UNKNOWN_NAMES = "unknown-names"
    """It counts, and some of its names mean no person of the club."""


@dataclass(frozen=True)
class EveningRemark:
    """A remark about one evening: the rounds played and usual, how many names, why."""

    event: int
    what: Remark
    number: int = 0
    usual: int = 0
    reason: str = ""


@dataclass(frozen=True)
class SeasonEvenings:
    """The evenings that count, in their order, and what is to be said."""

    counting: tuple[HeldEvening, ...]
    remarks: tuple[EveningRemark, ...] = ()

    @property
    def left_out(self) -> tuple[int, ...]:
        """The events that do not count."""
        counting = {evening.event for evening in self.counting}
        return tuple(each.event for each in self.remarks if each.event not in counting)


def season_evenings(book: ClubBook, season: Season, held: Iterable[HeldEvening]) -> SeasonEvenings:
    """Return which evenings count in a season, and why others do not."""
    ours = sorted(
        (each for each in held if _is_dated_in(season, each) and each.is_held),
        key=lambda each: (each.date, each.event),
    )
    out = dict(_left_out(book, season, ours))
    counting = [each for each in ours if each.event not in out]
    if season.score is SeasonScore.RESULT and counting:
        measure = counting[0].measure
        for each in counting:
            if each.measure != measure:
                out[each.event] = EveningRemark(each.event, Remark.OTHER_MEASURE)
        counting = [each for each in counting if each.event not in out]
    said = [*out.values(), *_shortened(counting), *_unknown(book, counting)]
    places = {each.event: place for place, each in enumerate(ours)}
    return SeasonEvenings(tuple(counting), tuple(sorted(said, key=lambda r: places[r.event])))


def _is_dated_in(season: Season, evening: HeldEvening) -> bool:
    fits = season.format in (None, evening.measure.format)
    return fits and season.start <= evening.date <= season.end


def _left_out(
    book: ClubBook, season: Season, evenings: Iterable[HeldEvening]
) -> Iterator[tuple[int, EveningRemark]]:
    notes = (note for note in book.notes.values() if note.season == season.number)
    reasons = {note.event: note.reason for note in notes if note.event is not None}
    for each in evenings:
        if each.event in reasons:
            reason = reasons[each.event]
            yield each.event, EveningRemark(each.event, Remark.LEFT_OUT, reason=reason)
        elif not each.is_over:
            remark = EveningRemark(each.event, Remark.UNFINISHED, each.announced, each.planned)
            yield each.event, remark


def _shortened(counting: list[HeldEvening]) -> Iterator[EveningRemark]:
    """Yield what is said of evenings with fewer rounds than the season's usual one of the game."""
    for each in counting:
        lengths = Counter(other.announced for other in counting if other.measure == each.measure)
        usual = max(lengths, key=lambda rounds: (lengths[rounds], rounds))
        whole = max(usual, each.planned)
        if each.announced < whole:
            yield EveningRemark(each.event, Remark.SHORTENED, each.announced, whole)


def _unknown(book: ClubBook, counting: Iterable[HeldEvening]) -> Iterator[EveningRemark]:
    for each in counting:
        names = {person.spelling for entry in each.entries for person in entry.people}
        strangers = (name for name in names if Spelling(each.event, name) not in book.seen)
        unknown = sum(not is_nobody(name) for name in strangers)
        if unknown:
            yield EveningRemark(each.event, Remark.UNKNOWN_NAMES, unknown)
