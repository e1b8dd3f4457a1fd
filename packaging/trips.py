"""Through how many files the program runs on its most frequent ways: for `packaging/house.py`.

A file of the product counts where any Python code of it runs in the window's thread. Each way is
gone twice and counted the second time, when every module has been read from the disk.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, cast

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from screen import EVENING, sample_club, screens, settle

from whist_td.assets import asset
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.formats.militaire.commands import CreateEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.screens.import_teams import ImportDialog
from whist_td.kit.session import Session
from whist_td.stages.formats import Stage, loaded, screens_named
from whist_td.words.words import Language, words

PRODUCT = str(Path(__file__).resolve().parent.parent / "whist_td")
ROSTER = asset("samples", "equipes-gaspesie.csv")
TAKEN_BACK = 4
"""What is undone of a sample's round, so that tables are missing before and after."""


def files_run(way: Callable[[], object]) -> int:
    """Return through how many files a way leads, the second time that it is gone."""
    run: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            run.add(frame.f_code.co_filename)

    way()
    sys.setprofile(note)
    try:
        way()
    finally:
        sys.setprofile(None)
    return sum(name.startswith(PRODUCT) for name in run)


def trips() -> dict[str, int]:
    """Return the files run by a result, by a deal and by a roster, in English.

    A result is a key on militaire's page Play until table and standings are painted again; a deal
    is `10C S +1` and Enter on that of Whiz. A roster is a list of teams in the dialog that imports
    them: from the file that was chosen to the painted preview, and on until all are entered.
    """
    app = QApplication.instance() or QApplication([])
    counted = {
        "files run by a militaire result": typed("militaire", "tables", "", Qt.Key.Key_Left),
        "files run by a Whiz deal": typed("whiz", "result", "10C S +1", Qt.Key.Key_Return),
        "files run by a roster": imported(),
    }
    del app
    return counted


def typed(code: str, place: str, text: str, key: Qt.Key) -> int:
    """Return the files run by keys on a sample's page Play, until it is painted again."""
    with TemporaryDirectory() as folder:
        club, desk = sample_club(Path(folder), screens()[f"{code}.play"], words(Language.ENGLISH))
        session = session_at(club, desk)
        for _ in range(TAKEN_BACK):
            session.undo()
        panel = loaded(screens_named(code).panels[Stage.PLAY])(session)
        panel.resize(1200, 730)
        panel.show()
        panel.take_focus()
        settle()
        run = files_run(lambda: press(panel.findChild(QWidget, place), text, key))
        panel.close()
        club.close()
    return run


def press(widget: QWidget, text: str, key: Qt.Key) -> None:
    """Type a text and a key, and let the window paint itself."""
    QTest.keyClicks(widget, text)
    QTest.keyClick(widget, key)
    QApplication.processEvents()


def imported() -> int:
    """Return the files run by a list of teams that is read, looked at and taken."""
    with TemporaryDirectory() as folder:
        club, _ = sample_club(Path(folder), screens()["choose"], words(Language.ENGLISH))
        opening = CreateEvent(Details("Roster", EVENING.date()), Settings(), ())
        dialogs = [ImportDialog(session_at(club, club.open_event(opening))) for _ in range(2)]
        for dialog in dialogs:
            dialog.show()
        settle()
        run = files_run(lambda: take(dialogs.pop()))
        club.close()
    return run


def take(dialog: ImportDialog) -> None:
    """Read the roster and enter its teams."""
    dialog.read(ROSTER)
    while dialog.reading.is_under_way:
        QApplication.processEvents()
    cast("QPushButton", dialog.findChild(QPushButton, "importAccept")).click()
    QApplication.processEvents()


def session_at(club: Club, desk: Desk[Any] | None) -> Session[Any]:
    """Return a session at a desk."""
    if desk is None:
        raise TypeError(desk)
    return Session(desk, club.file, club.dice, words(Language.ENGLISH))
