"""Seasons of random years agree with a reckoning that shares no code with the rules."""

from dataclasses import replace
from datetime import date, timedelta
from fractions import Fraction
from random import Random

import pytest

from tests.club.season_oracle import listed_of, ranks_of, reckoned
from tests.club.seasons import LIST, a_season, held
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import BookSettings, Category, FormerCategory, Person, Spelling
from whist_td.club.rules.season import RankedKind, RankedPeople, SeasonNote, SeasonPart, SeasonTies
from whist_td.club.rules.seasons import race, season_standings
from whist_td.core.held_events import EventEntry, EventMeasure, EventPerson

NAMES = [f"Person {letter}" for letter in "ABCDEFGHIJKL"]
SEASONS = 50
"""How many are reckoned in one test: each takes less than to start a test of its own."""
RULES = ("sum", "best:2", "best:3/4", "mean:2", "mean:5", "drop:1", "drop:4")


def a_year(dice: Random) -> dict[int, dict[str, object]]:
    return {number: an_evening(dice) for number in range(1, dice.randint(2, 11))}


def an_evening(dice: Random) -> dict[str, object]:
    planned = dice.choice((4, 5, 24))
    people = dice.sample(NAMES, dice.randint(2, len(NAMES)))
    entries = [
        (None if dice.random() < 0.05 else Fraction(dice.randint(0, 6), dice.choice((1, 1, 3))), [])
        for _ in range(dice.randint(1, 6))
    ]
    for name in people:
        for _ in range(2 if dice.random() < 0.2 else 1):
            first = dice.randint(1, planned)
            stay = dice.choice((planned, planned, dice.randint(1, planned)))
            dice.choice(entries)[1].append((name, stay, first))
    return {
        "day": date(2025, 12, 1) + timedelta(days=dice.randint(-5, 130)),
        "format": dice.choice(("militaire", "militaire", "whiz")),
        "kind": dice.choice(("points", "points", "points", "average")),
        "planned": planned,
        "announced": planned - (dice.random() < 0.1),
        "whole": dice.random() < 0.95,
        "trial": dice.random() < 0.05,
        "entries": entries,
    }


def a_kind(dice: Random) -> dict[str, object]:
    rule = dice.choice(RULES)
    name, _, numbers = rule.partition(":")
    n, _, least = numbers.partition("/")
    parts = (name, 0, int(n)) if name == "mean" else (name, int(n or 0), int(least or 0))
    return {
        "from": date(2025, 12, 1),
        "to": date(2026, 3, 31),
        "format": dice.choice((None, None, "militaire")),
        "score": dice.choice(("result", "presence", "placement")),
        "table": dice.choice(("size", "field", "list")),
        "list": LIST,
        "text": rule,
        "rule": parts,
        "part": dice.choice(("half", "any", "all")),
        "ties": dice.choice(("places", "none")),
        "per_round": dice.random() < 0.3,
    }


def as_evening(number: int, raw: dict[str, object], spelled=str, dice: Random | None = None):
    """Return an evening with its names as they are `spelled`; some people stand in for others."""
    ranks = ranks_of([points for points, _ in raw["entries"]])
    entries = tuple(
        EventEntry(
            at,
            points,
            *ranks[at],
            tuple(
                EventPerson(spelled(name), *there, bool(dice and dice.random() < 0.2))
                for name, *there in people
            ),
        )
        for at, (points, people) in enumerate(raw["entries"])
    )
    facts = {"planned": raw["planned"], "announced": raw["announced"], "is_trial": raw["trial"]}
    measure = EventMeasure(raw["format"], "", raw["kind"])
    return held(number, raw["day"], entries, measure=measure, is_complete=raw["whole"], **facts)


def as_season(kind: dict[str, object]):
    table = kind["table"] if kind["score"] == "placement" else None
    return a_season(
        kind["score"],
        table,
        kind["text"],
        format=kind["format"],
        part=SeasonPart(kind["part"]),
        ties=SeasonTies(kind["ties"]),
        per_round=kind["per_round"],
    )


def a_book(year) -> ClubBook:
    persons = {number: Person(number, name) for number, name in enumerate(NAMES)}
    seen = {Spelling(event, name): number for event in year for number, name in enumerate(NAMES)}
    return ClubBook(persons=persons, seen=seen)


def told(standings) -> dict[str, dict[str, object]]:
    return {
        NAMES[line.person]: {
            "rank": line.rank,
            "score": line.score,
            "evenings": line.events,
            "counted": sorted(worth.event for worth in line.counted),
            "dropped": sorted(worth.event for worth in line.dropped),
        }
        for line in standings.lines
    }


@pytest.mark.parametrize("first", range(0, 300, SEASONS))
def test_a_random_season_is_what_other_hands_reckon(first):
    for seed in range(first, first + SEASONS):
        check_random_season(seed)


def check_random_season(seed):
    dice = Random(seed)  # noqa: S311
    year, kind = a_year(dice), a_kind(dice)
    left_out = [n for n in year if dice.random() < 0.1]
    by_hand = {name: Fraction(dice.randint(-9, 9), 2) for name in NAMES if dice.random() < 0.1}
    notes = [SeasonNote(0, 1, "why", event=number) for number in left_out]
    notes += [SeasonNote(0, 1, "why", None, NAMES.index(n), p) for n, p in by_hand.items()]
    book = replace(a_book(year), notes=dict(enumerate(notes)))
    held_events = [as_evening(number, raw) for number, raw in year.items()]
    dice.shuffle(held_events)
    standings = season_standings(book, as_season(kind), held_events)
    wanted = reckoned(year, kind, left_out, by_hand)
    facts = ("rank", "score", "evenings", "counted", "dropped")
    assert told(standings) == {n: {f: row[f] for f in facts} for n, row in wanted.items()}
    ranks = [line.rank for line in standings.lines]
    assert ranks == sorted(ranks, key=lambda rank: (rank is None, rank or 0))


CLUB = BookSettings(
    categories=(Category("M", 500), Category("V", 700, is_member=False), Category("J", 0))
)
MERGED = 100
"""Who was taken for two has this much more as the number of the second."""


def a_person(dice: Random, number: int, name: str) -> tuple[Person, list[tuple[str, date | None]]]:
    """Return somebody who may have changed category, or left; and the categories till when."""
    own = [dice.choice(("M", "V", "J")) for _ in range(dice.choice((1, 1, 2, 3)))]
    days = sorted(date(2026, 1, 1) + timedelta(days=dice.randint(-99, 120)) for _ in own[1:])
    former = tuple(FormerCategory(c, day) for c, day in zip(own, days, strict=False))
    left = dice.choice((None, date(2026, 1, 15)))
    person = Person(number, name, category=own[-1], left=left, former_categories=former)
    return person, [*zip(own, days, strict=False), (own[-1], None)]


@pytest.mark.parametrize("first", range(0, 200, SEASONS))
def test_a_random_season_of_a_club_that_lives_is_what_other_hands_reckon(first):
    for seed in range(first, first + SEASONS):
        check_random_season_of_a_club_that_lives(seed)


def check_random_season_of_a_club_that_lives(seed):
    """People are merged, written otherwise, unknown in some evenings, and change category."""
    dice = Random(seed)  # noqa: S311
    year, kind = a_year(dice), a_kind(dice)
    people = {name: a_person(dice, number, name) for number, name in enumerate(NAMES)}
    persons = {number: people[name][0] for number, name in enumerate(NAMES)}
    for number, name in enumerate(NAMES):
        merged = Person(MERGED + number, f"{name} 2", merged_into=number)
        persons[merged.number] = merged
    seen, evenings = {}, []
    for event, raw in year.items():
        for number, name in enumerate(NAMES):
            if dice.random() < 0.9:
                seen[Spelling(event, f"{name} of {event}")] = number + dice.choice((0, MERGED))
        evenings.append(as_evening(event, raw, lambda name, at=event: f"{name} of {at}", dice))
        for _, there in raw["entries"]:
            there[:] = [one for one in there if Spelling(event, f"{one[0]} of {event}") in seen]
    ranked = dice.choice(("all", "members", ["M"], ["V", "J"]))
    wanted = {"all": RankedPeople(), "members": RankedPeople(RankedKind.MEMBERS)}.get(str(ranked))
    season = replace(
        as_season(kind), ranked=wanted or RankedPeople(RankedKind.CATEGORIES, tuple(ranked))
    )
    standings = season_standings(
        ClubBook(settings=CLUB, persons=persons, seen=seen), season, evenings
    )
    categories = {name: known for name, (_, known) in people.items()}
    listed = listed_of(categories, ranked, {"M", "J"}, season.end)
    rows = reckoned(year, kind, listed=listed)
    facts = ("rank", "score", "evenings", "counted", "dropped")
    assert told(standings) == {n: {f: row[f] for f in facts} for n, row in rows.items()}


@pytest.mark.parametrize("seed", range(20))
def test_each_step_of_a_race_is_the_season_as_if_it_ended_there(seed):
    dice = Random(1000 + seed)  # noqa: S311
    year, season = a_year(dice), as_season(a_kind(dice))
    evenings = [as_evening(number, raw) for number, raw in year.items()]
    book = a_book(year)
    whole = season_standings(book, season, evenings)
    for at, step in enumerate(race(book, whole), start=1):
        alone = season_standings(book, season, whole.events[:at])
        assert step.ranks == {line.person: line.rank for line in alone.lines}
