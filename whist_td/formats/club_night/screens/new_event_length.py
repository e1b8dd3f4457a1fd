"""How long a round is: so many deals, games or rubbers, as the game allows."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from whist_td.formats.club_night.games.game import Length
from whist_td.formats.club_night.rules.settings import MOST_LENGTH
from whist_td.formats.club_night.words.games import length_label
from whist_td.kit.number_field import NumberField
from whist_td.kit.stylesheet import STEP
from whist_td.words.words import Words


class LengthField(QWidget):
    """A number and what is counted."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._usual: tuple[Length, ...] = ()
        self._count = NumberField(self)
        self._count.setObjectName("roundLength")
        self._count.setKeyboardTracking(False)
        self._count.setRange(1, MOST_LENGTH)
        self._count.setAccessibleName(_("Length of a round"))
        self._unit = QComboBox(self)
        self._unit.setObjectName("roundUnit")
        self._unit.setAccessibleName(_("What is counted"))
        self.setFocusProxy(self._count)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP)
        row.addWidget(self._count, 2)
        row.addWidget(self._unit, 3)
        self._count.valueChanged.connect(self._tell)
        self._unit.activated.connect(self._take_unit)

    @property
    def questions(self) -> tuple[QWidget, ...]:
        """What Enter goes through."""
        return (self._count,)

    def show_length(self, length: Length, usual: Sequence[Length]) -> None:
        """Show a length, and what else a table may count."""
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
        self._count.blockSignals(True)  # noqa: FBT003 - Qt's own signature
        self._count.setValue(count)
        self._count.blockSignals(False)  # noqa: FBT003
        self._name_units()

    def _name_units(self) -> None:
        """Say "1 game", "2 games": beside the number, or in the list where there is a choice."""
        for at in range(self._unit.count()):
            length = Length(self._unit.itemData(at), self._count.value())
            told = length_label(length, self._words).removeprefix(str(length.count)).strip()
            self._unit.setItemText(at, told)
        is_choice = self._unit.count() > 1
        self._count.setSuffix("" if is_choice else f" {self._unit.currentText()}")

    def _tell(self) -> None:
        self._name_units()
        self.edited.emit()
