"""Coming late, leaving early, staying after all: the questions of a club night."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget
from typing_extensions import override

from whist_td.formats.club.evening import ClubEvening
from whist_td.formats.club.players import ClubPlayer
from whist_td.ui.club.entries_asking import Coming, ComingDialog
from whist_td.ui.dialogs.new_event_field import Field
from whist_td.ui.models.entries_names import NameCompleter
from whist_td.ui.models.typed_rows import tidied
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP
from whist_td.ui.widgets.number_field import NumberField
from whist_td.usecases import club_planning as plan


class LateDialog(ComingDialog):
    """Somebody arrives: who, and from which round."""

    def __init__(
        self, session: Session[ClubEvening], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        _ = session.words
        intro = _("What was played stays as it is. You can undo this.")
        super().__init__(session, _("Somebody arrives late"), intro, parent)
        self._name = QLineEdit(self)
        self._club = QLineEdit(self)
        self._round = _round_field(session, session.evening.last_announced + 1, self)
        self._name.setObjectName("lateName")
        self._club.setObjectName("lateClub")
        self._round.setObjectName("lateRound")
        self._name.setCompleter(NameCompleter(names, self._name))
        name = Field(_("Name"), self._name, "", self)
        club = Field(_("Club or town"), self._club, "", self)
        plays = Field(_("Plays from round"), self._round, "", self)
        self._form.addLayout(_row((name, 3), (club, 2), (plays, 1)))
        for typed in (self._name, self._club):
            typed.textChanged.connect(self.ask)
        self._round.valueChanged.connect(self.ask)
        self.ask()
        self._name.setFocus()

    @override
    def _request(self) -> Coming:
        evening = self._session.evening
        number = max(evening.players, default=0) + 1
        name, club = tidied(self._name.text()), tidied(self._club.text())
        late = ClubPlayer(number, name or str(number), club, self._round.value())
        return plan.late_player(evening, late)

    @override
    def _lacking(self) -> str:
        _ = self._session.words
        return "" if tidied(self._name.text()) else _("Enter the name first.")

    @override
    def _accept_text(self) -> str:
        _ = self._session.words
        name = tidied(self._name.text())
        if not name:
            return _("Let this player join")
        return _("Let {name} join from round {round}", name=name, round=self._round.value())


class LeaveDialog(ComingDialog):
    """Somebody goes home: who, and after which round."""

    def __init__(
        self, session: Session[ClubEvening], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _ = session.words
        intro = _("What was played stays, and counts. You can undo this.")
        super().__init__(session, _("Somebody leaves early"), intro, parent)
        there = session.evening.present(session.evening.last_announced + 1)
        self._who = _players_choice(session.evening, there, chosen, self)
        self._who.setObjectName("leaveWho")
        self._round = _round_field(session, max(session.evening.last_announced, 1), self)
        self._round.setObjectName("leaveRound")
        who = Field(_("Who leaves"), self._who, "", self)
        last = Field(_("Last round played"), self._round, "", self)
        self._form.addLayout(_row((who, 3), (last, 1)))
        self._who.currentIndexChanged.connect(self.ask)
        self._round.valueChanged.connect(self.ask)
        self.ask()
        self._who.setFocus()

    @override
    def _request(self) -> Coming | None:
        number = self._who.currentData()
        if number is None:
            return None
        return plan.leaving_player(self._session.evening, number, self._round.value())

    @override
    def _lacking(self) -> str:
        _ = self._session.words
        return "" if self._who.count() else _("Nobody is left to go.")

    @override
    def _accept_text(self) -> str:
        _ = self._session.words
        number = self._who.currentData()
        if number is None:
            return _("Let this player go")
        name = self._session.evening.players[number].name
        return _("Let {name} go after round {round}", name=name, round=self._round.value())


class StayDialog(ComingDialog):
    """Somebody who left, or was to leave, is here after all."""

    def __init__(
        self, session: Session[ClubEvening], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _ = session.words
        intro = _("Whoever has missed no round can play on under the same number.")
        super().__init__(session, _("Somebody stays after all"), intro, parent)
        evening = session.evening
        back = [n for n, player in evening.players.items() if plan.can_return(evening, player)]
        self._who = _players_choice(evening, back, chosen, self)
        self._who.setObjectName("stayWho")
        self._form.addWidget(Field(_("Who stays"), self._who, "", self))
        self._who.currentIndexChanged.connect(self.ask)
        self.ask()
        self._who.setFocus()

    @override
    def _request(self) -> Coming | None:
        number = self._who.currentData()
        return None if number is None else plan.returning_player(self._session.evening, number)

    @override
    def _lacking(self) -> str:
        _ = self._session.words
        return "" if self._who.count() else _("Nobody has left who could still play on.")

    @override
    def _accept_text(self) -> str:
        _ = self._session.words
        number = self._who.currentData()
        if number is None:
            return _("Let this player stay")
        return _("Let {name} stay", name=self._session.evening.players[number].name)


def _round_field(session: Session[ClubEvening], least: int, parent: QWidget) -> NumberField:
    field = NumberField(parent)
    field.setKeyboardTracking(False)
    field.setRange(least, max(session.evening.settings.rounds, least))
    field.setValue(least)
    return field


def _players_choice(
    evening: ClubEvening, numbers: Sequence[int], chosen: int | None, parent: QWidget
) -> QComboBox:
    choice = QComboBox(parent)
    for number in numbers:
        choice.addItem(f"{number} · {evening.players[number].name}", number)
    choice.setCurrentIndex(max(choice.findData(chosen), 0) if numbers else -1)
    return choice


def _row(*parts: tuple[QWidget, int]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(2 * STEP)
    for part, share in parts:
        row.addWidget(part, share)
    return row
