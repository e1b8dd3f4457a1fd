"""Coming late, leaving early, staying after all, an evening of another length: the questions."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget
from typing_extensions import override

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.players import Player
from whist_td.formats.whiz.settings import MOST_ROUNDS
from whist_td.ui.dialogs.new_event_field import Field
from whist_td.ui.models.entries_names import NameCompleter
from whist_td.ui.models.entries_rows import tidied
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP
from whist_td.ui.whiz.movement_rebuilding import RebuildDialog
from whist_td.ui.widgets.number_field import NumberField
from whist_td.usecases import whiz_planning as plan
from whist_td.usecases.whiz_commands import AddLatePlayer
from whist_td.usecases.whiz_improving import Asked
from whist_td.usecases.whiz_planning import Rebuilding


class LateDialog(RebuildDialog):
    """Somebody arrives: who, and from which round."""

    def __init__(
        self, session: Session[WhizEvening], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        _ = session.words
        super().__init__(session, _("Somebody arrives late"), parent)
        self._intro.setText(_("What was played stays as it is. You can undo this."))
        self._name = QLineEdit(self)
        self._club = QLineEdit(self)
        self._round = _round_field(session, "lateRound", session.evening.last_announced + 1)
        self._name.setObjectName("lateName")
        self._club.setObjectName("lateClub")
        self._name.setCompleter(NameCompleter(names, self._name))
        self._name_field = Field(_("Name"), self._name, "", self)
        club = Field(_("Club or town"), self._club, "", self)
        plays = Field(_("Plays from round"), self._round, "", self)
        self._form.addLayout(_row((self._name_field, 3), (club, 2), (plays, 1)))
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
        self, session: Session[WhizEvening], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _ = session.words
        super().__init__(session, _("Somebody leaves early"), parent)
        self._intro.setText(_("What was played stays, and counts. You can undo this."))
        there = session.evening.present(session.evening.last_announced + 1)
        self._who = _players_choice(session, there, chosen, self)
        self._who.setObjectName("leaveWho")
        self._round = _round_field(session, "leaveRound", max(session.evening.last_announced, 1))
        who = Field(_("Who leaves"), self._who, "", self)
        last = Field(_("Last round played"), self._round, "", self)
        self._form.addLayout(_row((who, 3), (last, 1)))
        self._who.currentIndexChanged.connect(self.ask)
        self._round.valueChanged.connect(self.ask)
        self.ask()
        self._who.setFocus()

    @override
    def _request(self) -> Asked | None:
        number = self._who.currentData()
        if number is None:
            return None
        return partial(plan.leaving_player, self._session.evening, number, self._round.value())

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


class StayDialog(RebuildDialog):
    """Somebody who left, or was to leave, is here after all."""

    def __init__(
        self, session: Session[WhizEvening], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _ = session.words
        super().__init__(session, _("Somebody stays after all"), parent)
        evening = session.evening
        back = [n for n, player in evening.players.items() if plan.can_return(evening, player)]
        self._intro.setText(
            _("Whoever has missed no round can play on under the same number. You can undo this.")
        )
        self._who = _players_choice(session, back, chosen, self)
        self._who.setObjectName("stayWho")
        self._form.addWidget(Field(_("Who stays"), self._who, "", self))
        self._who.currentIndexChanged.connect(self.ask)
        self.ask()
        self._who.setFocus()

    @override
    def _request(self) -> Asked | None:
        number = self._who.currentData()
        if number is None:
            return None
        return partial(plan.returning_player, self._session.evening, number)

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


class LengthDialog(RebuildDialog):
    """The evening becomes shorter or longer: how many rounds in all."""

    def __init__(self, session: Session[WhizEvening], parent: QWidget | None = None) -> None:
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


def _round_field(session: Session[WhizEvening], name: str, least: int) -> NumberField:
    field = NumberField()
    field.setObjectName(name)
    field.setKeyboardTracking(False)
    field.setRange(least, max(session.evening.settings.rounds, least))
    field.setValue(least)
    return field


def _players_choice(
    session: Session[WhizEvening], numbers: Sequence[int], chosen: int | None, parent: QWidget
) -> QComboBox:
    choice = QComboBox(parent)
    for number in numbers:
        choice.addItem(f"{number} · {session.evening.players[number].name}", number)
    place = choice.findData(chosen)
    choice.setCurrentIndex(max(place, 0) if numbers else -1)
    return choice


def _row(*parts: tuple[QWidget, int]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(2 * STEP)
    for part, share in parts:
        row.addWidget(part, share)
    return row
