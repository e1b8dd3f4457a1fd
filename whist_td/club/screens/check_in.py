"""At the door, before the draw: who is here, and who has paid, by one key a person."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget
from typing_extensions import override

from whist_td.club.rules.book import ClubBook
from whist_td.club.views.cash import (
    DoorRow,
    Till,
    are_numbers,
    door_rows,
    door_typed,
    is_asked,
    visitors,
)
from whist_td.club.words.cash import (
    amount_does,
    counted,
    enter_does,
    money_told,
    new_people_told,
    pay_does,
    people_said,
    person_words,
    settled_words,
)
from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.desk import Outcome
from whist_td.desk.requests import Command, MarkHere
from whist_td.kit.dialog_pages import (
    PageAbove,
    lay_out,
    made_above,
    open_above,
    open_dialog,
    page_foot,
)
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.parts import ENTER, button, page
from whist_td.kit.roomy import FIRST_ROWS
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import HEADING
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, named, set_role
from whist_td.words.club_amounts import money_text
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.messages import message
from whist_td.words.words import Words


def book_with_rates(session: Session[Any]) -> Session[ClubBook] | None:
    """Return the club's book where an evening costs something; else it is not read."""
    with suppress(RuleError):  # The evening goes on without the cash box.
        settings = session.file.settings(BOOK_NUMBER)
        return session.book if settings and settings.has_rates else None
    return None


class DoorMoney(QObject):
    """Takes in exactly what somebody owes who is here now; once more, gives it back."""

    done = Signal(str, str)
    """What was done, or why not, and in which role that is said."""

    def __init__(self, session: Session[Any], book: Session[ClubBook], page: QWidget) -> None:
        super().__init__(page)
        self._session, self._book, self._page = session, book, page
        do = partial(_carry_out, book)
        self._cents: int | None = None
        self._till = Till(session.desk.event, lambda: book.facts, do, self._day)

    def _day(self) -> date:
        """Return the event's day, also after midnight; before that day, today."""
        day: date = self._session.facts.details.date
        return min(day, self._session.desk.today)

    def pay(self, meant: Sequence[DoorRow], cents: int | None = None) -> None:
        """Mark people here and take in what each owes; where all have paid, give it back.

        One person may pay an amount: what he does not owe is paid ahead.
        """
        is_settled = cents is None and all(row.is_here and not row.owes for row in meant)
        self._cents = cents
        if is_settled and any(row.paid for row in meant):
            self._do(meant, is_back=True)
        elif len(meant) == 1 and is_asked(meant[0], self._book.facts):
            dialog = WhoPaysDialog(self._book, meant[0], self._page)
            dialog.chosen.connect(lambda who: self._do(meant, who))
            open_dialog(dialog)
        else:
            self._do(meant)

    def _do(self, meant: Sequence[DoorRow], who: object = None, *, is_back: bool = False) -> None:
        before = sum(row.paid for row in meant)
        try:
            if is_back:
                for row in meant:
                    self._till.give_back(row)
            else:
                self._take(meant, who)
        except RuleError as error:
            self.done.emit(message(error, self._session.words), "error")
            return
        now = self._now(meant)
        text = settled_words(now, sum(row.paid for row in now) - before, self._session.words)
        self.done.emit(f"✓ {text}", "heading")

    def _take(self, meant: Sequence[DoorRow], who: object) -> None:
        """Mark people here, and take in what each owes; who must be asked about pays alone."""
        absent = tuple(row.name for row in meant if not row.is_here)
        if absent:
            _carry_out(self._session, MarkHere(absent))
        for row in meant:
            if row.person is not None:
                self._till.pay(row, self._cents)
            elif isinstance(who, int):
                self._till.link(row, who)
            elif who or (row.owes and not is_asked(row, self._book.facts)):
                self._till.enter(row, str(who or visitors(self._book.facts.settings)[0].name))
        strangers = [row.name for row in meant if row.person is None]
        for row in self._now(meant):
            if row.name in strangers and row.person is not None:
                self._till.pay(row, self._cents)

    def _now(self, meant: Sequence[DoorRow]) -> list[DoorRow]:
        names, desk = {row.name for row in meant}, self._session.desk
        rows = door_rows(desk.event, desk.facts, self._book.facts)
        return [row for row in rows if row.name in names]


def _carry_out(session: Session[Any], command: Command) -> None:
    """Carry out a command, or raise what refuses it."""
    outcome = session.desk.do(command)
    if outcome.line:
        session.changed.emit(outcome)


class WhoPaysDialog(QDialog):
    """Asks who somebody is that pays and is not known for sure: nobody is preselected."""

    chosen = Signal(object)
    """A person's number, or the category of a new one."""

    def __init__(self, book: Session[ClubBook], row: DoorRow, parent: QWidget) -> None:
        super().__init__(parent)
        _, known = book.words, book.facts
        self.setObjectName("whoPays")
        self.setWindowTitle(_("Who is {name}?", name=row.name))
        self._leave = button(_("Leave as it is"), "whoPaysLeave", self)
        self._leave.clicked.connect(self.reject)
        ways = [self._way(person_words(known.persons[n], known.settings, _), n) for n in row.likely]
        ways += [
            self._way(
                _("New: {category}, {amount}", category=c.name, amount=money_text(c.cents, _)),
                c.name,
            )
            for c in known.settings.categories
        ]
        title = labelled(self.windowTitle(), "title", self)
        lay_out(self, (title, *ways), (self._leave,))
        self._leave.setFocus()

    def _way(self, text: str, who: int | str) -> QWidget:
        way = button(text, f"who {who}", self)
        way.clicked.connect(self.accept)
        way.clicked.connect(lambda: self.chosen.emit(who))
        return way


_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


def open_check_in(session: Session[Any], panel: QWidget) -> "CheckInPage":
    """Show above the entries who is here, and return the page."""
    above = made_above("checkIn", session.words("Who is here?"), panel)
    shown = CheckInPage(session, above)
    open_above(above, shown)
    return shown


class CheckInPage(PageAbove):
    """Everybody entered tonight; a number or some letters, then Enter: here."""

    add_requested = Signal(str)
    """Somebody has come who is not on the list; what was typed of the name."""

    def __init__(self, session: Session[Any], parent: QWidget) -> None:
        super().__init__(parent)
        _ = session.words
        self._session, self._book = session, book_with_rates(session)
        self._money = DoorMoney(session, self._book, self) if self._book else None
        self._found: list[DoorRow] = []
        self._cents: int | None = None
        self._wrong = ""
        self._is_by_hand = self._is_filling = False
        self._count = labelled("", "title", self)
        self._typed = named(QLineEdit(self), "checkInLine")
        self._says = FoldingLabel("", self, "heading")
        self._model = TextTable(_columns(_, has_money=self._money is not None), self)
        self._view = TextTableView(self._model, "checkInPeople", self, HEADING)
        self._view.setProperty(FIRST_ROWS, 3)  # More would push the buttons out of sight.
        self._here = button(_("Here (Enter)"), "markHere", self, "primary")
        self._paid = button(_("Here and paid (Shift+Enter)"), "markPaid", self)
        self._new = button(_("Not on the list…"), "notListed", self)
        self._back = button(_("Back"), "checkInBack", self, sign="back")
        self._lay_out()
        self._connect()
        self._look_for()

    def _lay_out(self) -> None:
        _ = self._session.words
        self._typed.setPlaceholderText(_("Number, or first letters of the name"))
        self._typed.setAccessibleName(_("Who has come"))
        self._view.setAccessibleName(_("Who is here?"))
        for each in (self._here, self._paid, self._new):
            each.setEnabled(not self._session.desk.is_read_only)
        foot = page_foot((self._here, self._paid, self._new), self._back, self)
        page(self, self._count, self._typed, self._says, (self._view, 1), foot)

    def _connect(self) -> None:
        self._follow(self._session)
        if self._money is not None and self._book is not None:
            self._follow(self._book)
            self._money.done.connect(self._settle)
        self._typed.textChanged.connect(self._look_for)
        self._view.selectionModel().currentRowChanged.connect(self._choose)
        self._view.doubleClicked.connect(self._come)
        self._here.clicked.connect(self._come)
        self._paid.clicked.connect(self._pay)
        self._new.clicked.connect(self._ask_new)
        self._back.clicked.connect(self.left)

    @override
    def take_focus(self) -> None:
        """Put the keys where names are typed."""
        self._typed.setFocus()

    @override
    def _take_in(self, outcome: Outcome) -> None:
        """Show everybody who is meant by what is typed; who is not here yet is chosen first."""
        desk, _, has_money = self._session.desk, self._session.words, self._book is not None
        book = self._book.facts if self._book else None
        rows = door_rows(desk.event, desk.facts, book)
        typed = self._read(rows)
        self._found = [row for row in rows if row.is_meant(typed)]
        self._count.setText(counted(rows, _, has_money=has_money))
        self._is_filling = True
        self._model.show_rows([_cells(row, _, has_money=has_money) for row in self._found])
        waiting = (n for n, row in enumerate(self._found) if not row.is_here)
        chosen = self._model.index(next(waiting, 0), 0) if typed else QModelIndex()
        self._view.setCurrentIndex(chosen)
        self._is_filling = self._is_by_hand = False

    def _read(self, rows: Sequence[DoorRow]) -> str:
        """Return who is typed, and keep the amount typed after it, or what is wrong with it."""
        typed, self._cents, self._wrong = self._typed.text().strip(), None, ""
        try:
            if self._book is not None:
                typed, self._cents = door_typed(self._book.facts, rows, typed)
        except RuleError as error:
            self._wrong = message(error, self._session.words)
        return typed

    def _look_for(self) -> None:
        self._take_in(Outcome(None))
        self._tell()

    def _choose(self) -> None:
        """Take the line that somebody chose with the pointer or the arrows."""
        if not self._is_filling:
            self._is_by_hand = True
            self._tell()

    @property
    def _meant(self) -> list[DoorRow]:
        """Who is meant: by a number all of a team or pair, unless a line of it was chosen."""
        place = self._view.currentIndex().row()
        is_one = self._is_by_hand or self._cents is not None
        if are_numbers(self._typed.text().strip()) and not is_one:
            return self._found
        return self._found[place : place + 1] if place >= 0 else []

    def _tell(self) -> None:
        """Say what the keys would do."""
        _, meant = self._session.words, self._meant
        if self._wrong:
            text = self._wrong
        elif meant and self._cents is not None:
            text = amount_does(meant, self._cents, _)
            if len(self._found) > 1:
                text += " " + _("Somebody else of them pays: first the arrow down.")
        elif meant:
            text = enter_does(meant, _)
            if self._book is not None:
                text += " " + pay_does(meant, self._book.facts, _)
        elif self._typed.text().strip():
            text = _("Nobody entered has that name or number.")
        else:
            text = _("Type a number or a few letters, then Enter.")
            if self._book is not None:
                new = new_people_told(self._found, self._book.facts, _)
                text += " " + (new or _("“3,7”: 3 and 7 together. “12 20”: number 12 pays 20."))
        self._says.setText(text)
        set_role(self._says, "error" if self._wrong else "heading")
        is_listed = bool(self._found or self._wrong) or not self._typed.text().strip()
        self._new.setVisible(not is_listed)
        self._here.setVisible(is_listed)
        self._paid.setVisible(is_listed and self._money is not None)

    def _come(self) -> None:
        """Say that somebody is here; of whoever is, that he is not after all."""
        _, meant = self._session.words, self._meant
        if self._cents is not None:
            self._pay()
            return
        if not meant or not self._here.isEnabled():
            return
        absent = tuple(row.name for row in meant if not row.is_here)
        names = absent or tuple(row.name for row in meant)
        people_text = people_said(names, _)
        text = (
            _("Here: {names}", names=people_text)
            if absent
            else _("Not here: {names}", names=people_text)
        )
        refused = self._session.refusal(MarkHere(absent) if absent else MarkHere(not_here=names))
        self._settle(refused or f"✓ {text}", "error" if refused else "heading")

    def _pay(self) -> None:
        if self._money is None:
            self._come()
        elif self._meant and self._paid.isEnabled():
            self._money.pay(self._meant, self._cents)

    def _settle(self, text: str, role: str) -> None:
        """Wait for the next one, having said what became of this one."""
        self._typed.clear()
        self._look_for()
        self._says.setText(text)
        set_role(self._says, role)
        self._typed.setFocus()

    def _ask_new(self) -> None:
        typed = "" if self._found else self._typed.text().strip()
        self.left.emit()
        self.add_requested.emit(typed)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ENTER:
            is_paid = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self._pay if is_paid else self._come)()
        elif key in _STEPS and self._found:
            place = self._view.currentIndex().row() + _STEPS[key]
            self._view.selectRow(max(0, min(place, len(self._found) - 1)))
        else:
            super().keyPressEvent(event)


def _columns(_: Words, *, has_money: bool) -> tuple[Column, ...]:
    usual = (
        Column(_("Present")),
        Column(_("No.")),
        Column(_("Name"), kind=ColumnKind.WORDS),
    )
    return (*usual, Column(_("To pay"))) if has_money else usual


def _cells(row: DoorRow, _: Words, *, has_money: bool) -> tuple[Cell, ...]:
    """Return somebody's line: who is not here yet stands out."""
    late = _("from round {round}", round=row.first_round) if row.first_round > 1 else ""
    usual = (
        Cell("✓", Ink.GOOD) if row.is_here else Cell(late, Ink.QUIET),
        Cell(str(row.entry), Ink.QUIET),
        Cell(row.name, Ink.PLAIN if row.is_here else Ink.STRONG),
    )
    is_open = row.owes or (row.lacks_category and not row.paid)
    ink = Ink.AMBER if is_open else Ink.GOOD
    return (*usual, Cell(money_told(row, _), ink)) if has_money else usual
