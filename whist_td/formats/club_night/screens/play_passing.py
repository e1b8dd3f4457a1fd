"""How a second pass is seen and gone through: the band, the marks on the tables, the next one."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from whist_td.formats.club_night.screens.play_second_pass import ClubRereading
from whist_td.formats.club_night.screens.play_tables import TableCards
from whist_td.formats.club_night.screens.play_work import TableWork
from whist_td.stages.second_pass import PassBand
from whist_td.words.words import Words


class Passing(QObject):
    """Leads from table to table until all have been read."""

    done = Signal()
    """Every table was read, and everything agrees."""

    def __init__(
        self,
        words: Words,
        second: ClubRereading,
        tables: TableCards,
        work: TableWork,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._second = second
        self._tables, self._work = tables, work
        self.band = PassBand(words, parent)
        self.band.left.connect(self._leave)
        second.agreed.connect(self._agree)

    def refresh(self) -> None:
        """Say how far the pass is, and mark the tables."""
        readings = self._second.state
        self._tables.show_pass(readings)
        self._work.refresh()
        self.band.show_pass(readings)

    def go_to_next(self, after: int = 0) -> None:
        """Go to the next table that is to be read, else to one that differs."""
        readings = self._second.state
        if readings is None:
            return
        left = readings.left or readings.differing
        if left:
            later = [table for table in left if table > after]
            self._tables.choose((later or list(left))[0])
            self._work.open()

    def go_on_after(self, table: int) -> None:
        """Look at a table again after one of its deals was put right."""
        self._second.settle(table)
        if self._second.state is not None and table not in self._second.state.left:
            self._work.refresh()
            self._work.open()

    def _agree(self, table: int) -> None:
        if self._second.state is None:
            self.done.emit()
        else:
            self.go_to_next(table)

    def _leave(self) -> None:
        self._second.stop()
        self.done.emit()
