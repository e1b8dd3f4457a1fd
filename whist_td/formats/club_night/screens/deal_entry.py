"""The one place where a deal is entered, field by field; what it comes to is shown before Enter."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget
from typing_extensions import override

from whist_td.core.deal_fields import DealField, Step
from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.deal_card import DealCard
from whist_td.formats.club_night.views.views import TableView, club_table
from whist_td.formats.club_night.words.deal_form import (
    DealDraft,
    DealForm,
    Purpose,
    comes_to,
    command_of,
    correction,
    form_of,
    unread_words,
)
from whist_td.formats.club_night.words.games import field_label
from whist_td.formats.club_night.words.seats import TokenForm, TokenReading
from whist_td.kit.parts import ENTER, column
from whist_td.kit.session import Session
from whist_td.kit.theme import set_role
from whist_td.words.words import Words, lower_first

Key = Qt.Key
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_STEPS = {Key.Key_Left: -1, Key.Key_Right: 1}


class DealController(QObject):
    """Leads through the questions of one deal, and shows each answer on the card at once."""

    # More than 15 methods: keys, clicks, a doubt and a refusal lead on from the same form.

    answered = Signal(object)
    """A `DealForm` with another answer, or a sign more."""
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
        self._is_refused = False
        """Whether Enter was pressed on a line that cannot be read."""
        card.questions.chosen.connect(self._click)
        card.questions.part_requested.connect(self._go_to)
        card.questions.counted.connect(self._count)
        card.accepted.connect(self._accept)

    def begin(self, view: TableView, form: DealForm | None) -> None:
        """Ask for a deal of a table, or show that the table has finished."""
        self._view, self.form, self._is_refused = view, form, False
        if form is None:
            self._card.show_finished(view)
        else:
            self._show(form)

    def refuse(self, sentence: str) -> None:
        """Say why a deal will not do, and sound; the answers stay."""
        QApplication.beep()
        self._card.refuse(sentence)

    def decide(self, reading: TokenReading) -> None:
        """Take one of the two that a typed seat can be, and go on as Enter would have."""
        if self.form is not None:
            self._take_in(self.form.deciding(reading))
            self._keys.setFocus()
            self._go_on(self.form)

    def take(self, event: QKeyEvent) -> bool:
        """Tell whether a key meant something here, and do it."""
        key, form = Key(event.key()), self.form
        if form is None:
            return False
        if key in ENTER:
            self._enter(form, event)
        elif key == Key.Key_Escape:
            self._leave(form)
        elif key == Key.Key_Up:
            self._go_to(form.before)
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
        if event.isAutoRepeat():
            return
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._accept()
        else:
            self._go_on(form)

    def _type(self, form: DealForm, event: QKeyEvent) -> bool:
        """Take in a sign; one with which the line cannot be read is heard and seen at once.

        After a line that was refused nothing is typed until it is erased: what follows is meant
        for another deal.
        """
        text = event.text().upper()
        if not text.isprintable() or not text or event.modifiers() & _COMMANDS:
            return False
        if self._is_refused:
            self.refuse(unread_words(form, self._words))
            return True
        typed = form.typing(text)
        self._take_in(typed)
        if typed.is_refused and not form.is_refused:
            QApplication.beep()
        return True

    def _take_in(self, form: DealForm) -> None:
        self._is_refused = False
        self.answered.emit(form)
        self._show(form)

    def _show(self, form: DealForm) -> None:
        self.form = form
        if self._view is None:
            return
        self._card.show_deal(self._view, form)
        trial, refusal = comes_to(form)
        self._card.show_trial(self._view, form.draft, trial)
        if form.is_refused:
            self._card.refuse(unread_words(form, self._words))
        elif form.is_doubtful:
            self._card.say_doubtful(form)
        elif refusal and form.after is None:
            self._card.refuse(refusal)
        elif trial is not None:
            self._card.doubt(trial.doubts)

    def _is_read(self, form: DealForm) -> bool:
        """Tell whether all that is typed means one thing; else ask, or say what would."""
        if form.is_doubtful:
            self.doubted.emit(form)
        elif form.is_unread:
            self._is_refused = True
            self.refuse(unread_words(form, self._words))
        return not form.line.rest

    def _go_to(self, step: Step | None) -> None:
        if step is not None and self.form is not None and self._is_read(self.form):
            self._take_in(self.form.going_to(step))
            self._keys.setFocus()

    def _leave(self, form: DealForm) -> None:
        """Take back the line, or the answer before; where there is none, leave the deal."""
        before = form.leaving()
        if before is None:
            self.left.emit()
        else:
            self._take_in(before)

    def _go_on(self, form: DealForm, *, accepts: bool = True) -> None:
        """Go to what is asked next, or enter the deal where nothing is any more."""
        if not self._is_read(form):
            return
        if accepts and form.rest is not None:
            form = form.answering(form.at, form.rest)
        if form.is_missing:
            self._take_in(form)
            self.refuse(_missing_words(form.at.field, self._words))
        elif form.after is not None:
            self._take_in(form.going_to(form.after))
        elif accepts:
            self._take_in(form)
            self._accept()

    def _accept(self) -> None:
        """Give the deal on; where something is missing, go there and say so."""
        if self.form is None or not self._is_read(self.form):
            return
        missing = self.form.first_missing
        if missing is None:
            self.accepted.emit(self.form)
            return
        self._go_to(missing)
        self.refuse(_missing_words(missing.field, self._words))

    def _click(self, step: Step, value: object) -> None:
        if self.form is not None:
            self._take_in(self.form.choosing(step, value))
            self._keys.setFocus()

    def _count(self, number: int) -> None:
        if self.form is not None:
            self._take_in(self.form.answering(self.form.at, number))
            self._keys.setFocus()


def _missing_words(field: DealField, _: Words) -> str:
    """Say what has to be answered first."""
    return _("Answer this first: {what}.", what=lower_first(field_label(field.name, _)))


class ClubDealEntry(QFrame):
    """Which deal of which table is entered; a draft that is left waits there to be gone on with.

    The card is lit as long as it has the keys.
    """

    # More than 15 methods: the next deal, one put right and one put in share card and keys.

    entered = Signal(object)
    """The place of a deal that was entered, corrected or put in."""
    doubted = Signal(object)
    """A `DealForm` in which a seat was typed that can be two."""
    left = Signal()
    heightened = Signal()
    """A question needs more room than before, or less."""

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget | None) -> None:
        super().__init__(parent)
        self._session = session
        self._begun: dict[tuple[DealPlace, Purpose], DealForm] = {}
        self._numbers: dict[tuple[int, int], TokenForm | None] = {}
        self._view: TableView | None = None
        self.setObjectName("dealEntry")
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._card = DealCard(session.words, self)
        self._controller = DealController(session.words, self._card, self)
        column(self._card, inside=self)
        self._card.described.connect(self._describe)
        self._card.left.connect(self.leave)
        self._card.questions.heightened.connect(self.heightened)
        self._controller.answered.connect(self._store)
        self._controller.accepted.connect(self._enter)
        self._controller.doubted.connect(self.doubted)
        self._controller.left.connect(self.leave)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        set_role(self, "next" if self.hasFocus() else "card")

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        set_role(self, "next" if self.hasFocus() else "card")

    def _describe(self, place: str, question: str) -> None:
        self.setAccessibleName(place)
        self.setAccessibleDescription(question)

    @property
    def draft(self) -> DealDraft | None:
        """The deal that is being entered; None where a table has finished."""
        return self._controller.form.draft if self._controller.form else None

    @property
    def half_entered(self) -> str:
        """Say which deals were begun and are not entered; nothing where none is."""
        _ = self._session.words
        places = sorted({place for place, _purpose in self._begun})
        where = [_("table {table}, deal {deal}", **place._asdict()) for place in places]
        return _("Begun but not entered: {deals}.", deals=_.apart(where)) if where else ""

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
        view = club_table(self._session.facts, round_number, table)
        self._open(view, None if view.is_over else DealDraft(view.next_place))

    def correct(self, place: DealPlace) -> None:
        """Bring back a deal that was entered, to change its answers."""
        view = club_table(self._session.facts, place.round, place.table)
        self._open(view, correction(self._session.facts, place))

    def insert(self, place: DealPlace) -> None:
        """Ask for a deal that was forgotten before another."""
        view = club_table(self._session.facts, place.round, place.table)
        self._open(view, DealDraft(place, Purpose.INSERT))

    def refresh(self) -> None:
        """Look again at the table; the draft, and what is typed, stay where they have a place."""
        if self._view is None:
            return
        view = club_table(self._session.facts, self._view.round, self._view.table)
        form = self._controller.form
        if form is None or not self._is_still_asked(form.draft, view):
            self.show_next(view.round, view.table)
        else:
            self._view = view
            same = self._form_of(view, form.settled, form.begin)
            self._controller.begin(view, same.typing(form.typed))

    def _is_still_asked(self, draft: DealDraft, view: TableView) -> bool:
        if self.is_correcting:
            return draft.place.deal <= len(view.deals)
        return not view.is_over and draft.place == view.next_place

    def remark(self, sentence: str) -> None:
        """Say something calmly; the answers stay."""
        self._card.remark(sentence)

    def decide(self, reading: TokenReading) -> None:
        """Take one of the two that a typed seat can be; at this table numbers mean it from now.

        A line that is whole is entered thereby, and the next deal is asked for already.
        """
        form = self._controller.form
        if form is not None and self.table is not None:
            self._numbers[self.table] = form.deciding(reading).numbers
        self._controller.decide(reading)

    def leave(self) -> None:
        """Leave a deal, of which nothing stays; after a correction, go back to the next deal."""
        if self.draft is not None and self._view is not None:
            self._begun.pop(_key_of(self.draft), None)
            self.show_next(self._view.round, self._view.table)
        self.left.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._controller.take(event):
            super().keyPressEvent(event)

    def _open(self, view: TableView, draft: DealDraft | None) -> None:
        self._view = view
        if draft is None:
            self._controller.begin(view, None)
            return
        begun = self._begun.get(_key_of(draft))
        self._controller.begin(
            view, self._again(view, begun) if begun else self._form_of(view, draft)
        )

    def _form_of(self, view: TableView, draft: DealDraft, at: Step | None = None) -> DealForm:
        numbers = self._numbers.get((view.round, view.table))
        return form_of(self._session.facts, draft, self._session.words, at, numbers)

    def _again(self, view: TableView, form: DealForm) -> DealForm:
        """Return a form with the facts as they are now; a line that cannot be read stands there."""
        if form.line.rest:
            return self._form_of(view, form.settled, form.begin).typing(form.typed)
        return self._form_of(view, form.lasting)

    def _store(self, form: DealForm) -> None:
        """Keep what was begun, or only typed, until it is entered or taken back."""
        if form.lasting.is_begun or form.line.rest:
            self._begun[_key_of(form.draft)] = form
        else:
            self._begun.pop(_key_of(form.draft), None)

    def _enter(self, form: DealForm) -> None:
        """Enter the deal; where it will not do, it stays and is asked again."""
        view, draft = self._view, form.draft
        # Nothing is being entered any more while the tables look at what has changed.
        self._controller.form = None
        refusal = self._session.refusal(command_of(form))
        if not refusal:
            self._begun.pop(_key_of(draft), None)
            self.entered.emit(draft.place)
        elif view is not None:
            self._controller.begin(view, form)
            self._controller.refuse(refusal)


def _key_of(draft: DealDraft) -> tuple[DealPlace, Purpose]:
    return draft.place, draft.purpose
