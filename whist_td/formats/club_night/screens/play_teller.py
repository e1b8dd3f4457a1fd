"""The keys and clicks of a deal that is told: what they say, where they lead, when it is whole."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from whist_td.formats.club_night.games.game import DealField
from whist_td.formats.club_night.screens.play_draft import Step
from whist_td.formats.club_night.screens.play_entry_card import EntryCard
from whist_td.formats.club_night.screens.play_telling import Telling, by_key, comes_to
from whist_td.formats.club_night.views.views import TableView
from whist_td.formats.club_night.words.games import field_label
from whist_td.kit.enter import ENTER
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


def missing_words(field: DealField, _: Words) -> str:
    """Say what has to be told first."""
    return _("Say this first: {what}.", what=lower_first(field_label(field.name, _)))


def number_words(field: DealField, _: Words) -> str:
    """Say which numbers will do."""
    return _("Write a number from {least} to {most}.", least=field.least, most=field.most)
