"""A hasty director: presses and types on while pages change, questions come and things move.

Each press is aimed at what stands there, something else happens meanwhile, and 30 to 400 ms later
the button goes down at the border of the real window. Whatever is written then must be what was
aimed at, or nothing.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter
from typing import Any

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QListView,
    QMessageBox,
    QPushButton,
    QTabBar,
    QTableView,
    QWidget,
)
from shiboken6 import isValid

from whist_td.desk.journal import Act, Line
from whist_td.formats.club_night.commands.commands import EnterDeal
from whist_td.formats.club_night.screens.deal_entry import ClubDealEntry
from whist_td.formats.club_night.screens.deal_questions import FieldRow
from whist_td.formats.club_night.screens.play_tables import TableCards
from whist_td.formats.militaire.commands import ConfirmRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Side
from whist_td.formats.whiz.commands import ConfirmWhizRound, EnterBoard
from whist_td.formats.whiz.screens.play_cursor import DealsShown
from whist_td.kit.strip import Question, Strip
from whist_td.window.event_list import EventList
from whist_td.window.main_window import MainWindow

Key = Qt.Key
Allowed = Callable[[Line], bool]
_LEFT, _NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
_BEGINS = ("AnnounceRound", "AnnounceWhizRound", "BeginClubRound")
_CONFIRMS = (ConfirmRound, ConfirmWhizRound)
_LINES = ("10h s =", "9nt e -2", "13sxx n =", "8d n +1", "pass", "7c w", "10hx s -1")
_BUTTONS = (
    "next",
    "despite",
    "announce",
    "undoLast",
    "keepFirst",
    "takeNow",
    "stopSecondPass",
    "secondPass",
    "tonight",
    "takeAsTyped",
    "goBackToIt",
    "begin",
    "keepEntered",
    "compareDeals",
    "readAgain",
)
_DEALS = ("d 1 2 9", "s 3 6", "p", "d 2 4 11", "9 1 9", "m 4")
"""Deals of Whist simple as they are typed in one go."""


_SIZES = ((1366, 768), (1200, 720), (1024, 768))


def _nothing(_line: Line) -> bool:
    return False


@dataclass(frozen=True)
class Aimed:
    """What stood where, and which lines of the journal a press on it may bring about."""

    what: str
    at: QPoint
    allowed: Allowed = _nothing
    answers: str = ""
    """The question of a deal that it answers."""


class HastyDirector:
    """Works in a window by lot, and notes every line that was not aimed at."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self._window = window
        self._chance = random.Random(seed)  # noqa: S311 - a harness
        self._written: dict[int, int] = {}
        self.wrong: list[str] = []
        self.done: dict[str, int] = {}
        """How many lines were written, by what brought them about."""
        self._acted = perf_counter()
        """When the director began to do something: what came of it was not there before."""

    def work(self, steps: int) -> None:
        """Do so many things, each of them right after another."""
        for _step in range(steps):
            self._look()
            self._step()
            self._close_what_is_above()

    def _step(self) -> None:
        aims = list(self._aims())
        if not aims:
            self._go(self._button_aim("allEvents") or Aimed("", QPoint()))
            return
        first, then = self._chance.choice(aims), self._chance.choice(aims)
        self._acted = perf_counter()
        match self._chance.randrange(6):
            case 0:
                self._type()
            case 1:  # a double click
                self._press(first)
                self._press_soon(replace(first, what=f"second press on {first.what}"))
            case 2 if self._chance.random() < 0.2:
                self._strike(Key.Key_F8, "F8", _nothing)
                self._press_soon(then)
            case 2:
                self._type(cards=1)
                self._press_soon(then)
            case 3:
                self._window.resize(*self._chance.choice(_SIZES))
                self._press_soon(then)
            case _:
                self._press(first)
                self._press_soon(then)
        self._wait()

    def _aims(self) -> Iterator[Aimed]:
        """Yield whatever could be aimed at now: what counts most, most often."""
        for name in _BUTTONS:
            if (aim := self._button_aim(name)) is not None:
                yield aim
        if self._chance.random() < 0.05 and (away := self._button_aim("allEvents")):
            yield away
        yield from self._rows()
        if self._is_asked(Question):
            return
        yield from self._sides()
        yield from self._deals()
        yield from self._answers()

    def _button_aim(self, name: str) -> Aimed | None:
        for button in self._window.findChildren(QPushButton, name):
            if button.isVisible() and button.isEnabled() and self._is_seen(button, button.rect()):
                at = button.mapTo(self._window, button.rect().center())
                return Aimed(name, at, self._allowed_of(name))
        return None

    def _allowed_of(self, name: str) -> Allowed:
        session = self._window.pages.session
        if session is None:
            return _nothing
        if name == "undoLast":
            return lambda line: line.act is Act.UNDO
        if name in ("announce", "begin"):
            number = session.facts.last_announced + 1
            return lambda line: (
                type(line.command).__name__ in _BEGINS and _field(line, "round") == number
            )
        if name in ("keepFirst", "takeNow", "takeAsTyped"):
            return lambda line: isinstance(line.command, (EnterResult, EnterBoard, *_CONFIRMS))
        return _nothing

    def _rows(self) -> Iterator[Aimed]:
        for view in self._window.findChildren(EventList):
            for row in range(view.model().rowCount()):
                rect = view.visualRect(view.model().index(row, 0))
                if view.isVisible() and self._is_seen(view.viewport(), rect):
                    yield Aimed("event", view.viewport().mapTo(self._window, rect.center()))

    def _sides(self) -> Iterator[Aimed]:
        view = self._shown(QListView, "tables")
        if view is None:
            return
        number = self._round
        for row in self._chance.sample(range(view.model().rowCount()), 4):
            rect = view.visualRect(view.model().index(row, 0))
            for side, share in ((Side.HOME, 3), (Side.VISITORS, 7)):
                at = QPoint(rect.left() + rect.width() * share // 10, rect.center().y())
                if self._is_seen(view.viewport(), QRect(at, at)):
                    place = Place(number, row + 1)
                    at = view.viewport().mapTo(self._window, at)
                    yield Aimed(f"{place} {side.name}", at, _entering(place, side))

    def _deals(self) -> Iterator[Aimed]:
        view = self._shown(QTableView, "boards")
        if view is not None:
            for row in range(view.model().rowCount()):
                rect = view.visualRect(view.model().index(row, 1))
                if self._is_seen(view.viewport(), rect):
                    yield Aimed("deal", view.viewport().mapTo(self._window, rect.center()))

    def _answers(self) -> Iterator[Aimed]:
        """Yield the tables of a club night, and what answers a question of the deal."""
        cards = self._shown(TableCards, "tables")
        for card in cards.cards if cards is not None else ():
            if self._is_seen(card, card.rect()):
                yield Aimed("table", card.mapTo(self._window, card.rect().center()))
        for row in self._window.findChildren(FieldRow):
            for button in row.findChildren(QPushButton):
                if button.isVisible() and self._is_seen(button, button.rect()):
                    at = button.mapTo(self._window, button.rect().center())
                    name = row.field.name
                    yield Aimed(f"{name} {button.text()}", at, answers=name)
        place = self._draft[0]
        if place is not None and (aim := self._button_aim("accept")) is not None:
            yield Aimed("accept", aim.at, _entering_next(place))

    @property
    def _draft(self) -> tuple[object, dict[str, object]]:
        """The deal of a club night that is being entered, and its answers.

        Of a line that cannot be read nothing counts: a click leaves it whole.
        """
        entry = self._shown(ClubDealEntry, "dealEntry")
        form = entry._controller.form if entry is not None else None  # noqa: SLF001 - its line
        return (form.settled.place, dict(form.lasting.answers)) if form is not None else (None, {})

    def _press_soon(self, aim: Aimed) -> None:
        """Press where something stood; on a slow machine a person would have looked again."""
        self._wait()
        if (perf_counter() - self._acted) * 1000 < QApplication.doubleClickInterval():
            self._press(aim)

    def _type(self, cards: int = 3) -> None:
        """Type the results of some cards, or a line, without looking."""
        focused = QApplication.focusWidget()
        deals = self._window.pages.currentWidget().findChild(DealsShown)
        if deals is not None and deals.isVisible():
            self._type_line(deals)
        elif isinstance(focused, ClubDealEntry) and focused.draft is not None:
            self._type_deal(focused.draft.place)
        elif focused is not None:
            for card in range(self._chance.randint(1, cards)):
                if card:
                    self._wait()
                self._type_card()

    def _type_line(self, deals: DealsShown) -> None:
        place = deals.seen.place
        is_free = not self._is_asked(Strip)
        for letter in self._chance.choice(_LINES):
            QTest.keyClick(self._window.windowHandle(), letter)
            QTest.qWait(15)
        self._strike(Key.Key_Return, "line", _entering_deal(place) if is_free else _confirming)
        if self._chance.random() < 0.3:
            self._strike(Key.Key_Escape, "escape", _nothing)

    def _type_deal(self, place: object) -> None:
        for letter in self._chance.choice(_DEALS):
            QTest.keyClick(self._window.windowHandle(), letter)
            QTest.qWait(15)
        self._strike(Key.Key_Return, "deal", _entering_next(place))

    def _type_card(self) -> None:
        view = self._shown(QListView, "tables")
        key = self._chance.choice(
            (
                Key.Key_Left,
                Key.Key_Right,
                Key.Key_D,
                Key.Key_V,
                Key.Key_Down,
                Key.Key_P,
                Key.Key_R,
                Key.Key_Escape,
                Key.Key_Up,
            )
        )
        side = {
            Key.Key_Left: Side.HOME,
            Key.Key_D: Side.HOME,
            Key.Key_Right: Side.VISITORS,
            Key.Key_V: Side.VISITORS,
        }.get(key)
        allowed = _nothing
        if view is not None and side is not None and view.hasFocus():
            allowed = _entering(Place(self._round, view.currentIndex().row() + 1), side)
        self._strike(key, key.name, allowed)

    @property
    def _round(self) -> int:
        return self._window.pages.currentWidget()._round  # noqa: SLF001 - what is shown there

    def _shown(self, kind: type[Any], name: str) -> Any:
        found = self._window.findChildren(kind, name)
        return next((each for each in found if each.isVisible()), None)

    def _is_asked(self, kind: type[Strip]) -> bool:
        return any(each.isVisible() for each in self._window.findChildren(kind))

    def _is_seen(self, part: QWidget, rect: QRect) -> bool:
        """Tell whether a person would see the middle of something, with nothing laid over it."""
        at = part.mapTo(self._window, rect.center())
        found = self._window.childAt(at)
        return found is not None and (found is part or part.isAncestorOf(found))

    def _press(self, aim: Aimed) -> None:
        handle = self._window.windowHandle()
        if not self._window.rect().contains(aim.at):
            return  # the window has become smaller meanwhile
        place, before = self._draft
        QTest.mousePress(handle, _LEFT, _NO_KEYS, aim.at)
        QTest.mouseRelease(handle, _LEFT, _NO_KEYS, aim.at)
        self._look(aim.what, aim.allowed)
        same_place, now = self._draft
        names = {*before, *now} - {aim.answers} if place == same_place else ()
        for name in names:
            if before.get(name) != now.get(name):
                self.wrong.append(f"{aim.what}: {name} is {now.get(name)}, was {before.get(name)}")

    def _go(self, aim: Aimed) -> None:
        self._press(aim)
        QTest.qWait(500)

    def _strike(self, key: Qt.Key, what: str, allowed: Allowed) -> None:
        QTest.keyClick(self._window.windowHandle(), key)
        self._look(what, allowed)

    def _wait(self) -> None:
        QTest.qWait(self._chance.randint(30, 390))

    def _look(self, what: str = "", allowed: Allowed = _nothing) -> None:
        """Note each line that is new and was not aimed at."""
        session = self._window.pages.session
        if session is None:
            return
        lines = session.desk.lines
        before = self._written.setdefault(session.desk.event, len(lines))
        for line in lines[before:]:
            self.done[type(line.command).__name__] = (
                self.done.get(type(line.command).__name__, 0) + 1
            )
            if not allowed(line):
                self.wrong.append(f"{what}: {line.act.value} {line.command}")
        self._written[session.desk.event] = len(lines)

    def _close_what_is_above(self) -> None:
        popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        for above in filter(None, (popup, dialog)):
            above.close()


def _field(line: Line, name: str) -> object:
    return getattr(line.command, name, None)


def _entering(place: Place, side: Side) -> Allowed:
    def allowed(line: Line) -> bool:
        command = line.command
        if isinstance(command, EnterResult):
            return command.place == place and command.result.winner is side
        return isinstance(command, ConfirmRound) and command.round == place.round

    return allowed


def _entering_deal(place: object) -> Allowed:
    def allowed(line: Line) -> bool:
        is_it = isinstance(line.command, EnterBoard) and line.command.place == place
        return is_it or isinstance(line.command, ConfirmWhizRound)

    return allowed


def _entering_next(place: object) -> Allowed:
    return lambda line: isinstance(line.command, EnterDeal) and line.command.place == place


def _confirming(line: Line) -> bool:
    """Allow what one Enter says to a question or to the next round that stand there."""
    return isinstance(line.command, EnterBoard) or type(line.command).__name__ in _BEGINS


class HastyVisitor:
    """Presses any button and tab of any page and dialog by lot, twice or right after another.

    What is clicked must be what the press was aimed at, never what has come to stand there since.
    """

    def __init__(self, window: MainWindow, seed: int) -> None:
        self._window = window
        self._chance = random.Random(seed)  # noqa: S311 - a harness
        self._known: set[QAbstractButton] = set()
        self._clicked: list[QAbstractButton] = []
        self.wrong: list[str] = []
        self.done = 0
        """How many clicks arrived."""
        self._closing = QTimer(window)
        self._closing.timeout.connect(_close_what_waits)
        self._closing.start(200)

    def work(self, steps: int) -> None:
        """Do so many things, each of them right after another."""
        for _step in range(steps):
            aims = [*self._buttons(), *self._tabs()]
            if aims:
                first, then = self._chance.choice(aims), self._chance.choice(aims)
                began = perf_counter()
                self._press(*first)
                QTest.qWait(self._chance.randint(30, 390))
                if (perf_counter() - began) * 1000 < QApplication.doubleClickInterval():
                    self._press(*self._chance.choice((first, then)))
            QTest.qWait(self._chance.randint(30, 390))
            above = QApplication.activeModalWidget()
            if above is not None and self._chance.random() < 0.3:
                above.close()

    def _buttons(self) -> Iterator[tuple[QWidget, QPoint, object]]:
        """Yield each button in sight of what takes the keys, with its window and its middle."""
        above = QApplication.activeModalWidget() or self._window
        for button in above.findChildren(QAbstractButton):
            if button not in self._known:
                self._known.add(button)
                button.clicked.connect(partial(self._note, button))
            at = button.mapTo(above, button.rect().center())
            if button.isVisible() and button.isEnabled() and above.childAt(at) is button:
                yield above, at, button

    def _note(self, button: QAbstractButton, *_checked: object) -> None:
        self._clicked.append(button)

    def _tabs(self) -> Iterator[tuple[QWidget, QPoint, object]]:
        above = QApplication.activeModalWidget() or self._window
        for tabs in above.findChildren(QTabBar):
            for tab in range(tabs.count() if tabs.isVisible() else 0):
                yield above, tabs.mapTo(above, tabs.tabRect(tab).center()), None

    def _press(self, above: QWidget, at: QPoint, aimed: object) -> None:
        if not isValid(above) or not above.isVisible() or not above.rect().contains(at):
            return
        self._clicked.clear()
        QTest.mousePress(above.windowHandle(), _LEFT, _NO_KEYS, at)
        if isValid(above) and above.isVisible():
            QTest.mouseRelease(above.windowHandle(), _LEFT, _NO_KEYS, at)
        self.done += len(self._clicked)
        wrong = (each for each in self._clicked if each is not aimed)
        self.wrong += [f"{each.objectName()} in place of {aimed}" for each in wrong]


def _close_what_waits() -> None:
    """Close what the system asks, and a menu: nobody chooses anything there."""
    popup, above = QApplication.activePopupWidget(), QApplication.activeModalWidget()
    if popup is not None:
        popup.close()
    if isinstance(above, (QFileDialog, QMessageBox, QPrintDialog)):
        above.reject()
