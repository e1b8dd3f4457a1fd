"""Coming late, leaving early, staying after all, playing in another's place; alone or as a pair."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.players import ClubPlayer, pairs_of
from whist_td.formats.club_night.rules.settings import SeatingWay
from whist_td.formats.club_night.screens.entries_asking import Coming, ComingDialog
from whist_td.formats.club_night.views import comings
from whist_td.formats.club_night.views import planning as plan
from whist_td.kit.session import Session
from whist_td.kit.typed_rows import tidied
from whist_td.players.screens.coming_forms import (
    LeaveForm,
    Party,
    PartyField,
    StayForm,
    name_field,
    round_field,
    side_by_side,
)
from whist_td.stages.new_event_field import Field


class LateDialog(ComingDialog):
    """Somebody arrives, in fixed pairs with a partner: who, and from which round."""

    def __init__(
        self, session: Session[ClubNightEvent], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        _ = session.words
        intro = _("What was played stays as it is. You can undo this.")
        self._is_paired = _is_paired(session.evening)
        title = _("A pair arrives late") if self._is_paired else _("Somebody arrives late")
        super().__init__(session, title, intro, parent)
        self._name = name_field("lateName", names, self)
        self._partner = name_field("latePartner", names, self)
        self._club = QLineEdit(self)
        self._club.setObjectName("lateClub")
        evening = session.evening
        rounds = (evening.last_announced + 1, evening.settings.rounds)
        self._round = round_field("lateRound", rounds, self)
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
        self._form.addLayout(side_by_side((name, 3), (partner, 3), (club, 2), (plays, 1)))

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
        self, session: Session[ClubNightEvent], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _, evening = session.words, session.evening
        intro = _("What was played stays, and counts. You can undo this.")
        self._is_paired = _is_paired(evening)
        title = _("A pair leaves early") if self._is_paired else _("Somebody leaves early")
        super().__init__(session, title, intro, parent)
        there = _parties(evening, evening.present(evening.last_announced + 1))
        rounds = (max(evening.last_announced, 1), evening.settings.rounds)
        self._leaving = LeaveForm(there, chosen, rounds, _, self)
        self._form.addWidget(self._leaving)
        self._leaving.changed.connect(self.ask)
        self.ask()
        self._leaving.setFocus()

    @override
    def _request(self) -> Coming | None:
        number, evening = self._leaving.number, self._session.evening
        if number is None:
            return None
        leaving = comings.leaving_pair if self._is_paired else plan.leaving_player
        return leaving(evening, number, self._leaving.round)

    @override
    def _lacking(self) -> str:
        return self._leaving.lacking

    @override
    def _accept_text(self) -> str:
        return self._leaving.accept_text


class StayDialog(ComingDialog):
    """Somebody who left, or was to leave, is here after all."""

    def __init__(
        self, session: Session[ClubNightEvent], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _, evening = session.words, session.evening
        intro = _("Whoever has missed no round can play on under the same number.")
        super().__init__(session, _("Somebody stays after all"), intro, parent)
        back = [n for n, player in evening.players.items() if plan.can_return(evening, player)]
        self._staying = StayForm(_parties(evening, back), chosen, _, self)
        self._form.addWidget(self._staying)
        self._staying.changed.connect(self.ask)
        self.ask()
        self._staying.setFocus()

    @override
    def _request(self) -> Coming | None:
        number, evening = self._staying.number, self._session.evening
        if number is None:
            return None
        returning = comings.returning_pair if _is_paired(evening) else plan.returning_player
        return returning(evening, number)

    @override
    def _lacking(self) -> str:
        return self._staying.lacking

    @override
    def _accept_text(self) -> str:
        return self._staying.accept_text


class SubstituteDialog(ComingDialog):
    """Somebody takes another's seat from the next round on."""

    def __init__(
        self,
        session: Session[ClubNightEvent],
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
        parties = [_party(evening, (number,)) for number in there]
        self._who = PartyField(parties, chosen, self)
        self._who.setObjectName("substituteFor")
        self._name = name_field("substituteName", names, self)
        self._club = QLineEdit(self)
        self._club.setObjectName("substituteClub")
        who = Field(_("Who leaves"), self._who, "", self)
        name = Field(_("Who plays instead"), self._name, "", self)
        club = Field(_("Club or town"), self._club, "", self)
        self._form.addLayout(side_by_side((who, 3), (name, 3), (club, 2)))
        self._who.currentIndexChanged.connect(self.ask)
        for typed in (self._name, self._club):
            typed.textChanged.connect(self.ask)
        self.ask()
        self._name.setFocus()

    @override
    def _request(self) -> Coming | None:
        evening, number = self._session.evening, self._who.number
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
        gone = self._who.name
        if not (name and gone):
            return _("Let somebody play instead")
        return _("Let {name} play for {other}", name=name, other=gone)


def _is_paired(evening: ClubNightEvent) -> bool:
    return evening.settings.seating is SeatingWay.PAIRS


def _parties(evening: ClubNightEvent, people: Sequence[int]) -> tuple[Party, ...]:
    """Return some people as they come and go: one by one, or in fixed pairs by twos."""
    if not _is_paired(evening):
        return tuple(_party(evening, (number,)) for number in people)
    both = {number for number in people if _mates(evening, number) & set(people)}
    return tuple(_party(evening, pair) for pair in pairs_of(evening.players, both))


def _party(evening: ClubNightEvent, numbers: tuple[int, ...]) -> Party:
    return Party(numbers, " + ".join(evening.players[number].name for number in numbers))


def _mates(evening: ClubNightEvent, number: int) -> set[int]:
    """Return a partner, and whoever names one as his partner."""
    claims = {n for n, player in evening.players.items() if player.partner == number}
    own = evening.players[number].partner
    return claims | ({own} if own is not None else set())
