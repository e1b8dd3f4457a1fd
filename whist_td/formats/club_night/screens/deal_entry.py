"""The one place where a deal is entered, field by field; what it comes to is shown before Enter."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.deal_fields import Field
from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.deal_card import EntryCard
from whist_td.formats.club_night.screens.deal_draft import (
    Draft,
    Step,
    Telling,
    Way,
    by_key,
    comes_to,
    command_of,
    correction,
    deal_of,
    telling,
)
from whist_td.formats.club_night.views.views import TableView, club_table
from whist_td.formats.club_night.words.game_labels import field_label
from whist_td.kit.enter import ENTER
from whist_td.kit.theme import set_role
from whist_td.room.session import Session
from whist_td.words.words import Words, lower_first

Key = Qt.Key
_STEPS = {Key.Key_Left: -1, Key.Key_Right: 1}


class Teller(QObject):
    """Leads through the questions of one deal, and shows each answer on the card at once."""

    told = Signal(object)
    """A `Draft` of which more was said."""
    accepted = Signal(object)
    """A `Telling` in which nothing is missing."""
    left = Signal()

    def __init__(self, words: Words, card: EntryCard, keys: QWidget) -> None:
        super().__init__(keys)
        self._words, self._card, self._keys = words, card, keys
        self._view: TableView | None = None
        self.deal: Telling | None = None
        """What is being told; None where a table has finished."""
        card.chosen.connect(self._choose_at)
        card.part_wanted.connect(self._go_to)
        card.counted.connect(self._count)
        card.accepted.connect(self._accept)

    def begin(self, view: TableView, deal: Telling | None) -> None:
        """Ask for a deal of a table, or show that the table has finished."""
        self._view, self.deal = view, deal
        if deal is None:
            self._card.show_finished(view)
        else:
            self._show(deal)

    def refuse(self, sentence: str) -> None:
        """Say why a deal will not do; what was said stays."""
        self._card.refuse(sentence)

    def take(self, event: QKeyEvent) -> bool:
        """Tell whether a key meant something here, and do it."""
        key, deal = Key(event.key()), self.deal
        if deal is None:
            return False
        if key in ENTER:
            if not event.isAutoRepeat():
                is_whole = event.modifiers() & Qt.KeyboardModifier.ControlModifier
                self._accept() if is_whole else self._go_on(deal)
        elif key in (Key.Key_Escape, Key.Key_Up):
            self._go_back(deal, leaves=key == Key.Key_Escape)
        elif key == Key.Key_Down:
            self._go_on(deal, accepts=False)
        elif key == Key.Key_Backspace:
            self._say(deal.unsaying())
        elif key in _STEPS:
            self._say(deal.moving(_STEPS[key]))
        else:
            return self._say(by_key(deal, event.text().upper(), self._words))
        return True

    def _say(self, deal: Telling | None) -> bool:
        """Take in what was said; nothing was, where a key means nothing."""
        if deal is None:
            return False
        self.told.emit(deal.draft)
        self._show(deal)
        return True

    def _show(self, deal: Telling) -> None:
        self.deal = deal
        if self._view is None:
            return
        self._card.show_deal(self._view, deal)
        found, refusal = comes_to(deal, self._words)
        self._card.show_trial(self._view, deal.draft, found)
        if deal.is_mistyped:
            self.refuse(number_words(deal.at.field, self._words))
        elif refusal and deal.after is None:
            self.refuse(refusal)
        elif found is not None:
            self._card.doubt(found.doubts)

    def _go_to(self, step: Step) -> None:
        if self.deal is not None:
            self._show(self.deal.going_to(step))
            self._keys.setFocus()

    def _go_back(self, deal: Telling, *, leaves: bool) -> None:
        if deal.before is not None:
            self._go_to(deal.before)
        elif leaves:
            self.left.emit()

    def _go_on(self, deal: Telling, *, accepts: bool = True) -> None:
        """Go to what is asked next, or enter the deal where nothing is any more."""
        if deal.is_mistyped:
            self.refuse(number_words(deal.at.field, self._words))
            return
        if accepts and deal.rest is not None:
            deal = deal.saying(deal.rest)
            self._say(deal)
        if deal.is_missing:
            self.refuse(missing_words(deal.at.field, self._words))
        elif deal.after is not None:
            self._go_to(deal.after)
        elif accepts:
            self._accept()

    def _accept(self) -> None:
        """Give the deal on; where something is missing, go there and say so."""
        if self.deal is None:
            return
        missing = self.deal.first_missing
        if missing is None:
            self.accepted.emit(self.deal)
            return
        self._go_to(missing)
        self.refuse(missing_words(missing.field, self._words))

    def _choose_at(self, step: Step, value: object) -> None:
        if self.deal is not None:
            self._say(self.deal.going_to(step).choosing(value))
            self._keys.setFocus()

    def _count(self, number: int) -> None:
        if self.deal is not None:
            self._say(self.deal.saying(number))
            self._keys.setFocus()


def missing_words(field: Field, _: Words) -> str:
    """Say what has to be told first."""
    return _("Say this first: {what}.", what=lower_first(field_label(field.name, _)))


def number_words(field: Field, _: Words) -> str:
    """Say which numbers will do."""
    return _("Write a number from {least} to {most}.", least=field.least, most=field.most)


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
