"""Seats that the director makes: from a file of his own, or by a guarded change of places."""

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.movement_tables import TableRound
from whist_td.formats.club_night.files.seats_file import read_seats
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubRound
from whist_td.formats.club_night.views.own_seats import (
    JudgedSeats,
    command_for,
    judged_exchange,
    judged_seats,
    possible_exchanges,
)
from whist_td.formats.club_night.views.planning import rounds_ahead
from whist_td.formats.club_night.words.movement_page import (
    good_sentences,
    seats_differences,
    wrong_sentences,
)
from whist_td.interchange.read_apart import ENDINGS
from whist_td.kit.session import Session
from whist_td.players.screens.movement_dialogs import MovementChangeFrame, MovementFileFrame, offer
from whist_td.words.messages import message
from whist_td.words.words import numbers_listed


class ChangeSeatsDialog(MovementChangeFrame):
    """Two people change places in one round to come; of fixed pairs, the pairs do."""

    def __init__(
        self, session: Session[ClubNightEvent], round_number: int, parent: QWidget
    ) -> None:
        _ = session.words
        super().__init__(_("Two people swap seats"), _, parent)
        self.setObjectName("changeSeatsDialog")
        self._session = session
        self._judged: JudgedSeats | None = None
        self._rounds = {each.number: each for each in rounds_ahead(session.evening)}
        self._lay_out(self._people())
        self._round.setRange(min(self._rounds), max(self._rounds))
        self._round.setValue(round_number)
        self._round.valueChanged.connect(self._fill)
        self._one.currentIndexChanged.connect(self._show)
        self._other.currentIndexChanged.connect(self._show)
        self._fill()

    @property
    def _seated(self) -> ClubRound:
        return self._rounds[self._round.value()]

    def _fill(self) -> None:
        """Offer the people of the round, with where they sit."""
        people = [(self._named(number), number) for number in sorted(self._seated.people())]
        offer(self._one, people)
        offer(self._other, people)
        self._show()

    def _named(self, number: int) -> str:
        _, sitting = self._session.words, self._seated.place_of(number)
        name = f"{number} · {self._session.evening.players[number].name}"
        if sitting is None:
            return _("{name} (sits out)", name=name)
        return _("{name} (table {table})", name=name, table=sitting.table)

    def _show(self) -> None:
        _, evening = self._session.words, self._session.evening
        one, other = self._one.currentData(), self._other.currentData()
        self._judged = None
        if one == other:
            same = _("This changes nothing. Choose something else.")
            self._tell((same,), self._what_would_do(one), will_do=False)
            return
        judged = judged_exchange(evening, self._round.value(), one, other)
        if judged.will_do:
            self._judged = judged
            self._tell(seats_differences(judged, evening, _), will_do=True)
        else:
            sentences = wrong_sentences(judged, _)
            self._tell(sentences, self._what_would_do(one), is_wrong=True, will_do=False)

    def _what_would_do(self, one: int) -> str:
        """Say with whom somebody can change places in this round."""
        _, evening = self._session.words, self._session.evening
        others = possible_exchanges(evening, self._round.value(), one)
        if not others:
            return ""
        people = numbers_listed(others, _)
        return _("Player {one} can swap seats with {people}.", one=one, people=people)

    @override
    def _take(self) -> None:
        if self._judged is None:
            return
        sentence = self._session.refusal(command_for(self._judged, self._session.evening))
        if sentence:
            self._tell((sentence,), is_wrong=True, will_do=False)
        else:
            self.accept()


class OwnSeatsDialog(MovementFileFrame):
    """Choose a file, read the verdict, play it or not."""

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget) -> None:
        _ = session.words
        super().__init__(_("Seats of your own"), ENDINGS, _, parent)
        self.setObjectName("ownSeatsDialog")
        self._session = session
        self._judged: JudgedSeats | None = None
        self._file.setText(_("A table (.csv, .xlsx, .ods), as saved by this program."))
        self._hint.setText(
            _(
                "One row for each table in each round, with headings above: round, table, N, E, S, "
                "W, or seat 1, seat 2 and so on, going round. Who is in no row sits out."
            )
        )
        self._back.setText(_("Keep the present seats"))
        self._accept.setText(_("Use these seats"))
        self._lay_out()
        self._show((), (), None)

    @override
    def read(self, path: Path) -> None:
        self._file.setText(path.name)
        self._show((), (), None)
        self.reading.begin(path, partial(read_seats, path), self._judge, self._refuse)

    def _refuse(self, sentence: str) -> None:
        self._show((sentence,), (), None)

    def _judge(self, seats: tuple[TableRound, ...]) -> None:
        _, evening = self._session.words, self._session.evening
        try:
            judged = judged_seats(evening, seats)
        except RuleError as error:
            self._refuse(message(error, _))
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
            self._refuse(sentence)
        else:
            self.accept()
