"""The one place where a deal is told, field by field; what it comes to is shown before Enter."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.play_draft import (
    Draft,
    Way,
    command_of,
    correction,
    deal_of,
)
from whist_td.formats.club_night.screens.play_entry_card import EntryCard
from whist_td.formats.club_night.screens.play_teller import Teller
from whist_td.formats.club_night.screens.play_telling import Telling, telling
from whist_td.formats.club_night.views.views import TableView, club_table
from whist_td.kit.session import Session
from whist_td.kit.theme import set_role


class _FocusFrame(QFrame):
    """A card that is lit as long as it has the keys."""

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        set_role(self, "next" if self.hasFocus() else "card")

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        set_role(self, "next" if self.hasFocus() else "card")


class DealEntry(_FocusFrame):
    """Which deal of which table is told; a draft that is left is kept, and found again there."""

    entered = Signal(object)
    """The place of a deal that was entered, corrected or put in."""
    left = Signal()

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._drafts: dict[tuple[DealPlace, Way], Draft] = {}
        self._view: TableView | None = None
        self.setObjectName("dealEntry")
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._card = EntryCard(session.words, self)
        self._teller = Teller(session.words, self._card, self)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._card)
        self._card.left.connect(self.leave)
        self._teller.told.connect(self._keep)
        self._teller.accepted.connect(self._enter)
        self._teller.left.connect(self.leave)

    @property
    def draft(self) -> Draft | None:
        """The deal that is being told; None where a table has finished."""
        return self._teller.deal.draft if self._teller.deal else None

    @property
    def table(self) -> tuple[int, int] | None:
        """The round and the table whose deals are told."""
        return (self._view.round, self._view.table) if self._view else None

    @property
    def is_correcting(self) -> bool:
        """Whether an old deal is told, and not the next."""
        return self.draft is not None and self.draft.way is not Way.NEXT

    def show_next(self, round_number: int, table: int) -> None:
        """Ask for the next deal of a table; nothing is asked once it has finished."""
        view = club_table(self._session.evening, round_number, table)
        self._open(view, None if view.is_over else Draft(view.next_place))

    def correct(self, place: DealPlace) -> None:
        """Bring back a deal that stands, to change what was said."""
        view = club_table(self._session.evening, place.round, place.table)
        self._open(view, correction(self._session.evening, place))

    def insert(self, place: DealPlace) -> None:
        """Ask for a deal that was forgotten before another."""
        view = club_table(self._session.evening, place.round, place.table)
        self._open(view, Draft(place, Way.INSERT))

    def refresh(self) -> None:
        """Look again at what stands, keeping what is being told where it still has a place."""
        if self._view is None:
            return
        view = club_table(self._session.evening, self._view.round, self._view.table)
        deal = self._teller.deal
        if deal is None or not self.is_correcting or deal.draft.place.deal > len(view.deals):
            self.show_next(view.round, view.table)
        else:
            self._view = view
            self._teller.begin(view, telling(self._session.evening, deal.draft, deal.at))

    def leave(self) -> None:
        """Stop correcting and go back to the next deal; else let the tables have the keys."""
        if self.draft is not None and self._view is not None and self.is_correcting:
            self._drafts.pop(_kept_at(self.draft), None)
            self.show_next(self._view.round, self._view.table)
        self.left.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._teller.take(event):
            super().keyPressEvent(event)

    def _open(self, view: TableView, draft: Draft | None) -> None:
        self._view = view
        self._card.game = self._session.evening.game.code
        if draft is None:
            self._teller.begin(view, None)
            return
        kept = self._drafts.get(_kept_at(draft), draft)
        self._teller.begin(view, telling(self._session.evening, kept))

    def _keep(self, draft: Draft) -> None:
        self._drafts[_kept_at(draft)] = draft

    def _enter(self, deal: Telling) -> None:
        """Enter what was told; where it will not do, it stays and is asked again."""
        view, draft, evening = self._view, deal.draft, self._session.evening
        # Nothing is being told any more while the tables look at what has changed.
        self._teller.deal = None
        refusal = self._session.refusal(command_of(draft, deal_of(evening, deal.told)))
        if not refusal:
            self._drafts.pop(_kept_at(draft), None)
            self.entered.emit(draft.place)
        elif view is not None:
            self._teller.begin(view, deal)
            self._teller.refuse(refusal)


def _kept_at(draft: Draft) -> tuple[DealPlace, Way]:
    return draft.place, draft.way
