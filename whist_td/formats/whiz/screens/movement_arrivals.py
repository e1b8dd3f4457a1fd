"""Arriving late, leaving early, staying, another length, fresh rounds to come: the questions."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from whist_td.core.events import MOST_ROUNDS
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AddLatePlayer
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.movement_rebuilding import RebuildDialog
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.movement_views import Asked, Offered, judged
from whist_td.formats.whiz.views.planning import Rebuilding
from whist_td.formats.whiz.words.movement import verdict_sentences
from whist_td.kit.fields import NumberField
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
from whist_td.stages.new_event_fields import LabelledField


class FreshRoundsDialog(RebuildDialog):
    """A table had the wrong boards, or a change was not so good: all rounds to come once more."""

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        super().__init__(session, _("The rounds to come, made anew"), parent)
        verdict = judged(session.evening, session.evening.rounds.values())
        intro = _("What was played stays as it is. You can undo this.")
        wrong = verdict_sentences(verdict, _)
        if wrong:
            intro = _("As it is planned now: {faults}", faults=" ".join(wrong)) + "\n" + intro
        self._intro.setText(intro)
        self.ask()

    @override
    def _request(self) -> Asked:
        return partial(plan.anew, self._session.evening)

    @override
    def _lacking(self) -> str:
        _, cost = self._session.words, self._offer.cost if self._offer else None
        if cost is None or cost.rounds:
            return ""
        return _("The rounds that are planned are the best the program knows.")

    @override
    def _sentences(self, offered: Offered) -> tuple[str, ...]:
        return (self._lacking(),) if self._lacking() else super()._sentences(offered)

    @override
    def _accept_text(self) -> str:
        _ = self._session.words
        return _("Seat the rounds to come so")


class WhizLateDialog(RebuildDialog):
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
        self._name_field = LabelledField(_("Name"), self._name, "", self)
        club = LabelledField(_("Club or town"), self._club, "", self)
        plays = LabelledField(_("Plays from round"), self._round, "", self)
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


class _PersonDialog(RebuildDialog):
    """A question about somebody who is entered; a form says who, and what the button does."""

    _choice: LeaveForm | StayForm

    def _choose_with(self, choice: LeaveForm | StayForm) -> None:
        self._choice = choice
        self._form.addWidget(choice)
        choice.changed.connect(self.ask)
        self.ask()
        choice.setFocus()

    @override
    def _lacking(self) -> str:
        return self._choice.lacking

    @override
    def _accept_text(self) -> str:
        return self._choice.accept_text


class WhizLeaveDialog(_PersonDialog):
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
        self._choose_with(self._leaving)

    @override
    def _request(self) -> Asked | None:
        number, evening = self._leaving.number, self._session.evening
        if number is None:
            return None
        return partial(plan.leaving_player, evening, number, self._leaving.round)


class WhizStayDialog(_PersonDialog):
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
        self._choose_with(StayForm(_parties(evening, back), chosen, _, self))

    @override
    def _request(self) -> Asked | None:
        number = self._choice.number
        if number is None:
            return None
        return partial(plan.returning_player, self._session.evening, number)


class WhizLengthDialog(RebuildDialog):
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
        self._form.addWidget(LabelledField(_("Rounds in all"), self._round, "", self))
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
