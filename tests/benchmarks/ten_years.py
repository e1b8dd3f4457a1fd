"""Club files of ten years, made once and kept in the user's cache.

One has 500 evenings and 100 of Whiz; the other 40 evenings of 88 people a year, with the club's
book: who is meant by each name, what each paid on the day, 70,400 lines in all, a season and its
prizes a year. One evening of each kind is played; the others are its rows once more, and are then
put on another day.
"""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from io import StringIO
from pathlib import Path

from platformdirs import user_cache_path

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock
from whist_td.cli.main import run
from whist_td.club.commands import (
    AdoptSpellings,
    ChangeClub,
    ChangePerson,
    ChargeEvening,
    NewSeason,
    Pay,
    PlanPrizes,
)
from whist_td.club.rules.matching import adoption
from whist_td.club.rules.persons import BookSettings, Category
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion
from whist_td.club.rules.season import RuleKind, Season, SeasonRule
from whist_td.club.views.held_events import names_at
from whist_td.console.world import World
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.desk.ports import FILE_FORMAT
from whist_td.desk.requests import ChangeDetails
from whist_td.formats.militaire.commands import AddTeams, CreateEvent
from whist_td.formats.militaire.files.sample_event import play_event
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team

EVENINGS, TOURNAMENTS = 500, 100
YEARS, A_YEAR, TEAMS = 10, 40, 22
_EVENT = """
    INSERT INTO main.event
    SELECT ?, format, name, date, place, logo, settings, progress FROM source.event
"""
_FIRST = date(2016, 9, 3)


def ten_years() -> Path:
    """Return the file of evenings alone, made where it is not there yet."""
    path = _cached("ten-years-on-days")
    if not path.exists():
        part = path.with_suffix(".part")
        part.unlink(missing_ok=True)
        for number, (kind, times) in enumerate(
            {"militaire": EVENINGS, "whiz": TOURNAMENTS}.items()
        ):
            made = path.with_suffix(f".{kind}")
            _demo(made, kind)
            _take_over(made / "demo.whist", part, number * EVENINGS, times)
        with closing(SqlClubFiles().open_to_write(part)) as file:
            _put_on_days(Club(file, _Then(), SeededDice()), EVENINGS)
        part.rename(path)
    return path


def ten_club_years() -> Path:
    """Return the file with the club's book, made where it is not there yet."""
    path = _cached("club-years-marked")
    if not path.exists():
        made = path.with_suffix(".evening")
        evening_of_the_club(made)
        part = path.with_suffix(".part")
        part.unlink(missing_ok=True)
        _take_over(made, part, 0, YEARS * A_YEAR)
        with closing(SqlClubFiles().open_to_write(part)) as file:
            clock = _Then()
            club = Club(file, clock, SeededDice())
            _put_on_days(club, YEARS * A_YEAR)
            _keep_book(club, clock)
        part.rename(path)
    return path


def _cached(name: str) -> Path:
    folder = user_cache_path("whist-td-benchmarks")
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{name}-{FILE_FORMAT}.whist"


def evening_of_the_club(path: Path) -> None:
    """Make a file of one evening of 88 people."""
    path.unlink(missing_ok=True)
    with closing(SqlClubFiles().create(path)) as file:
        club = Club(file, SystemClock(), SeededDice())
        desk = club.open_event(CreateEvent(Details("Soirée", _FIRST), Settings()))
        names = (f"Personne{chr(65 + n % 26)} Nom{chr(65 + n // 26)}" for n in range(4 * TEAMS))
        teams = (
            Team(number, f"Équipe {number}", captain, tuple(others))
            for number, (captain, *others) in enumerate(zip(*[names] * 4, strict=True), start=1)
        )
        desk.do(AddTeams(tuple(teams)))
        play_event(desk, club.dice, 1)


class _Then:
    """The day before the first evening, as somebody is of a category from a day on, and later."""

    day = _FIRST - timedelta(days=1)

    def now(self) -> datetime:
        """Return the evening of that day."""
        return datetime.combine(self.day, time(20), UTC)


def _put_on_days(club: Club, a_kind: int) -> None:
    """Put the evenings of each kind on the Saturdays that follow, as their journals say too."""
    for event in club.file.events():
        desk = club.any_desk(event.id)
        day = _FIRST + timedelta(days=7 * ((event.id - 1) % a_kind + 1))
        desk.do(ChangeDetails(replace(desk.facts.details, date=day)))


def _keep_book(club: Club, clock: _Then) -> None:
    """Link every name, charge and take in every evening, and rank each year and give its prizes."""
    book = club.book()
    book.do(ChangeClub(BookSettings(categories=(Category("Membres", 500),))))
    book.do(AdoptSpellings(adoption(book.facts, names_at(club.file)).links))
    for person in book.facts.persons.values():
        book.do(ChangePerson(replace(person, category="Membres")))
    everybody = tuple(book.facts.persons)
    for event in reversed(club.file.events()):
        clock.day = event.date
        book.do(ChargeEvening(event.id, event.date, everybody))
        book.do(Pay(everybody, event=event.id))
    for number in range(1, YEARS + 1):
        first = _FIRST + timedelta(days=7 * A_YEAR * (number - 1))
        last = first + timedelta(days=7 * A_YEAR - 1)
        rule = SeasonRule(RuleKind.BEST, 10)
        book.do(NewSeason(Season(number, str(number), first, last, rule=rule)))
        plan = tuple(Prize(n, n, PrizeRule(place=n), PrizeAmount(1000)) for n in range(1, 4))
        book.do(PlanPrizes(PrizeOccasion(season=number), plan))


def _demo(folder: Path, kind: str) -> None:
    streams = (StringIO() for _ in range(3))
    world = World(SqlClubFiles(), SystemClock(), SeededDice(), *streams)
    (folder / "demo.whist").unlink(missing_ok=True)
    if run(["demo", str(folder), "--format", kind], world):
        raise RuntimeError(folder)


def _take_over(source: Path, path: Path, first: int, times: int) -> None:
    """Add the event of a file to another, so many times."""
    if not path.exists():
        SqlClubFiles().create(path).close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("ATTACH ? AS source", (str(source),))
        tables = [
            name
            for (name,) in file.execute(
                "SELECT name FROM source.sqlite_master WHERE type = 'table'"
            )
        ]
        for number in range(first + 1, first + times + 1):
            file.execute(_EVENT, (number,))
            for table in tables:
                names = [row[1] for row in file.execute(f"PRAGMA source.table_info({table})")]
                if names[0] == "event_id":
                    rest = ", ".join(f'"{name}"' for name in names[1:])
                    rows = f"SELECT ?, {rest} FROM source.{table}"  # noqa: S608 - our own names
                    file.execute(f"INSERT INTO main.{table} {rows}", (number,))
        file.commit()
