"""What belongs to a choice of trumps: suits to press, and the number of a draw."""

from functools import partial

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.core.strains import Strain
from whist_td.formats.militaire.screens.new_event_trump_plan import ALL_STRAINS, Trumps
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suits import suit_icon
from whist_td.kit.theme import colours, labelled, set_role
from whist_td.words.labels import label
from whist_td.words.words import Words


class PickRow(QWidget):
    """A button for each strain."""

    picked = Signal(object)
    last_taken_away = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP)
        self._buttons = {strain: self._button(strain, words) for strain in ALL_STRAINS}
        for button in self._buttons.values():
            row.addWidget(button)
        self._draw_suits()
        self._back = QPushButton(_("Take the last away"), self)
        self._back.setObjectName("takeLastAway")
        set_role(self._back, "quiet")
        self._back.clicked.connect(self.last_taken_away)
        row.addWidget(self._back)
        row.addStretch()

    def _button(self, strain: Strain, words: Words) -> QPushButton:
        name = label(strain, words)
        button = QPushButton(self)
        button.setIconSize(QSize(22, 22))
        if strain is Strain.NO_TRUMP:
            button.setText(name)
        button.setAccessibleName(name)
        button.setToolTip(name)
        button.setObjectName(f"pick{strain.name.title().replace('_', '')}")
        button.clicked.connect(partial(self.picked.emit, strain))
        return button

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_suits()

    def _draw_suits(self) -> None:
        for strain, button in self._buttons.items():
            if strain is not Strain.NO_TRUMP:
                button.setIcon(suit_icon(strain, colours(self)))

    def offer_taking_back(self, *, offered: bool) -> None:
        """Let the last pick be taken away, where there is one to spare."""
        self._back.setVisible(offered)


class DrawRow(QWidget):
    """The number of a draw, to draw anew, and whether no trump is in the hat."""

    asked = Signal()
    changed = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._number = labelled("", "quiet", self)
        self._again = QPushButton(_("Draw again"), self)
        self._again.setObjectName("drawAgain")
        self._no_trump = QCheckBox(_("with no trump too"), self)
        self._no_trump.setObjectName("drawNoTrump")
        row = QHBoxLayout()
        row.setSpacing(2 * STEP)
        row.addWidget(self._again)
        row.addWidget(self._no_trump)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self._number)
        self._again.clicked.connect(self.asked)
        self._no_trump.clicked.connect(self.changed)

    @property
    def with_no_trump(self) -> bool:
        """Whether rounds without trump are drawn too."""
        return self._no_trump.isChecked()

    def show_draw(self, trumps: Trumps) -> None:
        """Show where a list came from."""
        _ = self._words
        self._no_trump.setChecked(Strain.NO_TRUMP in trumps.strains)
        self._number.setText(
            _("Draw number {seed}: the same number always gives the same list.", seed=trumps.seed)
        )
