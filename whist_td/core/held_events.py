"""An evening as a season sees it, whatever was played: each format tells what it has so.

It is a format's part "year": a function of the event, its number and its facts.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction
from functools import lru_cache
from typing import Any

from whist_td.core.formats import format_of
from whist_td.core.players import Player


@dataclass(frozen=True)
class EventMeasure:
    """What an evening's result is: evenings of different measures are not added up."""

    format: str
    game: str
    ranked_by: str


@dataclass(frozen=True)
class EventPerson:
    """Somebody at an evening: in how many announced rounds, sitting out counting as being there."""

    spelling: str
    rounds: int
    first_round: int = 1
    is_substitute: bool = False
    own: int | None = field(default=None, compare=False)
    """The number on his own card, where each of an entry has one; it is not remembered."""


@dataclass(frozen=True)
class EventEntry:
    """A team, a pair or a player, with what ranked it; None: it has no score."""

    number: int
    points: Fraction | None
    rank: int | None
    sharing: int
    """How many entries share the rank, this one included."""
    people: tuple[EventPerson, ...]
    best_round: Fraction | None = None
    """The most that it has from one round, where the format knows."""


@dataclass(frozen=True)
class HeldEvent:
    """One evening: when, what it is ranked by, how much of it was played, and who was there."""

    event: int
    name: str
    date: date
    measure: EventMeasure
    planned: int
    announced: int
    is_complete: bool
    """Whether all announced rounds have all their results."""
    entries: tuple[EventEntry, ...]
    is_trial: bool = False
    is_finished: bool = False
    """Whether the director has ended it, perhaps before the last planned round."""

    @property
    def size(self) -> int:
        """How many entries have a score."""
        return sum(entry.points is not None for entry in self.entries)

    @property
    def is_of_groups(self) -> bool:
        """Whether teams or pairs are ranked, and not players."""
        people = (Counter(p.is_substitute for p in entry.people)[False] for entry in self.entries)
        return any(count > 1 for count in people)

    @property
    def is_held(self) -> bool:
        """Whether anything was played, and it was no trial."""
        return bool(self.size) and self.announced > 0 and not self.is_trial

    @property
    def is_over(self) -> bool:
        """Whether all planned rounds are in, or all until the director ended it."""
        is_whole = self.is_finished or self.announced >= self.planned
        return self.is_held and self.is_complete and is_whole


@dataclass(frozen=True)
class Ranked:
    """An entry as a format's standings have it."""

    number: int
    points: Fraction | None
    rank: int
    people: tuple[EventPerson, ...]
    best_round: Fraction | None = None


def held_event(
    number: int,
    event: Any,  # noqa: ANN401 - of any format
    measure: EventMeasure,
    ranked: Iterable[Ranked],
) -> HeldEvent:
    """Return an evening of any format, from what is asked of every event and its standings."""
    entries = tuple(ranked)
    sharing = Counter(each.rank for each in entries if each.points is not None)

    def entry(of: Ranked) -> EventEntry:
        # Who has no points has no rank.
        rank, with_it = (None, 1) if of.points is None else (of.rank, sharing[of.rank])
        return EventEntry(of.number, of.points, rank, with_it, of.people, of.best_round)

    last = event.last_announced
    return HeldEvent(
        number,
        event.details.name,
        event.details.date,
        measure,
        event.settings.rounds,
        last,
        not any(event.missing(each) for each in range(1, last + 1)),
        tuple(map(entry, entries)),
        event.progress.trial,
        event.progress.finished,
    )


def player_there(
    player: Player, last_announced: int, *, is_substitute: bool = False
) -> EventPerson:
    """Return in how many announced rounds a player was there."""
    rounds = sum(player.is_there(each) for each in range(1, last_announced + 1))
    return EventPerson(player.name, rounds, player.first_round, is_substitute, player.number)


def plain_held(held: HeldEvent) -> dict[str, Any]:
    """Return an evening as plain values, in little room, but for its number."""
    measure = held.measure
    return {
        "name": held.name,
        "date": held.date.isoformat(),
        "measure": [measure.format, measure.game, measure.ranked_by],
        "rounds": [held.planned, held.announced],
        "is": [held.is_complete, held.is_trial, held.is_finished],
        "entries": [
            [each.number, _plain(each.points), each.rank, each.sharing, _plain(each.best_round)]
            + [[p.spelling, p.rounds, p.first_round, p.is_substitute] for p in each.people]
            for each in held.entries
        ],
    }


def held_of(number: int, plain: Any) -> HeldEvent:  # noqa: ANN401 - JSON's
    """Return an evening of its plain values, or raise where they tell none."""
    planned, announced = plain["rounds"]
    is_complete, is_trial, is_finished = plain["is"]
    entries = tuple(
        EventEntry(
            entry,
            _points(points),
            rank,
            sharing,
            tuple(_person(*p) for p in people),
            _points(best),
        )
        for entry, points, rank, sharing, best, *people in plain["entries"]
    )
    day, measure = date.fromisoformat(plain["date"]), EventMeasure(*plain["measure"])
    heading = (number, plain["name"], day, measure, planned, announced, is_complete)
    return HeldEvent(*heading, entries, is_trial, is_finished)


def _plain(points: Fraction | None) -> int | str | None:
    return points if points is None else str(points) if points.denominator > 1 else int(points)


_MOST_KNOWN = 10_000
"""Of what stands in many evenings: the same people come, for as many rounds, with like points."""


@lru_cache(_MOST_KNOWN)
def _points(plain: int | str | None) -> Fraction | None:
    return None if plain is None else Fraction(plain)


_person = lru_cache(_MOST_KNOWN, typed=True)(EventPerson)


YearPart = Callable[[int, Any], HeldEvent]
"""What a format has for the club's year: an event's number and facts as a held evening."""


def everybody_in(event: object) -> Collection[str]:
    """Return the names of all who are entered, substitutes too."""
    held = year_of(0, event)
    return {each.spelling for entry in (held.entries if held else ()) for each in entry.people}


def people_of(number: int, event: object) -> Iterator[tuple[int, tuple[EventPerson, ...]]]:
    """Yield the number of each team, pair or player with its people, substitutes left out."""
    held = year_of(number, event)
    for entry in held.entries if held else ():
        yield entry.number, tuple(each for each in entry.people if not each.is_substitute)


def year_of(number: int, event: object) -> HeldEvent | None:
    """Return an event as its format tells it to the club's year; None: it has no part in it."""
    format_ = format_of(event)
    try:
        part: YearPart = format_.part("year")
    except ModuleNotFoundError as missing:
        if missing.name != f"{format_.home}.year":
            raise
        return None
    return part(number, event)
