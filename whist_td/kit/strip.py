"""A question laid over what stands there: Enter accepts, Esc goes back."""

from collections.abc import Iterator
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.aim import PRESSED_BY_KEYS, changed_place
from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import StackingRow, WrappingRow, folded, parts_of
from whist_td.kit.heard import announce, title_of
from whist_td.kit.parts import ENTER, button, column, stacked
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.words import N_, Words

_ARROWS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class Strip(QFrame):
    """The frame of a question; `accept` is what Enter does."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "strip")
        self._asked = ""
        """What was asked before it is accepted."""
        self._is_typed_at = False
        """Whether something was typed that is no answer: the key that ends it belongs to it."""

    def accept(self) -> None:
        """Do what is asked; the strip of each question says what."""
        raise NotImplementedError

    def first_field(self) -> QWidget:
        """Return the field where the keys go first."""
        raise NotImplementedError

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in ENTER:
            if self._is_typed_at:
                self._is_typed_at = False
                QApplication.beep()
            elif not event.isAutoRepeat():
                self._enter()
        elif event.text().strip() and event.text().isprintable() and not _is_command(event):
            # A line for what comes after: its blanks and its Enter answer nothing here.
            self._is_typed_at = True
            QApplication.beep()
        else:
            super().keyPressEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._is_typed_at and event.key() == Qt.Key.Key_Space
        return super().eventFilter(watched, event)

    @override
    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Go round inside the strip, as the eye does, until Enter or Esc ends it."""
        self._is_typed_at = False
        stops = [part for part in _parts(self.layout()) if _stops(part, self)]
        focused = self.focusWidget()
        if not stops:
            return False
        step = 1 if forwards else -1
        place = stops.index(focused) + step if focused in stops else 0
        reason = Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
        stops[place % len(stops)].setFocus(reason)
        return True

    def _enter(self) -> None:
        focused = self.focusWidget()
        if isinstance(focused, QPushButton) and not focused.isCheckable():
            focused.click()
        elif isinstance(focused, ChoiceField):
            self._go_on_from(focused)
        else:
            self.accept()

    def _go_on_from(self, chosen: ChoiceField) -> None:
        """Go from a choice to the next field: choosing alone enters nothing."""
        stops = [part for part in _parts(self.layout()) if _stops(part, self)]
        after = stops[stops.index(chosen) + 1 :] if chosen in stops else []
        fields = (part for part in after if not isinstance(part, QAbstractButton))
        primary = (part for part in after if part.property("role") == "primary")
        goal = next(fields, None) or next(primary, None)
        if goal is not None:
            goal.setFocus(Qt.FocusReason.TabFocusReason)

    def asks_first(self, question: str, note: QLabel, accept: QPushButton) -> bool:
        """Put a question once before it is accepted; tell whether it is still to be answered.

        Who presses the button again has answered it.
        """
        if not question or question == self._asked:
            return False
        self._asked = question
        note.setText(question)
        note.show()
        accept.setFocus()
        return True


_PASSING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""With these a key is the window's."""


def _is_command(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & _PASSING)


_SILENT = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
)


class Question(Strip):
    """A question that must not be answered by what is typed ahead: only its own keys count.

    No answer has the keys at first. Tab goes to one and Enter takes it, or a click does; any other
    key sounds and is refused, and so is a click on what is asked about, until it is answered.
    """

    HOW: ClassVar[str] = N_(
        "Answer this first: Tab chooses, Enter accepts, or click. Esc goes back."
    )

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.how: QLabel = labelled(words(self.HOW), "quiet", self)
        """How it is answered, to be placed below the answers."""
        self.setProperty(PRESSED_BY_KEYS, True)  # noqa: FBT003 - a property of Qt
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def first_field(self) -> QWidget:
        return self

    @override
    def accept(self) -> None:
        """Refuse the Enter that nothing was chosen for."""
        self.refuse()

    def refuse(self) -> None:
        """Sound, and say how it is answered."""
        QApplication.beep()
        set_role(self.how, "warning")

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or (event.key() in ENTER and not self._is_typed_at):
            super().keyPressEvent(event)
        elif _is_command(event) or event.key() in _SILENT:
            event.ignore()
        elif not event.isAutoRepeat():
            self._is_typed_at = event.key() not in ENTER
            self.refuse()


class Confirmation(Question):
    """Asks whether something unusual is right: Enter says yes.

    One that ends a line typed ahead does not; the next by itself does.
    """

    HOW = N_("Answer this first: Enter accepts it, Esc goes back to correct it.")

    confirmed = Signal()

    def __init__(self, question: str, unusual: str, words: Words, parent: QWidget) -> None:
        super().__init__(words, parent)
        heading = labelled(question, "heading", self)
        warning = labelled(unusual, "warning", self)
        accept = button(words("It is right"), "takeAsTyped", self, "primary")
        leave = button(words("Correct it"), "goBackToIt", self, "quiet")
        last = foot(self.how, leave, accept)
        column(heading, warning, last, inside=self, margins=(2 * STEP, STEP), spacing=STEP // 2)
        accept.clicked.connect(self.confirmed)
        leave.clicked.connect(self.closed)

    @override
    def accept(self) -> None:
        self.confirmed.emit()


class _Shield(QWidget):
    """Lies between a question and what it is asked about, where a click answers nothing."""

    def __init__(self, question: Question, over: QWidget) -> None:
        super().__init__(over)
        self._question = question
        self.setGeometry(over.rect())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._question.refuse()
        event.accept()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


_NOTE_LETTERS = 16
"""What is said beside the two ways on has room for so many letters, or it stands above them."""


def foot(note: QWidget, leave: QPushButton, accept: QPushButton) -> StackingRow:
    """Return the last line of a question: what is said of it, then the two ways on."""
    note.setMinimumWidth(note.fontMetrics().averageCharWidth() * _NOTE_LETTERS)
    return stacked((note, 1), folded(leave, accept), spacing=2 * STEP)


def choice(
    group: QButtonGroup, parent: QWidget, labels: list[str]
) -> tuple[WrappingRow, list[QPushButton]]:
    """Return a row of buttons of which one is chosen."""
    row = WrappingRow()
    row.setSpacing(STEP // 2)
    buttons: list[QPushButton] = []
    for number, text in enumerate(labels):
        made = _Choice(text, group, parent)
        made.setCheckable(True)
        made.setAutoExclusive(True)  # Or Qt would call it a box to tick; the group chooses.
        made.setProperty("role", "choice")
        group.addButton(made, number)
        row.addWidget(made)
        buttons.append(made)
    return row, buttons


class _Choice(QPushButton):
    """Is chosen by the arrow keys too."""

    def __init__(self, text: str, group: QButtonGroup, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._group = group
        """Asked of Qt, its group would go with this button, whoever else is in it."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        # Qt would move the keys to the neighbour and leave it unchosen.
        buttons = self._group.buttons()
        place = max(0, min(buttons.index(self) + step, len(buttons) - 1))
        if buttons[place] is not self:
            buttons[place].click()  # As by hand: who follows the choice is told.
        buttons[place].setFocus()


def _parts(layout: QLayout | None) -> Iterator[QWidget]:
    """Yield what stands in a layout, in the order in which it is seen."""
    for item in parts_of(layout).values() if layout else ():
        widget = item.widget()
        if widget is not None:
            yield widget
        else:
            yield from _parts(item.layout())


def _stops(part: QWidget, strip: QWidget) -> bool:
    by_tab = bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and part.isEnabled() and part.isVisibleTo(strip)


def _name(strip: Strip) -> None:
    """Let a strip be called by what it asks, with all that it says of it."""
    question = title_of(strip)
    labels = (each for each in strip.findChildren(QLabel) if each.isVisibleTo(strip))
    about = [each.text() for each in labels if each.buddy() is None and each.text() != question]
    strip.setAccessibleName(question)
    strip.setAccessibleDescription(" ".join(filter(None, about)))
    if strip.first_field() is not strip:  # of which the reader tells by itself
        announce(question)


class StripPlace(QWidget):
    """Lays a strip over the calm line below the tables, and takes it away again.

    The line keeps its place beneath, and so does all that stands above: a strip that is higher
    covers the foot of it.
    """

    opened = Signal()
    emptied = Signal()

    def __init__(self, usual: QWidget, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._usual = usual
        self._shows_usual = True
        self._strip: Strip | None = None
        self._shield: _Shield | None = None
        column(usual, inside=self, spacing=-1)

    @property
    def strip(self) -> Strip | None:
        """The question being asked."""
        return self._strip

    @property
    def _around(self) -> QWidget:
        return self.parentWidget() or self

    def show_usual(self, *, is_shown: bool) -> None:
        """Show what usually stands here, or nothing; a question stays."""
        self._shows_usual = is_shown
        is_covered = self._strip is not None and self._shield is None
        policy = self._usual.sizePolicy()
        policy.setRetainSizeWhenHidden(is_shown)
        self._usual.setSizePolicy(policy)
        self._usual.setVisible(is_shown and not is_covered)

    def take_focus(self) -> bool:
        """Put the keys back on the question that is open; tell whether there is one."""
        if self._strip is not None:
            self._strip.first_field().setFocus()
        return self._strip is not None

    def ask(self, strip: Strip) -> None:
        """Ask something, instead of what was asked before."""
        self._remove()
        self._strip, around = strip, self._around
        strip.setParent(around)
        if isinstance(strip, Question):
            self._shield = _Shield(strip, around)
            self._shield.show()
        self.show_usual(is_shown=self._shows_usual)
        for each in (around, strip):
            each.installEventFilter(self)
        for part in strip.findChildren(QAbstractButton):
            part.installEventFilter(strip)
        strip.closed.connect(self.close_strip)
        self.opened.emit()
        self._lay_over()  # before it is shown, or what folds would fold for no width at all
        strip.show()
        self._lay_over()
        changed_place(strip)
        _name(strip)
        strip.first_field().setFocus()

    def close_strip(self) -> None:
        """Bring back what usually stands here."""
        if self._strip is not None:
            self._remove()
            self.show_usual(is_shown=self._shows_usual)
            self.emptied.emit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _LAID_ANEW:
            self._lay_over()
        return super().eventFilter(watched, event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_over()

    @override
    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._lay_over()

    def _lay_over(self) -> None:
        """Cover the line with the strip, and as much above it as it needs."""
        strip, here = self._strip, self.geometry()
        if strip is None:
            return
        width = here.width()
        folds = strip.hasHeightForWidth()
        tall = strip.heightForWidth(width) if folds else strip.sizeHint().height()
        if self._shield is not None:
            self._shield.setGeometry(self._around.rect())
            self._shield.raise_()
            here.setTop(here.bottom() + 1 - tall)  # what is asked about stays in sight above it
        top = min(here.top(), here.bottom() + 1 - tall)
        strip.setGeometry(here.left(), max(0, top), width, tall)
        strip.raise_()

    def _remove(self) -> None:
        strip, self._strip = self._strip, None
        if strip is not None:
            for each in (self._around, strip):
                each.removeEventFilter(self)
            changed_place(self._around, strip.geometry())
            strip.hide()
            strip.deleteLater()
        if self._shield is not None:
            self._shield.hide()
            self._shield.deleteLater()
            self._shield = None


_LAID_ANEW = (QEvent.Type.LayoutRequest, QEvent.Type.Resize, QEvent.Type.FontChange)
