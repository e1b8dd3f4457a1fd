"""A club night in a club file of its own, as the entries make it, and a session at its desk."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import pytest

from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.settings import (
    ClubSettings,
    SeatingWay,
    usual_left_over,
)
from whist_td.formats.club_night.views.planning import add_players
from whist_td.kit.session import Session
from whist_td.words.words import Language, Words, words

FIRST = ("Anne", "Luc", "Rita", "Guy", "Lise", "Yvon", "Odette", "Earl", "Jeanne", "Réal", "Marie")
LAST = ("Côté", "Roy")
PEOPLE = tuple(f"{first} {last}" for last in LAST for first in FIRST)
START = datetime(2026, 11, 21, 19, 30, tzinfo=UTC)


class ClubClock:
    """Every look at the clock is a second later."""

    def __init__(self) -> None:
        self._now = START

    def now(self) -> datetime:
        self._now += timedelta(seconds=1)
        return self._now


OpenNight = Callable[..., Session[ClubNightEvent]]


@pytest.fixture
def people() -> tuple[str, ...]:
    """Twenty-two names."""
    return PEOPLE


@pytest.fixture
def club_night(tmp_path) -> OpenNight:
    """Open a club night of some players; `begun` rounds of it have begun."""

    def opened(
        players: int = 0,
        code: str = "iwwa",
        seating: SeatingWay = SeatingWay.CHANGING,
        *,
        begun: int = 0,
        rounds: int = 4,
        language: Words | None = None,
    ) -> Session[ClubNightEvent]:
        club = Club(SqlClubFiles().create(tmp_path / "night.whist"), ClubClock(), SeededDice())
        choice = GameChoice(code)
        left_over = usual_left_over(choice.game)
        settings = ClubSettings(choice, rounds=rounds, seating=seating, left_over=left_over)
        details = Details("Friday", date(2026, 11, 21), "Gaspé")
        desk = club.open_event(CreateClub(details, settings))
        session = Session(desk, club.file, club.dice, language or words(Language.ENGLISH))
        if players:
            session.do(add_players(desk.evening, entered(players, seating)))
        for number in range(1, begun + 1):
            session.do(BeginClubRound(number, despite_missing=True))
        return session

    return opened


def entered(players: int, seating: SeatingWay) -> list[ClubPlayer]:
    """Return so many players; in fixed pairs, each two that follow one another."""
    is_paired = seating is SeatingWay.PAIRS
    return [
        ClubPlayer(n, PEOPLE[n - 1], partner=(n + 1 if n % 2 else n - 1) if is_paired else None)
        for n in range(1, players + 1)
    ]
