"""Small parts that panels share: buttons and their keys, rows, bands, the clock."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from whist_td.assets import asset
from whist_td.kit.aim import covering
from whist_td.kit.flow import StackingRow, folded
from whist_td.kit.heard import Manner, announce
from whist_td.kit.light_override import override
from whist_td.kit.stylesheet import STEP, Palette
from whist_td.kit.theme import colours, labelled, named
from whist_td.kit.waiting import next_turn
from whist_td.words.words import Words

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
SIZE = QSize(24, 24)
DRAWN = QSize(96, 96)
"""Large enough for the largest text; Qt makes smaller ones of it."""
_CLEAR = QColor(0, 0, 0, 0)
_CALLING = ("warning", "error")
"""The lines that are announced as they come."""
_DRAWN_IN = "#000000"
"""The colour the drawings are kept in."""


@cache
def icon(name: str, colour: str) -> QIcon:
    """Return an icon in a colour ("#rrggbb"); an unknown name gives an empty one."""
    path = asset("icons", f"{name}.svg")
    if not path.is_file():
        return QIcon()
    drawing = path.read_text(encoding="utf-8").replace(_DRAWN_IN, colour)
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    made = QIcon()
    pixmap = QPixmap(DRAWN)
    pixmap.fill(_CLEAR)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(pixmap.rect()))
    painter.end()
    made.addPixmap(pixmap)
    return made


@cache
def mark(name: str, palette: Palette) -> QIcon:
    """Return one of the small signs of fields and folds: down, right, tick."""
    return QIcon(str(asset("marks", "dark" if palette.is_dark else "light", f"{name}.svg")))


class Banner(QFrame):
    """A sentence on amber and a small button; hidden until there is something to say."""

    left = Signal()

    def __init__(self, name: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self._label = labelled("", "heading", self)
        self._out = button("", name, self, "compact")
        folded(self._label, None, self._out, inside=self).setContentsMargins(2 * STEP, 2, 2, 2)
        self._out.clicked.connect(self.left)
        self.hide()

    def say(self, sentence: str, way_out: str) -> None:
        """Show the band with its sentence and its button."""
        if sentence != self._label.text() or self.isHidden():
            announce(sentence)
        self._label.setText(sentence)
        self._out.setText(way_out)
        self.show()

    def say_of(self, number: int, sentence: str, way_out: str) -> None:
        """Say something of so many, for as long as there are any."""
        if number:
            self.say(sentence, way_out)
        else:
            self.hide()


EVERY = 5_000
"""Milliseconds between two looks at the clock."""


class ClockLabel(QLabel):
    """Hours and minutes."""

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setProperty("role", "quiet")
        self.setAccessibleName(_("Time of day"))
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)
        self._timer.start(EVERY)
        self.tick()

    def tick(self) -> None:
        """Show the present minute."""
        self.show_time(datetime.now(UTC))

    def show_time(self, moment: datetime) -> None:
        """Show the minute of a moment."""
        self.setText(self._words.time(moment))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return room for any minute of as many digits, so that none is cut as it comes."""
        digits = max("0123456789", key=self.fontMetrics().horizontalAdvance)
        widest = "".join(digits if each.isdigit() else each for each in self.text())
        hint = super().minimumSizeHint()
        return hint.expandedTo(QSize(self.fontMetrics().horizontalAdvance(widest) + 2, 0))


class Sign(QWidget):
    """A drawn sign as tall as so many lines of the text beside it."""

    def __init__(self, name: str, colour: str, lines: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._drawn, self._lines = icon(name, colour), lines
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * self._lines)
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._drawn.paint(painter, self.rect())
        painter.end()


def button(text: str, name: str, parent: QWidget, role: str = "", sign: str = "") -> QPushButton:
    """Return a button with its words, its name, its role and its icon."""
    made = named(QPushButton(text, parent), name)
    if role:
        made.setProperty("role", role)
    if sign:
        show_sign(made, sign)
    return made


class MenuButton(QPushButton):
    """A button with a menu of ways that are taken now and then."""

    def __init__(self, text: str, name: str, parent: QWidget) -> None:
        super().__init__(f"{text} ▾", parent)
        self.setObjectName(name)
        self._ways = covering(QMenu(self))
        self.setMenu(self._ways)

    def add(self, text: str, name: str, do: Callable[[], object]) -> QAction:
        """Add a way at the end of the menu."""
        action = self._ways.addAction(text)
        action.setObjectName(name)
        action.triggered.connect(lambda _checked: do())
        return action


def show_sign(made: QPushButton, sign: str) -> None:
    """Draw an icon beside a button's words, in their colour."""
    inks = {"primary": colours(made).on_accent, "quiet": colours(made).accent}
    made.setIcon(icon(sign, inks.get(made.property("role"), colours(made).text)))


Part = QWidget | QLayout | int | None
"""What stands in a row or a column: a number is a gap, None the room that is left."""
Share = (
    tuple[QWidget | QLayout, int | Qt.AlignmentFlag]
    | tuple[QWidget | QLayout, int, Qt.AlignmentFlag]
)
"""A part with its share of the room that is left, or with the side it keeps to, or both."""
Margins = tuple[int, int] | tuple[int, int, int, int]
"""The room left and right of everything, and above and below, or on each of the four sides."""

_NO_SIDE = Qt.AlignmentFlag(0)


def row(
    *parts: Part | Share,
    inside: QWidget | None = None,
    margins: Margins = (0, 0),
    spacing: int = STEP,
) -> QHBoxLayout:
    """Return a row of parts, which may be all that stands inside a widget."""
    layout = QHBoxLayout(inside) if inside else QHBoxLayout()
    _fill(layout, parts, margins, spacing)
    return layout


def column(
    *parts: Part | Share,
    inside: QWidget | None = None,
    margins: Margins = (0, 0),
    spacing: int = STEP,
) -> QVBoxLayout:
    """Return a column of parts, which may be all that stands inside a widget."""
    layout = QVBoxLayout(inside) if inside else QVBoxLayout()
    _fill(layout, parts, margins, spacing)
    return layout


def stacked(
    *parts: Part | Share,
    inside: QWidget | None = None,
    margins: Margins = (0, 0),
    spacing: int = STEP,
) -> StackingRow:
    """Return a row whose parts go below one another where they do not fit side by side."""
    layout = StackingRow(inside, spacing)
    _fill(layout, parts, margins, spacing)
    return layout


def _fill(
    layout: QBoxLayout, parts: Iterable[Part | Share], margins: Margins, spacing: int
) -> None:
    left, top, *others = margins
    right, bottom = others or (left, top)
    layout.setContentsMargins(left, top, right, bottom)
    layout.setSpacing(spacing)
    for each in parts:
        if each is None:
            layout.addStretch(1)
        elif isinstance(each, int):
            layout.addSpacing(each)
        else:
            _add(layout, *(each if isinstance(each, tuple) else (each, 0)))
    next_turn()  # A part has been made.


def _add(
    layout: QBoxLayout,
    part: QWidget | QLayout,
    share: int | Qt.AlignmentFlag,
    side: Qt.AlignmentFlag = _NO_SIDE,
) -> None:
    # A side is a number for Python: asked for first, or it would be a share of 64.
    stretch, side = (0, share) if isinstance(share, Qt.AlignmentFlag) else (share, side)
    if isinstance(part, QWidget):
        layout.addWidget(part, stretch, side)
    else:
        layout.addLayout(part, stretch)


def page(parent: QWidget, *parts: Part | Share) -> QVBoxLayout:
    """Return the column of a whole panel, with the margins that all panels have."""
    return column(*parts, inside=parent, margins=(3 * STEP, 2 * STEP))


def fill_line(line: QLabel, text: str) -> None:
    """Show a text; where there is none, the line takes no room.

    What warns or refuses is announced as it comes into a page that is seen.
    """
    is_new = text != line.text() or line.isHidden()
    line.setText(text)
    line.setVisible(bool(text))
    if text and is_new and line.property("role") in _CALLING and line.isVisible():
        announce(text, Manner.AT_ONCE)


def keep_room(part: QWidget, *, keeps: bool = True) -> None:
    """Let a part that is hidden keep its room, lest all beside it move; or let go of it."""
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(keeps)
    part.setSizePolicy(policy)


def empty(layout: QLayout) -> None:
    """Take every widget out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def scrolled_up_and_down(area: QScrollArea, label: QLabel) -> QScrollArea:
    """Let an area show a text from its beginning, never sideways, and leave the keys alone."""
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    area.setWidget(label)
    return area


class PlainButton(QPushButton):
    """Takes Space, and Enter from above; arrows and letters belong to what is around it."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()


def press_by_enter(event: QKeyEvent, window: QWidget) -> bool:
    """Press the focused button on Enter, and tell whether there was one.

    Qt does so in dialogs alone. A key that is held down presses once.
    """
    focused = window.focusWidget()
    if event.key() not in ENTER or not isinstance(focused, QPushButton):
        return False
    if not event.isAutoRepeat():
        focused.click()
    return True


def menu_by_key(event: QKeyEvent, window: QWidget) -> bool:
    """Open on Shift+F10 the menu of what has the keys, and tell whether it has one.

    Not every system tells of a menu that is asked for by this key.
    """
    focused, held = window.focusWidget(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    asks = event.key() == Qt.Key.Key_F10 and held == Qt.KeyboardModifier.ShiftModifier
    if focused is None or not asks:
        return False
    at = focused.rect().center()
    if isinstance(focused, QAbstractItemView):
        at = focused.visualRect(focused.currentIndex()).center()
    reason = QContextMenuEvent.Reason.Keyboard
    menu = QContextMenuEvent(reason, at, focused.mapToGlobal(at))
    menu.setAccepted(False)
    return QApplication.sendEvent(focused, menu) and menu.isAccepted()
