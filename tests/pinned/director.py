"""Goes from screen to screen of one window as a director would: `director WAY LANGUAGE FOLDER`."""

import hashlib
import json
import os
import re
import shutil
import sqlite3
import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QThreadPool
from PySide6.QtGui import QAction, QDesktopServices, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QMainWindow,
    QMenu,
    QTabWidget,
    QWidget,
)

from pinned.doors import desktop, hold_still
from pinned.words import words_of

PANELS = ("event", "entries", "papers", "play", "results", "journal", "keys")
SCENES = ("welcome", "seating", "announcement", "clock", "results", "standings", "reveal", "race")
OF_THE_FRAME = ("stage-", "language-", "look", "textSize", "allEvents", "health")
DISK = type(shutil.disk_usage("."))(10**12, 4 * 10**11, 6 * 10**11)
WAIT, LULL = 20, 300
"""Milliseconds between two looks, and those that the room waits."""
PATIENCE, QUIET = 400, 3
"""How often one looks at most, and how often nothing has to have moved."""
PLACE = re.compile(r"club [0-9a-f]{8}\b")
"""A folder of backups is called by where the club file stands, which is elsewhere each time."""
Button = tuple[str, str, int]
"""Its name, its words, and which it is of those that are the same."""
Again = tuple[str, Button]
"""How one comes to a page anew: by an action, then a button."""


class Director:
    """Sits before one window, and writes down whatever it shows."""

    def __init__(self, window: QWidget, folder: Path) -> None:
        self._window = window
        self._folder = folder
        self._doing = "start"

    def work(self, way: str) -> None:
        """See all that is asked for, from the start page on."""
        self._window.resize(1366, 768)
        self._see("start")
        if way == "empty":
            self._new_events()
            return
        self._sit_down()
        self._see("opened")
        for panel in PANELS:
            self._go(panel)
            self._see(panel)
            self._see_tabs(panel)
            if way == "all":
                self._press_all(panel)
        if way in ("all", "room"):
            self._see_room()
        if way == "all":
            for aside in ("guide", "backups", "members"):
                self._go(aside)
                self._see(aside)

    def asked(self, dialog: QDialog) -> int:
        """See a dialog that waits for an answer, and leave it."""
        dialog.show()
        self._see(f"{self._doing}-asked")
        dialog.reject()
        return 0

    def _sit_down(self) -> None:
        """Open the event anew from the start page: its panels are made once more."""
        self._go("start_page")
        self._window.findChild(QAbstractButton, "tonight").click()
        _turn()

    def _go(self, action: str) -> None:
        self._window.findChild(QAction, action).trigger()
        _turn()

    def _see_tabs(self, panel: str) -> None:
        for tabs in self._window.findChildren(QTabWidget):
            for at in range(1, tabs.count()) if tabs.isVisible() else ():
                tabs.setCurrentIndex(at)
                self._see(f"{panel}-tab-{at + 1}")

    def _see_room(self) -> None:
        self._go("play")
        for scene in SCENES:
            self._go(f"room_{scene}")
            QTest.qWait(LULL)
            self._see(f"room-{scene}")
        self._go("room_forward")
        self._see("room-forward")
        self._go("room")

    def _new_events(self) -> None:
        """See what is asked for a new event of every format, and of every game of a night."""
        self._go("new_event")
        self._see("choose-game")
        for name in [key for key in self._buttons() if key[0].startswith("game-")]:
            self._go("new_event")
            self._press(name)
            self._see(f"new-{name[0]}")
            self._press_all(f"new-{name[0]}", again=("new_event", name))
            chosen = self._window.findChild(QComboBox, "clubGame")
            for at in range(chosen.count()) if chosen and chosen.isVisible() else ():
                chosen.setCurrentIndex(at)
                self._see(f"new-{name[0]}-{at + 1:02}")

    def _buttons(self) -> list[Button]:
        """Return all buttons that can be pressed but those of the frame, as one reads them."""
        found = [
            (button.objectName(), button.text(), button.mapTo(self._window, button.pos()).toTuple())
            for button in self._window.centralWidget().findChildren(QAbstractButton)
            if button.isVisible()
            and button.isEnabled()
            and not button.objectName().startswith(OF_THE_FRAME)
        ]
        found.sort(key=lambda each: (each[2][1], each[2][0], each[:2]))
        keys = [each[:2] for each in found]
        return [(*key, keys[:at].count(key)) for at, key in enumerate(keys)]

    def _press(self, wanted: Button) -> bool:
        name, text, which = wanted
        same = [
            button
            for button in self._window.centralWidget().findChildren(QAbstractButton)
            if (button.objectName(), button.text()) == (name, text)
            and button.isVisible()
            and button.isEnabled()
        ]
        same.sort(key=lambda each: each.mapTo(self._window, each.pos()).toTuple()[::-1])
        if which >= len(same):
            return False
        same[which].click()
        _turn()
        return True

    def _press_all(self, panel: str, again: Again | None = None) -> None:
        """Press every button of a panel, see what comes of it, and go back to the panel."""
        for number, wanted in enumerate(self._buttons(), 1):
            lines, name = len(_acts()), re.sub(r"\W+", "-", wanted[0] or wanted[1])[:30]
            self._doing = f"{panel}-pressed-{number:02}-{name}"
            if self._press(wanted):
                self._see(self._doing)
                self._go_back(panel, lines, again)

    def _go_back(self, panel: str, lines: int, again: Again | None) -> None:
        for dialog in self._others():
            dialog.close()
        if again:
            self._go(again[0])
            self._press(again[1])
            return
        if len(_acts()) > lines:
            self._go("redo" if _acts()[-1] == "undo" else "undo")
        self._sit_down()
        self._go(panel)

    def _others(self) -> list[QWidget]:
        return [
            each
            for each in QApplication.topLevelWidgets()
            if each.isVisible() and each is not self._window and each.width() > 1
        ]

    def _see(self, name: str) -> None:
        self._settle()
        others = sorted(self._others(), key=lambda each: (each.windowTitle(), each.width()))
        for at, window in enumerate([self._window, *others]):
            path = self._folder / (f"{name}.{at}" if at else name)
            picture = _picture(window)
            picture.save(f"{path}.png")
            said = "\n".join([_hash(picture), window.windowTitle(), *words_of(window)])
            Path(f"{path}.txt").write_text(f"{PLACE.sub('club', said)}\n", encoding="utf-8")

    def _settle(self) -> None:
        """Let the window do all it has put off, until nothing moves any more.

        What a thread has found reaches the window a turn later: one quiet look is not enough.
        """
        before, quiet = "", 0
        for _ in range(PATIENCE):
            QTest.qWait(WAIT)
            is_idle = not QThreadPool.globalInstance().activeThreadCount()
            now = "".join(_hash(_picture(each)) for each in [self._window, *self._others()])
            quiet = quiet + 1 if is_idle and now == before else 0
            if quiet == QUIET:
                return
            before = now


def _turn() -> None:
    """Let the window do what it does at once."""
    for _ in range(5):
        QApplication.processEvents()


def _picture(window: QWidget) -> QImage:
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def _hash(picture: QImage) -> str:
    size = f"{picture.width()}×{picture.height()}"
    return f"{size} {hashlib.sha256(bytes(picture.constBits())).hexdigest()}"


def _acts() -> list[str]:
    """Return what the journal says was done, to tell whether a button has changed anything."""
    if not Path("club.whist").exists():
        return []
    with sqlite3.connect("file:club.whist?mode=ro", uri=True) as file:
        return [row[0] for row in file.execute("select act from journal order by rowid")]


def _answer_nothing(director: Director) -> None:
    """Let no dialog of the system, and no menu, wait for somebody who is not there."""

    def asked(dialog: QDialog) -> int:
        return director.asked(dialog)

    for ask in ("getOpenFileName", "getSaveFileName"):
        setattr(QFileDialog, ask, staticmethod(lambda *_, **__: ("", "")))
    QFileDialog.getExistingDirectory = staticmethod(lambda *_, **__: "")
    QDesktopServices.openUrl = staticmethod(lambda *_: True)
    QDialog.exec = asked
    QMenu.exec = lambda *_: None
    shutil.disk_usage = lambda _: DISK


def _set_up_desk() -> None:
    """Stand a desk and a wall beside one another, for the window and the room."""
    screen = {"width": 1920, "height": 1080, "y": 0, "dpr": 1}
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96}
    both = [screen | dots | {"name": name, "x": x} for name, x in (("desk", 0), ("wall", 1920))]
    Path("screens.json").write_text(json.dumps({"screens": both}), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = "offscreen:configfile=screens.json"


def main(way: str, language: str, folder: Path) -> None:
    """Open the window in a language, light, and see what it shows."""
    hold_still()
    _set_up_desk()
    usual = (QSettings.Format.IniFormat, QSettings.Scope.UserScope)
    QSettings.setDefaultFormat(usual[0])
    QSettings.setPath(*usual, str(Path.cwd()))
    kept = QSettings(*usual, "Whist TD", "Whist TD")
    for name, value in {"language": language, "look": "light", "base": 11}.items():
        kept.setValue(name, value)
    kept.sync()

    def drive() -> None:
        QApplication.setCursorFlashTime(0)
        windows = QApplication.topLevelWidgets()
        director = Director(next(each for each in windows if isinstance(each, QMainWindow)), folder)
        _answer_nothing(director)
        director.work(way)
        QApplication.closeAllWindows()

    desktop(["club.whist"] if way != "empty" else [], drive)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
