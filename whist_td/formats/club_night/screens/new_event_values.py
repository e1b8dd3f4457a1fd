"""The table of what each contract is worth: a row a contract, a small field a value."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QIntValidator
from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.club_night.games.game import Option, options
from whist_td.formats.club_night.words.games import option_help, option_label
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, tabular
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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addLayout(grid)
        for part in self._rows[0].parts:
            _ = words
            told = _(
                "{what}: {help}", what=option_label(part.name, _), help=option_help(part.name, _)
            )
            column.addWidget(labelled(told, "small", self))

    def _add_heads(self, grid: QGridLayout, parts: Sequence[Option]) -> None:
        _ = self._words
        above = labelled(_("Each defender pays or has"), "small", self)
        grid.addWidget(above, 0, 0, Qt.AlignmentFlag.AlignBottom)
        for place, part in enumerate(parts, start=1):
            head = labelled(option_label(part.name, _), "small", self)
            head.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
            head.setMaximumWidth(self._width())
            grid.addWidget(head, 0, place)

    def _add_row(self, grid: QGridLayout, line: int, row: Option) -> None:
        _ = self._words
        named = QVBoxLayout()
        named.setSpacing(0)
        named.addWidget(labelled(option_label(row.name, _), "number", self))
        named.addWidget(labelled(option_help(row.name, _), "small", self))
        grid.addLayout(named, line, 0)
        for place, part in enumerate(row.parts, start=1):
            field = self._field(row, part)
            grid.addWidget(field, line, place, Qt.AlignmentFlag.AlignVCenter)

    def _field(self, row: Option, part: Option) -> ValueField:
        _ = self._words
        made = ValueField(part.least, part.most, self)
        made.setObjectName(f"{row.name}.{part.name}")
        made.setFixedWidth(self._width())
        made.setAccessibleName(f"{option_label(row.name, _)}: {option_label(part.name, _)}")
        made.setToolTip(option_help(part.name, _))
        made.changed.connect(self._tell)
        self._fields[row.name, part.name] = made
        return made

    def _width(self) -> int:
        return _LETTERS * self.fontMetrics().averageCharWidth() + 3 * STEP

    def show_values(self, settings: object) -> None:
        """Show the values of settings of the same kind."""
        for row in options(settings):
            for part in row.parts:
                self._fields[row.name, part.name].show_value(_number(part.value))

    def taken(self, settings: Any) -> Any:  # noqa: ANN401 - any game's settings
        """Return settings with the values as they stand here."""
        changed = {}
        for row in self._rows:
            values = {part.name: self._fields[row.name, part.name].value for part in row.parts}
            changed[row.name] = replace(getattr(settings, row.name), **values)
        return replace(settings, **changed)

    def _tell(self) -> None:
        self.edited.emit()


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
