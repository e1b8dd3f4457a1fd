"""What is paid at the door: taken in by one key, and who is not known yet is asked about."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from whist_td.club.rules.book import ClubBook
from whist_td.club.views.door import DoorRow, Till, door_rows, is_asked, visitors
from whist_td.club.words.door import person_words, settled_words
from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.requests import Command, MarkHere
from whist_td.kit.dialog_pages import lay_out, open_dialog
from whist_td.kit.parts import button
from whist_td.kit.session import Session
from whist_td.kit.theme import labelled
from whist_td.words.club_amounts import money_text
from whist_td.words.messages import message


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
        self._till = Till(session.desk.event, lambda: book.evening, do)

    def pay(self, meant: Sequence[DoorRow]) -> None:
        """Mark people here and take in what each owes; where all have paid, give it back."""
        is_settled = all(row.is_here and not row.owes for row in meant)
        if is_settled and any(row.paid for row in meant):
            self._do(meant, is_back=True)
        elif len(meant) == 1 and is_asked(meant[0], self._book.evening):
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
        told = settled_words(now, sum(row.paid for row in now) - before, self._session.words)
        self.done.emit(f"✓ {told}", "heading")

    def _take(self, meant: Sequence[DoorRow], who: object) -> None:
        """Mark people here, and take in what each owes; who must be asked about pays alone."""
        absent = tuple(row.name for row in meant if not row.is_here)
        if absent:
            _carry_out(self._session, MarkHere(absent))
        for row in meant:
            if row.person is not None:
                self._till.pay(row)
            elif isinstance(who, int):
                self._till.link(row, who)
            elif who or (row.owes and not is_asked(row, self._book.evening)):
                self._till.enter(row, str(who or visitors(self._book.evening.settings)[0].name))
        strangers = [row.name for row in meant if row.person is None]
        for row in self._now(meant):
            if row.name in strangers and row.person is not None:
                self._till.pay(row)

    def _now(self, meant: Sequence[DoorRow]) -> list[DoorRow]:
        names, desk = {row.name for row in meant}, self._session.desk
        rows = door_rows(desk.event, desk.evening, self._book.evening)
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
        _, known = book.words, book.evening
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

    def _way(self, told: str, who: int | str) -> QWidget:
        way = button(told, f"who {who}", self)
        way.setAutoDefault(False)
        way.clicked.connect(self.accept)
        way.clicked.connect(lambda: self.chosen.emit(who))
        return way
