"""The list of the rounds that have begun, from the newest to the first."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from whist_td.kit.cells import Index
from whist_td.kit.fields import ChoiceField
from whist_td.kit.stylesheet import STEP
from whist_td.words.words import Words

TICK = " ✓"
"""Stands after a round that was read a second time."""
WHOLE = Qt.ItemDataRole.UserRole + 1
"""The role of all there is to say of a round."""


@dataclass(frozen=True)
class RoundLine:
    """A round as the closed list says it, and as the open one does."""

    number: int
    short: str
    more: str = ""
    sign: QIcon | None = None


class RoundChooser(ChoiceField):
    """Leads to an earlier round; open, it says of each what it still lacks."""

    round_chosen = Signal(int)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self.setAccessibleName(_("Round shown"))
        self.setObjectName("rounds")
        self.setItemDelegate(_RoundDelegate(self))
        self.setToolTip(_("Look at an earlier round, or correct it (PgUp, PgDn)"))
        self.activated.connect(self._choose)

    def show_rounds(self, lines: Sequence[RoundLine], shown: int, longest: str) -> None:
        """Offer the rounds; as wide as the longest, so that all stays in place all evening."""
        self.clear()
        for at, line in enumerate(lines):
            self.addItem(line.sign or QIcon(), line.short, line.number)
            self.setItemData(at, " · ".join(filter(None, (line.short, line.more))), WHOLE)
        self.setCurrentIndex(self.findData(shown))
        policy = ChoiceField.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.setSizeAdjustPolicy(policy)
        self.setMinimumContentsLength(len(longest + TICK))
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 4 * STEP)

    def _choose(self, position: int) -> None:
        self.round_chosen.emit(self.itemData(position))


class _RoundDelegate(QStyledItemDelegate):
    """Shows in the open list what the closed one has no room for."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.text = index.data(WHOLE)
