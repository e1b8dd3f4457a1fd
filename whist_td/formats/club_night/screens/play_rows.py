"""The rows of the entry: what is asked in words, and a button for every answer.

The keys stay with the entry itself, so that a row is only looked at and clicked.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from whist_td.formats.club_night.games.game import DealField, FieldKind
from whist_td.formats.club_night.screens.play_caps import caps_of, choice_label, values_of
from whist_td.formats.club_night.screens.play_draft import Asked, Draft, Step
from whist_td.formats.club_night.screens.play_sums import is_wrong, sum_said, total_of
from whist_td.formats.club_night.screens.play_words import group_name
from whist_td.formats.club_night.words.games import field_label
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.kit.wrapping_row import WrappingRow
from whist_td.words.words import Words

ALL_TRICKS, FEW = 13, 4
"""Clicks say the tricks of a hand, and of several numbers the small ones."""
MANY = 6
"""With more choices than this a row that is not being answered shows its answer only."""
LABEL_LETTERS = 17
MARGIN = 3


class FieldRow(QFrame):
    """One field: its name, then its choices, or its numbers."""

    chosen = Signal(object)
    """A choice: the value at the click."""
    part_wanted = Signal(int)
    """A number to be typed."""
    counted = Signal(int)
    """The number that a click says."""

    def __init__(
        self, field: DealField, names: Sequence[str], game: str, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.field, self._names, self._words, self._game = field, tuple(names), words, game
        _ = words
        self.setObjectName(f"field-{field.name}")
        self._label = labelled(field_label(field.name, _), "body", self)
        self._label.setWordWrap(True)
        self._flow = QWidget(self)
        self._wrapped = WrappingRow(self._flow)
        self._line = QHBoxLayout(self)
        self._sum = labelled("", "quiet", self)
        self._sum.setObjectName("sum")
        self._sum.setWordWrap(False)
        self.caps = caps_of(field, _)
        self.values = values_of(field)
        self._choices = [self._choice(*each) for each in enumerate(self.values)]
        self._numbers = [self._number(part) for part in range(self._parts())]
        self._quick = [self._count(number) for number in self._counts()]
        self._lay_out()

    def show_answer(self, draft: Draft, told: Asked, at: Step | None) -> None:
        """Show what has been said, and whether this is being asked now."""
        is_here = at is not None and at.field.name == self.field.name
        set_role(self, "strip" if is_here else "")
        set_role(self._label, "number" if is_here else "quiet")
        answer = told.answers.get(self.field.name)
        is_known = self.field.name in told.answers
        if self.field.kind is FieldKind.SEATS:
            answer = draft.seats_of(self.field)
            is_known = answer is not None
        for button, value in zip(self._choices, self.values, strict=True):
            is_on = is_known and _is_chosen(self.field, answer, value)
            button.setChecked(is_on)
            button.setVisible(is_here or is_on or len(self._choices) <= MANY)
        if not any(not button.isHidden() for button in self._choices):
            for button in self._choices:
                button.setVisible(True)
        self._show_numbers(draft, told, at if is_here else None)

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
        room = width - self._label.width() - self._sum.sizeHint().width() - 5 * STEP
        words = self._label.heightForWidth(self._label.width())
        height = max(self._wrapped.heightForWidth(room), words) + 2 * MARGIN + 2
        self.setFixedHeight(height)
        return height

    def show_typed(self, part: int, typed: str) -> None:
        """Show what is being typed of a number, whether it will do or not."""
        self._numbers[part].setText(self._number_text(part, typed))

    def _show_numbers(self, draft: Draft, told: Asked, at: Step | None) -> None:
        answer = told.answers.get(self.field.name)
        for part, button in enumerate(self._numbers):
            said = draft.of(Step(self.field, part))
            known = answer[part] if isinstance(answer, tuple) else answer
            text = "–" if said is None and known is None else str(known if said is None else said)
            button.setText(self._number_text(part, text))
            button.setChecked(at is not None and at.part == part)
        part = at.part if at else 0
        for number, button in enumerate(self._quick, start=self.field.least):
            button.setVisible(at is not None)
            button.setChecked(at is not None and draft.of(Step(self.field, part)) == number)
        self._say_sum(draft, told)

    def _say_sum(self, draft: Draft, told: Asked) -> None:
        _, field = self._words, self.field
        total = total_of(self._game, field)
        said = sum_said(field, draft) if total is not None else 0
        set_role(self._sum, "error" if is_wrong(self._game, field, told, draft) else "quiet")
        if field.kind is FieldKind.SEATS and field.least == field.most > 1:
            total, said = field.most, len(draft.seats_of(field) or ())
        if total is not None:
            self._sum.setText(_("{said} of {total}", said=said, total=total))

    def _choice(self, place: int, value: object) -> QPushButton:
        text = f"{self.caps[place]}  {self._value_words(value)}".replace("&", "&&")
        button = self._button(text, f"choice-{self.caps[place]}")
        button.setCheckable(True)
        button.clicked.connect(lambda: self.chosen.emit(value))
        return button

    def _number(self, part: int) -> QPushButton:
        button = self._button("–", f"number-{part}")
        button.setCheckable(True)
        button.clicked.connect(lambda: self.part_wanted.emit(part))
        return button

    def _count(self, number: int) -> QPushButton:
        button = self._button(str(number), f"count-{number}")
        button.setCheckable(True)
        button.setProperty("role", "small")
        button.clicked.connect(lambda: self.counted.emit(number))
        return button

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text, self._flow)
        button.setObjectName(name)
        button.setProperty("role", "compact")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button

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
        if self.field.kind is FieldKind.NUMBER and self.field.most <= ALL_TRICKS:
            return range(self.field.least, self.field.most + 1)
        is_few = (total_of(self._game, self.field) or 0) <= FEW
        if self.field.kind is FieldKind.NUMBERS and is_few:
            return range(self.field.least, min(FEW, self.field.most) + 1)
        return range(0)

    def _value_words(self, value: object) -> str:
        _, field = self._words, self.field
        if value is None:
            return _("nobody")
        match field.kind:
            case FieldKind.SWITCH:
                return _("yes") if value else _("no")
            case FieldKind.CHOICE:
                return choice_label(value, _)  # type: ignore[arg-type]  # choices are enums
            case FieldKind.SIDE | FieldKind.SWITCHES if isinstance(value, int):
                return group_name(field.groups[value], self._names)
        return self._names[value] if isinstance(value, int) else ""

    def _number_text(self, part: int, text: str) -> str:
        groups = self.field.groups
        if part >= len(groups):
            return f" {text} "
        return f"{group_name(groups[part], self._names)}  {text}".replace("&", "&&")

    def _lay_out(self) -> None:
        for button in (*self._numbers, *self._choices, *self._quick):
            self._wrapped.addWidget(button)
        self._wrapped.setSpacing(STEP // 2)
        self._label.setFixedWidth(self.fontMetrics().averageCharWidth() * LABEL_LETTERS)
        row = self._line
        row.setContentsMargins(STEP, MARGIN, STEP, MARGIN)
        row.setSpacing(STEP)
        row.addWidget(self._label)
        row.addWidget(self._flow, 1)
        row.addWidget(self._sum)


def _is_chosen(field: DealField, answer: object, value: object) -> bool:
    if field.kind is FieldKind.SEATS:
        return isinstance(answer, tuple) and (value in answer if answer else value is None)
    if field.kind is FieldKind.SWITCHES:
        return isinstance(answer, tuple) and isinstance(value, int) and bool(answer[value])
    return answer == value and type(answer) is type(value)
