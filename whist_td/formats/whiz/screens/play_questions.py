"""What is asked about a deal or a player in place: adjusted, as it happened, penalised."""

from PySide6.QtCore import QObject

from whist_td.formats.whiz.commands.commands import RecordAsHappened
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.play_adjust import AdjustStrip
from whist_td.formats.whiz.screens.play_entry import DealEntry
from whist_td.formats.whiz.screens.play_happened import HappenedStrip
from whist_td.formats.whiz.screens.play_keys import Stroke
from whist_td.formats.whiz.screens.play_penalty import PenaltyStrip
from whist_td.formats.whiz.screens.play_seats import SeatsToCome
from whist_td.formats.whiz.views.play_views import board_cell
from whist_td.kit.session import Session
from whist_td.kit.strip_place import StripPlace


class DealQuestions(QObject):
    """Opens a strip, and takes in what it answers."""

    def __init__(
        self,
        session: Session[WhizEvent],
        strips: StripPlace,
        entry: DealEntry,
        seats: SeatsToCome,
    ) -> None:
        super().__init__(entry)
        self._seats = seats
        self._session = session
        self._strips = strips
        self._entry = entry

    def adjust(self) -> None:
        """Ask for the percentages of the deal the cursor is on."""
        place = self._entry.place
        if place is None:
            return
        evening = self._session.evening
        cell = self._seats.shown(evening, board_cell(evening, place))
        strip = AdjustStrip(cell, self._session.words, self._strips)
        strip.written.connect(self._write)
        self._strips.ask(strip)

    def _write(self, text: str) -> None:
        self._strips.close_strip()
        self._entry.write_outcome(text)
        self._entry.ask(Stroke.ACCEPT)

    def happened(self) -> None:
        """Ask what really happened with the deal the cursor is on."""
        place = self._entry.place
        if place is None:
            return
        seats = self._seats.at(self._session.evening, place)
        strip = HappenedStrip(self._session, place, self._entry.text, self._strips, seats)
        strip.decided.connect(lambda command: self._record(strip, command))
        self._strips.ask(strip)

    def _record(self, strip: HappenedStrip, command: RecordAsHappened) -> None:
        refusal = self._session.refusal(command)
        if refusal:
            strip.refuse(refusal)
            return
        place = self._entry.place
        if place is not None and strip.is_for_the_rest:
            self._seats.remember(place, strip.seats)
        self._strips.close_strip()
        self._entry.write_outcome("")
        self._entry.refresh()
        if place in self._session.evening.results:
            self._entry.entered.emit(place)

    def penalty(self, round_number: int) -> None:
        """Ask who is penalised, and list what was given."""
        self._strips.ask(PenaltyStrip(self._session, round_number, self._strips))
