"""Coming late, leaving early, staying after all, an evening of another length: the questions."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from whist_td.core.players import Player
from whist_td.core.rounds import MOST_ROUNDS
from whist_td.formats.whiz.commands.commands import AddLatePlayer
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.movement_rebuilding import RebuildDialog
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.improving import Asked
from whist_td.formats.whiz.views.planning import Rebuilding
from whist_td.kit.number_field import NumberField
from whist_td.kit.session import Session
from whist_td.kit.typed_rows import tidied
from whist_td.players.screens.coming_forms import (
    LeaveForm,
    Party,
    StayForm,
    name_field,
    round_field,
    side_by_side,
)
from whist_td.stages.new_event_field import Field


class LateDialog(RebuildDialog):
    """Somebody arrives: who, and from which round."""

    def __init__(
        self, session: Session[WhizEvent], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        _ = session.words
        super().__init__(session, _("Somebody arrives late"), parent)
        self._intro.setText(_("What was played stays as it is. You can undo this."))
        self._name = name_field("lateName", names, self)
        self._club = QLineEdit(self)
        self._club.setObjectName("lateClub")
        evening = session.evening
        rounds = (evening.last_announced + 1, evening.settings.rounds)
        self._round = round_field("lateRound", rounds, self)
        self._name_field = Field(_("Name"), self._name, "", self)
        club = Field(_("Club or town"), self._club, "", self)
        plays = Field(_("Plays from round"), self._round, "", self)
        self._form.addLayout(side_by_side((self._name_field, 3), (club, 2), (plays, 1)))
        self._name.textChanged.connect(self._name_typed)
        self._round.valueChanged.connect(self.ask)
        self.ask()
        self._name.setFocus()

    def _name_typed(self) -> None:
        self._refuse("")
        self.show_answers()

    def _player(self) -> Player:
        """Return the player as typed; the search needs no name yet."""
        number = max(self._session.evening.players, default=0) + 1
        name, club = tidied(self._name.text()), tidied(self._club.text())
        return Player(number, name or str(number), club, self._round.value())

    @override
    def _request(self) -> Asked:
        number = max(self._session.evening.players, default=0) + 1
        unnamed = Player(number, str(number), "", self._round.value())
        return partial(plan.late_player, self._session.evening, unnamed)

    @override
    def _completed(self, request: Rebuilding) -> Rebuilding:
        if not isinstance(request, AddLatePlayer):
            return request
        return replace(request, player=self._player())

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


class LeaveDialog(RebuildDialog):
    """Somebody goes home: who, and after which round."""

    def __init__(
        self, session: Session[WhizEvent], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _, evening = session.words, session.evening
        super().__init__(session, _("Somebody leaves early"), parent)
        self._intro.setText(_("What was played stays, and counts. You can undo this."))
        there = _parties(evening, evening.present(evening.last_announced + 1))
        rounds = (max(evening.last_announced, 1), evening.settings.rounds)
        self._leaving = LeaveForm(there, chosen, rounds, _, self)
        self._form.addWidget(self._leaving)
        self._leaving.changed.connect(self.ask)
        self.ask()
        self._leaving.setFocus()

    @override
    def _request(self) -> Asked | None:
        number, evening = self._leaving.number, self._session.evening
        if number is None:
            return None
        return partial(plan.leaving_player, evening, number, self._leaving.round)

    @override
    def _lacking(self) -> str:
        return self._leaving.lacking

    @override
    def _accept_text(self) -> str:
        return self._leaving.accept_text


class StayDialog(RebuildDialog):
    """Somebody who left, or was to leave, is here after all."""

    def __init__(
        self, session: Session[WhizEvent], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _ = session.words
        super().__init__(session, _("Somebody stays after all"), parent)
        evening = session.evening
        back = [n for n, player in evening.players.items() if plan.can_return(evening, player)]
        self._intro.setText(
            _("Whoever has missed no round can play on under the same number. You can undo this.")
        )
        self._staying = StayForm(_parties(evening, back), chosen, _, self)
        self._form.addWidget(self._staying)
        self._staying.changed.connect(self.ask)
        self.ask()
        self._staying.setFocus()

    @override
    def _request(self) -> Asked | None:
        number = self._staying.number
        if number is None:
            return None
        return partial(plan.returning_player, self._session.evening, number)

    @override
    def _lacking(self) -> str:
        return self._staying.lacking

    @override
    def _accept_text(self) -> str:
        return self._staying.accept_text


class LengthDialog(RebuildDialog):
    """The evening becomes shorter or longer: how many rounds in all."""

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        super().__init__(session, _("A shorter or a longer evening"), parent)
        self._intro.setText(
            _("Rounds that are planned keep their places; new ones come after. You can undo this.")
        )
        self._round = NumberField(self)
        self._round.setObjectName("lengthRounds")
        self._round.setKeyboardTracking(False)
        self._round.setRange(max(session.evening.last_announced, 1), MOST_ROUNDS)
        self._round.setValue(session.evening.settings.rounds)
        self._form.addWidget(Field(_("Rounds in all"), self._round, "", self))
        self._round.valueChanged.connect(self.ask)
        self.ask()
        self._round.setFocus()

    @override
    def _request(self) -> Asked | None:
        if self._round.value() == self._session.evening.settings.rounds:
            return None
        return partial(plan.other_length, self._session.evening, self._round.value())

    @override
    def _lacking(self) -> str:
        _ = self._session.words
        same = self._round.value() == self._session.evening.settings.rounds
        return _("This is how it is now. Choose another number.") if same else ""

    @override
    def _accept_text(self) -> str:
        _ = self._session.words
        return _.plural("Play {n} round in all", "Play {n} rounds in all", self._round.value())


def _parties(evening: WhizEvent, numbers: Sequence[int]) -> tuple[Party, ...]:
    return tuple(Party((number,), evening.players[number].name) for number in numbers)
