"""Plays a round by keys in a real window and prints: `python packaging/try_window.py FOLDER`.

For the systems on which nobody here works: what the window shows at each step, and what the sheets
look like, lies in the folder afterwards. It ends with an error where a key did not arrive.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from screen import settle
from screenshots import PLAYED, SMALL, TABLES_IN, event, tables, wait_until

from whist_td.bootstrap import run_command
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.screens.play_tables import TablesView
from whist_td.kit.jobs import stop_jobs
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import load_fonts
from whist_td.window.main_window import MainWindow, speak
from whist_td.words.words import Language

ROUND = PLAYED + 1
HAND = 1_000
"""Milliseconds that a person needs to see a page before pressing a key."""


def main(arguments: list[str]) -> int:
    """Play in each language, print, and leave the pictures."""
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    load_fonts()
    for language in Language:
        with TemporaryDirectory() as place:
            speak(app, language)
            play_round(Path(place), language, folder)
            file = str(Path(place) / "club.whist")
            sheets = str(folder / f"sheets-{language.value}.pdf")
            words = ["--lang", language.value, "print", file, "--paper", "all", "-o", sheets]
            if run_command(words) != 0:
                return 1
    stop_jobs()
    return 0


def play_round(place: Path, language: Language, folder: Path) -> None:
    """Type the results that a round lacks, announce the next, and see that all arrived."""
    club = event(place)
    preferences = Preferences(QSettings(str(place / "kept.ini"), QSettings.Format.IniFormat))
    preferences.language = language
    window = MainWindow(preferences, lambda _path: club)
    window.resize(SMALL)
    window.show()
    settle()
    look(window, folder / f"start-{language.value}.png")
    press(window, "tonight")
    wait_until(lambda: window.findChild(TablesView, "tables") is not None)
    list_of_tables = tables(window)
    list_of_tables.setFocus()
    for number in range(TABLES_IN, len(event_of(window).teams)):
        QTest.keyClick(list_of_tables, Qt.Key.Key_Left if number % 2 else Qt.Key.Key_Right)
        QTest.qWait(HAND // 10)
    settle()
    look(window, folder / f"round-{language.value}.png")
    lacking = event_of(window).missing(ROUND)
    if lacking:
        sys.exit(f"the keys of tables {lacking} did not arrive")
    window.close()
    settle()
    club.close()


def press(window: MainWindow, name: str) -> None:
    """Press a button by the mouse, as a person who has seen it does."""
    button = window.findChild(QPushButton, name)
    if not isinstance(button, QPushButton):
        sys.exit(f"there is no button {name}")
    QTest.qWait(HAND)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.qWait(HAND)


def event_of(window: MainWindow) -> MilitaireEvent:
    """Return the event that the window has open."""
    desk = window.pages.here.desk
    if desk is None or not isinstance(desk.facts, MilitaireEvent):
        sys.exit("the event did not open")
    return desk.facts


def look(window: MainWindow, file: Path) -> None:
    """Keep what the window shows."""
    window.grab().save(str(file))
    print(file)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
