"""The fields made for a new club night: the game, the length of a round, seats and equal scores."""

from collections.abc import Sequence
from dataclasses import replace
from time import monotonic

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.movement_tables import LeftOver
from whist_td.core.names import folded
from whist_td.core.numbers import typed_number
from whist_td.formats.club_night.games.game import Length, Measure
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    MOST_LENGTH,
    ClubSettings,
    RankedBy,
    left_overs,
)
from whist_td.formats.club_night.words.games import (
    game_label,
    game_name,
    game_summary,
    game_words,
    length_label,
)
from whist_td.formats.club_night.words.labels import club_label
from whist_td.kit import parts
from whist_td.kit.cells import Index
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.name_letters import one_line
from whist_td.kit.parts import column
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, named
from whist_td.stages.new_event_fields import Choice, LabelledField
from whist_td.words.messages import message
from whist_td.words.words import Words

SUMMARY = Qt.ItemDataRole.UserRole + 1
PATIENT = 1.0
"""Seconds after which a letter begins another word."""


class GameField(ChoiceField):
    """The games in the order of the source documents; letters find one by any of its words."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
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

    def choose(self, code: str) -> None:
        """Show a game."""
        self.setCurrentIndex(self.findData(code))


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
        found = self._found(folded(self._typed))
        if found is not None:
            self.setCurrentIndex(self.model().index(found, 0))

    def _found(self, start: str) -> int | None:
        names = (folded(str(self.model().index(n, 0).data())) for n in range(len(GAMES)))
        found = (n for n, name in enumerate(names) if f" {start}" in f" {_apart(name)}")
        return next(found, None)


def _apart(name: str) -> str:
    return "".join(letter if letter.isalnum() else " " for letter in name)


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
        said = (str(self._games.model().index(row, 0).data(SUMMARY)) for row in rows)
        line = one_line(said, option.font, box.width())
        painter.save()
        painter.setFont(line.font)
        painter.setPen(QColor(colours(option.widget).quiet))
        text = line.text(str(index.data(SUMMARY)))
        painter.drawText(box.adjusted(0, below, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()


class LengthField(QWidget):
    """A number and what is counted."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
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

    @property
    def questions(self) -> tuple[QWidget, ...]:
        """What Enter goes through."""
        return (self._count,)

    def show_length(self, length: Length, usual: Sequence[Length], step: int = 1) -> None:
        """Show a length, and what else a table may count; arrows go by so many."""
        self._count.setSingleStep(step)
        if tuple(usual) != self._usual:
            self._usual = tuple(usual)
            self._unit.clear()
            for each in usual:
                self._unit.addItem("", each.unit)
        self._unit.setCurrentIndex(self._unit.findData(length.unit))
        self._unit.setVisible(self._unit.count() > 1)
        self._show_count(length.count)

    def length(self) -> Length:
        """Return the length as answered."""
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


class StandingForm(QWidget):
    """Three questions that a club rarely asks itself."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._settings = ClubSettings()
        self._left = named(Choice(list(LeftOver), _, self, club_label), "leftOver")
        self._placement = named(QLineEdit(self), "placementPoints")
        self._worth = named(QLineEdit(self), "counterWorth")
        self._measures = {measure: QCheckBox(self) for measure in Measure}
        left = _("If the number of players does not fill tables of four.")
        self._left_field = LabelledField(_("Players left over"), self._left, left, self)
        told = _("In money, such as 10 ¢: written on the sheets and the standings.")
        self._worth_field = LabelledField(_("What a counter is worth"), self._worth, told, self)
        placed = _("First place at a table, second, and so on; 90, 60, 30, 0 in some clubs.")
        self._placement_field = LabelledField(_("Placement points"), self._placement, placed, self)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        _ = self._words
        ticks = QWidget(self)
        inside = column(inside=ticks, spacing=0)
        for measure, box in self._measures.items():
            text = game_label(measure, _)
            box.setText(text[0].upper() + text[1:])
            box.setObjectName(f"tie-{measure.name.lower()}")
            inside.addWidget(box)
        text = _("In this order; those who are equal in all of them share the place.")
        self._ties_field = LabelledField(_("What separates equal scores"), ticks, text, self)
        fields = (self._left_field, self._placement_field, self._worth_field, self._ties_field)
        self.setLayout(parts.column(*fields, spacing=2 * STEP))

    def _connect(self) -> None:
        self._left.edited.connect(self._take)
        self._placement.editingFinished.connect(self._take)
        self._worth.editingFinished.connect(self._take_worth)
        for box in self._measures.values():
            box.clicked.connect(self._take)

    def show_settings(self, settings: ClubSettings) -> None:
        """Show what is chosen, and only what the game allows."""
        self._settings = settings
        allowed = left_overs(settings.game.game)
        self._left.clear()
        for option in allowed:
            text = club_label(option, self._words)
            self._left.addItem(text[0].upper() + text[1:], option)
        self._left.choose(settings.left_over)
        self._left_field.setVisible(len(allowed) > 1)
        self._placement.setText(", ".join(map(str, settings.placement)))
        self._placement_field.setVisible(settings.ranked_by is RankedBy.PLACEMENT)
        self._placement_field.refuse("")
        self._worth.setText(settings.counter_worth)
        self._worth_field.setVisible(game_words(settings.game.code).in_counters)
        self._worth_field.refuse("")
        for measure, box in self._measures.items():
            box.setChecked(measure in settings.criteria())
            box.setVisible(measure in _separating(settings))

    def taken(self, settings: ClubSettings) -> ClubSettings:
        """Return settings with the answers given here."""
        return replace(
            settings,
            left_over=self._settings.left_over,
            placement=self._settings.placement,
            counter_worth=self._settings.counter_worth,
            tie_breaks=self._settings.tie_breaks,
        )

    def _take(self) -> None:
        if self._placement.text().strip() != ", ".join(map(str, self._settings.placement)):
            placement = _numbers(self._placement.text())
        else:
            placement = self._settings.placement
        left, ties = self._left.currentData(), self._ties()
        self._accept(self._placement_field, left_over=left, placement=placement, tie_breaks=ties)

    def _take_worth(self) -> None:
        self._accept(self._worth_field, counter_worth=self._worth.text().strip())

    def _accept(self, field: LabelledField, **answers: object) -> None:
        """Take answers, or say beside their field why they will not do."""
        try:
            self._settings = replace(self._settings, **answers)  # type: ignore[arg-type]
        except RuleError as refusal:
            field.refuse(message(refusal, self._words))
            return
        field.refuse("")
        self.edited.emit()

    def _ties(self) -> tuple[Measure, ...] | None:
        """Return what is ticked, in the usual order; the usual ones need not be kept."""
        ticked = tuple(m for m in _separating(self._settings) if self._measures[m].isChecked())
        usual = replace(self._settings, tie_breaks=None).criteria()
        return None if set(ticked) == set(usual) else ticked


def _separating(settings: ClubSettings) -> Sequence[Measure]:
    """Return what could separate people, in the order of the game, then the best round."""
    usual = replace(settings, tie_breaks=None).criteria()
    own = [m for m in settings.game.game.ranked_by if settings.ranked_by is not RankedBy.POINTS]
    return tuple(dict.fromkeys((*usual, *own, Measure.BEST_ROUND)))


def _numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of a line, however they are kept apart; none where it is no such line."""
    words = text.replace(",", " ").replace(";", " ").replace("-", " ").replace("/", " ").split()
    numbers = [number for word in words if (number := typed_number(word)) is not None]
    return tuple(numbers) if len(numbers) == len(words) else ()
