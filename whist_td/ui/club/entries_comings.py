"""Coming late, leaving early, staying after all, playing in another's place; alone or as a pair."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget
from typing_extensions import override

from whist_td.formats.club.evening import ClubEvening
from whist_td.formats.club.players import ClubPlayer, pairs_of
from whist_td.formats.club.settings import SeatingWay
from whist_td.ui.club.entries_asking import Coming, ComingDialog
from whist_td.ui.dialogs.new_event_field import Field
from whist_td.ui.models.entries_names import NameCompleter
from whist_td.ui.models.typed_rows import tidied
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP
from whist_td.ui.widgets.number_field import NumberField
from whist_td.usecases import club_comings as comings
from whist_td.usecases import club_planning as plan

People = tuple[int, ...]
"""A player, or the two of a fixed pair."""


class LateDialog(ComingDialog):
    """Somebody arrives, in fixed pairs with a partner: who, and from which round."""

    def __init__(
        self, session: Session[ClubEvening], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        _ = session.words
        intro = _("What was played stays as it is. You can undo this.")
        self._is_paired = _is_paired(session.evening)
        title = _("A pair arrives late") if self._is_paired else _("Somebody arrives late")
        super().__init__(session, title, intro, parent)
        self._name, self._partner = _name_field(names, self), _name_field(names, self)
        self._club = QLineEdit(self)
        self._round = _round_field(session, session.evening.last_announced + 1, self)
        for part, name in (
            (self._name, "lateName"),
            (self._partner, "latePartner"),
            (self._club, "lateClub"),
            (self._round, "lateRound"),
        ):
            part.setObjectName(name)
        self._place_fields()
        for typed in (self._name, self._partner, self._club):
            typed.textChanged.connect(self.ask)
        self._round.valueChanged.connect(self.ask)
        self.ask()
        self._name.setFocus()

    def _place_fields(self) -> None:
        _ = self._session.words
        name = Field(_("Name"), self._name, "", self)
        partner = Field(_("Partner"), self._partner, "", self)
        partner.setVisible(self._is_paired)
        club = Field(_("Club or town"), self._club, "", self)
        plays = Field(_("Plays from round"), self._round, "", self)
        self._form.addLayout(_row((name, 3), (partner, 3), (club, 2), (plays, 1)))

    @override
    def _request(self) -> Coming:
        evening = self._session.evening
        number = max(evening.players, default=0) + 1
        club, first = tidied(self._club.text()), self._round.value()
        late = ClubPlayer(number, self._typed(self._name) or str(number), club, first)
        if not self._is_paired:
            return plan.late_player(evening, late)
        partner = self._typed(self._partner) or str(number + 1)
        return comings.late_pair(evening, late, ClubPlayer(number + 1, partner, club, first))

    @override
    def _lacking(self) -> str:
        _ = self._session.words
        if not self._typed(self._name):
            return _("Enter the name first.")
        if self._is_paired and not self._typed(self._partner):
            return _("Enter the partner first.")
        return ""

    @override
    def _accept_text(self) -> str:
        _, name = self._session.words, self._typed(self._name)
        if self._is_paired:
            partner = self._typed(self._partner)
            if not (name and partner):
                return _("Let this pair join")
            name = f"{name} + {partner}"
        if not name:
            return _("Let this player join")
        return _("Let {name} join from round {round}", name=name, round=self._round.value())

    def _typed(self, field: QLineEdit) -> str:
        return tidied(field.text())


class LeaveDialog(ComingDialog):
    """Somebody goes home, in fixed pairs with the partner: who, and after which round."""

    def __init__(
        self, session: Session[ClubEvening], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _ = session.words
        intro = _("What was played stays, and counts. You can undo this.")
        self._is_paired = _is_paired(session.evening)
        title = _("A pair leaves early") if self._is_paired else _("Somebody leaves early")
        super().__init__(session, title, intro, parent)
        there = _there(session.evening, session.evening.last_announced + 1)
        self._who = _people_choice(session.evening, there, chosen, self)
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
        if self._is_paired:
            return comings.leaving_pair(self._session.evening, number, self._round.value())
        return plan.leaving_player(self._session.evening, number, self._round.value())

    @override
    def _lacking(self) -> str:
        _ = self._session.words
        return "" if self._who.count() else _("Nobody is left to go.")

    @override
    def _accept_text(self) -> str:
        _ = self._session.words
        name = _chosen_name(self._who)
        if not name:
            return _("Let this player go")
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
        self._is_paired = _is_paired(evening)
        back = [n for n, player in evening.players.items() if plan.can_return(evening, player)]
        people = _pairs_among(evening, back) if self._is_paired else [(n,) for n in back]
        self._who = _people_choice(evening, people, chosen, self)
        self._who.setObjectName("stayWho")
        self._form.addWidget(Field(_("Who stays"), self._who, "", self))
        self._who.currentIndexChanged.connect(self.ask)
        self.ask()
        self._who.setFocus()

    @override
    def _request(self) -> Coming | None:
        number, evening = self._who.currentData(), self._session.evening
        if number is None:
            return None
        if self._is_paired:
            return comings.returning_pair(evening, number)
        return plan.returning_player(evening, number)

    @override
    def _lacking(self) -> str:
        _ = self._session.words
        return "" if self._who.count() else _("Nobody has left who could still play on.")

    @override
    def _accept_text(self) -> str:
        _ = self._session.words
        name = _chosen_name(self._who)
        return _("Let {name} stay", name=name) if name else _("Let this player stay")


class SubstituteDialog(ComingDialog):
    """Somebody takes another's seat from the next round on."""

    def __init__(
        self,
        session: Session[ClubEvening],
        names: Sequence[str],
        chosen: int | None,
        parent: QWidget | None = None,
    ) -> None:
        _ = session.words
        intro = _("What was played stays with who played it. You can undo this.")
        if _is_paired(session.evening):
            intro = _("The pair goes on as one, with all its points. You can undo this.")
        super().__init__(session, _("Somebody plays in another’s place"), intro, parent)
        evening = session.evening
        there = evening.present(evening.last_announced + 1)
        self._who = _people_choice(evening, [(n,) for n in there], chosen, self)
        self._who.setObjectName("substituteFor")
        self._name, self._club = _name_field(names, self), QLineEdit(self)
        self._name.setObjectName("substituteName")
        self._club.setObjectName("substituteClub")
        who = Field(_("Who leaves"), self._who, "", self)
        name = Field(_("Who plays instead"), self._name, "", self)
        club = Field(_("Club or town"), self._club, "", self)
        self._form.addLayout(_row((who, 3), (name, 3), (club, 2)))
        self._who.currentIndexChanged.connect(self.ask)
        for typed in (self._name, self._club):
            typed.textChanged.connect(self.ask)
        self.ask()
        self._name.setFocus()

    @override
    def _request(self) -> Coming | None:
        evening, number = self._session.evening, self._who.currentData()
        name = tidied(self._name.text())
        if number is None or not name:
            return None
        own = max(evening.players) + 1
        return comings.substitute_for(
            evening, number, ClubPlayer(own, name, tidied(self._club.text()))
        )

    @override
    def _lacking(self) -> str:
        _ = self._session.words
        return "" if tidied(self._name.text()) else _("Enter the name first.")

    @override
    def _accept_text(self) -> str:
        _, name = self._session.words, tidied(self._name.text())
        gone = _chosen_name(self._who)
        if not (name and gone):
            return _("Let somebody play instead")
        return _("Let {name} play for {other}", name=name, other=gone)


def _round_field(session: Session[ClubEvening], least: int, parent: QWidget) -> NumberField:
    field = NumberField(parent)
    field.setKeyboardTracking(False)
    field.setRange(least, max(session.evening.settings.rounds, least))
    field.setValue(least)
    return field


def _name_field(names: Sequence[str], parent: QWidget) -> QLineEdit:
    field = QLineEdit(parent)
    field.setCompleter(NameCompleter(names, field))
    return field


def _is_paired(evening: ClubEvening) -> bool:
    return evening.settings.seating is SeatingWay.PAIRS


def _there(evening: ClubEvening, round_number: int) -> list[People]:
    """Return who takes part in a round, in fixed pairs by twos."""
    present = evening.present(round_number)
    return _pairs_among(evening, present) if _is_paired(evening) else [(n,) for n in present]


def _pairs_among(evening: ClubEvening, people: Sequence[int]) -> list[People]:
    """Return the pairs of which both are among some people."""
    both = {n for n in people if _mates(evening, n) & set(people)}
    return list(pairs_of(evening.players, both))


def _mates(evening: ClubEvening, number: int) -> set[int]:
    """Return a partner, and whoever names one as his partner."""
    claims = {n for n, player in evening.players.items() if player.partner == number}
    own = evening.players[number].partner
    return claims | ({own} if own is not None else set())


def _people_choice(
    evening: ClubEvening, people: Sequence[People], chosen: int | None, parent: QWidget
) -> QComboBox:
    choice = QComboBox(parent)
    for unit in people:
        names = " + ".join(evening.players[number].name for number in unit)
        choice.addItem(f"{' + '.join(map(str, unit))} · {names}", unit[0])
    under = next((at for at, unit in enumerate(people) if chosen in unit), 0)
    choice.setCurrentIndex(under if people else -1)
    return choice


def _chosen_name(choice: QComboBox) -> str:
    """Return the name of who is chosen, or the names of the pair; empty where nobody is."""
    told = choice.currentText()
    return told.partition(" · ")[2] if choice.currentData() is not None else ""


def _row(*parts: tuple[QWidget, int]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(2 * STEP)
    for part, share in parts:
        row.addWidget(part, share)
    return row
