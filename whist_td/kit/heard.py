"""What a screen reader says: of what happens, and of a part of the window, where Qt cannot know it.

Every page announces through `announce`; nothing else speaks to the readers. Titles are headings,
frames are groups; a button may be a tab, one of several, or a heading that folds. Everything else
Qt tells by itself.
"""

from enum import Enum, auto
from functools import cache

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QApplication, QLabel, QWidget

from whist_td.kit.light_override import override

_TITLES = ("title", "heading")


class Manner(Enum):
    """How an announcement comes in: once the reader has finished, or at once."""

    POLITE = auto()
    AT_ONCE = auto()


class Herald(QObject):
    """Says at the end of each turn what was announced in it, as one sentence after another.

    Where the keys went is told by the reader itself, as soon as they go: what was announced
    comes after it, or it would be cut off.
    """

    announced = Signal(str, object)
    """What is said, and its `Manner`."""

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance())
        self._waiting: list[str] = []
        self._manner = Manner.POLITE
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._say)

    def take(self, sentence: str, manner: Manner) -> None:
        """Say a sentence when the turn is over; the same one once."""
        if sentence and sentence not in self._waiting:
            self._waiting.append(sentence)
            if manner is Manner.AT_ONCE:
                self._manner = manner
            self._soon.start()

    def _say(self) -> None:
        text, manner = " ".join(map(_ended, self._waiting)), self._manner
        self._waiting, self._manner = [], Manner.POLITE
        window = QApplication.activeWindow()
        if window is not None and QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(window, text)
            level = QAccessible.AnnouncementPoliteness
            event.setPoliteness(level.Polite if manner is Manner.POLITE else level.Assertive)
            QAccessible.updateAccessibility(event)
        self.announced.emit(text, manner)


@cache
def herald() -> Herald:
    """Return the one voice of the program."""
    return Herald()


def announce(sentence: str, manner: Manner = Manner.POLITE) -> None:
    """Have a sentence said by the screen reader, if there is one."""
    herald().take(sentence, manner)


def title_of(page: QWidget) -> str:
    """Return the title that stands at the top of a page, or its first heading."""
    labels = [each for each in page.findChildren(QLabel) if each.isVisibleTo(page)]
    roles = (each for role in _TITLES for each in labels if each.property("role") == role)
    return next((each.text() for each in roles if each.text()), "")


def _ended(sentence: str) -> str:
    """Return a sentence with a stop, so that the reader pauses before the next."""
    return sentence if sentence[-1] in ".!?…:" else f"{sentence}."


_HEARD_AS = "heardAs"
_Role, _Text = QAccessible.Role, QAccessible.Text


class HeardAs(Enum):
    """What a part is, for whoever does not see it."""

    TAB = auto()
    """One of several pages: the chosen one is selected."""
    ONE_OF = auto()
    """One of several answers."""
    FOLD = auto()
    """Shows what stands below it, and hides it: checked while it does."""
    HEADING = auto()
    """A title that is painted by what it lies on."""
    TEXT = auto()
    """No heading, although it is written as large as one."""


def hear_as(part: QWidget, kind: HeardAs) -> None:
    """Say what a part is to a screen reader."""
    part.setProperty(_HEARD_AS, kind.name)


_BUTTONS = {
    HeardAs.TAB.name: _Role.PageTab,
    HeardAs.ONE_OF.name: _Role.RadioButton,
    HeardAs.FOLD.name: _Role.Button,
}
_HEADINGS = ("title", "heading")


class _Button(QAccessibleWidget):
    """A button that is a tab, one of several, or folds."""

    def __init__(self, part: QAbstractButton, role: QAccessible.Role) -> None:
        super().__init__(part, role, "")
        self._part = part

    @override
    def text(self, t: QAccessible.Text) -> str:
        text = super().text(t)
        if t is _Text.Name and not text:
            return self._part.text().replace("&", "").strip()
        if t is _Text.Description and text == self.text(_Text.Name):
            return ""  # The tip of an icon: it was said as the name.
        return text

    @override
    def state(self) -> QAccessible.State:
        state, is_on = super().state(), self._part.isChecked()
        match self._part.property(_HEARD_AS):
            case HeardAs.FOLD.name:
                state.expandable = True
                state.expanded, state.collapsed = is_on, not is_on
            case HeardAs.TAB.name:
                state.selectable, state.selected = True, is_on
            case _:
                state.checkable, state.checked = True, is_on
        return state

    @override
    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), *super().actionNames()]

    @override
    def doAction(self, actionName: str) -> None:
        if actionName == QAccessibleActionInterface.pressAction():
            self._part.click()
        else:
            super().doAction(actionName)


class _Heading(QAccessibleWidget):
    """A label that is the title of what stands below it."""

    def __init__(self, part: QLabel) -> None:
        super().__init__(part, _Role.Heading, "")
        self._part = part

    @override
    def text(self, t: QAccessible.Text) -> str:
        return super().text(t) or (self._part.text() if t is _Text.Name else "")


def _made(key: str, part: QObject) -> QAccessibleWidget | None:
    """Return what tells of a part, or None: Qt tells of it by itself.

    Qt asks for each class that a part is of, from its own to the plainest.
    """
    heard_as = part.property(_HEARD_AS)
    if isinstance(part, QAbstractButton) and heard_as in _BUTTONS:
        return _Button(part, _BUTTONS[heard_as])
    if isinstance(part, QLabel) and (
        heard_as == HeardAs.HEADING.name if heard_as else part.property("role") in _HEADINGS
    ):
        return _Heading(part)
    if key == "QFrame" and isinstance(part, QWidget):
        return QAccessibleWidget(part, _Role.Grouping, "")
    return None


@cache
def teach_readers() -> None:
    """Let Qt ask here first, from now on; the program is there already."""
    QAccessible.installFactory(_made)
