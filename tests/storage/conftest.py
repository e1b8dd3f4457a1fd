"""Club files on the disk, other copies of the program, and what SQLite was asked."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from tests.fixtures.clocks import SteppingClock
from whist_td.core.events import Details
from whist_td.desk.desk import Desk, open_event
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.storage.club_file import SqlClubFile
from whist_td.storage.files import create_club_file

ROOT = Path(__file__).parents[2]
HOLDS_A_FILE = """
import sys
from pathlib import Path
from whist_td.storage.files import open_to_write
file = open_to_write(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


def _team(number: int) -> Team:
    captain, *three = (f"{first} {number}" for first in ("Rita", "Luc", "Eve", "Guy"))
    return Team(number, f"Club {number}", captain, (three[0], three[1], three[2]))


@pytest.fixture
def clock() -> SteppingClock:
    return SteppingClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Club d’été n° 1 #50%?.whist"


@pytest.fixture
def file(path: Path) -> Iterator[SqlClubFile]:
    club = create_club_file(path)
    yield club
    club.close()


@pytest.fixture
def opening() -> CreateEvent:
    teams = tuple(_team(number) for number in range(1, 5))
    return CreateEvent(
        Details("Soirée", date(2026, 11, 21), "Gaspé", b"\x89PNG"), Settings(), teams
    )


@pytest.fixture
def desk(file: SqlClubFile, clock: SteppingClock, opening: CreateEvent) -> Desk:
    """An evening with round 1 announced and two tables in."""
    desk = open_event(file, clock, opening)
    desk.do(AnnounceRound(1))
    desk.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    desk.do(EnterResult(Place(1, 2), Result(Side.VISITORS)))
    return desk


@pytest.fixture
def saved(path: Path, file: SqlClubFile, desk: Desk) -> Path:
    """A club file with an evening in it, closed."""
    assert desk.lines
    file.close()
    return path


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """Every connection that is made to any club file on the disk during a test."""
    made: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def kept(*words: object, **named: object) -> sqlite3.Connection:
        made.append(connect(*words, **named))  # type: ignore[call-overload]
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", kept)
    return made


@pytest.fixture
def ask_sqlite() -> Callable[..., list[tuple[object, ...]]]:
    """Ask SQLite itself about a file, or change it behind the program's back."""

    def asked(path: Path, *statements: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(path)) as connection, connection:
            answers = [connection.execute(statement).fetchall() for statement in statements]
        return answers[-1]

    return asked


@pytest.fixture
def other_copy() -> Iterator[Callable[[Path], subprocess.Popen[str]]]:
    """Open a file in another copy of the program, which holds it until it ends."""
    copies: list[subprocess.Popen[str]] = []

    def opened(path: Path) -> subprocess.Popen[str]:
        copy = subprocess.Popen(
            [sys.executable, "-c", HOLDS_A_FILE, str(path)],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        copies.append(copy)
        assert copy.stdout
        assert copy.stdout.readline() == "open\n"
        return copy

    yield opened
    for copy in copies:
        with copy:
            copy.kill()
