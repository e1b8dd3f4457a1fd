"""The standings of a season: the evenings of each person added up, ranked, and explained.

All of it is exact. What a table prints is rounded by whoever prints it, and by nobody else.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from itertools import pairwise
from math import lcm

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.people import live_persons
from whist_td.club.rules.placement import (
    EventRemark,
    Remark,
    UnreadEvent,
    Worth,
    season_events,
    worths,
)
from whist_td.club.rules.season import (
    AnnouncedRow,
    RankedKind,
    RankedPeople,
    RuleKind,
    Season,
    SeasonNote,
    SeasonRule,
    SeasonScore,
    SeasonTies,
    TableKind,
)
from whist_td.core.errors import RuleError
from whist_td.core.held_events import HeldEvent
from whist_td.core.names import sort_key
from whist_td.core.numbers import shared_ranks


@dataclass(frozen=True)
class SeasonLine:
    """A person's line: the rank (None: too few evenings), the score, and where it comes from."""

    rank: int | None
    person: int
    score: Fraction
    counted: tuple[Worth, ...]
    """The evenings that count, in their order."""
    dropped: tuple[Worth, ...]
    by_hand: Fraction = Fraction(0)
    """Points given by hand, in the score already."""

    @property
    def events(self) -> int:
        """At how many evenings the person played, counted or not."""
        return len(self.counted) + len(self.dropped)


class DamagedSeasonError(RuleError):
    """Something announced of a season one of whose events cannot be read."""

    season: str
    events: tuple[EventRemark, ...]


@dataclass(frozen=True)
class SeasonStandings:
    """A season's table: the evenings that count, the lines, and what is to be said of them."""

    season: Season
    events: tuple[HeldEvent, ...]
    remarks: tuple[EventRemark, ...]
    lines: tuple[SeasonLine, ...]

    @property
    def held(self) -> int:
        """After how many evenings the table stands."""
        return len(self.events)

    @property
    def damaged(self) -> tuple[EventRemark, ...]:
        """The events that cannot be read, and may count."""
        return tuple(each for each in self.remarks if each.what is Remark.DAMAGED)

    def check_read(self) -> None:
        """Refuse to announce anything of a table that may lack an event, but what was announced."""
        if self.damaged and not self.season.closed:
            raise DamagedSeasonError(self.season.name, self.damaged)

    @property
    def mixed_sizes(self) -> tuple[int, int] | None:
        """The fewest and the most entries, where the size counts and kinds of event are mixed."""
        table = self.season.table.kind
        if self.season.score is not SeasonScore.PLACEMENT or table is not TableKind.SIZE:
            return None
        sizes = [event.size for event in self.events]
        is_mixed = len({(event.measure.format, event.is_of_groups) for event in self.events}) > 1
        return (min(sizes), max(sizes)) if is_mixed and min(sizes) < max(sizes) else None

    @property
    def is_presence_parted(self) -> bool:
        """Whether people who came as often have different ranks, by places that nobody sees."""
        if self.season.score is not SeasonScore.PRESENCE:
            return False
        able = [line for line in self.lines if line.rank is not None]
        return any(
            one.score == other.score and one.rank != other.rank for one, other in pairwise(able)
        )

    def line_of(self, person: int) -> SeasonLine | None:
        """Return a person's line."""
        return next((line for line in self.lines if line.person == person), None)


@dataclass(frozen=True)
class RaceStep:
    """The standing after one evening: by person, the rank and the score."""

    event: int
    ranks: Mapping[int, int | None]
    scores: Mapping[int, Fraction]


def season_standings(
    book: ClubBook,
    season: Season,
    held: Iterable[HeldEvent],
    unread: Iterable[UnreadEvent] = (),
) -> SeasonStandings:
    """Return the standings of a season after all evenings that are in."""
    events = season_events(book, season, held, unread)
    played = worths(book, season, events.counting)
    lines = _Table(book, season).lines(played, len(events.counting))
    return SeasonStandings(season, events.counting, events.remarks, lines)


def race(book: ClubBook, standings: SeasonStandings) -> tuple[RaceStep, ...]:
    """Return the standing after each evening of a season, from what each is worth in its table."""
    table, played = _Table(book, standings.season), defaultdict[int, list[Worth]](list)
    given = defaultdict[int, list[tuple[int, Worth]]](list)
    for line in standings.lines:
        for worth in (*line.counted, *line.dropped):
            given[worth.event].append((line.person, worth))
    steps = []
    for number, event in enumerate(standings.events, start=1):
        for person, worth in given[event.event]:
            played[person].append(worth)
        lines = table.lines(played, number)
        ranks = {line.person: line.rank for line in lines}
        steps.append(RaceStep(event.event, ranks, {line.person: line.score for line in lines}))
    return tuple(steps)


def closing_table(standings: SeasonStandings) -> tuple[AnnouncedRow, ...]:
    """Return the table with which a season is closed, or refuse one that may lack an event."""
    standings.check_read()
    return announced_table(standings)


def announced_table(standings: SeasonStandings) -> tuple[AnnouncedRow, ...]:
    """Return the table as it is kept when a season is closed."""
    return tuple(
        AnnouncedRow(line.rank, line.person, line.score, line.events) for line in standings.lines
    )


def announced_rows(standings: SeasonStandings) -> tuple[AnnouncedRow, ...]:
    """Return the lines that are read out: of a closed season as they were announced."""
    closed = standings.season.closed
    return closed.table if closed else announced_table(standings)


def corrections(
    book: ClubBook, standings: SeasonStandings
) -> dict[int, tuple[AnnouncedRow | None, AnnouncedRow | None]]:
    """Return, by person, each line that is no longer as it was announced: then, and now.

    While an event cannot be read nobody knows.
    """
    if standings.damaged:
        return {}
    then = {book.who(row.person): row for row in announced_rows(standings)}
    now = {row.person: row for row in announced_table(standings)}
    pairs = {person: (then.get(person), now.get(person)) for person in {**then, **now}}
    return {person: pair for person, pair in pairs.items() if _facts(pair[0]) != _facts(pair[1])}


def _facts(row: AnnouncedRow | None) -> tuple[object, ...] | None:
    return None if row is None else (row.rank, row.score, row.evenings)


class _Table:
    """The people whom a season lists, in the order of their names, and their points by hand."""

    def __init__(self, book: ClubBook, season: Season) -> None:
        self._season = season
        points: defaultdict[int, Fraction] = defaultdict(Fraction)
        for note in notes_of(book, season):
            if note.person is not None:
                points[book.who(note.person)] += note.points or 0
        self._by_hand = dict(points)
        # Whom a season lists is told by the category of its last day.
        listed = (
            each
            for each in live_persons(book)
            if is_ranked(book, season.ranked, each.category_on(season.end))
        )
        in_order = sorted(listed, key=lambda each: (sort_key(each.listed), each.number))
        self._listed = [person.number for person in in_order]

    def lines(self, played: Mapping[int, Sequence[Worth]], held: int) -> tuple[SeasonLine, ...]:
        """Return the table of so many evenings held."""
        by_hand = self._by_hand
        lines = (
            _scored(self._season.rule, n, played.get(n, ()), held, by_hand.get(n, Fraction(0)))
            for n in self._listed
            if n in played or n in by_hand
        )
        return tuple(_ranked(self._season, lines))


def notes_of(book: ClubBook, season: Season) -> tuple[SeasonNote, ...]:
    """Return what was decided about a season by hand."""
    return tuple(note for note in book.notes.values() if note.season == season.number)


def is_ranked(book: ClubBook, ranked: RankedPeople, category: str) -> bool:
    """Tell whether people of a category are among those who are ranked."""
    match ranked.kind:
        case RankedKind.ALL:
            return True
        case RankedKind.CATEGORIES:
            return category in ranked.categories
        case RankedKind.MEMBERS:
            return any(c.name == category and c.is_member for c in book.settings.categories)


def _whole(numbers: Sequence[Fraction]) -> tuple[list[int], int]:
    """Return exact numbers times one that makes them whole, and it: they add up far quicker."""
    scale = lcm(*(number.denominator for number in numbers))
    return [number.numerator * (scale // number.denominator) for number in numbers], scale


def _scored(
    rule: SeasonRule, person: int, played: Sequence[Worth], held: int, by_hand: Fraction
) -> SeasonLine:
    points, scale = _whole([each.points for each in played])
    best = sorted(zip(points, played, strict=True), key=_best_first)
    counting = best[: _how_many(rule, len(best), held)]
    score = Fraction(sum(each for each, _ in counting), scale)
    if rule.kind is RuleKind.MEAN and counting:
        score /= len(counting)
    events = {worth.event for _, worth in counting}
    return SeasonLine(
        0 if len(played) >= rule.least else None,
        person,
        score + by_hand if by_hand else score,
        tuple(each for each in played if each.event in events),
        tuple(each for each in played if each.event not in events),
        by_hand,
    )


def _best_first(scored: tuple[int, Worth]) -> tuple[int, int, date, int]:
    """Return what is kept first: the most points, the better rank, the earlier evening."""
    points, worth = scored
    return -points, worth.rank, worth.date, worth.event


def _how_many(rule: SeasonRule, played: int, held: int) -> int:
    """Return how many evenings count of those that somebody played; absence is a drop."""
    match rule.kind:
        case RuleKind.BEST:
            return rule.number
        case RuleKind.DROP:
            return max(held - rule.number, 0)
        case RuleKind.SUM | RuleKind.MEAN:
            return played


def _ranked(season: Season, lines: Iterable[SeasonLine]) -> Iterator[SeasonLine]:
    """Yield lines in order: those with a rank, then those with too few evenings, by evenings.

    Whom nothing separates stay in the order of their names, in which they come.
    """
    everybody = list(lines)
    able = [line for line in everybody if line.rank is not None]
    scores, _ = _whole([line.score for line in able])
    keyed = [(-score, _places(season, line)) for score, line in zip(scores, able, strict=True)]
    order = sorted(range(len(able)), key=keyed.__getitem__)
    for at, rank in zip(order, shared_ranks([keyed[at] for at in order]), strict=True):
        yield replace(able[at], rank=rank)
    below = (line for line in everybody if line.rank is None)
    yield from sorted(below, key=lambda line: (-line.events, -line.score))


def _places(season: Season, line: SeasonLine) -> tuple[tuple[int, int], ...]:
    """Return what separates equal scores: more counted evenings at the first places.

    Places are counted as pairs (place, minus how often): at the first place where two differ, who
    has been there more often, or at all, stands before.
    """
    if season.ties is SeasonTies.NONE:
        return ()
    places = Counter(worth.rank for worth in line.counted)
    return (*((place, -places[place]) for place in sorted(places)), (_NO_PLACE, 0))


_NO_PLACE = 1_000_000
"""After the last place at which somebody was: who has another place still stands before."""
