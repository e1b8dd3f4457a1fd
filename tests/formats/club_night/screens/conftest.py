"""A club night in a club file of its own, as the entries make it, and a session at its desk."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from tests.fixtures.clocks import SteppingClock
from tests.formats.club_night.screens.playing import AtPlay, ClubSession, Night, show_play
from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubPlayer,
    ClubSettings,
    SeatingWay,
    usual_left_over,
    usual_ranking,
)
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.screens.play import ClubPlayPanel
from whist_td.formats.club_night.views.planning import add_players
from whist_td.kit.session import Session
from whist_td.words.words import Language, Words, words

FIRST = ("Anne", "Luc", "Rita", "Guy", "Lise", "Yvon", "Odette", "Earl", "Jeanne", "Réal", "Marie")
LAST = ("Côté", "Roy")
PEOPLE = tuple(f"{first} {last}" for last in LAST for first in FIRST)
START = datetime(2026, 11, 21, 19, 30, tzinfo=UTC)


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
        club = Club(
            SqlClubFiles().create(tmp_path / "night.whist"), SteppingClock(START), SeededDice()
        )
        choice = GameChoice(code)
        left_over = usual_left_over(choice.game)
        settings = ClubSettings(choice, rounds=rounds, seating=seating, left_over=left_over)
        details = Details("Friday", date(2026, 11, 21), "Gaspé")
        desk = club.open_event(CreateClub(details, settings))
        session = Session(desk, club.file, club.dice, language or words(Language.ENGLISH))
        if players:
            session.do(add_players(desk.facts, entered(players, seating)))
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


MORE_LAST = ("Côté", "Roy", "Cyr", "Huard", "Babin")


@pytest.fixture
def night(tmp_path: Path) -> Night:
    """Open a club night of a game; its first round has begun, unless told otherwise."""

    def opened(
        code: str = "iwwa",
        players: int = 8,
        rounds: int = 2,
        *,
        begun: bool = True,
        language: Language = Language.ENGLISH,
        settings: ClubSettings | None = None,
    ) -> ClubSession:
        club = Club(
            SqlClubFiles().create(tmp_path / "night.whist"), SteppingClock(START), SeededDice()
        )
        game = GameChoice(code)
        rest = usual_left_over(game.game)
        usual = ClubSettings(
            game=game, rounds=rounds, left_over=rest, ranked_by=usual_ranking(game, players, rest)
        )
        are_pairs = settings is not None and settings.seating is SeatingWay.PAIRS
        people = tuple(
            ClubPlayer(
                n + 1,
                f"{FIRST[n % 11]} {MORE_LAST[n // 11]}",
                partner=(n ^ 1) + 1 if are_pairs else None,
            )
            for n in range(players)
        )
        details = Details("Club night", date(2026, 11, 21), "Gaspé")
        create = CreateClub(details, settings or usual, people)
        if players >= game.game.least_players:
            seats = rounds_to_come(create.opened())
            create = CreateClub(details, create.settings, people, seats)
        session = Session(club.open_event(create), club.file, club.dice, words(language))
        if begun:
            assert session.do(BeginClubRound(1))
        return session

    return opened


@pytest.fixture
def at_play(qtbot, night: Night) -> AtPlay:
    """Open Play on a club night."""

    def opened(*told: object, **wanted: object) -> tuple[ClubSession, ClubPlayPanel]:
        session = night(*told, **wanted)
        return session, show_play(qtbot, session)

    return opened
