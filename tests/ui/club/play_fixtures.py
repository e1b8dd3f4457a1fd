"""A club night in a club file of its own, and the keys of a person at its panel."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.formats.club_night.commands.commands import (
    BeginClubRound,
    CreateClub,
    EnterDeal,
)
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.rules.settings import (
    ClubSettings,
    SeatingWay,
    usual_left_over,
    usual_ranking,
)
from whist_td.formats.club_night.screens.play import ClubPlayPanel
from whist_td.formats.club_night.views.sample import Chance, drawn_deal
from whist_td.kit.session import Session
from whist_td.words.words import Language, words

FIRST = ("Anne", "Luc", "Rita", "Guy", "Lise", "Yvon", "Odette", "Earl", "Jeanne", "Réal", "Marie")
LAST = ("Côté", "Roy", "Cyr", "Huard", "Babin")
START = datetime(2026, 11, 21, 19, 30, tzinfo=UTC)
_KEYS = {
    "Enter": Qt.Key.Key_Return,
    "Esc": Qt.Key.Key_Escape,
    "Up": Qt.Key.Key_Up,
    "Down": Qt.Key.Key_Down,
    "Left": Qt.Key.Key_Left,
    "Right": Qt.Key.Key_Right,
    "Back": Qt.Key.Key_Backspace,
    "Delete": Qt.Key.Key_Delete,
    "Insert": Qt.Key.Key_Insert,
    "PgUp": Qt.Key.Key_PageUp,
    "PgDn": Qt.Key.Key_PageDown,
    "Space": Qt.Key.Key_Space,
    "Tab": Qt.Key.Key_Tab,
    "F2": Qt.Key.Key_F2,
    "F4": Qt.Key.Key_F4,
    "F7": Qt.Key.Key_F7,
    "F8": Qt.Key.Key_F8,
    "F9": Qt.Key.Key_F9,
}

ClubSession = Session[ClubNightEvent]
Night = Callable[..., ClubSession]
AtPlay = Callable[..., tuple[ClubSession, ClubPlayPanel]]


class TickingClock:
    """Every look at the clock is a second later."""

    def __init__(self) -> None:
        self._seconds = count(1)

    def now(self) -> datetime:
        return START + timedelta(seconds=next(self._seconds))


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
        club = Club(SqlClubFiles().create(tmp_path / "night.whist"), TickingClock(), SeededDice())
        game = GameChoice(code)
        rest = usual_left_over(game.game)
        usual = ClubSettings(
            game=game, rounds=rounds, left_over=rest, ranked_by=usual_ranking(game, players, rest)
        )
        are_pairs = settings is not None and settings.seating is SeatingWay.PAIRS
        people = tuple(
            ClubPlayer(
                n + 1,
                f"{FIRST[n % 11]} {LAST[n // 11]}",
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


def show_play(qtbot, session: ClubSession) -> ClubPlayPanel:
    """Show Play in a window of an old laptop."""
    panel = ClubPlayPanel(session)
    panel.resize(1211, 730)
    qtbot.addWidget(panel)
    panel.show()
    qtbot.waitExposed(panel)
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.take_focus()
    return panel


def press(panel: QWidget, keys: str) -> None:
    """Press keys where they go: names of keys, and what is typed, with blanks between."""
    for told in keys.split():
        target = QApplication.focusWidget()
        assert target is not None
        assert target is panel or panel.isAncestorOf(target)
        if told == "Ctrl+Enter":
            QTest.keyClick(target, _KEYS["Enter"], Qt.KeyboardModifier.ControlModifier)
        elif told in _KEYS:
            QTest.keyClick(target, _KEYS[told])
        else:
            QTest.keyClicks(target, told)


def play_out(session: ClubSession, round_number: int, *tables: int) -> None:
    """Play tables of a round to their end, by lot."""
    chance = Chance(SeededDice(), round_number)
    for table in tables or session.evening.missing(round_number):
        for deal in count(1):
            if session.evening.sheet_at(round_number, table).is_over:
                break
            place = DealPlace(round_number, table, deal)
            assert session.do(EnterDeal(place, drawn_deal(session.evening, chance, place)))


def label(panel: QWidget, name: str) -> str:
    """Return what a label says."""
    found = panel.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found.text()


def said(panel: QWidget) -> str:
    """Return everything that is said on a panel."""
    labels = panel.findChildren(QLabel)
    return "\n".join(each.text() for each in labels if each.isVisibleTo(panel))


def button(panel: QWidget, name: str) -> QPushButton:
    """Return a button that can be seen."""
    found = (each for each in panel.findChildren(QPushButton, name) if each.isVisibleTo(panel))
    return next(found)
