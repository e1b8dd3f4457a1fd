"""A director's own seats for a club night from a file: judged before anybody can accept them."""

from pathlib import Path

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.files.seats_file import read_seats
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.own import JudgedSeats, command_for, judged_seats
from whist_td.formats.club_night.words.movement_page import good_sentences, wrong_sentences
from whist_td.interchange.table_files import ENDINGS
from whist_td.kit.session import Session
from whist_td.players.screens.movement_file_frame import MovementFileFrame
from whist_td.words.messages import message


class OwnSeatsDialog(MovementFileFrame):
    """Choose a file, read the verdict, play it or not."""

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget) -> None:
        _ = session.words
        super().__init__(_("Seats of your own"), ENDINGS, _, parent)
        self.setObjectName("ownSeatsDialog")
        self._session = session
        self._judged: JudgedSeats | None = None
        self._file.setText(_("A table (.csv, .xlsx, .ods), as this program saves it."))
        self._hint.setText(
            _(
                "One row for each table in each round, with headings above: round, table, N, E, S, "
                "W, or seat 1, seat 2 and so on, going round. Who is in no row sits out."
            )
        )
        self._back.setText(_("Keep the seats there are"))
        self._accept.setText(_("Seat them like this"))
        self._lay_out()
        self._show((), (), None)

    @override
    def read(self, path: Path) -> None:
        _, evening = self._session.words, self._session.evening
        self._file.setText(path.name)
        try:
            judged = judged_seats(evening, read_seats(path))
        except RuleError as error:
            self._show((message(error, _),), (), None)
            return
        if judged.will_do:
            self._show((), good_sentences(judged, evening, _), judged)
        else:
            self._show(wrong_sentences(judged, _), (), None)

    def _show(
        self, wrong: tuple[str, ...], good: tuple[str, ...], judged: JudgedSeats | None
    ) -> None:
        _ = self._session.words
        self._judged = judged
        self._accept.setEnabled(judged is not None)
        again = _("Correct the file and choose it again; nothing has changed yet.") if wrong else ""
        self._tell(wrong, good, again)

    @override
    def _take(self) -> None:
        if self._judged is None:
            return
        sentence = self._session.refusal(command_for(self._judged, self._session.evening))
        if sentence:
            self._show((sentence,), (), None)
        else:
            self.accept()
