"""What one evening is worth to each person in a season: the result, a presence, or a place."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import Spelling
from whist_td.club.rules.season import PlacementTable, Season, SeasonPart, SeasonScore, TableKind
from whist_td.core.held_evenings import EveningEntry, EveningPerson, HeldEvening

Part = tuple[EveningEntry, EveningPerson]
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


def longest(parts: Sequence[Part]) -> EveningEntry:
    """Return the entry in which somebody was longest; of two equal ones, the earlier."""
    rounds: defaultdict[int, int] = defaultdict(int)
    first: dict[int, int] = {}
    entries: dict[int, EveningEntry] = {}
    for entry, person in parts:
        rounds[entry.number] += person.rounds
        earlier = first.get(entry.number, person.first_round)
        first[entry.number] = min(earlier, person.first_round)
        entries[entry.number] = entry
    return entries[min(entries, key=lambda number: (-rounds[number], first[number], number))]


def worths(
    book: ClubBook, season: Season, evenings: Iterable[HeldEvening]
) -> dict[int, list[Worth]]:
    """Return what each evening gave each person who was there for long enough."""
    found: defaultdict[int, list[Worth]] = defaultdict(list)
    for evening in evenings:
        for person, parts in parts_of(book, evening).items():
            worth = _worth(season, evening, parts)
            if worth is not None:
                found[person].append(worth)
    return dict(found)


def parts_of(book: ClubBook, evening: HeldEvening) -> Mapping[int, list[Part]]:
    """Return the parts of each person of the club in an evening's entries."""
    parts: defaultdict[int, list[Part]] = defaultdict(list)
    for entry in evening.entries:
        for person in entry.people:
            number = book.person_of(Spelling(evening.event, person.spelling))
            if number is not None:
                parts[number].append((entry, person))
    return parts


def _worth(season: Season, evening: HeldEvening, parts: Sequence[Part]) -> Worth | None:
    """Return what an evening is worth; an entry without a score gives a presence and no more."""
    rounds = sum(person.rounds for _, person in parts)
    if not took_part(season.part, rounds, evening.announced):
        return None
    entry = longest(parts)
    points = _evening_points(season, evening, entry)
    if points is None:
        return None
    rank = evening.size + 1 if entry.rank is None else entry.rank
    return Worth(evening.event, evening.date, points, rank, entry.sharing, rounds)


def _evening_points(season: Season, evening: HeldEvening, entry: EveningEntry) -> Fraction | None:
    if season.score is SeasonScore.PRESENCE:
        return Fraction(1)
    if entry.points is None or entry.rank is None:
        return None
    if season.score is SeasonScore.PLACEMENT:
        return place_points(season.table, evening.size, entry.rank, entry.sharing)
    return entry.points / evening.announced if season.per_round else entry.points
