"""How the game of an evening is scored: every option of it, and what each contract is worth."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QIntValidator
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.game import Option, options
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.words.games import (
    game_label,
    option_help,
    option_label,
    preset_label,
)
from whist_td.kit import parts
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.parts import fill_line
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, tabular
from whist_td.stages.new_event_fields import Choice, LabelledField
from whist_td.words.messages import message
from whist_td.words.words import Words

_LETTERS = 5
"""The width of a field."""


class ValueField(QLineEdit):
    """A small number without arrows; what is no number between the limits is forgotten."""

    changed = Signal()

    def __init__(self, least: int, most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._value = least
        self.setValidator(QIntValidator(least, most, self))
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFont(tabular(self.font()))
        self.editingFinished.connect(self._take)

    @property
    def value(self) -> int:
        """The number as it was last accepted."""
        return self._value

    def show_value(self, value: int) -> None:
        """Show a number."""
        self._value = value
        self.setText(str(value))

    def _take(self) -> None:
        if int(self.text()) != self._value:
            self._value = int(self.text())
            self.changed.emit()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        if not self.hasAcceptableInput():
            self.setText(str(self._value))
        super().focusOutEvent(event)


class ValuesTable(QWidget):
    """Every value of a point table, to read and to change."""

    edited = Signal()

    def __init__(self, settings: object, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows = tuple(row for row in options(settings) if row.parts)
        self._fields: dict[tuple[str, str], ValueField] = {}
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(STEP)
        grid.setVerticalSpacing(STEP)
        grid.setColumnStretch(0, 1)
        self._add_heads(grid, self._rows[0].parts)
        for line, row in enumerate(self._rows, start=1):
            self._add_row(grid, line, row)
        column = parts.column(grid, inside=self)
        for part in self._rows[0].parts:
            _ = words
            text = _(
                "{what}: {help}", what=option_label(part.name, _), help=option_help(part.name, _)
            )
            column.addWidget(labelled(text, "small", self))

    def _add_heads(self, grid: QGridLayout, values: Sequence[Option]) -> None:
        _ = self._words
        above = labelled(_("Each defender pays or has"), "small", self)
        grid.addWidget(above, 0, 0, Qt.AlignmentFlag.AlignBottom)
        for place, part in enumerate(values, start=1):
            head = labelled(option_label(part.name, _), "small", self)
            head.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
            head.setMaximumWidth(self._width())
            grid.addWidget(head, 0, place)

    def _add_row(self, grid: QGridLayout, line: int, row: Option) -> None:
        _ = self._words
        name = labelled(option_label(row.name, _), "number", self)
        meaning = labelled(option_help(row.name, _), "small", self)
        grid.addLayout(parts.column(name, meaning, spacing=0), line, 0)
        for place, part in enumerate(row.parts, start=1):
            field = self._field(row, part)
            grid.addWidget(field, line, place, Qt.AlignmentFlag.AlignVCenter)

    def _field(self, row: Option, part: Option) -> ValueField:
        _ = self._words
        made = named(ValueField(part.least, part.most, self), f"{row.name}.{part.name}")
        made.setFixedWidth(self._width())
        made.setAccessibleName(_.labelled(option_label(row.name, _), option_label(part.name, _)))
        made.setToolTip(option_help(part.name, _))
        made.changed.connect(self.edited)
        self._fields[row.name, part.name] = made
        return made

    def _width(self) -> int:
        return _LETTERS * self.fontMetrics().averageCharWidth() + 3 * STEP

    def show_values(self, settings: object) -> None:
        """Show the values of settings of the same kind."""
        for row in options(settings):
            for part in row.parts:
                if isinstance(part.value, int):
                    self._fields[row.name, part.name].show_value(part.value)

    def taken(self, settings: Any) -> Any:  # noqa: ANN401 - any game's settings
        """Return settings with the values as they stand here."""
        changed = {}
        for row in self._rows:
            values = {part.name: self._fields[row.name, part.name].value for part in row.parts}
            changed[row.name] = replace(getattr(settings, row.name), **values)
        return replace(settings, **changed)


Editor = NumberField | QCheckBox | Choice
_COLUMNS = 2


class ScoringForm(QWidget):
    """Numbers, switches and choices in two columns, then the table of contracts if there is one."""

    edited = Signal()

    def __init__(self, choice: GameChoice, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._game, self._options = choice.game, choice.options
        self._presets = named(ChoiceField(self), "gamePreset")
        self._editors: dict[str, Editor] = {}
        self._fields: dict[str, LabelledField] = {}
        for option in options(self._options):
            if not option.parts:
                self._add(option)
        has_table = any(option.parts for option in options(self._options))
        self._table = ValuesTable(self._options, _, self) if has_table else None
        self._usual = parts.button(_("Back to the usual values"), "usualValues", self, "quiet")
        self._error = labelled("", "error", self)
        self._lay_out()
        self._connect()
        self.show_choice(choice)

    def _add(self, option: Option) -> None:
        _ = self._words
        title, text = option_label(option.name, _), option_help(option.name, _)
        editor: Editor
        if isinstance(option.value, bool):
            editor, title = QCheckBox(title, self), ""
            editor.clicked.connect(self._take)
            editor.setAccessibleDescription(text)
        elif option.choices:
            editor = Choice(option.choices, _, self, game_label)
            editor.edited.connect(self._take)
        else:
            editor = NumberField(self)
            editor.setKeyboardTracking(False)
            editor.setRange(option.least, option.most)
            editor.valueChanged.connect(self._take)
        editor.setObjectName(f"option-{option.name}")
        self._editors[option.name] = editor
        self._fields[option.name] = LabelledField(title, editor, text, self)

    def _lay_out(self) -> None:
        _ = self._words
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * STEP)
        self._fill_presets(column)
        column.addLayout(_in_columns(list(self._fields.values())))
        if self._table is not None:
            column.addWidget(self._table)
        column.addWidget(self._error)
        column.addWidget(self._usual, 0, Qt.AlignmentFlag.AlignLeft)
        self._error.hide()

    def _fill_presets(self, column: QVBoxLayout) -> None:
        _ = self._words
        self._presets.setPlaceholderText(_("With values of your own"))
        several = len(self._game.presets) > 1
        if several:
            for name in self._game.presets:
                self._presets.addItem(preset_label(name, _), name)
            text = _("What the values below start from.")
            column.addWidget(LabelledField(_("How it is marked"), self._presets, text, self))
        self._presets.setVisible(several)

    def _connect(self) -> None:
        self._presets.activated.connect(self._take_preset)
        self._usual.clicked.connect(self._take_usual)
        if self._table is not None:
            self._table.edited.connect(self._take)

    @property
    def game(self) -> str:
        """The game whose options these are."""
        return self._game.code

    @property
    def options(self) -> object:
        """The options as answered."""
        return self._options

    @property
    def changed(self) -> int:
        """How many options are not as the game usually has them."""
        usual = options(self._game.settings)
        here = options(self._options)
        return sum(one.value != other.value for one, other in zip(usual, here, strict=True))

    def show_choice(self, choice: GameChoice) -> None:
        """Show the options of the same game."""
        self._options = choice.options
        for option in options(self._options):
            editor = self._editors.get(option.name)
            if editor is not None:
                _show(editor, option.value)
        if self._table is not None:
            self._table.show_values(self._options)
        at = [n for n, known in enumerate(self._game.presets.values()) if known == self._options]
        if self._presets.count():
            self._presets.setCurrentIndex(at[0] if at else -1)
        self._usual.setEnabled(self._options != self._game.settings)
        self._refuse("")

    def fix(self, reason: str) -> None:
        """Let what says how deals were played no longer change, and say why."""
        for name in self._game.fixed_in_play:
            self._fields[name].fix(reason)

    def _take_preset(self) -> None:
        self._accept(self._game.presets[self._presets.currentData()])

    def _take_usual(self) -> None:
        self._accept(self._game.settings)

    def _take(self) -> None:
        answers = {name: _answer(editor) for name, editor in self._editors.items()}
        taken: Any = self._options
        try:
            if self._table is not None:
                taken = self._table.taken(taken)
            taken = replace(taken, **answers)
        except RuleError as refusal:
            self._refuse(message(refusal, self._words))
            return
        self._accept(taken)

    def _accept(self, taken: object) -> None:
        self.show_choice(GameChoice(self._game.code, taken))
        self.edited.emit()

    def _refuse(self, sentence: str) -> None:
        fill_line(self._error, sentence)


def _in_columns(fields: Sequence[QWidget]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(3 * STEP)
    grid.setVerticalSpacing(2 * STEP)
    for place, field in enumerate(fields):
        grid.addWidget(field, *divmod(place, _COLUMNS), Qt.AlignmentFlag.AlignTop)
    for column in range(_COLUMNS):
        grid.setColumnStretch(column, 1)
    return grid


def _answer(editor: Editor) -> object:
    if isinstance(editor, NumberField):
        return editor.value()
    return editor.isChecked() if isinstance(editor, QCheckBox) else editor.currentData()


def _show(editor: Editor, value: object) -> None:
    if isinstance(editor, NumberField) and isinstance(value, int):
        editor.show_value(value)
    elif isinstance(editor, QCheckBox):
        editor.setChecked(bool(value))
    elif isinstance(editor, Choice) and isinstance(value, Enum):
        editor.choose(value)
