"""Arriving late, leaving, staying after all, a substitute, a new pair: one question each."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.event import ClubNightEvent, SeatingWay
from whist_td.formats.club_night.rules.players import ClubPlayer, pairs_of
from whist_td.formats.club_night.screens.arrival_dialog import ArrivalCommand, ArrivalDialog
from whist_td.formats.club_night.views import arrivals as comings
from whist_td.formats.club_night.views import planning as plan
from whist_td.formats.club_night.views.arrivals import left_over, new_pair
from whist_td.kit.fields import ChoiceField
from whist_td.kit.session import Session
from whist_td.kit.theme import named
from whist_td.kit.typed_rows import tidied
from whist_td.players.screens.coming_forms import (
    LateForm,
    LeaveForm,
    Party,
    PartyField,
    StayForm,
    name_field,
    side_by_side,
)
from whist_td.stages.new_event_fields import LabelledField
from whist_td.stages.twin_names import TypedTwins
from whist_td.words.words import Words


class ClubLateDialog(ArrivalDialog):
    """Somebody arrives, in fixed pairs with a partner: who, and from which round."""

    def __init__(
        self, session: Session[ClubNightEvent], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        _, evening = session.words, session.evening
        intro = _("What was played stays as it is. You can undo this.")
        is_paired = _is_paired(evening)
        title = _("A pair arrives late") if is_paired else _("Somebody arrives late")
        super().__init__(session, title, intro, parent)
        rounds = (evening.last_announced + 1, evening.settings.rounds)
        taken = _taken(evening)
        self._late = LateForm(names, rounds, _, self, taken=taken, is_paired=is_paired)
        self._late.named.connect(self.ask)
        self._late.club_typed.connect(self.ask)
        self._ask_in(self._late)

    @override
    def _request(self) -> ArrivalCommand:
        evening, asked = self._session.evening, self._late
        number, club, first = max(evening.players, default=0) + 1, asked.club, asked.round
        late = ClubPlayer(number, asked.name or str(number), club, first)
        if not _is_paired(evening):
            return plan.late_player(evening, late)
        partner = ClubPlayer(number + 1, asked.partner or str(number + 1), club, first)
        return comings.late_pair(evening, late, partner)


class ClubLeaveDialog(ArrivalDialog):
    """Somebody goes home, in fixed pairs with the partner: who, and after which round."""

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget | None = None) -> None:
        _, evening = session.words, session.evening
        intro = _("What was played stays, and counts. You can undo this.")
        title = _("A pair leaves early") if _is_paired(evening) else _("Somebody leaves early")
        super().__init__(session, title, intro, parent)
        there = _parties(evening, evening.present(evening.last_announced + 1))
        rounds = (max(evening.last_announced, 1), evening.settings.rounds)
        self._leaving = LeaveForm(there, rounds, _, self)
        self._ask_in(self._leaving)

    @override
    def _request(self) -> ArrivalCommand | None:
        number, evening = self._leaving.number, self._session.evening
        if number is None:
            return None
        leaving = comings.leaving_pair if _is_paired(evening) else plan.leaving_player
        return leaving(evening, number, self._leaving.round)


class ClubStayDialog(ArrivalDialog):
    """Somebody who left, or was to leave, is here after all."""

    def __init__(
        self, session: Session[ClubNightEvent], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _, evening = session.words, session.evening
        intro = _("A player who has missed no round can continue under the same number.")
        super().__init__(session, _("Somebody stays after all"), intro, parent)
        back = [n for n, player in evening.players.items() if plan.can_return(evening, player)]
        self._staying = StayForm(_parties(evening, back), chosen, _, self)
        self._ask_in(self._staying)

    @override
    def _request(self) -> ArrivalCommand | None:
        number, evening = self._staying.number, self._session.evening
        if number is None:
            return None
        returning = comings.returning_pair if _is_paired(evening) else plan.returning_player
        return returning(evening, number)


class ClubSubstituteDialog(ArrivalDialog):
    """Somebody takes another's seat from the next round on."""

    def __init__(
        self,
        session: Session[ClubNightEvent],
        names: Sequence[str],
        chosen: int | None,
        parent: QWidget | None = None,
    ) -> None:
        _ = session.words
        intro = _("What was played stays with the people who played it. You can undo this.")
        if _is_paired(session.evening):
            intro = _("The pair stays one pair, with all its points. You can undo this.")
        super().__init__(session, _("Somebody plays in another’s place"), intro, parent)
        evening = session.evening
        there = evening.present(evening.last_announced + 1)
        parties = [_party(evening, (number,)) for number in there]
        self._who = named(PartyField(parties, chosen, _, self), "substituteFor")
        self._name = name_field("substituteName", names, self)
        self._club = named(QLineEdit(self), "substituteClub")
        who = LabelledField(_("Who leaves"), self._who, "", self)
        name = LabelledField(_("Who plays instead"), self._name, "", self)
        club = LabelledField(_("Club or town"), self._club, "", self)
        self._form.addLayout(side_by_side((who, 3), (name, 3), (club, 2)))
        twins = TypedTwins((self._name,), self._club, _taken(evening), session.words, self)
        self._form.addWidget(twins)
        self._who.currentIndexChanged.connect(self.ask)
        for typed in (self._name, self._club):
            typed.textChanged.connect(self.ask)
        self.ask()
        self._name.setFocus()

    @override
    def _request(self) -> ArrivalCommand | None:
        evening, number = self._session.evening, self._who.number
        name = _typed(self._name)
        if number is None or not name:
            return None
        own = max(evening.players) + 1
        return comings.substitute_for(evening, number, ClubPlayer(own, name, _typed(self._club)))

    @override
    def _lacking(self) -> str:
        _ = self._session.words
        if self._who.number is None:
            return _("Choose first who leaves.")
        return "" if _typed(self._name) else _("Enter the name first.")

    @override
    def _accept_text(self) -> str:
        _, name = self._session.words, _typed(self._name)
        gone = self._who.name
        if not (name and gone):
            return _("Find a substitute")
        return _("{name} plays for {other}", name=name, other=gone)


def _typed(field: QLineEdit) -> str:
    return tidied(field.text())


def _is_paired(evening: ClubNightEvent) -> bool:
    return evening.settings.seating is SeatingWay.PAIRS


def _taken(evening: ClubNightEvent) -> list[str]:
    """Return the names that nobody else may have; in pairs who has left may come again."""
    players = evening.players.values()
    stay = not _is_paired(evening)
    return [player.name for player in players if stay or player.last_round is None]


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


class NewPairDialog(ArrivalDialog):
    """Two people play together from the next round on; those left over stand first."""

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        intro = _("Players left over come first in both lists. You can undo this.")
        super().__init__(session, _("Two become a new pair"), intro, parent)
        self._first, self._second = ChoiceField(self), ChoiceField(self)
        self._first.setObjectName("newPairFirst")
        self._second.setObjectName("newPairSecond")
        first = LabelledField(_("First of the pair"), self._first, "", self)
        second = LabelledField(_("Second of the pair"), self._second, "", self)
        self._form.addLayout(side_by_side((first, 1), (second, 1)))
        _offer(self._first, session.evening, _candidates(session.evening), _)
        self._offer_partners()
        self._first.currentIndexChanged.connect(self._offer_partners)
        self._second.currentIndexChanged.connect(self.ask)
        self._first.setFocus()

    def _offer_partners(self) -> None:
        """Offer all but the first and his partner, and keep who was chosen if he may."""
        evening, (first, chosen) = self._session.evening, self._chosen
        together = next((pair for pair in _pairs_next(evening) if first in pair), (first,))
        people = [number for number in _candidates(evening) if number not in together]
        with QSignalBlocker(self._second):  # filling the list is no answer
            _offer(self._second, evening, people, self._session.words)
            at = self._second.findData(chosen) if chosen is not None else -1
            self._second.setCurrentIndex(at)
        self.ask()

    @property
    def _chosen(self) -> tuple[int | None, int | None]:
        return self._first.currentData(), self._second.currentData()

    @override
    def _request(self) -> ArrivalCommand | None:
        first, second = self._chosen
        if first is None or second is None:
            return None
        return new_pair(self._session.evening, first, second)

    @override
    def _lacking(self) -> str:
        return self._session.words("Choose the two players first.") if None in self._chosen else ""

    @override
    def _accept_text(self) -> str:
        _, players = self._session.words, self._session.evening.players
        first, second = self._chosen
        if first is None or second is None:
            return _("Make them a pair")
        names = (players[first].name, players[second].name)
        return _("Make {first} and {second} a pair", first=names[0], second=names[1])


def _candidates(evening: ClubNightEvent) -> list[int]:
    """Return who could be in a new pair: those left over, then those who have a partner."""
    return [*left_over(evening), *(number for pair in _pairs_next(evening) for number in pair)]


def _pairs_next(evening: ClubNightEvent) -> tuple[tuple[int, int], ...]:
    return pairs_of(evening.players, evening.present(evening.last_announced + 1))


def _offer(choice: ChoiceField, evening: ClubNightEvent, people: Sequence[int], _: Words) -> None:
    """Fill a list with people and what is known of their partners; nobody is chosen yet."""
    mates = {own: mate for pair in _pairs_next(evening) for own, mate in (pair, pair[::-1])}
    choice.clear()
    choice.setPlaceholderText(_("Choose…"))
    for number in people:
        name, mate = evening.players[number].name, evening.players.get(mates.get(number, 0))
        text = (
            _("{name} (plays with {partner})", name=name, partner=mate.name)
            if mate
            else _("{name} (left over)", name=name)
        )
        choice.addItem(f"{number} · {text}", number)
        choice.setItemData(choice.count() - 1, text, Qt.ItemDataRole.AccessibleTextRole)
    choice.setCurrentIndex(-1)
