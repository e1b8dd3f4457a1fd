"""Evenings made up for tests of seasons, and the four evenings of the model."""

from datetime import date
from fractions import Fraction

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import Person, Spelling
from whist_td.club.rules.season import PlacementTable, Season, SeasonScore, TableKind, rule_of
from whist_td.core.held_events import EventEntry, EventMeasure, EventPerson, HeldEvent

MILITAIRE = EventMeasure("militaire", "", "points")
NAMES = ("Anne", "Bruno", "Chloé", "Denis")
LIST = tuple(Fraction(points) for points in (10, 8, 6, 5, 4, 3, 2, 1))
# By evening: the day, how many entries, and of each person points, rank, how many share it.
YEAR = (
    (date(2025, 12, 12), 9, (("175/3", 1, 1), ("52", 3, 1), ("45", 7, 1), ("50", 4, 3))),
    (date(2026, 1, 9), 6, (("50", 3, 2), ("50", 3, 2), None, ("62", 1, 1))),
    (date(2026, 2, 13), 12, (None, ("55", 2, 1), ("175/3", 1, 1), ("40", 11, 1))),
    (date(2026, 3, 13), 8, (("54", 2, 2), ("49", 5, 1), None, ("54", 2, 2))),
)


def held(event: int, day: date, entries: tuple[EventEntry, ...], **facts: object) -> HeldEvent:
    usual = {"planned": 24, "announced": 24, "is_complete": True, "measure": MILITAIRE}
    return HeldEvent(event, f"E{event}", day, entries=entries, **{**usual, **facts})


def entry(number: int, points: object, rank: int, sharing: int, *people: str) -> EventEntry:
    there = tuple(EventPerson(name, 24) for name in people)
    return EventEntry(number, Fraction(str(points)), rank, sharing, there)


def the_year() -> tuple[HeldEvent, ...]:
    evenings = []
    for event, (day, size, lines) in enumerate(YEAR, start=1):
        named = zip(NAMES, lines, strict=True)
        entries = [entry(n, *line, name) for n, (name, line) in enumerate(named, 1) if line]
        is_won = any(line and line[1] == 1 for line in lines)
        ranks = [size if n or is_won else 1 for n in range(size - len(entries))]
        entries += [entry(10 + n, 0, rank, 1, f"Guest {n}") for n, rank in enumerate(ranks)]
        evenings.append(held(event, day, tuple(entries)))
    return tuple(evenings)


def the_book(evenings: tuple[HeldEvent, ...] = ()) -> ClubBook:
    persons = {number: Person(number, name) for number, name in enumerate(NAMES, start=1)}
    seen = {
        Spelling(evening.event, name): number
        for evening in evenings or the_year()
        for number, name in enumerate(NAMES, start=1)
    }
    return ClubBook(persons=persons, seen=seen)


def a_season(score: str = "result", table: str | None = None, rule: str = "sum", **facts) -> Season:
    kind = TableKind(table or "size")
    places = PlacementTable(kind, LIST if kind is TableKind.LIST else ())
    start, end = date(2025, 12, 1), date(2026, 3, 31)
    usual = {"score": SeasonScore(score), "table": places, "rule": rule_of(rule)}
    return Season(1, "2025-2026", **{"start": start, "end": end, **usual, **facts})
