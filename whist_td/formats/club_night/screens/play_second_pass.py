"""Running a second pass of a round: every difference is shown and sounded."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.play_readings import (
    Readings,
    Totals,
    entered_in,
    readings_of,
)
from whist_td.kit.session import Session
from whist_td.stages.second_pass import Verdict


class ClubRereading(QObject):
    """The second pass of one round; what was read is kept when it is left, and gone on with."""

    moved = Signal()
    """Something was read, or the pass began or ended."""
    agreed = Signal(int)
    """A table that needs no more attention."""
    differs = Signal(int)
    """A table where the two readings are not the same."""

    def __init__(self, session: Session[ClubNightEvent], parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._kept: dict[int, Readings] = {}
        self._round = 0

    @property
    def state(self) -> Readings | None:
        """The readings so far, or None outside a pass."""
        return self._kept.get(self._round)

    def is_read(self, round_number: int) -> bool:
        """Tell whether every table of a round was read again, and all agrees as it stands now."""
        known = self._kept.get(round_number)
        if known is None or self._session.evening.missing(round_number):
            return False
        return known.with_entered(entered_in(self._session.evening, round_number)).is_agreed

    def begin(self, round_number: int) -> None:
        """Begin, or go on where the pass was left; without a finished table there is none."""
        _, evening = self._session.words, self._session.evening
        fresh = readings_of(evening, round_number)
        if not fresh.entered:
            self._session.refused.emit(
                _("No table has finished this round: there is nothing to read again.")
            )
            return
        known = self._kept.get(round_number)
        again = known is None or known.with_entered(fresh.entered).is_agreed
        self._round = round_number
        self._kept[round_number] = fresh if again else known.with_entered(fresh.entered)  # type: ignore[union-attr]  # known where not again
        self.moved.emit()

    def stop(self) -> None:
        """Leave the pass; what has been read stays read, what stands stays."""
        if self._round:
            self._round = 0
            self.moved.emit()

    def read(self, table: int, totals: Totals) -> None:
        """Compare one score sheet with what stands."""
        readings = self.state
        if readings is None or table not in readings.entered:
            return
        self._kept[self._round] = readings.with_read(table, totals)
        if self._kept[self._round].verdict(table) is Verdict.DIFFERS:
            QApplication.beep()
            self.moved.emit()
            self.differs.emit(table)
        else:
            self._agree(table)

    def keep(self, table: int) -> None:
        """Take what was entered for right, whatever was read."""
        readings = self.state
        if readings is not None and table in readings.entered:
            self.read(table, readings.entered[table])

    def take_in_changes(self) -> None:
        """Compare with what stands now."""
        readings = self.state
        if readings is not None:
            entered = entered_in(self._session.evening, self._round)
            self._kept[self._round] = readings.with_entered(entered)
            self.moved.emit()

    def settle(self, table: int) -> None:
        """Go on after a correction, where it has put the difference right."""
        readings = self.state
        if readings is not None and table in readings.read:
            self.read(table, readings.read[table])

    def _agree(self, table: int) -> None:
        readings = self.state
        if readings is not None and readings.is_agreed:
            self.stop()
        else:
            self.moved.emit()
        self.agreed.emit(table)
