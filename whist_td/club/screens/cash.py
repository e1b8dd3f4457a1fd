"""The cash box: while people queue, a number and Enter takes in what each owes."""

from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QCheckBox, QWidget
from typing_extensions import override

from whist_td.club.commands import AnswerLine, ChargeEvening, Pay
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import cash_totals, has_standing_lines, standing_lines
from whist_td.club.rules.membership import without_category
from whist_td.club.rules.money import MoneyLine, Purse
from whist_td.club.screens.cash_forms import category_question, rates_question
from whist_td.club.screens.cash_papers import CashPapers
from whist_td.club.screens.held import ReadingPeople
from whist_td.club.screens.money_forms import answer_line_question, event_options, money_question
from whist_td.club.views.cash import (
    CashRow,
    TypedPayment,
    cash_rows,
    charged_late,
    day_in_play,
    is_to_charge,
    typed_payment,
)
from whist_td.club.views.held_events import PeopleThere, real_events
from whist_td.club.words.cash import line_words, payment_does, totals_words
from whist_td.club.words.listings import cash_listing
from whist_td.core.errors import RuleError
from whist_td.desk.desk import Outcome
from whist_td.desk.ports import EventSummary
from whist_td.kit.answer_dialog import AnswerDialog, Inquiry, ask
from whist_td.kit.fields import ChoiceField, LineField
from whist_td.kit.flow import StackingRow, folded
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.following import FollowingPanel
from whist_td.kit.parts import Banner, button, column, page, row
from whist_td.kit.roomy import FIRST_ROWS
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, named, set_role
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.messages import message
from whist_td.words.words import Words

if TYPE_CHECKING:
    from datetime import date

_NEWEST = 60
"""So many lines of the box can be chosen: those of an evening."""
_IN_SIGHT = 3
"""So many of them are in sight at least."""


class CashPanel(FollowingPanel):
    """Who is there and owes what, the line in which payments are typed, and what is in the box."""

    def __init__(self, session: Session[ClubBook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        _ = session.words
        self._rows: list[CashRow] = []
        self._there: PeopleThere | None = None
        self._seen = session.facts.seen
        self._reading = ReadingPeople(session, self)
        self._totals = labelled("", "heading", self)
        self._no_rates = Banner("setRates", self)
        self._no_category = Banner("setCategories", self)
        self._late = Banner("chargeLate", self)
        self._unknown = labelled("", "small", self)
        self._event = _event_field(session, self)
        self._line = PaymentLine(session, self)
        self._model = TextTable(parent=self)
        self._view = TextTableView(self._model, "cashPeople", self)
        self._newest = NewestLines(session, self)
        self._other = button(_("Something else…"), "otherMoney", self)
        self._rates = button(_("Fees…"), "rates", self)
        self._papers = CashPapers(session, self)
        self._lay_out()
        self._connect()
        self._choose_event()

    def _lay_out(self) -> None:
        _ = self._session.words
        self._event.setAccessibleName(_("Event"))
        self._view.setAccessibleName(_("People"))
        ways = folded(None, self._rates, self._other, *self._papers.buttons)
        head = row(labelled(_("Cash box"), "title", self), (ways, 1))
        both = StackingRow(spacing=3 * STEP)
        left = column(self._event, self._line, (self._view, 1), self._unknown)
        both.addLayout(left, 7)
        both.addWidget(self._newest, 4)
        banners = (self._no_rates, self._no_category, self._late)
        page(self, head, self._totals, *banners, STEP, (both, 1), self._papers.line)

    def _connect(self) -> None:
        session = self._session
        self._event.currentIndexChanged.connect(self._choose_event)
        self._reading.read.connect(self._show_there)
        self._no_rates.left.connect(lambda: self._ask_first(rates_question(session)))
        self._no_category.left.connect(lambda: self._ask_first(category_question(session)))
        self._late.left.connect(lambda: self._charge(is_late=True))
        self._rates.clicked.connect(lambda: self._ask_first(rates_question(session)))
        self._other.clicked.connect(lambda: self._ask(money_question(session, self._summary)))
        self._newest.inquired.connect(self._ask)
        self._view.activated.connect(lambda at: self._line.choose(self._rows[at.row()].name))
        self._follow(self._session)

    def take_focus(self) -> None:
        """Put the keys where payments are typed."""
        self._line.setFocus()

    @property
    def _summary(self) -> EventSummary | None:
        summary: EventSummary | None = self._event.currentData()
        return summary

    def _choose_event(self) -> None:
        """Read beside the window who is at the chosen event; until then nothing is taken in."""
        self._there = None
        self._read_there()
        self._take_in(Outcome(None))

    def _read_there(self) -> None:
        self._seen = self._session.facts.seen
        self._reading.start(self._summary.id if self._summary else None)

    def _show_there(self, there: PeopleThere | None) -> None:
        """Ask the rate of the chosen event of those not asked yet; None: it cannot be read."""
        self._there = there
        self._charge()
        self._take_in(Outcome(None))

    def _charge(self, *, is_late: bool = False) -> None:
        """Ask the evening's rate, once it has begun, of whoever was not asked yet."""
        summary, there = self._summary, self._there
        if summary is None or there is None or self._session.desk.is_read_only:
            return
        is_time = is_late or (summary.announced and not summary.finished)
        if is_time and is_to_charge(self._session.facts, summary.id, there):
            self._session.do(ChargeEvening(summary.id, there.day, there.people))

    @override
    def _take_in(self, outcome: Outcome) -> None:
        _, book = self._session.words, self._session.facts
        summary = self._summary
        if book.seen is not self._seen and book.seen != self._seen:
            self._read_there()  # Whoever was linked since is asked too.
        self._rows = cash_rows(book, summary.id if summary else None, self._there)
        self._model.show(cash_listing(self._rows, _))
        totals = totals_words(cash_totals(book), book.settings, _)
        self._totals.setText(
            " · ".join(each.replace(" ", "\u00a0") for each in totals.split(" · "))
        )
        self._newest.show_lines()
        self._say_first()
        self._say_unknown()
        rows = self._rows if self._reading.is_done else None
        self._line.show_rows(rows, summary, is_event=self._there is not None)
        self._papers.show_event(summary)

    def _say_first(self) -> None:
        """Say what must be known before anybody owes anything."""
        _, book = self._session.words, self._session.facts
        lacking = len(without_category(book)) if book.settings.has_rates else 0
        hint, summary = _("Set the event fees first, for members and visitors."), self._summary
        if summary is not None and summary.announced and not summary.finished:
            hint += " " + _("Play has begun: everybody entered owes the fee once it is set.")
        self._no_rates.say_of(not book.settings.categories, hint, _("Set the fees…"))
        hint = _.plural(
            "{n} person is in no category, and pays nothing.",
            "{n} people are in no category, and pay nothing.",
            lacking,
        )
        self._no_category.say_of(lacking, hint, _("Choose a category…"))
        late = 0
        if summary is not None and summary.finished and self._there is not None:
            late = charged_late(book, summary.id, self._there)
        hint = _.plural(
            "{n} person who was there has not been charged for this event.",
            "{n} people who were there have not been charged for this event.",
            late,
        )
        self._late.say_of(late, hint, _("Charge the fee"))

    def _say_unknown(self) -> None:
        _ = self._session.words
        unknown = len(self._there.unknown) if self._there else 0
        unknown_text = _.plural(
            "{n} name in this event is not yet linked: open People.",
            "{n} names in this event are not yet linked: open People.",
            unknown,
        )
        sentences = [unknown_text] if unknown else []
        summary, settings = self._summary, self._session.facts.settings
        if summary is not None and not summary.announced and settings.has_rates:
            sentences.append(
                _(
                    "The fee is charged when play begins; before that, it can be paid at the door "
                    "(F6)."
                )
            )
        self._unknown.setText(" ".join(sentences))

    def _ask(self, question: Inquiry) -> AnswerDialog:
        """Ask something, and have the keys where payments are typed again after it."""
        dialog = ask(self._session, question, self)
        dialog.finished.connect(self.take_focus)
        return dialog

    def _ask_first(self, question: Inquiry) -> None:
        """Ask what the rates need; then whoever is there may owe something."""
        self._ask(question).accepted.connect(self._charge)

    def undo(self) -> None:
        """Offer the counter-line of the newest line: what is in the box is never altered."""
        self._newest.take_back()


def _event_field(session: Session[ClubBook], parent: QWidget) -> ChoiceField:
    _, field = session.words, named(ChoiceField(parent), "cashEvent")
    for text, each in (*event_options(real_events(session.file), _), (_("No event"), None)):
        field.addItem(text, each)
    return field


class NewestLines(QWidget):
    """The newest lines of the box; the one that is chosen, or the newest, can be taken back."""

    inquired = Signal(object)
    """The question whether a line is to be taken back."""

    def __init__(self, session: Session[ClubBook], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("cashBeside")
        self._session = session
        _ = session.words
        self._shown: list[MoneyLine] = []
        self._model = TextTable(
            (Column(_("Line")), Column(_("What was done"), kind=ColumnKind.WORDS)), self
        )
        self._view = TextTableView(self._model, "cashLines", self)
        self._view.setProperty(FIRST_ROWS, _IN_SIGHT)
        self._view.setAccessibleName(_("Newest lines"))
        self._take_back = button("", "answerLine", self, sign="undo")
        newest = labelled(_("Newest lines"), "heading", self)
        column(newest, (self._view, 1), self._take_back, inside=self)
        self._take_back.clicked.connect(self.take_back)
        self._view.activated.connect(self.take_back)
        self._view.selectionModel().currentRowChanged.connect(self._say)

    def show_lines(self) -> None:
        """Show the newest lines of the book, none of them chosen."""
        _, book = self._session.words, self._session.facts
        self._shown = list(islice(book.newest_lines, _NEWEST))
        self._model.show_rows([_line_row(each, book, _) for each in self._shown])
        self._view.setCurrentIndex(QModelIndex())
        self._say()

    @property
    def _chosen(self) -> MoneyLine | None:
        row = self._view.currentIndex().row()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def _say(self) -> None:
        """Say on the button which line it takes back."""
        _, line = self._session.words, self._chosen
        action = _("Cancel the newest line…")
        if line is not None:
            action = _("Cancel line {line}…", line=line.number)
        self._take_back.setText(action)
        self._take_back.setEnabled(line is not None or has_standing_lines(self._session.facts))

    def take_back(self) -> None:
        """Ask whether the counter-line of a line is to be added, or say why it cannot be."""
        standing = {each.number: each for each in standing_lines(self._session.facts)}
        line = self._chosen or standing.get(max(standing, default=0))
        if line is not None and line.number in standing:
            self.inquired.emit(answer_line_question(self._session, line))
        elif line is not None:
            self._session.do(AnswerLine(line.number))  # It is refused, with the reason.


class PaymentLine(QWidget):
    """The line in which payments are typed; what Enter would do is said below it."""

    def __init__(self, session: Session[ClubBook], parent: QWidget) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._rows: list[CashRow] | None = []
        self._event: int | None = None
        self._day: date | None = None
        self._is_event = False
        self._typed = named(LineField(self), "cashLine")
        self._typed.setPlaceholderText(_("Number or name"))
        self._typed.setAccessibleName(_("Who pays, and how much"))
        self._bank = named(QCheckBox(_("By bank"), self), "byBank")
        self._says = FoldingLabel("", self, "quiet")
        column(row((self._typed, 1), self._bank), self._says, inside=self)
        self.setFocusProxy(self._typed)
        self._typed.textChanged.connect(self._say)
        self._typed.returnPressed.connect(self._pay)

    def show_rows(
        self, rows: list[CashRow] | None, event: EventSummary | None, *, is_event: bool
    ) -> None:
        """Take payments of these people, for an event; None: it is not known yet who they are.

        Where the event is known, its numbers are typed; what is paid while it is played is of its
        day, also after midnight.
        """
        today = self._session.desk.today
        self._rows, self._is_event = rows, is_event
        self._event = event.id if event else None
        self._day = day_in_play((event,), event.id, today) if event else None
        self._say()

    def choose(self, name: str) -> None:
        """Write somebody's name: Enter takes in what he owes."""
        self._typed.setText(name)
        self._typed.setFocus()

    def _meant(self) -> TypedPayment | str | None:
        """Return what is typed: a payment, or the sentence that says why it is none."""
        typed = self._typed.text().strip()
        if not typed or self._rows is None:
            return None
        try:
            book, is_event = self._session.facts, self._is_event
            return typed_payment(book, self._rows, typed, is_event=is_event)
        except RuleError as error:
            return message(error, self._session.words)

    def _say(self) -> None:
        _, book, meant = self._session.words, self._session.facts, self._meant()
        set_role(self._says, "error" if isinstance(meant, str) else "quiet")
        if isinstance(meant, TypedPayment):
            meant = payment_does(book, meant, _)
        how = _("12 and Enter: number 12 pays · 12 20: pays 20 · 3,7: pays for both")
        self._says.setText(meant or how)

    def _pay(self) -> None:
        meant = self._meant()
        if not isinstance(meant, TypedPayment):
            return
        purse = Purse.BANK if self._bank.isChecked() else Purse.CASH
        pay = Pay(meant.people, meant.cents, purse=purse, event=self._event, on=self._day)
        if self._session.do(pay):
            self._typed.setText("")  # Unlike `clear`, which Ctrl+Z would take back.
            self._bank.setChecked(False)


def _line_row(line: MoneyLine, book: ClubBook, _: Words) -> tuple[Cell, ...]:
    ink = Ink.QUIET if line.purse is Purse.OWED else Ink.PLAIN
    return Cell(str(line.number), Ink.QUIET), Cell(line_words(line, book, _), ink)
