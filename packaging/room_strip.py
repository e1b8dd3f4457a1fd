"""Plays an evening of 24 rounds and records what the room saw: `python packaging/room_strip.py`.

Nobody chooses a scene: they follow the round by themselves; the last key reveals the places. The
strip stands beside the other pictures of the README, or in the folder that is named.
"""

import random
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QRect, QSettings, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from screenshots import FOLDER, any_result, dress, sample_teams, slim

from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent, EnterResult, FinishEvent
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.kit.preferences import Preferences
from whist_td.kit.session import Session
from whist_td.kit.theme import load_signs
from whist_td.room.screen.painting import picture_of
from whist_td.room.screen.room import Room
from whist_td.room.screen.room_preferences import RoomPreferences
from whist_td.room.views.views import Scene
from whist_td.words.words import Language, words

WALL, FRAME, GAP, COLUMNS = QSize(1920, 1080), QSize(480, 270), 6, 4
BEGIN = datetime(2026, 11, 21, 23, 30, tzinfo=UTC)
RECORDED = {1, 12, 24}
"""The rounds that are recorded; the others look alike."""
TABLES = 16


class RoomClock:
    """The time of the evening, moved on by what is played."""

    def __init__(self) -> None:
        self.time = BEGIN

    def now(self) -> datetime:
        """Return the time."""
        return self.time

    def wait(self, minutes: float) -> None:
        """Let time go by."""
        self.time += timedelta(minutes=minutes)


class Recorder:
    """Takes a picture whenever the room sees another scene."""

    def __init__(self, room: Room, session: Session[MilitaireEvent]) -> None:
        self._room = room
        self._session = session
        self.pictures: list[QImage] = []

    def look(self) -> None:
        """Let the wall follow, and take its picture."""
        self._room.refresh()
        wall = self._room.wall
        if wall is not None:
            made = picture_of(WALL, wall.poster, wall.foot, 0, self._session.words)
            smooth = Qt.TransformationMode.SmoothTransformation
            self.pictures.append(made.scaled(FRAME, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))


def main(arguments: list[str]) -> int:
    """Record the strip in both languages."""
    folder = Path(arguments[0]) if arguments else FOLDER
    app = dress()
    load_signs()
    for language in Language:
        with TemporaryDirectory() as place:
            target = folder / f"room-strip-{language.value}.png"
            strip(recorded(Path(place), language, app)).save(str(target))
            slim(target)
            print(target)
    return 0


def recorded(place: Path, language: Language, app: QApplication) -> list[QImage]:
    """Play the evening and return what the room saw."""
    clock, chance = RoomClock(), random.Random(7)  # noqa: S311 - a picture, not a secret
    club = Club(SqlClubFiles().create(place / "club.whist"), clock, SeededDice())
    details = Details("Tournoi d’automne", BEGIN.date(), "Gaspé")
    desk = club.open_event(CreateEvent(details, Settings(), sample_teams()[:TABLES]))
    session: Session[MilitaireEvent] = Session(desk, club.file, club.dice, words(language))
    settings = QSettings(str(place / "kept.ini"), QSettings.Format.IniFormat)
    room = Room(RoomPreferences(Preferences(settings)), clock.now, app)
    room.follow(session)
    recorder = Recorder(room, session)
    recorder.look()
    for number in range(1, desk.facts.settings.rounds + 1):
        play(session, number, clock, chance, recorder if number in RECORDED else None)
    session.do(FinishEvent())
    for _place in range(TABLES):
        room.refresh()
        room.director.forward()
    recorder.look()
    room.director.choose(Scene.RACE)
    recorder.look()
    room.stop()
    club.close()
    return recorder.pictures


def play(
    session: Session[MilitaireEvent],
    number: int,
    clock: RoomClock,
    chance: random.Random,
    recorder: Recorder | None,
) -> None:
    """Play a round; the recorder looks at what the room sees on the way."""
    session.do(AnnounceRound(number))
    look(recorder)
    clock.wait(5)
    look(recorder)
    for table in range(1, TABLES + 1):
        session.do(EnterResult(Place(number, table), any_result(chance)))
        if table == TABLES // 2:
            look(recorder)
    look(recorder)
    clock.wait(4)


def look(recorder: Recorder | None) -> None:
    """Take a picture where somebody records."""
    if recorder is not None:
        recorder.look()


def strip(pictures: list[QImage]) -> QImage:
    """Return the pictures side by side, in rows."""
    rows = -(-len(pictures) // COLUMNS)
    wide, tall = FRAME.width() + GAP, FRAME.height() + GAP
    made = QImage(COLUMNS * wide - GAP, rows * tall - GAP, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.white)
    painter = QPainter(made)
    for index, picture in enumerate(pictures):
        row, column = divmod(index, COLUMNS)
        painter.drawImage(QRect(column * wide, row * tall, *FRAME.toTuple()), picture)
    painter.end()
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
