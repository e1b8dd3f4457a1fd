"""What a deal asks, row by row: each question in words, and a button for every answer.

The keys stay with the entry itself, so that a row is only looked at and clicked.
"""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QScrollArea, QSizePolicy, QWidget
from typing_extensions import override

from whist_td.core.deal_fields import SEVERAL, DealField, FieldKind, Step, named_seats, sum_so_far
from whist_td.formats.club_night.words.deal_form import DealForm
from whist_td.formats.club_night.words.deal_signs import caps_of, choice_label
from whist_td.formats.club_night.words.games import field_label
from whist_td.formats.club_night.words.seats import SeatedPeople
from whist_td.formats.club_night.words.tables import group_name
from whist_td.kit.aim import ScrollWatch, changed_place
from whist_td.kit.flow import WrappingRow
from whist_td.kit.heard import announce
from whist_td.kit.parts import column, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.words.words import Words

_ALL_TRICKS, _FEW = 13, 4
"""Clicks say the tricks of a hand, and of several numbers the small ones."""
_MANY = 6
"""With more choices than this a row that is not being answered shows its answer only."""
_LABEL_LETTERS, _ANSWER_LETTERS = 17, 46
"""So wide is the name of a question; with less for its answers, it stands above them."""
_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
_MARGIN, _LINE = 3, 1
_ELSEWHERE = (QEvent.Type.Move, QEvent.Type.Show)
_FEWEST_LINES, _LEAST_LINES, _MOST_LINES = 3, 4, 11
"""The questions have room for so many lines; with more, they scroll."""


class FieldRow(QFrame):
    """One field: its name, then its choices, or its numbers."""

    # More than 15 methods: each kind of answer is shown and clicked in its own way.

    chosen = Signal(object)
    """A choice: the value at the click."""
    part_requested = Signal(int)
    """A number to be typed."""
    counted = Signal(int)
    """The number that a click says."""

    def __init__(
        self,
        field: DealField,
        names: Sequence[str],
        people: SeatedPeople,
        words: Words,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.field, self._names, self._words = field, tuple(names), words
        _ = words
        self.setObjectName(f"field-{field.name}")
        self._label = labelled(field_label(field.name, _), "body", self)
        self._row = QBoxLayout(_ACROSS, self)
        self._flow = QWidget(self)
        self._wrapped = WrappingRow(self._flow)
        self._sum = named(labelled("", "quiet", self), "sum")
        self._sum.setWordWrap(False)
        self.caps = caps_of(field, people, _)
        self._signs = people.signs(field, _)
        self._asked_part: int | None = None
        """Which of its numbers a click would say now."""
        self.values = field.values
        self._choices = [self._choice(*each) for each in enumerate(self.values)]
        self._numbers = [self._number(part) for part in range(self._parts())]
        self._quick = [self._count(number) for number in self._counts()]
        self._lay_out()

    def show_answer(self, form: DealForm) -> None:
        """Show what was answered, and whether this is being asked now."""
        field, is_here = self.field, form.at.field.name == self.field.name
        set_role(self, "strip" if is_here else "")
        set_role(self._label, "number" if is_here else "quiet")
        answer = form.questions.answers.get(field.name)
        is_known = field.name in form.questions.answers
        self._wrapped.setEnabled(False)  # Qt would fold the row at each button that comes or goes.
        if field.kind is FieldKind.SEATS:
            answer = named_seats(field, form.draft.answers)
            is_known = answer is not None
        for button, value in zip(self._choices, self.values, strict=True):
            is_on = is_known and _is_chosen(field, answer, value)
            button.setChecked(is_on)
            button.setVisible(is_here or is_on or len(self._choices) <= _MANY)
        if all(button.isHidden() for button in self._choices):
            for button in self._choices:
                button.setVisible(True)
        self._show_numbers(form, is_here=is_here)
        self._wrapped.setEnabled(True)
        self._show_sum(form)

    @property
    def spoken(self) -> str:
        """The question, and each answer after the key that gives it."""
        answers = ", ".join(button.text() for button in self._choices).replace("&&", "&")
        return self._words.labelled(self._label.text(), answers) if answers else self._label.text()

    def fit(self, width: int) -> int:
        """Take the height that the answers need at a width, and return it.

        Qt would find it a moment later, after a row too low or too high had been seen.
        """
        # A button that is chosen has other margins: all have one height, whatever they say.
        line = self.fontMetrics().height() + STEP + 2
        for button in (*self._numbers, *self._choices, *self._quick):
            button.setFixedHeight(line)
            button.updateGeometry()
        self._wrapped.invalidate()
        letter = self.fontMetrics().averageCharWidth()
        right = 0 if self._sum.isHidden() else self._sum.sizeHint().width() + STEP
        around = right + 3 * STEP + 2 * _LINE
        label, room = letter * _LABEL_LETTERS, width - around
        is_narrow = room - label < letter * _ANSWER_LETTERS
        self._row.setDirection(_DOWN if is_narrow else _ACROSS)
        self._row.setSpacing(0 if is_narrow else STEP)
        self._label.setFixedWidth(max(width - 2 * STEP, 0) if is_narrow else label)
        words = self._label.heightForWidth(self._label.width())
        if is_narrow:
            height = words + self._wrapped.heightForWidth(room + STEP)
        else:
            height = max(self._wrapped.heightForWidth(room - label), words)
        self.setFixedHeight(height + 2 * _MARGIN + 2)
        return self.height()

    def _show_numbers(self, form: DealForm, *, is_here: bool) -> None:
        answer, groups = form.questions.answers.get(self.field.name), self.field.groups
        for part, button in enumerate(self._numbers):
            own = Step(self.field, part).answer(form.draft.answers)
            usual = answer[part] if isinstance(answer, tuple) else answer
            number = usual if own is None else own
            text = "–" if number is None else str(number)
            if groups:
                text = f"{self._signs[part]}  {group_name(groups[part], self._names)}  {text}"
            button.setText(text.replace("&", "&&") if groups else f" {text} ")
            button.setChecked(is_here and form.at.part == part)
        for number, button in enumerate(self._quick, start=self.field.least):
            button.setVisible(is_here)
            button.setChecked(is_here and form.at.answer(form.draft.answers) == number)
        asked_part = form.at.part if is_here else None
        if asked_part != self._asked_part:
            self._asked_part = asked_part
            changed_place(self)

    def _show_sum(self, form: DealForm) -> None:
        _, field, answers = self._words, self.field, form.draft.answers
        total = field.total
        so_far = sum_so_far(field, answers) if total is not None else 0
        is_error = form.questions.is_wrong(field, answers)
        set_role(self._sum, "error" if is_error else "quiet")
        if field.kind is FieldKind.SEATS and field.least == field.most > 1:
            total, so_far = field.most, len(named_seats(field, answers) or ())
        self._sum.setHidden(total is None)
        if total is not None:
            self._sum.setText(_("{said} of {total}", said=so_far, total=total))

    def _choice(self, place: int, value: object) -> QPushButton:
        signs = dict.fromkeys((self.caps[place], self._value_words(value)))
        text = "  ".join(signs).replace("&", "&&")
        button = self._button(text, f"choice-{self.caps[place]}")
        button.setToolTip(self._whole_words(value))
        if self.field.kind in SEVERAL:
            # Chosen again by the second of two clicks, it would be left out.
            button.clicked.connect(lambda: changed_place(button))
        button.clicked.connect(lambda: self.chosen.emit(value))
        return button

    def _number(self, part: int) -> QPushButton:
        button = self._button("–", f"number-{part}")
        button.clicked.connect(lambda: self.part_requested.emit(part))
        return button

    def _count(self, number: int) -> QPushButton:
        button = self._button(str(number), f"count-{number}")
        button.setProperty("role", "small")
        button.clicked.connect(lambda: self.counted.emit(number))
        return button

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text, self._flow)
        button.setObjectName(name)
        button.setProperty("role", "compact")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setCheckable(True)
        button.installEventFilter(self)
        return button

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say that an answer has come or stands elsewhere: the second of two clicks is not its."""
        if event.type() in _ELSEWHERE and isinstance(watched, QPushButton):
            changed_place(watched)
        return False

    @override
    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        changed_place(self)

    def _parts(self) -> int:
        match self.field.kind:
            case FieldKind.NUMBER:
                return 1
            case FieldKind.NUMBERS:
                return len(self.field.groups)
            case _:
                return 0

    def _counts(self) -> range:
        """Return the numbers that a click says; a whole pack of cards is typed."""
        if self.field.kind is FieldKind.NUMBER and self.field.most <= _ALL_TRICKS:
            return range(self.field.least, self.field.most + 1)
        is_few = (self.field.total or 0) <= _FEW
        if self.field.kind is FieldKind.NUMBERS and is_few:
            return range(self.field.least, min(_FEW, self.field.most) + 1)
        return range(0)

    def _whole_words(self, value: object) -> str:
        """Return a choice with what it explains in brackets; a button has room for less."""
        return choice_label(value, self._words) if isinstance(value, Enum) else ""

    def _value_words(self, value: object) -> str:
        _, field = self._words, self.field
        if value is None:
            return _("nobody")
        match field.kind:
            case FieldKind.SWITCH:
                return _("yes") if value else _("no")
            case FieldKind.CHOICE:
                return self._whole_words(value).partition(" (")[0]
            case FieldKind.SIDE | FieldKind.SWITCHES if isinstance(value, int):
                return group_name(field.groups[value], self._names)
        return self._names[value] if isinstance(value, int) else ""

    def _lay_out(self) -> None:
        for button in (*self._numbers, *self._choices, *self._quick):
            self._wrapped.addWidget(button)
        self._wrapped.setSpacing(STEP // 2)
        answers = row((self._flow, 1), self._sum)
        self._row.setContentsMargins(STEP, _MARGIN, STEP, _MARGIN)
        self._row.setSpacing(STEP)
        self._row.addWidget(self._label)
        self._row.addLayout(answers, 1)


def _is_chosen(field: DealField, answer: object, value: object) -> bool:
    if field.kind is FieldKind.SEATS:
        return isinstance(answer, tuple) and (value in answer if answer else value is None)
    if field.kind is FieldKind.SWITCHES:
        return isinstance(answer, tuple) and isinstance(value, int) and bool(answer[value])
    return answer == value and type(answer) is type(value)


class QuestionsArea(QScrollArea):
    """As high as the questions are, where the window is; lower, they scroll."""

    chosen = Signal(object, object)
    """A step and its answer."""
    part_requested = Signal(object)
    """A step to be typed."""
    counted = Signal(int)
    heightened = Signal()
    """The highest question needs more room than before, or less."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: dict[DealField, FieldRow] = {}
        self._names: tuple[str, ...] = ()
        self._people: SeatedPeople | None = None
        self._asked: FieldRow | None = None
        self._height = self._tallest = self._most = 0
        self._room = (0, 0)
        """The width and the line for which they were measured."""
        self._inside = QWidget(self)
        self._column = column(None, inside=self._inside, spacing=2)
        self.setWidget(self._inside)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        ScrollWatch(self)

    def show_form(self, form: DealForm, names: tuple[str, ...], width: int) -> None:
        """Show what is asked of a deal and what was answered."""
        fields, people = form.questions.fields, form.people
        if (names, people) != (self._names, self._people):
            self._drop(self._rows)
            self._tallest = 0
            self._names, self._people = names, people
        self._drop([field for field in self._rows if field not in fields])
        self._rows = {field: self._rows.get(field) or self._row(field, people) for field in fields}
        for place, line in enumerate(self._rows.values()):
            if self._column.indexOf(line) != place:
                self._column.insertWidget(place, line)
            line.show_answer(form)
        self.fit(width)
        before, self._asked = self._asked, self._rows[form.at.field]
        if self._asked is not before and self.isVisible():
            announce(self.spoken)
        self._bring(self._asked)

    @property
    def spoken(self) -> str:
        """What is asked now, with the answers there are."""
        return self._asked.spoken if self._asked is not None else ""

    def clear(self) -> None:
        """Ask nothing."""
        self._asked = None
        self._drop(self._rows)
        self._ask_for(0)

    def fit(self, width: int) -> None:
        """Let the questions have the height they need, and no less when others follow them.

        What stands below would go up and down under the eyes of who types.
        """
        line = self.fontMetrics().height() + 2 * STEP
        # Beside them the bar that scrolls takes some room, also while it is not needed.
        inside = max(width - self.verticalScrollBar().sizeHint().width() - 2 * _LINE, 0)
        # No wider than was measured, or the answers would need a line less than they have.
        self._inside.setMaximumWidth(inside)
        heights = [row.fit(inside) + 2 for row in self._rows.values()]
        before, is_known = self._tallest, (width, line) == self._room
        self._most = max(self._most, len(heights))
        lacking = (self._most - len(heights)) * min(heights, default=0)
        least = (self._tallest, self._height) if is_known else (0, sum(heights) + lacking)
        self._tallest, self._room = max((least[0], *heights)), (width, line)
        needed = max(sum(heights), least[1])
        if self._rows:
            needed = max(_LEAST_LINES * line, min(needed, _MOST_LINES * line))
        self._ask_for(needed)
        if self._tallest != before:
            self.heightened.emit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A refusal or a hint takes room from the questions: what is asked stays in sight.
        if self._asked is not None:
            self._bring(self._asked)

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height)

    @override
    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height() + 2 * STEP
        return QSize(super().minimumSizeHint().width(), min(_FEWEST_LINES * line, self._height))

    @property
    def lacking(self) -> int:
        """How much more than the least height is needed to see the highest question whole."""
        return max(0, self._tallest - self.minimumSizeHint().height())

    def _ask_for(self, height: int) -> None:
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def _bring(self, row: FieldRow) -> None:
        """Scroll to what is asked; where it is higher than its room, to its first line."""
        self._column.activate()
        if row.height() < self.viewport().height():
            self.ensureWidgetVisible(row, 0, 0)
        else:
            self.verticalScrollBar().setValue(row.y())

    def _drop(self, fields: Sequence[DealField] | dict[DealField, FieldRow]) -> None:
        for field in tuple(fields):
            row = self._rows.pop(field)
            self._asked = None if row is self._asked else self._asked
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()

    def _row(self, field: DealField, people: SeatedPeople) -> FieldRow:
        row = FieldRow(field, self._names, people, self._words, self._inside)
        row.chosen.connect(lambda value: self.chosen.emit(Step(field), value))
        row.part_requested.connect(lambda part: self.part_requested.emit(Step(field, part)))
        row.counted.connect(self.counted)
        row.show()
        return row
