"""The one place where a deal is told, field by field; what it comes to is shown before Enter."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.domain.deal_fields import FieldKind
from whist_td.domain.errors import RuleError
from whist_td.formats.club.deals import DealPlace
from whist_td.formats.club.evening import ClubEvening
from whist_td.i18n.facts import lower_first
from whist_td.i18n.game_labels import field_label
from whist_td.i18n.messages import message
from whist_td.ui.club.play_draft import (
    Asked,
    Draft,
    Step,
    Way,
    asked,
    command_of,
    correction,
    deal_of,
    trial,
)
from whist_td.ui.club.play_entry_card import EntryCard
from whist_td.ui.club.play_typing import (
    NUMBERS,
    beside,
    same_step,
    step_after,
    step_before,
    taken,
    typed_on,
)
from whist_td.ui.session import Session
from whist_td.ui.theme import set_role
from whist_td.ui.widgets.enter import ENTER
from whist_td.usecases.club_views import TableView, club_table

Key = Qt.Key
_STEPS = {Key.Key_Left: -1, Key.Key_Right: 1}


class DealEntry(QFrame):
    """Keys say the deal; a draft that is left is kept, and found again at its table."""

    entered = Signal(object)
    """The place of a deal that was entered, corrected or put in."""
    left = Signal()

    def __init__(self, session: Session[ClubEvening], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._words = session.words
        self._drafts: dict[tuple[DealPlace, Way], Draft] = {}
        self._view: TableView | None = None
        self._draft: Draft | None = None
        self._told = Asked((), {}, ())
        self._at: Step | None = None
        self._typed = ""
        self.setObjectName("dealEntry")
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._card = EntryCard(self._words, self)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._card)
        self._card.chosen.connect(self._choose_at)
        self._card.part_wanted.connect(self._go_to)
        self._card.counted.connect(self._count_at)
        self._card.accepted.connect(self._accept)
        self._card.left.connect(self.leave)

    @property
    def draft(self) -> Draft | None:
        """The deal that is being told; None where a table has finished."""
        return self._draft

    @property
    def table(self) -> tuple[int, int] | None:
        """The round and the table whose deals are told."""
        return (self._view.round, self._view.table) if self._view else None

    @property
    def is_correcting(self) -> bool:
        """Whether an old deal is told, and not the next."""
        return self._draft is not None and self._draft.way is not Way.NEXT

    def show_next(self, round_number: int, table: int) -> None:
        """Ask for the next deal of a table; nothing is asked once it has finished."""
        view = club_table(self._session.evening, round_number, table)
        self._view = view
        self._open(None if view.is_over else self._kept(Draft(view.next_place)))

    def correct(self, place: DealPlace) -> None:
        """Bring back a deal that stands, to change what was said."""
        self._view = club_table(self._session.evening, place.round, place.table)
        self._open(self._kept(correction(self._session.evening, place)))

    def insert(self, place: DealPlace) -> None:
        """Ask for a deal that was forgotten before another."""
        self._view = club_table(self._session.evening, place.round, place.table)
        self._open(self._kept(Draft(place, Way.INSERT)))

    def refresh(self) -> None:
        """Look again at what stands, keeping what is being told where it still has a place."""
        if self._view is None:
            return
        evening, draft = self._session.evening, self._draft
        view = club_table(evening, self._view.round, self._view.table)
        if draft is None or draft.way is Way.NEXT or draft.place.deal > len(view.deals):
            self.show_next(view.round, view.table)
        else:
            self._view = view
            self._show()

    def leave(self) -> None:
        """Stop correcting and go back to the next deal; else let the tables have the keys."""
        if self._draft is not None and self._view is not None and self.is_correcting:
            self._drafts.pop((self._draft.place, self._draft.way), None)
            self.show_next(self._view.round, self._view.table)
        self.left.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._draft is None or self._at is None or not self._take(event):
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        set_role(self, "next" if self.hasFocus() else "card")

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        set_role(self, "next" if self.hasFocus() else "card")

    def _take(self, event: QKeyEvent) -> bool:
        key = Key(event.key())
        if key in ENTER:
            if not event.isAutoRepeat():
                is_whole = event.modifiers() & Qt.KeyboardModifier.ControlModifier
                self._accept() if is_whole else self._go_on()
        elif key in (Key.Key_Escape, Key.Key_Up):
            self._go_back(leaves=key == Key.Key_Escape)
        elif key == Key.Key_Down:
            self._go_on(accepts=False)
        elif key == Key.Key_Backspace:
            self._unsay()
        elif key in _STEPS:
            self._move(_STEPS[key])
        else:
            return self._write(event.text().upper())
        return True

    def _open(self, draft: Draft | None) -> None:
        self._draft, self._at, self._typed = draft, None, ""
        self._show()

    def _kept(self, draft: Draft) -> Draft:
        return self._drafts.get((draft.place, draft.way), draft)

    def _show(self) -> None:
        view, draft = self._view, self._draft
        if view is None:
            return
        self._card.game = self._session.evening.game.code
        if draft is None:
            self._card.show_finished(view)
            return
        self._told = asked(self._session.evening, draft)
        self._at = same_step(self._told, self._at)
        self._card.show_draft(view, draft, self._told, self._at)
        self._show_trial(view, draft)

    def _show_trial(self, view: TableView, draft: Draft) -> None:
        """Show what the deal comes to, as far as it has been told, or why it will not do."""
        found, refusal = None, ""
        if self._told.is_told:
            try:
                found = trial(
                    self._session.evening, draft, deal_of(self._session.evening, self._told)
                )
            except RuleError as error:
                refusal = message(error, self._words)
        self._card.show_trial(view, draft, found)
        if refusal and self._is_last():
            self._card.refuse(refusal)
        elif found is not None:
            self._card.doubt(found.doubts)

    def _is_last(self) -> bool:
        return self._at is not None and step_after(self._told, self._at) is None

    def _say(self, step: Step, value: object) -> None:
        if self._draft is None:
            return
        self._draft = self._draft.saying(step, value)
        self._drafts[self._draft.place, self._draft.way] = self._draft
        self._show()

    def _write(self, text: str) -> bool:
        """Take a letter or a digit."""
        step, draft = self._at, self._draft
        if step is None or draft is None or len(text) != 1 or not text.isprintable():
            return False
        if step.field.kind in NUMBERS:
            return self._write_digit(step, text)
        caps, values = self._card.choices(step)
        if text not in caps:
            return False
        self._take_choice(step, values[caps.index(text)])
        return True

    def _write_digit(self, step: Step, text: str) -> bool:
        if not (text.isascii() and text.isdigit()):
            return False
        written = typed_on(self._typed, text, step.field)
        self._say(step, written.number)
        self._typed = written.text
        if written.number is None:
            self._card.show_typed(step, written.text)
            self._refuse_number(step)
        return True

    def _refuse_number(self, step: Step) -> None:
        _, field = self._words, step.field
        self._card.refuse(
            _("Write a number from {least} to {most}.", least=field.least, most=field.most)
        )

    def _take_choice(self, step: Step, value: object) -> None:
        before = self._told.answers.get(step.field.name)
        if self._draft is not None and step.field.kind is FieldKind.SEATS:
            before = self._draft.seats_of(step.field)
        self._say(step, taken(step.field, before, value))

    def _move(self, by: int) -> None:
        """Go to the choice beside, or to the number before or after."""
        step, draft = self._at, self._draft
        if step is None or draft is None:
            return
        answer = self._told.answers.get(step.field.name)
        if step.field.kind in NUMBERS:
            known = answer[step.part] if isinstance(answer, tuple) else answer
            said = draft.of(step)
            number = said if isinstance(said, int) else known
            start = number if isinstance(number, int) else step.field.least - min(by, 0) - by
            self._typed = ""
            self._say(step, max(step.field.least, min(start + by, step.field.most)))
        elif step.field.kind not in (FieldKind.SEATS, FieldKind.SWITCHES):
            _caps, values = self._card.choices(step)
            self._say(step, beside(values, answer, by))

    def _unsay(self) -> None:
        """Take back the last digit, or what was said here."""
        if self._at is None:
            return
        self._typed = self._typed[:-1]
        number = int(self._typed) if self._typed else None
        self._say(self._at, number)

    def _go_to(self, step: Step) -> None:
        self._at, self._typed = step, ""
        self._show()
        self.setFocus()

    def _go_back(self, *, leaves: bool) -> None:
        before = step_before(self._told, self._at) if self._at else None
        if before is not None:
            self._go_to(before)
        elif leaves:
            self.leave()

    def _go_on(self, *, accepts: bool = True) -> None:
        """Go to what is asked next, or enter the deal where nothing is any more."""
        step, draft = self._at, self._draft
        if step is None or draft is None:
            return
        if self._typed and draft.of(step) is None:
            self._refuse_number(step)
            return
        if not self._has(step) and step.field in self._told.lacking:
            self._refuse_missing(step)
            return
        after = step_after(self._told, step, is_passed=_is_passed(step, draft))
        if after is not None:
            self._go_to(after)
        elif accepts:
            self._accept()

    def _has(self, step: Step) -> bool:
        if step.field.kind in NUMBERS and self._draft is not None:
            return self._draft.of(step) is not None
        return step.field.name in self._told.answers

    def _refuse_missing(self, step: Step) -> None:
        _ = self._words
        what = lower_first(field_label(step.field.name, _))
        self._card.refuse(_("Say this first: {what}.", what=what))

    def _accept(self) -> None:
        """Enter the deal; where something is missing, go there and say so."""
        draft = self._draft
        if draft is None:
            return
        if self._told.lacking:
            lacking = self._told.lacking[0]
            self._go_to(self._lacking_step(lacking.name, draft))
            self._refuse_missing(self._at or self._told.steps[0])
            return
        deal = deal_of(self._session.evening, self._told)
        self._draft = None
        refusal = self._session.refusal(command_of(draft, deal))
        if refusal:
            self._draft = draft
            self._show()
            self._card.refuse(refusal)
            return
        self._drafts.pop((draft.place, draft.way), None)
        self.entered.emit(draft.place)

    def _lacking_step(self, name: str, draft: Draft) -> Step:
        steps = [step for step in self._told.steps if step.field.name == name]
        return next((step for step in steps if draft.of(step) is None), steps[0])

    def _choose_at(self, step: Step, value: object) -> None:
        self._at, self._typed = step, ""
        self._take_choice(step, value)
        self.setFocus()

    def _count_at(self, number: int) -> None:
        if self._at is not None:
            self._typed = ""
            self._say(self._at, number)
            self.setFocus()


def _is_passed(step: Step, draft: Draft) -> bool:
    """Tell whether several numbers are left as they usually are, all of them at once."""
    parts = draft.said.get(step.field.name)
    return step.field.kind is FieldKind.NUMBERS and not any(p is not None for p in parts or ())
