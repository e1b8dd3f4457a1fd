"""Makes the pictures of the README: python packaging/screenshots.py FOLDER.

A window nobody sees is opened on an evening that plays itself, and painted into files. Nothing
outside the folder is written.
"""

import csv
import os
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from whist_td.assets import asset
from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.domain.events import Details
from whist_td.domain.people import Team
from whist_td.domain.results import Result, ResultKind, Side, result_of
from whist_td.domain.rounds import Place
from whist_td.formats.militaire.settings import Settings
from whist_td.i18n.words import Language
from whist_td.ui.main_window import MainWindow
from whist_td.ui.panels.play_tables import TablesView
from whist_td.ui.preferences import Preferences
from whist_td.ui.theme import Look, load_fonts
from whist_td.usecases.club import Club
from whist_td.usecases.commands import AnnounceRound, CreateEvent, EnterResults
from whist_td.usecases.desk import Desk

SMALL, LARGE = QSize(1366, 768), QSize(1920, 1080)
EVENING = datetime(2026, 11, 21, 20, 47, tzinfo=UTC)
SEED = 24
PLAYED, TABLES_IN = 11, 15
PREVIEW, PAUSE = 6.0, 0.02
"""Seconds the preview of the papers may take, and between two looks at the window."""


class EveningClock:
    """It stays the evening of the pictures."""

    def now(self) -> datetime:
        """Return the same moment every time."""
        return EVENING


@dataclass(frozen=True)
class Picture:
    """One picture: how the window is dressed, and what is done in it before."""

    name: str
    language: Language
    look: Look
    size: QSize
    base: int
    steps: Callable[[MainWindow], None]


def main(arguments: list[str]) -> int:
    """Paint every picture into the folder named, or beside the sources."""
    folder = Path(arguments[0]) if arguments else Path("screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    app.setStyle("Fusion")
    load_fonts()
    with TemporaryDirectory() as place:
        club = evening(Path(place))
        for picture in PICTURES:
            target = folder / f"{picture.name}.png"
            paint(app, club, picture, Path(place), target)
            print(target)
        club.close()
    return 0


def evening(place: Path) -> Club:
    """Return a club whose evening stands in the middle of round 12."""
    club = Club(SqlClubFiles().create(place / "club.whist"), EveningClock(), SeededDice())
    details = Details("Tournoi d’automne", EVENING.date(), "Gaspé")
    desk = club.create(CreateEvent(details, Settings(), sample_teams()))
    chance = random.Random(SEED)  # noqa: S311 - a picture, not a secret
    for number in range(1, PLAYED + 1):
        play(desk, number, len(desk.evening.teams), chance)
    play(desk, PLAYED + 1, TABLES_IN, chance)
    return club


def sample_teams() -> tuple[Team, ...]:
    """Return the teams that come with the program."""
    with asset("samples", "equipes-gaspesie.csv").open(encoding="utf-8-sig") as file:
        rows = list(csv.reader(file))[1:]
    return tuple(
        Team(number, row[0], row[1], (row[2], row[3], row[4]))
        for number, row in enumerate(rows, start=1)
    )


def play(desk: Desk, round_number: int, tables: int, chance: random.Random) -> None:
    """Announce a round and enter the first tables of it."""
    desk.do(AnnounceRound(round_number))
    places = [Place(round_number, table) for table in range(1, tables + 1)]
    desk.do(EnterResults(tuple((place, any_result(chance)) for place in places)))


def any_result(chance: random.Random) -> Result:
    """Return a result as they come: now and then all thirteen tricks, now and then a revoke."""
    kinds = (ResultKind.NORMAL, ResultKind.PERFECT, ResultKind.REVOKE)
    return result_of(chance.choice(list(Side)), chance.choices(kinds, (20, 2, 1))[0])


def paint(app: QApplication, club: Club, picture: Picture, place: Path, target: Path) -> None:
    """Open the window as the picture wants it, and keep what it shows."""
    kept = QSettings(str(place / f"{picture.name}.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(kept)
    preferences.language = picture.language
    preferences.look = picture.look
    preferences.base = picture.base
    window = MainWindow(preferences, lambda _path: club)
    window.resize(picture.size)
    window.show()
    settle(app)
    picture.steps(window)
    settle(app)
    window.grab().save(str(target))
    window.hide()
    window.deleteLater()
    settle(app)


def settle(app: QApplication) -> None:
    """Let the window do all it has put off."""
    for _ in range(5):
        app.processEvents()


def stay(_window: MainWindow) -> None:
    """Leave the start page as it is."""


def panel(name: str) -> Callable[[MainWindow], None]:
    """Return the steps to a panel of the evening."""

    def steps(window: MainWindow) -> None:
        window.pages.open_event(1)
        window.pages.show_panel(name)

    return steps


def papers(window: MainWindow) -> None:
    """Go to the papers and wait for the preview."""
    panel("papers")(window)
    end = time.monotonic() + PREVIEW
    while time.monotonic() < end:
        QApplication.processEvents()
        # Sleeping lets the other thread work, which lays out the pages.
        time.sleep(PAUSE)


def correct(window: MainWindow) -> None:
    """Go back to an earlier round."""
    window.pages.open_event(1)
    tables(window).setFocus()
    for _ in range(3):
        QTest.keyClick(tables(window), Qt.Key.Key_PageUp)


def announce(window: MainWindow) -> None:
    """Ask for the next round although tables are missing."""
    window.pages.open_event(1)
    despite = window.findChild(QPushButton, "despite")
    if isinstance(despite, QPushButton):
        despite.click()


def tables(window: MainWindow) -> TablesView:
    """Return the list of tables of Play."""
    found = window.findChild(TablesView, "tables")
    if not isinstance(found, TablesView):
        raise TypeError(found)
    return found


FR, EN = Language.FRENCH, Language.ENGLISH
PICTURES = (
    Picture("start", FR, Look.LIGHT, SMALL, 12, stay),
    Picture("play", FR, Look.LIGHT, SMALL, 11, panel("play")),
    Picture("play-large-dark", EN, Look.DARK, LARGE, 13, panel("play")),
    Picture("play-correction", FR, Look.LIGHT, SMALL, 11, correct),
    Picture("play-announce", EN, Look.LIGHT, SMALL, 11, announce),
    Picture("event", FR, Look.LIGHT, SMALL, 11, panel("event")),
    Picture("entries", FR, Look.LIGHT, SMALL, 11, panel("entries")),
    Picture("papers", FR, Look.LIGHT, LARGE, 12, papers),
    Picture("results", EN, Look.LIGHT, LARGE, 13, panel("results")),
    Picture("results-dark", FR, Look.DARK, SMALL, 11, panel("results")),
    Picture("journal", FR, Look.LIGHT, SMALL, 11, panel("journal")),
    Picture("keys", EN, Look.DARK, LARGE, 12, panel("keys")),
)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
