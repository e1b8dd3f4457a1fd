"""A club file on the disk, a clock that tests can read, and a desk in the middle of an evening."""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from whist_td.core.events import Details
from whist_td.desk.desk import Desk, open_event
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.storage.club_file import SqlClubFile
from whist_td.storage.files import create_club_file


class TickingClock:
    """Every look at the clock is a second later."""

    def __init__(self) -> None:
        self._now = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)

    def now(self) -> datetime:
        self._now += timedelta(seconds=1)
        return self._now


def _team(number: int, surname: str = "") -> Team:
    captain, *three = (f"{first} {surname}{number}" for first in ("Rita", "Luc", "Eve", "Guy"))
    return Team(number, f"Club {number}", captain, (three[0], three[1], three[2]))


@pytest.fixture(scope="session")
def clock() -> TickingClock:
    return TickingClock()


@pytest.fixture(scope="session")
def a_team() -> Callable[..., Team]:
    return _team


@pytest.fixture
def file(tmp_path: Path) -> Iterator[SqlClubFile]:
    club = create_club_file(tmp_path / "club.whist")
    yield club
    club.close()


@pytest.fixture
def new_desk(file: SqlClubFile, clock: TickingClock) -> Callable[..., Desk]:
    """Open an evening of some teams and rounds."""

    def opened(teams: int = 4, **settings: object) -> Desk:
        entered = tuple(_team(number) for number in range(1, teams + 1))
        details = Details("Soirée", date(2026, 11, 21), "Gaspé")
        return open_event(file, clock, CreateEvent(details, Settings(**settings), entered))

    return opened


@pytest.fixture
def desk(new_desk: Callable[..., Desk]) -> Desk:
    """Four teams; round 1 is in, round 2 is announced and half in."""
    desk = new_desk(4)
    desk.do(AnnounceRound(1))
    for table in (1, 2, 3, 4):
        desk.do(EnterResult(Place(1, table), Result(Side.HOME)))
    desk.do(AnnounceRound(2))
    desk.do(EnterResult(Place(2, 1), Result(Side.VISITORS)))
    return desk
