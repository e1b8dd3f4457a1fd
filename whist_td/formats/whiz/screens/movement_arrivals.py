"""Arriving late, leaving early, staying, another length, fresh rounds to come: the questions."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.events import MOST_ROUNDS
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AddLatePlayer
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.movement_rebuilding import RebuildDialog
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.movement_views import Asked, Offered, judged
from whist_td.formats.whiz.words.movement import verdict_sentences
from whist_td.kit.fields import NumberField
from whist_td.kit.session import Session
from whist_td.players.screens.coming_forms import LateForm, LeaveForm, Party, StayForm
from whist_td.stages.new_event_fields import LabelledField


class FreshRoundsDialog(RebuildDialog):
    """A table had the wrong boards, or a change was not so good: all rounds to come once more."""

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        verdict = judged(session.evening, session.evening.rounds.values())
        intro = _("What was played stays as it is. You can undo this.")
        wrong = verdict_sentences(verdict, _)
        if wrong:
            intro = _("As it is planned now: {faults}", faults=" ".join(wrong)) + "\n" + intro
        super().__init__(session, _("The rounds to come, made again"), intro, parent)
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
        return self._session.words("Use these seats")


class WhizLateDialog(RebuildDialog):
    """Somebody arrives: who, and from which round."""

    def __init__(
        self, session: Session[WhizEvent], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        _, evening = session.words, session.evening
        intro = _("What was played stays as it is. You can undo this.")
        super().__init__(session, _("Somebody arrives late"), intro, parent)
        rounds = (evening.last_announced + 1, evening.settings.rounds)
        taken = [player.name for player in evening.players.values()]
        self._late = LateForm(names, rounds, _, self, taken=taken)
        self._late.named.connect(self._name_typed)
        self._ask_in(self._late)

    def _name_typed(self) -> None:
        self._refuse("")
        self.show_answers()

    @override
    def _request(self) -> Asked:
        """Return the request for somebody unnamed: the search needs no name yet."""
        number = max(self._session.evening.players, default=0) + 1
        unnamed = Player(number, str(number), "", self._late.round)
        return partial(plan.late_player, self._session.evening, unnamed)

    @override
    def _carry_out(self) -> None:
        asked = self._late
        if isinstance(self._command, AddLatePlayer):
            number = max(self._session.evening.players, default=0) + 1
            player = Player(number, asked.name or str(number), asked.club, asked.round)
            self._command = replace(self._command, player=player)
        super()._carry_out()


class WhizLeaveDialog(RebuildDialog):
    """Somebody goes home: who, and after which round."""

    def __init__(
        self, session: Session[WhizEvent], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _, evening = session.words, session.evening
        intro = _("What was played stays, and counts. You can undo this.")
        super().__init__(session, _("Somebody leaves early"), intro, parent)
        there = _parties(evening, evening.present(evening.last_announced + 1))
        rounds = (max(evening.last_announced, 1), evening.settings.rounds)
        self._leaving = LeaveForm(there, chosen, rounds, _, self)
        self._ask_in(self._leaving)

    @override
    def _request(self) -> Asked | None:
        number, evening = self._leaving.number, self._session.evening
        if number is None:
            return None
        return partial(plan.leaving_player, evening, number, self._leaving.round)


class WhizStayDialog(RebuildDialog):
    """Somebody who left, or was to leave, is here after all."""

    def __init__(
        self, session: Session[WhizEvent], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _, evening = session.words, session.evening
        intro = _(
            "A player who has missed no round can continue under the same number. You can undo "
            "this."
        )
        super().__init__(session, _("Somebody stays after all"), intro, parent)
        back = [n for n, player in evening.players.items() if plan.can_return(evening, player)]
        self._staying = StayForm(_parties(evening, back), chosen, _, self)
        self._ask_in(self._staying)

    @override
    def _request(self) -> Asked | None:
        number = self._staying.number
        if number is None:
            return None
        return partial(plan.returning_player, self._session.evening, number)


class WhizLengthDialog(RebuildDialog):
    """The evening becomes shorter or longer: how many rounds in all."""

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        intro = _("Planned rounds keep their places; new ones come after. You can undo this.")
        super().__init__(session, _("A shorter or a longer event"), intro, parent)
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
        same = self._round.value() == self._session.evening.settings.rounds
        return self._session.words("This is how it is now. Choose another number.") if same else ""

    @override
    def _accept_text(self) -> str:
        return self._session.words.plural(
            "Play {n} round in all", "Play {n} rounds in all", self._round.value()
        )


def _parties(evening: WhizEvent, numbers: Sequence[int]) -> tuple[Party, ...]:
    return tuple(Party((number,), evening.players[number].name) for number in numbers)
