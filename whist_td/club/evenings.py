"""Evenings as a season sees them, of whatever format, and which of them count.

Each format tells what it has of an evening in this form (its part "year"); nobody here knows how
it was played. Counted are evenings of the season's dates and format with all planned rounds in.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from enum import Enum
from fractions import Fraction

from whist_td.club.book import ClubBook
from whist_td.club.persons import Spelling
from whist_td.club.season import Season, SeasonScore
from whist_td.club.spellings import is_nobody


@dataclass(frozen=True)
class EveningMeasure:
    """What an evening's result is: evenings of different measures are not added up."""

    format: str
    game: str
    ranked_by: str


@dataclass(frozen=True)
class EveningPerson:
    """Somebody at an evening: in how many announced rounds, sitting out counting as being there."""

    spelling: str
    rounds: int
    first_round: int = 1
    is_substitute: bool = False


@dataclass(frozen=True)
class EveningEntry:
    """A team, a pair or a player, with what ranked it; None: it has no score."""

    number: int
    points: Fraction | None
    rank: int | None
    sharing: int
    """How many entries share the rank, this one included."""
    people: tuple[EveningPerson, ...]
    best_round: Fraction | None = None
    """The most that it has from one round, where the format knows."""


@dataclass(frozen=True)
class HeldEvening:
    """One evening: when, what it is ranked by, how much of it was played, and who was there."""

    event: int
    name: str
    date: date
    measure: EveningMeasure
    planned: int
    announced: int
    is_complete: bool
    """Whether all announced rounds have all their results."""
    entries: tuple[EveningEntry, ...]
    is_trial: bool = False

    @property
    def size(self) -> int:
        """How many entries have a score."""
        return sum(entry.points is not None for entry in self.entries)

    @property
    def is_held(self) -> bool:
        """Whether anything was played, and it was no trial."""
        return bool(self.size) and self.announced > 0 and not self.is_trial

    @property
    def is_over(self) -> bool:
        """Whether all planned rounds are in."""
        return self.is_held and self.is_complete and self.announced >= self.planned


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
    """Yield what is said of evenings with fewer rounds than the season's usual one."""
    lengths = Counter(each.announced for each in counting)
    usual = max(lengths, key=lambda rounds: (lengths[rounds], rounds), default=0)
    for each in counting:
        if each.announced < usual:
            yield EveningRemark(each.event, Remark.SHORTENED, each.announced, usual)


def _unknown(book: ClubBook, counting: Iterable[HeldEvening]) -> Iterator[EveningRemark]:
    for each in counting:
        names = {person.spelling for entry in each.entries for person in entry.people}
        strangers = (name for name in names if Spelling(each.event, name) not in book.seen)
        unknown = sum(not is_nobody(name) for name in strangers)
        if unknown:
            yield EveningRemark(each.event, Remark.UNKNOWN_NAMES, unknown)
