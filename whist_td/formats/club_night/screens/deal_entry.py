"""The one place where a deal is entered, field by field; what it comes to is shown before Enter."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget
from typing_extensions import override

from whist_td.formats.club_night.games.game import DealField
from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.deal_card import DealCard
from whist_td.formats.club_night.screens.deal_draft import (
    DealForm,
    Draft,
    Purpose,
    Step,
    comes_to,
    command_of,
    correction,
    form_of,
)
from whist_td.formats.club_night.screens.deal_keys import BY_SEAT, NUMBERS, caps_of
from whist_td.formats.club_night.screens.deal_typing import by_key, told_last
from whist_td.formats.club_night.views.views import TableView, club_table
from whist_td.formats.club_night.words.games import field_label
from whist_td.formats.club_night.words.seats import SEPARATORS, TokenForm, TokenReading
from whist_td.kit.parts import ENTER, column
from whist_td.kit.session import Session
from whist_td.kit.theme import set_role
from whist_td.words.words import Words, lower_first

Key = Qt.Key
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_UP_AND_DOWN = (Key.Key_Up, Key.Key_Down)
_STEPS = {Key.Key_Left: -1, Key.Key_Right: 1}


class DealController(QObject):
    """Leads through the questions of one deal, and shows each answer on the card at once."""

    answered = Signal(object)
    """A `Draft` with another answer."""
    accepted = Signal(object)
    """A `DealForm` in which nothing is missing."""
    doubted = Signal(object)
    """A `DealForm` in which a seat was typed that can be two."""
    left = Signal()

    def __init__(self, words: Words, card: DealCard, keys: QWidget) -> None:
        super().__init__(keys)
        self._words, self._card, self._keys = words, card, keys
        self._view: TableView | None = None
        self.form: DealForm | None = None
        """What is being entered; None where a table has finished."""
        card.questions.chosen.connect(self._choose_at)
        card.questions.part_requested.connect(self._go_to)
        card.questions.counted.connect(self._count)
        card.accepted.connect(self._accept)

    def begin(self, view: TableView, form: DealForm | None) -> None:
        """Ask for a deal of a table, or show that the table has finished."""
        self._view, self.form = view, form
        if form is None:
            self._card.show_finished(view)
        else:
            self._show(form)

    def refuse(self, sentence: str) -> None:
        """Say why a deal will not do; the answers stay."""
        self._card.refuse(sentence)

    def decide(self, reading: TokenReading) -> None:
        """Take one of the two that a typed seat can be."""
        if self.form is not None:
            typed = self.form.typed
            self._take_in(self.form.deciding(reading))
            if reading.seats and None in reading.values:
                self.refuse(_unknown_words(self.form, typed, self._words))
            self._keys.setFocus()

    def take(self, event: QKeyEvent) -> bool:
        """Tell whether a key meant something here, and do it."""
        key, form = Key(event.key()), self.form
        if form is None:
            return False
        if key in (*ENTER, *_UP_AND_DOWN) and form.is_doubtful:
            self.doubted.emit(form)
        elif key in ENTER:
            self._enter(form, event)
        elif key in (Key.Key_Escape, Key.Key_Up):
            self._go_back(form, leaves=key == Key.Key_Escape)
        elif key == Key.Key_Down:
            self._go_on(form, accepts=False)
        elif key == Key.Key_Backspace:
            self._take_in(form.erasing())
        elif key in _STEPS:
            self._take_in(form.moving(_STEPS[key]))
        else:
            return self._type(form, event)
        return True

    def _enter(self, form: DealForm, event: QKeyEvent) -> None:
        is_whole = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not event.isAutoRepeat():
            self._accept() if is_whole else self._go_on(form)

    def _type(self, form: DealForm, event: QKeyEvent) -> bool:
        """Take in what was typed; what answers nothing here is refused with a sentence."""
        text = event.text().upper()
        if not text.isprintable() or not text or event.modifiers() & _COMMANDS:
            return False
        found = by_key(form, text, self._words)
        if found is None:
            self._card.refuse(_unknown_words(told_last(form), text, self._words))
            return True
        self._take_in(found)
        if found.is_doubtful and (text in SEPARATORS or not found.reader.may_go_on(found.typed)):
            self.doubted.emit(found)
        return True

    def _take_in(self, form: DealForm) -> None:
        """Take in an answer."""
        self.answered.emit(form.draft)
        self._show(form)

    def _show(self, form: DealForm) -> None:
        self.form = form
        if self._view is None:
            return
        self._card.show_deal(self._view, form)
        found, refusal = comes_to(form, self._words)
        self._card.show_trial(self._view, form.draft, found)
        if form.is_mistyped and not _is_begun(form, self._words):
            self.refuse(_mistyped_words(form, self._words))
        elif form.is_doubtful:
            self._card.say_doubtful(form)
        elif refusal and form.after is None:
            self.refuse(refusal)
        elif found is not None:
            self._card.doubt(found.doubts)

    def _go_to(self, step: Step) -> None:
        if self.form is not None:
            self._show(self.form.going_to(step))
            self._keys.setFocus()

    def _go_back(self, form: DealForm, *, leaves: bool) -> None:
        before = form.begun_before if leaves else form.before
        if before is not None and not (leaves and form.is_opening):
            self._go_to(before)
        elif leaves:
            self.left.emit()

    def _go_on(self, form: DealForm, *, accepts: bool = True) -> None:
        """Go to what is asked next, or enter the deal where nothing is any more."""
        if form.is_mistyped:
            self.refuse(_mistyped_words(form, self._words))
            if form.is_missing:
                # Enter ends what was typed: the next key begins anew.
                self.form = form.going_to(form.at)
            return
        if accepts and form.rest is not None:
            form = form.answering(form.rest)
            self._take_in(form)
        if form.is_missing:
            self.refuse(_missing_words(form.at.field, self._words))
        elif form.after is not None:
            self._go_to(form.after)
        elif accepts:
            self._accept()

    def _accept(self) -> None:
        """Give the deal on; where something is missing, go there and say so."""
        if self.form is None:
            return
        if self.form.is_doubtful:
            self.doubted.emit(self.form)
            return
        missing = self.form.first_missing
        if missing is None:
            self.accepted.emit(self.form)
            return
        self._go_to(missing)
        self.refuse(_missing_words(missing.field, self._words))

    def _choose_at(self, step: Step, value: object) -> None:
        if self.form is not None:
            self._take_in(self.form.going_to(step).choosing(value))
            self._keys.setFocus()

    def _count(self, number: int) -> None:
        if self.form is not None:
            self._take_in(self.form.answering(number))
            self._keys.setFocus()


def _missing_words(field: DealField, _: Words) -> str:
    """Say what has to be answered first."""
    return _("Answer this first: {what}.", what=lower_first(field_label(field.name, _)))


def _mistyped_words(form: DealForm, _: Words) -> str:
    """Say what will do in place of what was typed."""
    unknown = _unknown_words(form, form.typed, _)
    if len(form.typed) == 1 or form.at.field.kind in NUMBERS:
        return unknown
    return f"{unknown} {_('Backspace erases it.')}"


def _is_begun(form: DealForm, _: Words) -> bool:
    """Tell whether what is typed can be the beginning of an answer."""
    if form.at.field.kind in BY_SEAT:
        return form.reader.may_go_on(form.typed)
    return any(cap.startswith(form.typed) for cap in caps_of(form.at.field, form.people, _))


def _unknown_words(form: DealForm, text: str, _: Words) -> str:
    """Say what can be answered here, after something that cannot."""
    field = form.at.field
    if field.kind in NUMBERS:
        return _("Type a number from {least} to {most}.", least=field.least, most=field.most)
    keys = ", ".join(caps_of(field, form.people, _))
    if field.kind in BY_SEAT:
        return _(
            "“{text}” is not known here: type {keys}, a player’s number or a name.",
            text=text,
            keys=keys,
        )
    return _("“{text}” is not one of the answers here. Type one of: {keys}.", text=text, keys=keys)


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


class ClubDealEntry(_FocusFrame):
    """Which deal of which table is entered; a draft that is left waits there to be gone on with."""

    # More than 15 methods: the next deal, one put right and one put in share card and keys.

    entered = Signal(object)
    """The place of a deal that was entered, corrected or put in."""
    doubted = Signal(object)
    """A `DealForm` in which a seat was typed that can be two."""
    left = Signal()
    heightened = Signal()
    """A question needs more room than before, or less."""

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._drafts: dict[tuple[DealPlace, Purpose], Draft] = {}
        self._numbers: dict[tuple[int, int], TokenForm | None] = {}
        self._view: TableView | None = None
        self.setObjectName("dealEntry")
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._card = DealCard(session.words, self)
        self._controller = DealController(session.words, self._card, self)
        column(self._card, inside=self)
        self._card.left.connect(self.leave)
        self._card.questions.heightened.connect(self.heightened)
        self._controller.answered.connect(self._store)
        self._controller.accepted.connect(self._enter)
        self._controller.doubted.connect(self.doubted)
        self._controller.left.connect(self.leave)

    @property
    def draft(self) -> Draft | None:
        """The deal that is being entered; None where a table has finished."""
        return self._controller.form.draft if self._controller.form else None

    @property
    def half_entered(self) -> str:
        """Say which deals were begun and are not entered; nothing where none is."""
        _ = self._session.words
        places = sorted({place for place, _purpose in self._drafts})
        told = [_("table {table}, deal {deal}", **place._asdict()) for place in places]
        return _("Begun but not entered: {deals}.", deals=_.apart(told)) if told else ""

    @property
    def table(self) -> tuple[int, int] | None:
        """The round and the table whose deals are entered."""
        return (self._view.round, self._view.table) if self._view else None

    @property
    def is_correcting(self) -> bool:
        """Whether an old deal is entered again, and not the next."""
        return self.draft is not None and self.draft.purpose is not Purpose.NEXT

    @property
    def wanted_height(self) -> int:
        """The height in which the highest question is seen whole."""
        return self._card.wanted_height

    def show_next(self, round_number: int, table: int) -> None:
        """Ask for the next deal of a table; nothing is asked once it has finished."""
        view = club_table(self._session.evening, round_number, table)
        self._open(view, None if view.is_over else Draft(view.next_place))

    def correct(self, place: DealPlace) -> None:
        """Bring back a deal that was entered, to change its answers."""
        view = club_table(self._session.evening, place.round, place.table)
        self._open(view, correction(self._session.evening, place))

    def insert(self, place: DealPlace) -> None:
        """Ask for a deal that was forgotten before another."""
        view = club_table(self._session.evening, place.round, place.table)
        self._open(view, Draft(place, Purpose.INSERT))

    def refresh(self) -> None:
        """Look again at the table, keeping the draft where it still has a place."""
        if self._view is None:
            return
        view = club_table(self._session.evening, self._view.round, self._view.table)
        form = self._controller.form
        if form is None or not self.is_correcting or form.draft.place.deal > len(view.deals):
            self.show_next(view.round, view.table)
        else:
            self._view = view
            self._controller.begin(view, self._form_of(view, form.draft, form.at))

    def remark(self, sentence: str) -> None:
        """Say something calmly; the answers stay."""
        self._card.remark(sentence)

    def decide(self, reading: TokenReading) -> None:
        """Take one of the two that a typed seat can be; at this table numbers mean it from now."""
        self._controller.decide(reading)
        if self._controller.form is not None and self.table is not None:
            self._numbers[self.table] = self._controller.form.numbers

    def leave(self) -> None:
        """Stop correcting and go back to the next deal; else let the tables have the keys."""
        if self.draft is not None and self._view is not None and self.is_correcting:
            self._drafts.pop(_key_of(self.draft), None)
            self.show_next(self._view.round, self._view.table)
        self.left.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._controller.take(event):
            super().keyPressEvent(event)

    def _open(self, view: TableView, draft: Draft | None) -> None:
        self._view = view
        if draft is None:
            self._controller.begin(view, None)
            return
        draft = self._drafts.get(_key_of(draft), draft)
        self._controller.begin(view, self._form_of(view, draft))

    def _form_of(self, view: TableView, draft: Draft, at: Step | None = None) -> DealForm:
        numbers = self._numbers.get((view.round, view.table))
        return form_of(self._session.evening, draft, at, numbers)

    def _store(self, draft: Draft) -> None:
        self._drafts[_key_of(draft)] = draft

    def _enter(self, form: DealForm) -> None:
        """Enter the deal; where it will not do, it stays and is asked again."""
        view, draft = self._view, form.draft
        # Nothing is being entered any more while the tables look at what has changed.
        self._controller.form = None
        refusal = self._session.refusal(command_of(form))
        if not refusal:
            self._drafts.pop(_key_of(draft), None)
            self.entered.emit(draft.place)
        elif view is not None:
            self._controller.begin(view, form)
            self._controller.refuse(refusal)


def _key_of(draft: Draft) -> tuple[DealPlace, Purpose]:
    return draft.place, draft.purpose
