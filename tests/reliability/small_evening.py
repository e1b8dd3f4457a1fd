"""A short evening on a file, and requests of each kind to try on it."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from whist_td.domain.events import Details
from whist_td.domain.people import Substitute, Team
from whist_td.domain.results import Result, ResultKind, Side
from whist_td.domain.rounds import Place
from whist_td.formats.militaire.settings import Settings
from whist_td.storage.files import create_club_file
from whist_td.usecases import commands as ask
from whist_td.usecases.desk import open_event

TEAMS = 4
HOME, VISITORS = Result(Side.HOME), Result(Side.VISITORS)
REQUESTS: tuple[ask.Command, ...] = (
    ask.EnterResult(Place(2, 2), VISITORS),
    ask.EnterResults(tuple((Place(2, table), HOME) for table in (1, 3, 4))),
    ask.EnterResult(Place(1, 1), Result(Side.HOME, ResultKind.REVOKE, 13, "renonce" * 300)),
    ask.AddSubstitute(1, Substitute(1, "Aline", 2)),
    ask.AnnounceRound(3, despite_missing=True),
)


class SteadyClock:
    """A clock that goes on by a second at each look."""

    def __init__(self) -> None:
        self._now = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)

    def now(self) -> datetime:
        self._now += timedelta(seconds=1)
        return self._now


def teams(number: int = TEAMS) -> tuple[Team, ...]:
    """Return teams of people nobody else is."""
    names = ("Luc", "Ève", "Guy")
    return tuple(
        Team(n, f"Club {n}", f"Rita {n}", (f"{names[0]} {n}", f"{names[1]} {n}", f"{names[2]} {n}"))
        for n in range(1, number + 1)
    )


def played_evening(path: Path) -> None:
    """Play a round and announce the next, into a new file."""
    file = create_club_file(path)
    details = Details("Soirée", date(2026, 11, 21), "Gaspé")
    desk = open_event(file, SteadyClock(), ask.CreateEvent(details, Settings(), teams()))
    desk.do(ask.AnnounceRound(1))
    desk.do(ask.EnterResults(tuple((Place(1, n), HOME) for n in range(1, TEAMS + 1))))
    desk.do(ask.AnnounceRound(2))
    file.close()
