"""A club file in memory, a clock and dice, and a session: what every screen is tested with."""

import random
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from whist_td.core.events import Details
from whist_td.core.people import Team
from whist_td.desk.club import Club
from whist_td.desk.desk import open_event
from whist_td.desk.journal import Act, Line, changes_between, with_changes
from whist_td.desk.ports import EventSummary
from whist_td.formats.militaire.commands.commands import CreateEvent
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.kit.session import Session
from whist_td.words.words import Language, Words, words

START = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
PEOPLE = ("Roy", "Côté", "Cyr", "Boudreau", "Synnott", "Huard", "Minville", "English")


class TickingClock:
    """Every look at the clock is a second later."""

    def __init__(self) -> None:
        self._now = START

    def now(self) -> datetime:
        self._now += timedelta(seconds=1)
        return self._now


class FixedClock:
    """It is always the evening of the event."""

    def __init__(self, session: Session) -> None:
        self._lines = session.desk.lines

    def now(self) -> datetime:
        return self._lines[0].at


class SeededDice:
    """Real draws, from a seed that tests know."""

    def new_seed(self) -> int:
        return 48213

    def shuffled(self, items: Sequence[int], seed: int) -> list[int]:
        return random.Random(seed).sample(list(items), len(items))  # noqa: S311


class NamedPeople:
    """The people of a club in which nobody asked for initials."""

    def discreet(self) -> frozenset[str]:
        return frozenset()


class MemoryFile:
    """A club file that lives as long as the test."""

    is_read_only = False
    members = NamedPeople()
    path = Path("club.whist")

    def __init__(self, names: Sequence[str] = ()) -> None:
        self._names = list(names)
        self._kept: dict[int, tuple[MilitaireEvent, list[Line]]] = {}

    def events(self) -> list[EventSummary]:
        return [
            EventSummary(
                id=number,
                format="militaire",
                name=evening.details.name,
                date=evening.details.date,
                place=evening.details.place,
                entries=evening.tables,
                rounds=evening.settings.rounds,
                announced=evening.last_announced,
                finished=evening.progress.finished,
            )
            for number, (evening, _) in sorted(self._kept.items(), reverse=True)
        ]

    def create(self, command: CreateEvent, evening: MilitaireEvent, at: datetime) -> int:
        number = len(self._kept) + 1
        opening = changes_between(MilitaireEvent(command.details), evening)
        self._kept[number] = (evening, [Line(1, at, Act.DO, command, opening)])
        return number

    def load(self, event: int) -> tuple[MilitaireEvent, list[Line]]:
        evening, lines = self._kept[event]
        return evening, list(lines)

    def record(self, event: int, line: Line) -> None:
        evening, lines = self._kept[event]
        self._kept[event] = (with_changes(evening, line.changes), [*lines, line])

    def names(self) -> list[str]:
        return list(self._names)


def a_team(number: int) -> Team:
    """Return a full team whose players have names of their own."""
    surname = PEOPLE[(number - 1) % len(PEOPLE)]
    captain, *players = (f"{first} {surname} {number}" for first in ("Anne", "Luc", "Rita", "Guy"))
    return Team(number, f"Club {number}", captain, (players[0], players[1], players[2]))


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A data folder of the tests: a window that closes keeps its last backup there."""
    folder = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(folder))
        yield folder


@pytest.fixture
def english() -> Words:
    return words(Language.ENGLISH)


@pytest.fixture
def club_file() -> MemoryFile:
    return MemoryFile(["Anne Côté", "Hélène Roy", "Jean Cyr", "Jean-Guy Huard"])


@pytest.fixture
def new_session(club_file, english) -> Callable[..., Session]:
    """Open an evening of some teams; `settings` and `language` as wanted."""

    def opened(
        teams: int = 0, settings: Settings | None = None, language: Words | None = None
    ) -> Session:
        details = Details("Test evening", date(2026, 11, 21), "Gaspé")
        entered = tuple(a_team(number) for number in range(1, teams + 1))
        command = CreateEvent(details, settings or Settings(), entered)
        desk = open_event(club_file, TickingClock(), command)
        return Session(desk, club_file, SeededDice(), language or english)

    return opened


@pytest.fixture
def session(new_session) -> Session:
    """An evening without teams yet."""
    return new_session()


@pytest.fixture
def club_of(club_file) -> Callable[[Session], Club]:
    """Return how a window finds the club of a session, on the evening of its event."""
    return lambda session: Club(club_file, FixedClock(session), session.dice)
