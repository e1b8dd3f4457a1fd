"""What is asked in place during play: a sanction of the jury, who really sat where."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from whist_td.formats.club_night.commands.commands import CorrectClubSeats
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.play_happened import ClubHappenedStrip
from whist_td.formats.club_night.screens.play_jury import JuryStrip
from whist_td.kit.session import Session
from whist_td.kit.strip_place import StripPlace


class ClubQuestions(QObject):
    """Opens a small question and carries out its answer."""

    def __init__(
        self, session: Session[ClubNightEvent], strips: StripPlace, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session, self._strips, self._panel = session, strips, parent

    def ask_jury(self, round_number: int, table: int) -> None:
        """Ask what the jury takes, and from whom."""
        self._strips.ask(JuryStrip(self._session, round_number, table, self._panel))

    def ask_seats(self, round_number: int, table: int) -> None:
        """Ask who really sat where at a table."""
        if table:
            strip = ClubHappenedStrip(self._session, round_number, table, self._panel)
            strip.decided.connect(self._correct_seats)
            self._strips.ask(strip)

    def _correct_seats(self, command: CorrectClubSeats) -> None:
        sentence, strip = self._session.refusal(command), self._strips.strip
        if not sentence:
            self._strips.close_strip()
        elif isinstance(strip, ClubHappenedStrip):
            strip.refuse(sentence)
