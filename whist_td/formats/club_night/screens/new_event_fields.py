"""The fields made for a new club night: the game, how it is scored, the length of a round."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QIntValidator, QPainter
from PySide6.QtWidgets import (
    QGridLayout,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from whist_td.core.names import folded
from whist_td.formats.club_night.games.game import AnyGame, Length, Option, options
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import MOST_LENGTH
from whist_td.formats.club_night.words.games import (
    game_label,
    game_name,
    game_summary,
    length_label,
    option_help,
    option_label,
    preset_label,
)
from whist_td.kit import parts
from whist_td.kit.cells import Index
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.form import OptionsForm
from whist_td.kit.name_letters import one_line
from whist_td.kit.questions import Ask, Asking, Kind, Number, OneOf, Own, Press, YesNo, one_of
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled, named, tabular
from whist_td.words.words import Words

SUMMARY = Qt.ItemDataRole.UserRole + 1
PATIENT = 1.0
"""Seconds after which a letter begins another word."""


class GameField(ChoiceField):
    """The games in the order of the source documents; letters find one by any of its words."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName("clubGame")
        self._list = _Games(self)
        self.setView(self._list)
        self.setItemDelegate(_BesideSummary(self._list))
        for code in GAMES:
            self.addItem(game_name(code, words), code)
            self.setItemData(self.count() - 1, game_summary(GameChoice(code), words), SUMMARY)
        self.setMaxVisibleItems(self.count())
        self.activated.connect(self.edited)

    @override
    def showPopup(self) -> None:
        # Where the window is too narrow for both, what a game is stands below its name.
        room, wide = self.window().width() - 4 * STEP, self._list.wide
        self._list.stacks = wide > room
        self._list.setMinimumWidth(min(wide, room))
        self._list.doItemsLayout()
        super().showPopup()

    @property
    def value(self) -> str:
        """The game that is chosen."""
        return str(self.currentData())

    def show_value(self, value: str) -> None:
        """Show a game."""
        self.setCurrentIndex(self.findData(value))


class _Games(QListView):
    """Looks for what is typed at the beginning of every word of a name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._typed, self._at = "", 0.0
        self.stacks = False
        """Whether what a game is stands below its name."""

    @property
    def wide(self) -> int:
        """The width in which every line is read whole beside the longest name."""
        summaries = (str(self.model().index(n, 0).data(SUMMARY)) for n in range(len(GAMES)))
        return self.beside + max(map(self.fontMetrics().horizontalAdvance, summaries)) + 5 * STEP

    @property
    def beside(self) -> int:
        """Where what a game is begins beside its name."""
        names = (str(self.model().index(n, 0).data()) for n in range(len(GAMES)))
        return max(map(self.fontMetrics().horizontalAdvance, names)) + 5 * STEP

    @override
    def keyboardSearch(self, search: str) -> None:
        now = monotonic()
        self._typed = search if now - self._at > PATIENT else self._typed + search
        self._at = now
        for at in range(len(GAMES)):
            name = folded(str(self.model().index(at, 0).data()))
            words = "".join(letter if letter.isalnum() else " " for letter in name)
            if f" {folded(self._typed)}" in f" {words}":
                self.setCurrentIndex(self.model().index(at, 0))
                return


class _BesideSummary(QStyledItemDelegate):
    """Paints what a game is beside its name, quietly, or below it."""

    def __init__(self, games: _Games) -> None:
        super().__init__(games)
        self._games = games

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = 1 + self._games.stacks
        return QSize(0, lines * option.fontMetrics.lineSpacing() + STEP)

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if self._games.stacks:
            option.displayAlignment = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        box, stacks = QRect(option.rect).adjusted(0, 0, -STEP, 0), self._games.stacks
        box.setLeft(box.left() + (2 * STEP if stacks else self._games.beside))
        below = option.fontMetrics.lineSpacing() if stacks else 0
        rows = range(self._games.model().rowCount())
        summaries = (str(self._games.model().index(row, 0).data(SUMMARY)) for row in rows)
        line = one_line(summaries, option.font, box.width())
        painter.save()
        painter.setFont(line.font)
        painter.setPen(QColor(colours(option.widget).quiet))
        text = line.text(str(index.data(SUMMARY)))
        painter.drawText(box.adjusted(0, below, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()


class LengthField(QWidget):
    """A number and what is counted."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._usual: tuple[Length, ...] = ()
        self._count = named(NumberField(self), "roundLength", _("Length of a round"))
        self._count.setKeyboardTracking(False)
        self._count.setRange(1, MOST_LENGTH)
        self._unit = named(ChoiceField(self), "roundUnit", _("What is counted"))
        self.setFocusProxy(self._count)
        parts.row((self._count, 2), (self._unit, 3), inside=self)
        self._count.valueChanged.connect(self._tell)
        self._unit.activated.connect(self._take_unit)

    def show_value(self, value: tuple[Length, Sequence[Length], int]) -> None:
        """Show a length, and what else a table may count; arrows go by so many."""
        length, usual, step = value
        self._count.setSingleStep(step)
        if tuple(usual) != self._usual:
            self._usual = tuple(usual)
            self._unit.clear()
            for each in usual:
                self._unit.addItem("", each.unit)
        self._unit.setCurrentIndex(self._unit.findData(length.unit))
        self._unit.setVisible(self._unit.count() > 1)
        self._show_count(length.count)

    @property
    def value(self) -> Length:
        """The length as answered."""
        return Length(self._unit.currentData(), self._count.value())

    def _take_unit(self) -> None:
        """Propose as many of the other unit as are usual."""
        counts = {each.unit: each.count for each in self._usual}
        self._show_count(counts[self._unit.currentData()])
        self._tell()

    def _show_count(self, count: int) -> None:
        self._count.show_value(count)
        self._name_units()

    def _name_units(self) -> None:
        """Say "1 game", "2 games": beside the number, or in the list where there is a choice."""
        for at in range(self._unit.count()):
            length = Length(self._unit.itemData(at), self._count.value())
            text = length_label(length, self._words).removeprefix(str(length.count)).strip()
            self._unit.setItemText(at, text)
        is_choice = self._unit.count() > 1
        self._count.setSuffix("" if is_choice else f" {self._unit.currentText()}")

    def _tell(self) -> None:
        self._name_units()
        self.edited.emit()


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
            field = named(ValueField(part.least, part.most, self), f"{row.name}.{part.name}")
            field.setFixedWidth(self._width())
            about = _.labelled(option_label(row.name, _), option_label(part.name, _))
            field.setAccessibleName(about)
            field.setToolTip(option_help(part.name, _))
            field.changed.connect(self.edited)
            self._fields[row.name, part.name] = field
            grid.addWidget(field, line, place, Qt.AlignmentFlag.AlignVCenter)

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
            preset = next((name for name, each in game.presets.items() if each == values), None)
            named = [(preset_label(name, _), name) for name in game.presets]
            about = _("What the values below start from.")
            offered = OneOf(named, _("With values of your own"))
            answer = yield Ask("gamePreset", _("How it is scored"), preset, offered, about)
            values = game.presets[answer] if answer not in (None, preset) else values
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
