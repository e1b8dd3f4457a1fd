"""Two who are left over from different pairs: who they are, and what it means that they go on."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.players import pairs_of
from whist_td.formats.club_night.screens.entries_asking import Coming, ComingDialog
from whist_td.formats.club_night.views.comings import left_over, new_pair
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.stages.new_event_field import Field
from whist_td.words.words import Words


class NewPairDialog(ComingDialog):
    """Two people play together from the next round on; those left over stand first."""

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        intro = _("Whoever is left over stands first in both lists. You can undo this.")
        super().__init__(session, _("Two go on as a new pair"), intro, parent)
        self._first, self._second = QComboBox(self), QComboBox(self)
        self._first.setObjectName("newPairFirst")
        self._second.setObjectName("newPairSecond")
        row = QHBoxLayout()
        row.setSpacing(2 * STEP)
        row.addWidget(Field(_("First of the pair"), self._first, "", self), 1)
        row.addWidget(Field(_("Second of the pair"), self._second, "", self), 1)
        self._form.addLayout(row)
        _offer(self._first, session.evening, _candidates(session.evening), _)
        self._offer_partners()
        self._first.currentIndexChanged.connect(self._offer_partners)
        self._second.currentIndexChanged.connect(self.ask)
        self._first.setFocus()

    def _offer_partners(self) -> None:
        """Offer all but the first and his partner, and keep who was chosen if he may."""
        evening, first, chosen = self._session.evening, self._chosen_first, self._chosen_second
        together = next((pair for pair in _pairs_next(evening) if first in pair), (first,))
        people = [number for number in _candidates(evening) if number not in together]
        with QSignalBlocker(self._second):  # filling the list is no answer
            _offer(self._second, evening, people, self._session.words)
            at = self._second.findData(chosen) if chosen is not None else -1
            self._second.setCurrentIndex(at)
        self.ask()

    @property
    def _chosen_first(self) -> int | None:
        number: int | None = self._first.currentData()
        return number

    @property
    def _chosen_second(self) -> int | None:
        number: int | None = self._second.currentData()
        return number

    @override
    def _request(self) -> Coming | None:
        first, second = self._chosen_first, self._chosen_second
        if first is None or second is None:
            return None
        return new_pair(self._session.evening, first, second)

    @override
    def _lacking(self) -> str:
        _ = self._session.words
        if self._chosen_first is None or self._chosen_second is None:
            return _("Choose the two players first.")
        return ""

    @override
    def _accept_text(self) -> str:
        _, players = self._session.words, self._session.evening.players
        first, second = self._chosen_first, self._chosen_second
        if first is None or second is None:
            return _("Let them play together")
        names = (players[first].name, players[second].name)
        return _("Let {first} and {second} play together", first=names[0], second=names[1])


def _candidates(evening: ClubNightEvent) -> list[int]:
    """Return who could be in a new pair: those left over, then those who have a partner."""
    return [*left_over(evening), *(number for pair in _pairs_next(evening) for number in pair)]


def _pairs_next(evening: ClubNightEvent) -> tuple[tuple[int, int], ...]:
    return pairs_of(evening.players, evening.present(evening.last_announced + 1))


def _offer(choice: QComboBox, evening: ClubNightEvent, people: Sequence[int], _: Words) -> None:
    """Fill a list with people and what is known of their partners; nobody is chosen yet."""
    mates = {own: mate for pair in _pairs_next(evening) for own, mate in (pair, pair[::-1])}
    choice.clear()
    choice.setPlaceholderText(_("Choose…"))
    for number in people:
        name, mate = evening.players[number].name, evening.players.get(mates.get(number, 0))
        told = (
            _("{name} (plays with {partner})", name=name, partner=mate.name)
            if mate
            else _("{name} (left over)", name=name)
        )
        choice.addItem(f"{number} · {told}", number)
        choice.setItemData(choice.count() - 1, told, Qt.ItemDataRole.AccessibleTextRole)
    choice.setCurrentIndex(-1)
