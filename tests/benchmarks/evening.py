"""The evening that is measured: a hundred teams, twenty-four rounds."""

from datetime import UTC, date, datetime
from pathlib import Path

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock
from whist_td.core.contracts import SUITS
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent
from whist_td.formats.militaire.rules.event import AnnouncedRound, MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side
from whist_td.formats.militaire.rules.settings import CALLS, Settings
from whist_td.formats.militaire.rules.teams import Team

TEAMS = 100
ROUNDS = 24
DETAILS = Details("Benchmark", date(2026, 11, 21), "Percé")


def teams(count: int = TEAMS) -> tuple[Team, ...]:
    """Return teams with names as long as real ones."""
    return tuple(
        Team(
            n,
            f"Les Marsouins de Percé {n}",
            f"Huguette Arsenault {n}",
            (f"Jean-Guy Cyr {n}", f"Réjeanne Bujold {n}", f"Gérard Leblanc {n}"),
        )
        for n in range(1, count + 1)
    )


def played_evening() -> MilitaireEvent:
    """Return the evening played to its end."""
    said = {
        r: AnnouncedRound(
            r, SUITS[(r - 1) % 4], CALLS[(r - 1) % 3], datetime(2026, 11, 21, tzinfo=UTC)
        )
        for r in range(1, ROUNDS + 1)
    }
    results = {
        Place(r, t): Result(
            Side.HOME if (r * 7 + t * 13) % 5 < 3 else Side.VISITORS,
            ResultKind.PERFECT if (r + t) % 41 == 0 else ResultKind.NORMAL,
        )
        for r in range(1, ROUNDS + 1)
        for t in range(1, TEAMS + 1)
    }
    return MilitaireEvent(
        DETAILS,
        Settings(),
        teams={team.number: team for team in teams()},
        rounds=said,
        results=results,
    )


def desk_in_play(folder: Path) -> Desk:
    """Return the desk of the evening, round 1 announced, on a file of its own."""
    club = Club(SqlClubFiles().create(folder / "benchmark.whist"), SystemClock(), SeededDice())
    desk = club.open_event(CreateEvent(DETAILS, Settings(), teams()))
    desk.do(AnnounceRound(1))
    return desk
