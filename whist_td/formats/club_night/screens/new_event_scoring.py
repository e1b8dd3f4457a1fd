"""How the game of an evening is scored: every option of it, and what each contract is worth."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QIntValidator
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget
from typing_extensions import override

from whist_td.formats.club_night.games.game import AnyGame, Option, options
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.words.games import (
    game_label,
    option_help,
    option_label,
    preset_label,
)
from whist_td.kit import parts
from whist_td.kit.form import OptionsForm
from whist_td.kit.questions import Ask, Asking, Kind, Number, OneOf, Own, Press, YesNo, one_of
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, tabular
from whist_td.words.words import Words

_COLUMNS = 2
"""Options stand by twos."""
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
        self._words, self._settings = words, settings
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

    def show_value(self, value: object) -> None:
        """Show the values of settings of the same kind."""
        self._settings = value
        for row in options(value):
            for part in row.parts:
                if isinstance(part.value, int):
                    self._fields[row.name, part.name].show_value(part.value)

    @property
    def value(self) -> dict[str, Any]:
        """The rows with the values as they stand here."""
        changed = {}
        for row in self._rows:
            values = {part.name: self._fields[row.name, part.name].value for part in row.parts}
            changed[row.name] = replace(getattr(self._settings, row.name), **values)
        return changed


class ScoringField(QWidget):
    """All options of the game that is played; another game has other questions."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._form: OptionsForm[GameChoice] | None = None
        self._fixed = ""
        self._inside = parts.column(inside=self)

    @property
    def value(self) -> GameChoice:
        """The game with its options as answered."""
        return self._form.options if self._form is not None else GameChoice()

    def show_value(self, value: tuple[GameChoice, str]) -> None:
        """Show the options of a game, and why those of its deals can no longer change."""
        choice, self._fixed = value
        if self._form is not None and self._form.options.code == choice.code:
            self._form.show_options(choice)
            return
        if self._form is not None:
            self._form.setParent(None)
            self._form.deleteLater()
        self._form = OptionsForm(self._asks, choice, self._words, self)
        self._form.edited.connect(self.edited)
        self._inside.addWidget(self._form)

    def _asks(self, choice: GameChoice) -> Asking[GameChoice]:
        """Ask numbers, switches and choices in two columns, then the table of contracts."""
        _, game, values = self._words, choice.game, choice.options
        if len(game.presets) > 1:
            known = next((name for name, each in game.presets.items() if each == values), None)
            named = [(preset_label(name, _), name) for name in game.presets]
            about = _("What the values below start from.")
            offered = OneOf(named, _("With values of your own"))
            preset = yield Ask("gamePreset", _("How it is scored"), known, offered, about)
            values = game.presets[preset] if preset not in (None, known) else values
        answers: dict[str, Any] = {}
        listed = options(values)
        for place, option in enumerate(each for each in listed if not each.parts):
            answers[option.name] = yield self._option(option, f"options{place // _COLUMNS}", game)
        if any(option.parts for option in listed):
            table = Own(partial(ValuesTable, values, _))
            title = _("Each defender pays or has")
            answers |= yield Ask("valuesTable", title, values, table, is_plain=True)
        answered: Any = values
        answered = replace(answered, **answers)
        usual = _("Back to the usual values")
        is_other = answered != game.settings
        yield Press("usualValues", usual, self._take_usual, role="quiet", is_possible=is_other)
        return GameChoice(choice.code, answered)

    def _option(self, option: Option, line: str, game: AnyGame) -> Ask:
        _ = self._words
        kind: Kind = Number(option.least, option.most)
        if isinstance(option.value, bool):
            kind = YesNo.SHORT
        elif option.choices:
            kind = one_of(option.choices, lambda each: game_label(each, _))
        fixed = self._fixed if option.name in game.fixed_in_play else ""
        title, about = option_label(option.name, _), option_help(option.name, _)
        name = f"option-{option.name}"
        return Ask(name, title, option.value, kind, about, line=line, fixed=fixed)

    def _take_usual(self, _form: QWidget) -> None:
        if self._form is not None:
            code = self._form.options.code
            self._form.show_options(GameChoice(code, GameChoice(code).game.settings))
            self.edited.emit()
