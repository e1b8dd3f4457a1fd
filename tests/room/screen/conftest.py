"""A room at work: a clock that tests move, preferences of their own, and an evening to show."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import QSettings

from whist_td.formats.militaire.commands import AnnounceRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.kit.preferences import Preferences
from whist_td.kit.session import Session
from whist_td.room.screen.room import Room
from whist_td.room.screen.room_preferences import RoomPreferences
from whist_td.words.words import Language


class HandClock:
    """Shows the time of the newest announcement, and what the test has added to it."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 21, 20, 0).astimezone()

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, **time: float) -> None:
        self.now += timedelta(**time)

    def follow(self, session: Session) -> None:
        rounds = session.facts.rounds.values()
        said = [each.announced_at for each in rounds if each.announced_at is not None]
        self.now = max(said, default=session.desk.lines[-1].at)


@pytest.fixture
def hand_clock() -> HandClock:
    return HandClock()


@pytest.fixture
def preferences(tmp_path) -> Preferences:
    made = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    made.language = Language.ENGLISH
    return made


@pytest.fixture
def new_room(preferences, hand_clock, request) -> Callable[..., Room]:
    """Start the program anew: what is not kept is gone."""

    request.getfixturevalue("qapp")  # Its timers need one.

    def made(session: Session) -> Room:
        hand_clock.follow(session)
        room = Room(RoomPreferences(preferences), hand_clock)
        room.follow(session)
        return room

    return made


@pytest.fixture
def evening(new_session) -> Session:
    """Four teams, round 1 announced."""
    session = new_session(4)
    session.do(AnnounceRound(1))
    return session


@pytest.fixture
def play() -> Callable[..., None]:
    """Enter a whole round, the home sides winning."""

    def entered(session: Session, number: int, side: Side = Side.HOME) -> None:
        for table in range(1, session.facts.tables + 1):
            session.do(EnterResult(Place(number, table), Result(side)))

    return entered
