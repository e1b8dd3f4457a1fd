"""The tables of a round as cards: each seat with its name, in as many columns as there is room."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from whist_td.core.movement_tables import Sitting
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubRound
from whist_td.formats.club_night.words.labels import seat_name
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, tabular
from whist_td.kit.wrapping_row import WrappingRow
from whist_td.words.words import Words

_LETTERS = 30
"""The width of a card."""


class TablesSeen(QWidget):
    """One card a table; the one where somebody is looked for stands out."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.setObjectName("seatsTables")
        self._cards: list[TableCard] = []
        self._row = WrappingRow(self)
        self._row.setSpacing(2 * STEP)

    @property
    def cards(self) -> "tuple[TableCard, ...]":
        """The cards as they are shown."""
        return tuple(self._cards)

    def show_round(self, seated: ClubRound | None, evening: ClubNightEvent, sought: int) -> None:
        """Show the tables of a round; None shows none."""
        for card in self._cards:
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        sittings = seated.sittings if seated else ()
        self._cards = [TableCard(each, evening, sought, self._words, self) for each in sittings]
        height = max((card.sizeHint().height() for card in self._cards), default=0)
        for card in self._cards:
            card.setMinimumHeight(height)
            self._row.addWidget(card)
            card.show()
        self.updateGeometry()


class TableCard(QFrame):
    """A table and who sits there."""

    def __init__(
        self, sitting: Sitting, evening: ClubNightEvent, sought: int, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = words
        self.table = sitting.table
        is_sought = sought in sitting.seats
        self.setProperty("role", "next" if is_sought else "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.setSpacing(STEP // 2)
        title = labelled(_("Table {table}", table=sitting.table), "heading", self)
        column.addWidget(title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(STEP)
        grid.setVerticalSpacing(STEP // 2)
        grid.setColumnStretch(2, 1)
        people = len(sitting.seats)
        told = []
        for seat, number in enumerate(sitting.seats):
            name, where = evening.players[number].name, seat_name(seat, people, _)
            self._add(
                grid, seat, (where[0].upper() + where[1:], str(number), name), number == sought
            )
            told.append(f"{where}: {name}")
        column.addLayout(grid)
        column.addStretch()
        self.setAccessibleName(title.text())
        self.setAccessibleDescription(", ".join(told))
        self.setFixedWidth(_LETTERS * self.fontMetrics().averageCharWidth() + 4 * STEP)

    def _add(self, grid: QGridLayout, line: int, texts: tuple[str, str, str], bold: object) -> None:
        for place, text in enumerate(texts):
            role = ("quiet", "quiet", "number" if bold else "body")[place]
            label = labelled(text, role, self)
            label.setWordWrap(place == len(texts) - 1)
            if place == 1:
                label.setFont(tabular(label.font()))
                label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label, line, place, Qt.AlignmentFlag.AlignTop)
