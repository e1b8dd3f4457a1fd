"""What stands beside what in Play: the tables, the work, and the standings as there is room."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.club_night.screens.play_standings import ClubRunning
from whist_td.formats.club_night.screens.play_tables import TableCards
from whist_td.kit.stylesheet import STEP

NARROWEST, WIDEST = 40 * STEP, 62 * STEP
TABLES_PART = 0.315
"""The tables have so much of the width."""
LEAST_WORK = 84
"""The work keeps so many letters of width; with less, standings take the place of the tables."""


class PlayColumns(QWidget):
    """Three columns in a wide window; in a narrow one the tables or the standings, and the work."""

    arranged = Signal(bool)
    """Whether the standings are seen."""

    def __init__(
        self, tables: TableCards, work: QWidget, standings: ClubRunning, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._tables, self._standings = tables, standings
        self._wanted: bool | None = None
        self._was_wide = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2 * STEP)
        self._row.addWidget(tables)
        self._row.addWidget(work, 1)
        self._row.addWidget(standings)
        standings.hide()

    @property
    def shows_standings(self) -> bool:
        """Whether the standings are seen: where there is room, until the director closes them."""
        return self._was_wide if self._wanted is None else self._wanted

    @property
    def shows_tables(self) -> bool:
        """Whether the tables are seen."""
        return self._was_wide or not self.shows_standings

    def toggle_standings(self) -> None:
        """Open the standings, or close them."""
        self._wanted = not self.shows_standings
        self._share()

    def show_tables(self) -> None:
        """Bring the tables back where the standings stand in their place."""
        if not self.shows_tables:
            self._wanted = None
            self._share()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self._is_wide
        if is_wide is not self._was_wide:
            self._was_wide, self._wanted = is_wide, None
        self._share()

    @property
    def _left(self) -> int:
        return max(NARROWEST, min(round(self.width() * TABLES_PART), WIDEST))

    @property
    def _is_wide(self) -> bool:
        work = LEAST_WORK * self.fontMetrics().averageCharWidth()
        needed = self._left + work + self._standings.width_in(self.width()) + 4 * STEP
        return self.width() >= needed

    def _share(self) -> None:
        is_wide, standings = self._was_wide, self._standings
        self._tables.setVisible(self.shows_tables)
        standings.setVisible(self.shows_standings)
        place = 2 if is_wide else 0
        if self._row.indexOf(standings) != place:
            self._row.removeWidget(standings)
            self._row.insertWidget(place, standings)
        self._tables.setFixedWidth(self._left)
        standings.setFixedWidth(standings.width_in(self.width()) if is_wide else self._left)
        self.arranged.emit(self.shows_standings)
