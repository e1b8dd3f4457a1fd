"""The questions of an event: a label above each answer, answers of one group beside each other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.parts import column, fill_line, mark, stacked
from whist_td.kit.roomy import bring_into_sight
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled, named, set_role, set_state
from whist_td.words.words import Words


@dataclass(frozen=True)
class Heading:
    """What the event is called, when and where, as it was typed: it need not do yet."""

    name: str
    date: date
    place: str
    logo: bytes | None


@dataclass(frozen=True)
class EventAnswers:
    """All that was answered; kept while the window is dressed anew."""

    heading: Heading
    expected: int = 0
    """The teams or players that are expected."""
    settings: Any = None
    """The settings of the format."""
    is_chosen: bool = False
    """Whether the director chose what is otherwise proposed for so many."""


class Choice(ChoiceField):
    """One of several options, by its name."""

    edited = Signal()

    def __init__(
        self,
        options: Sequence[Enum],
        words: Words,
        parent: QWidget | None,
        named: Callable[[Enum, Words], str],
    ) -> None:
        super().__init__(parent)
        for option in options:
            text = named(option, words)
            self.addItem(text[0].upper() + text[1:], option)
        self.activated.connect(self.edited)

    def choose(self, option: Enum) -> None:
        """Show an option."""
        self.setCurrentIndex(self.findData(option))


class Ticks(QWidget):
    """Any number of options, in the order they stand."""

    edited = Signal()

    def __init__(
        self,
        options: Sequence[Enum],
        words: Words,
        parent: QWidget | None,
        named: Callable[[Enum, Words], str],
    ) -> None:
        super().__init__(parent)
        self._boxes: dict[Enum, QCheckBox] = {}
        for option in options:
            text = named(option, words)
            box = QCheckBox(text[0].upper() + text[1:], self)
            box.setObjectName(option.name.lower())
            box.clicked.connect(self.edited)
            self._boxes[option] = box
        column(*self._boxes.values(), inside=self, spacing=0)

    @property
    def chosen(self) -> tuple[Enum, ...]:
        """The options ticked."""
        return tuple(option for option, box in self._boxes.items() if box.isChecked())

    def choose(self, options: Sequence[Enum]) -> None:
        """Tick the options given and no others."""
        for option, box in self._boxes.items():
            box.setChecked(option in options)


def expected_field(name: str, least: int, most: int, words: Words, parent: QWidget) -> NumberField:
    """Return a field for how many are expected; the least number says that nobody knows yet."""
    field = named(NumberField(parent), name)
    field.setRange(least, most)
    field.setSpecialValueText(words("not known yet"))
    return field


_CLOSE = 4


class LabelledField(QWidget):
    """One question of a form."""

    def __init__(
        self, title: str, editor: QWidget, help_text: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self._usual_help = help_text
        self._title = labelled(title, "number", self)
        self._title.setBuddy(editor)
        self._help = labelled(help_text, "small", self)
        self._error = labelled("", "error", self)
        self._name_editor(title)
        column(self._title, self._editor, self._help, self._error, inside=self, spacing=_CLOSE)
        self._title.setVisible(bool(self._title.text()))
        self._help.setVisible(bool(self._usual_help))
        self._error.hide()

    def _name_editor(self, title: str) -> None:
        if not self._editor.accessibleName():
            self._editor.setAccessibleName(title)

    def ask(self, title: str, help_text: str) -> None:
        """Ask the question in other words."""
        self._title.setText(title)
        self._editor.setAccessibleName(title)
        self._usual_help = help_text
        self._show_help(help_text)

    def explain(self, help_text: str) -> None:
        """Say in other words what the answer means; a reason that fixes it goes first."""
        self._usual_help = help_text
        if self._editor.isEnabled():
            self._show_help(help_text)

    def _show_help(self, text: str) -> None:
        fill_line(self._help, text)

    def refuse(self, sentence: str) -> None:
        """Say beside the field why it will not do; an empty sentence clears it."""
        fill_line(self._error, sentence)
        if isinstance(self._editor, QLineEdit):
            set_state(self._editor, "error" if sentence else "")

    def begin(self) -> None:
        """Put the keys on the answer."""
        self._editor.setFocus(Qt.FocusReason.TabFocusReason)

    def fix(self, reason: str) -> None:
        """Let the answer no longer change, and say why; an empty reason lets it change again."""
        self._editor.setEnabled(not reason)
        self._show_help(reason or self._usual_help)


def refused_under(page: QWidget) -> QLabel | None:
    """Return the first sentence on a page that refuses an answer; None where all will do."""
    told = (label for label in page.findChildren(QLabel) if label.property("role") == "error")
    return next((label for label in told if label.text() and not label.isHidden()), None)


def go_to_refused(sentence: QLabel) -> None:
    """Bring what was refused into sight, and the keys to its answer."""
    around = sentence.parentWidget()
    while around is not None:
        if isinstance(around, EventSection):
            around.open()
        if isinstance(around, LabelledField):
            around.begin()
        around = around.parentWidget()
    bring_into_sight(sentence)


class EventSection(QFrame):
    """A heading to click, and the questions under it."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "card")
        self._button = QToolButton(self)
        self._button.setText(title)
        self._button.setCheckable(True)
        self._button.setIcon(mark("right", colours(self)))
        self._button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        set_role(self._button, "quiet")
        self._summary = labelled("", "quiet", self)
        self._body = QWidget(self)
        self._fields = QVBoxLayout(self._body)
        self._lay_out()
        self._button.toggled.connect(self._open)

    def _lay_out(self) -> None:
        head = stacked((self._button, Qt.AlignmentFlag.AlignLeft), (self._summary, 1))
        self._fields.setContentsMargins(2 * STEP, STEP, STEP, STEP)
        self._fields.setSpacing(2 * STEP)
        column(head, self._body, inside=self, margins=(STEP, STEP // 2), spacing=0)
        self._body.hide()

    def add(self, field: QWidget) -> None:
        """Put a question at the end."""
        self._fields.addWidget(field)

    def say(self, summary: str) -> None:
        """Say what is chosen."""
        self._summary.setText(summary)
        self._button.setAccessibleDescription(summary)

    def open(self) -> None:
        """Show the questions."""
        self._button.setChecked(True)

    def _open(self, opened: bool) -> None:  # noqa: FBT001 - what Qt's signal hands over
        self._body.setVisible(opened)
        self._summary.setVisible(not opened)
        self._button.setIcon(mark("down" if opened else "right", colours(self)))
