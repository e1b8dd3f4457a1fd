"""Make the kept club file of a version: `python tests/data/make_club_file.py`.

It is made once, when a version of the tables is finished, and never again: later versions of the
program must open it as it is.
"""

import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from whist_td.domain.events import Details  # noqa: E402
from whist_td.domain.people import Substitute, Team  # noqa: E402
from whist_td.domain.results import Result, ResultKind, Side, result_of  # noqa: E402
from whist_td.domain.rounds import Place  # noqa: E402
from whist_td.formats.militaire.settings import Settings, TieBreak  # noqa: E402
from whist_td.storage.files import VERSION, create_club_file  # noqa: E402
from whist_td.usecases import commands as ask  # noqa: E402
from whist_td.usecases.desk import open_event  # noqa: E402

HOME, VISITORS = Result(Side.HOME), Result(Side.VISITORS)
NAMES = (
    ("Percé", "Rita Cloutier", "Réal Méthot", "Lise Huard", "Guy Lantin"),
    ("Gaspé", "Hélène Côté", "Yvon Synnott", "Anne Dupuis", "Paul Fournier"),
    ("Chandler", "Marcel Roy", "Zoé Lebreton", "Luc Minville", "Ève Blais"),
    ("Matane", "Nicole Cyr", "Jean-Guy Otis", "Rose Côté-Roy", "Émile Gagné"),
)


class Clock:
    """A clock that goes on a minute at each look."""

    def __init__(self) -> None:
        self._now = datetime(2026, 11, 21, 19, 0, tzinfo=UTC)

    def now(self) -> datetime:
        """Return a minute later than before."""
        self._now += timedelta(minutes=1)
        return self._now


def requests() -> list[ask.Command]:
    """Return what the director did, in order; the last is undone."""
    return [
        ask.AnnounceRound(1),
        *(ask.EnterResult(Place(1, table), HOME) for table in (1, 2, 3, 4)),
        ask.ConfirmRound(1),
        ask.AnnounceRound(2, call=(2, 3)),
        ask.EnterResult(Place(2, 1), result_of(Side.VISITORS, tricks=13, note="sans bavure")),
        ask.EnterResult(Place(2, 2), Result(Side.HOME, ResultKind.REVOKE, 8)),
        ask.EnterResult(Place(2, 3), Result(None, ResultKind.VOID)),
        ask.RecordRedeal(Place(2, 4)),
        ask.EnterResult(Place(2, 4), VISITORS),
        ask.AddSubstitute(3, Substitute(1, "Aline Denis", 3)),
        ask.AnnounceRound(3),
        ask.EnterResults(tuple((Place(3, table), VISITORS) for table in (1, 2, 3))),
        ask.WithdrawTeam(4, 3),
        ask.EnterResult(Place(1, 1), VISITORS),
    ]


def make(path: Path) -> None:
    """Play a short evening of four teams into a new club file."""
    teams = tuple(
        Team(number, town, captain, (one, two, three))
        for number, (town, captain, one, two, three) in enumerate(NAMES, start=1)
    )
    settings = Settings(rounds=3, tie_breaks=(TieBreak.PERFECT_ROUNDS,), count_tricks=True)
    details = Details("Soirée gardée", date(2026, 11, 21), "Gaspé", b"\x89PNG\r\n")
    file = create_club_file(path)
    desk = open_event(file, Clock(), ask.CreateEvent(details, settings, teams))
    for request in requests():
        desk.do(request)
    desk.undo()
    file.close()
    path.with_name(f"{path.name}.whist-lock").unlink(missing_ok=True)


if __name__ == "__main__":
    make(Path(__file__).parent / f"club-v{VERSION}.whist")
