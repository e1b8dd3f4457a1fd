"""The standings of a season: the evenings of each person added up, ranked, and explained.

All of it is exact. What a table prints is rounded by whoever prints it, and by nobody else.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.evenings import EveningRemark, season_evenings
from whist_td.club.rules.people import live_persons
from whist_td.club.rules.persons import Person
from whist_td.club.rules.placement import Worth, worths
from whist_td.club.rules.season import (
    AnnouncedRow,
    RankedKind,
    RankedPeople,
    RuleKind,
    Season,
    SeasonRule,
    SeasonTies,
)
from whist_td.core.held_evenings import HeldEvening
from whist_td.core.names import sort_key
from whist_td.core.ranking import shared_ranks


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
    def evenings(self) -> int:
        """At how many evenings the person played, counted or not."""
        return len(self.counted) + len(self.dropped)


@dataclass(frozen=True)
class SeasonStandings:
    """A season's table: the evenings that count, the lines, and what is to be said of them."""

    season: Season
    evenings: tuple[HeldEvening, ...]
    remarks: tuple[EveningRemark, ...]
    lines: tuple[SeasonLine, ...]

    @property
    def held(self) -> int:
        """After how many evenings the table stands."""
        return len(self.evenings)

    @property
    def is_fulfilled(self) -> bool:
        """Whether anybody played enough evenings to have a rank."""
        return any(line.rank is not None for line in self.lines)

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
    book: ClubBook, season: Season, held: Iterable[HeldEvening]
) -> SeasonStandings:
    """Return the standings of a season after all evenings that are in."""
    evenings = season_evenings(book, season, held)
    played = worths(book, season, evenings.counting)
    lines = _lines(book, season, played, len(evenings.counting))
    return SeasonStandings(season, evenings.counting, evenings.remarks, lines)


def race(book: ClubBook, season: Season, held: Iterable[HeldEvening]) -> tuple[RaceStep, ...]:
    """Return the standing after each evening of a season."""
    evenings = season_evenings(book, season, held).counting
    played = worths(book, season, evenings)
    steps = []
    for number, evening in enumerate(evenings, start=1):
        known = {each.event for each in evenings[:number]}
        until = {p: [w for w in all_of if w.event in known] for p, all_of in played.items()}
        lines = _lines(book, season, {p: some for p, some in until.items() if some}, number)
        ranks = {line.person: line.rank for line in lines}
        steps.append(RaceStep(evening.event, ranks, {line.person: line.score for line in lines}))
    return tuple(steps)


def announced_table(standings: SeasonStandings) -> tuple[AnnouncedRow, ...]:
    """Return the table as it is kept when a season is closed."""
    return tuple(
        AnnouncedRow(line.rank, line.person, line.score, line.evenings) for line in standings.lines
    )


def corrections(
    book: ClubBook, season: Season, standings: SeasonStandings
) -> dict[int, tuple[AnnouncedRow | None, AnnouncedRow | None]]:
    """Return, by person, each line that is no longer as it was announced: then, and now."""
    if season.closed is None:
        return {}
    then = {book.who(row.person): row for row in season.closed.table}
    now = {row.person: row for row in announced_table(standings)}
    pairs = {person: (then.get(person), now.get(person)) for person in {**then, **now}}
    return {person: pair for person, pair in pairs.items() if _facts(pair[0]) != _facts(pair[1])}


def _facts(row: AnnouncedRow | None) -> tuple[object, ...] | None:
    return None if row is None else (row.rank, row.score, row.evenings)


def _lines(
    book: ClubBook, season: Season, played: Mapping[int, Sequence[Worth]], held: int
) -> tuple[SeasonLine, ...]:
    by_hand = _points_by_hand(book, season)
    listed = {
        person.number: person for person in live_persons(book) if _is_listed(book, season, person)
    }
    lines = [
        _scored(season.rule, person, played.get(person, ()), held, by_hand.get(person, Fraction(0)))
        for person in listed
        if person in played or person in by_hand
    ]
    return tuple(_ranked(season, lines, listed))


def _points_by_hand(book: ClubBook, season: Season) -> dict[int, Fraction]:
    points: defaultdict[int, Fraction] = defaultdict(Fraction)
    for note in book.notes.values():
        if note.season == season.number and note.person is not None:
            points[book.who(note.person)] += note.points or 0
    return dict(points)


def _is_listed(book: ClubBook, season: Season, person: Person) -> bool:
    """Tell whether a season lists a person, by the category of its last day."""
    return is_ranked(book, season.ranked, person.category_on(season.end))


def is_ranked(book: ClubBook, ranked: RankedPeople, category: str) -> bool:
    """Tell whether people of a category are among those who are ranked."""
    match ranked.kind:
        case RankedKind.ALL:
            return True
        case RankedKind.CATEGORIES:
            return category in ranked.categories
        case RankedKind.MEMBERS:
            return any(c.name == category and c.is_member for c in book.settings.categories)


def _scored(
    rule: SeasonRule, person: int, played: Sequence[Worth], held: int, by_hand: Fraction
) -> SeasonLine:
    kept = _kept(rule, played, held)
    total = sum((each.points for each in kept), Fraction(0))
    if rule.kind is RuleKind.MEAN and kept:
        total /= len(kept)
    events = {each.event for each in kept}
    in_order = sorted(played, key=lambda each: (each.date, each.event))
    return SeasonLine(
        0 if len(played) >= rule.least else None,
        person,
        total + by_hand,
        tuple(each for each in in_order if each.event in events),
        tuple(each for each in in_order if each.event not in events),
        by_hand,
    )


def _kept(rule: SeasonRule, played: Sequence[Worth], held: int) -> Sequence[Worth]:
    """Return the evenings that count: the most points first, then the better rank, the earlier."""
    best = sorted(played, key=lambda each: (-each.points, each.rank, each.date, each.event))
    match rule.kind:
        case RuleKind.BEST:
            return best[: rule.number]
        case RuleKind.DROP:
            return best[: max(held - rule.number, 0)]
        case RuleKind.SUM | RuleKind.MEAN:
            return best


def _ranked(
    season: Season, lines: Iterable[SeasonLine], persons: Mapping[int, Person]
) -> Iterable[SeasonLine]:
    """Yield lines in order: those with a rank, then those with too few evenings, by evenings."""
    named = {number: sort_key(each.sort_name or each.name) for number, each in persons.items()}
    everybody = sorted(lines, key=lambda line: (named[line.person], line.person))
    able = [line for line in everybody if line.rank is not None]
    keys = {line.person: _key(season, line) for line in able}
    able.sort(key=lambda line: keys[line.person])
    ranks = shared_ranks([keys[line.person] for line in able])
    for line, rank in zip(able, ranks, strict=True):
        yield _with_rank(line, rank)
    below = (line for line in everybody if line.rank is None)
    yield from sorted(below, key=lambda line: (-line.evenings, -line.score))


def _with_rank(line: SeasonLine, rank: int) -> SeasonLine:
    return SeasonLine(rank, line.person, line.score, line.counted, line.dropped, line.by_hand)


def _key(season: Season, line: SeasonLine) -> tuple[Fraction, tuple[tuple[int, int], ...]]:
    """Return what a line is ranked by: the score, then more counted evenings at the first places.

    Places are counted as pairs (place, minus how often): at the first place where two differ, who
    has been there more often, or at all, stands before.
    """
    if season.ties is SeasonTies.NONE:
        return -line.score, ()
    places = Counter(worth.rank for worth in line.counted)
    counts = tuple((place, -places[place]) for place in sorted(places))
    return -line.score, (*counts, (_NO_PLACE, 0))


_NO_PLACE = 1_000_000
"""After the last place at which somebody was: who has another place still stands before."""
