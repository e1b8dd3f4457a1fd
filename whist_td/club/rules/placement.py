"""Which evenings a season has, and what each is worth to a person: result, presence, place."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from fractions import Fraction

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import Spelling
from whist_td.club.rules.season import PlacementTable, Season, SeasonPart, SeasonScore, TableKind
from whist_td.club.rules.spellings import is_nobody
from whist_td.core.held_events import EventEntry, EventPerson, HeldEvent


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
    DAMAGED = "damaged"
    """It cannot be read, and may count: nothing is announced before it is mended or left out."""


@dataclass(frozen=True)
class EventRemark:
    """A remark about one evening: the rounds played and usual, how many names, why."""

    event: int
    what: Remark
    number: int = 0
    usual: int = 0
    reason: str = ""
    name: str = ""
    """What an event is called whose heading cannot be read, as far as that is known."""
    is_announced: bool = False
    """Whether the table was announced before, as it stands."""


@dataclass(frozen=True)
class UnreadEvent:
    """An event that cannot be read; None: nor can its day, so that it may be of any season."""

    event: int
    name: str = ""
    day: date | None = None


@dataclass(frozen=True)
class SeasonEvents:
    """The evenings that count, in their order, and what is to be said."""

    counting: tuple[HeldEvent, ...]
    remarks: tuple[EventRemark, ...] = ()

    @property
    def left_out(self) -> tuple[int, ...]:
        """The events that do not count."""
        counting = {event.event for event in self.counting}
        return tuple(each.event for each in self.remarks if each.event not in counting)


def season_events(
    book: ClubBook,
    season: Season,
    held: Iterable[HeldEvent],
    unread: Iterable[UnreadEvent] = (),
) -> SeasonEvents:
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
                out[each.event] = EventRemark(each.event, Remark.OTHER_MEASURE)
        counting = [each for each in counting if each.event not in out]
    all_remarks = [*out.values(), *_shortened(counting), *_unknown(book, counting)]
    places = {each.event: place for place, each in enumerate(ours)}
    remarks = sorted(all_remarks, key=lambda r: places[r.event])
    return SeasonEvents(tuple(counting), (*_damaged(book, season, unread), *remarks))


def _damaged(
    book: ClubBook, season: Season, unread: Iterable[UnreadEvent]
) -> Iterator[EventRemark]:
    """Yield what is said of events that cannot be read and may be of a season."""
    reasons = _reasons(book, season)
    for each in unread:
        if each.day is None or season.start <= each.day <= season.end:
            what = Remark.LEFT_OUT if each.event in reasons else Remark.DAMAGED
            reason = reasons.get(each.event, "")
            closed = season.closed is not None
            yield EventRemark(each.event, what, reason=reason, name=each.name, is_announced=closed)


def _reasons(book: ClubBook, season: Season) -> dict[int, str]:
    """Return why events are left out of a season by hand."""
    notes = (note for note in book.notes.values() if note.season == season.number)
    return {note.event: note.reason for note in notes if note.event is not None}


def _is_dated_in(season: Season, event: HeldEvent) -> bool:
    fits = season.format in (None, event.measure.format)
    return fits and season.start <= event.date <= season.end


def _left_out(
    book: ClubBook, season: Season, events: Iterable[HeldEvent]
) -> Iterator[tuple[int, EventRemark]]:
    reasons = _reasons(book, season)
    for each in events:
        if each.event in reasons:
            reason = reasons[each.event]
            yield each.event, EventRemark(each.event, Remark.LEFT_OUT, reason=reason)
        elif not each.is_over:
            remark = EventRemark(each.event, Remark.UNFINISHED, each.announced, each.planned)
            yield each.event, remark


def _shortened(counting: list[HeldEvent]) -> Iterator[EventRemark]:
    """Yield what is said of evenings with fewer rounds than the season's usual one of the game."""
    for each in counting:
        lengths = Counter(other.announced for other in counting if other.measure == each.measure)
        usual = max(lengths, key=lambda rounds: (lengths[rounds], rounds))
        whole = max(usual, each.planned)
        if each.announced < whole:
            yield EventRemark(each.event, Remark.SHORTENED, each.announced, whole)


def _unknown(book: ClubBook, counting: Iterable[HeldEvent]) -> Iterator[EventRemark]:
    for each in counting:
        names = {person.spelling for entry in each.entries for person in entry.people}
        strangers = (name for name in names if Spelling(each.event, name) not in book.seen)
        unknown = sum(not is_nobody(name) for name in strangers)
        if unknown:
            yield EventRemark(each.event, Remark.UNKNOWN_NAMES, unknown)


Part = tuple[EventEntry, EventPerson]
"""A person's part in one entry of an evening."""


@dataclass(frozen=True)
class Worth:
    """What one evening gave one person, and at which of its places."""

    event: int
    date: date
    points: Fraction
    rank: int
    sharing: int
    rounds: int


def place_points(table: PlacementTable, size: int, rank: int, sharing: int) -> Fraction:
    """Return the points of a place among so many; a shared place has the mean of those shared.

    >>> place_points(PlacementTable(TableKind.FIELD), 9, 3, 2)
    Fraction(275, 4)
    """
    places = range(rank, rank + sharing)
    return sum((_points_of(table, size, place) for place in places), Fraction(0)) / sharing


def _points_of(table: PlacementTable, size: int, place: int) -> Fraction:
    match table.kind:
        case TableKind.SIZE:
            return Fraction(size + 1 - place)
        case TableKind.FIELD:
            return Fraction(100 * (size - place), size - 1) if size > 1 else Fraction(100)
        case TableKind.LIST:
            return table.points[place - 1] if place <= len(table.points) else Fraction(0)


def took_part(part: SeasonPart, played: int, announced: int) -> bool:
    """Tell whether somebody was there for long enough."""
    match part:
        case SeasonPart.HALF:
            return played > 0 and 2 * played >= announced
        case SeasonPart.ANY:
            return played > 0
        case SeasonPart.ALL:
            return 0 < announced <= played


def longest(parts: Sequence[Part]) -> EventEntry:
    """Return the entry in which somebody was longest; of two equal ones, the earlier."""
    rounds: defaultdict[int, int] = defaultdict(int)
    first: dict[int, int] = {}
    entries: dict[int, EventEntry] = {}
    for entry, person in parts:
        rounds[entry.number] += person.rounds
        earlier = first.get(entry.number, person.first_round)
        first[entry.number] = min(earlier, person.first_round)
        entries[entry.number] = entry
    return entries[min(entries, key=lambda number: (-rounds[number], first[number], number))]


def worths(book: ClubBook, season: Season, events: Iterable[HeldEvent]) -> dict[int, list[Worth]]:
    """Return what each evening gave each person who was there for long enough."""
    found: defaultdict[int, list[Worth]] = defaultdict(list)
    for event in events:
        for person, parts in parts_of(book, event).items():
            worth = _worth(season, event, parts)
            if worth is not None:
                found[person].append(worth)
    return dict(found)


def parts_of(book: ClubBook, event: HeldEvent) -> Mapping[int, list[Part]]:
    """Return the parts of each person of the club in an evening's entries."""
    parts: defaultdict[int, list[Part]] = defaultdict(list)
    for entry in event.entries:
        for person in entry.people:
            number = book.person_of(Spelling(event.event, person.spelling))
            if number is not None:
                parts[number].append((entry, person))
    return parts


def _worth(season: Season, event: HeldEvent, parts: Sequence[Part]) -> Worth | None:
    """Return what an evening is worth; an entry without a score gives a presence and no more."""
    rounds = sum(person.rounds for _, person in parts)
    if not took_part(season.part, rounds, event.announced):
        return None
    entry = longest(parts)
    points = _event_points(season, event, entry)
    if points is None:
        return None
    rank = event.size + 1 if entry.rank is None else entry.rank
    return Worth(event.event, event.date, points, rank, entry.sharing, rounds)


def _event_points(season: Season, event: HeldEvent, entry: EventEntry) -> Fraction | None:
    if season.score is SeasonScore.PRESENCE:
        return Fraction(1)
    if entry.points is None or entry.rank is None:
        return None
    if season.score is SeasonScore.PLACEMENT:
        return place_points(season.table, event.size, entry.rank, entry.sharing)
    return entry.points / event.announced if season.per_round else entry.points
