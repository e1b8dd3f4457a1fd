"""The accounts: what a treasurer does on Monday, with every line, who owes, and the sheets."""

from datetime import date
from enum import Enum

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.commands import AnswerLine
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import cash_totals, standing_lines
from whist_td.club.rules.cash_sheets import owing
from whist_td.club.rules.money import MoneyLine
from whist_td.club.screens.cash_papers import CashPapers
from whist_td.club.screens.money_forms import answer_line_question, money_question
from whist_td.club.views.accounts import FoundLines, LineSearch, found_lines, purposes
from whist_td.club.words.cash import found_words, purpose, totals_words
from whist_td.club.words.listings import lines_listing, owing_listing
from whist_td.desk.desk import Outcome
from whist_td.kit.answer_dialog import ask
from whist_td.kit.fields import ChoiceField, DateField, LineField
from whist_td.kit.flow import folded
from whist_td.kit.following import FollowingPanel
from whist_td.kit.parts import button, column, page, row
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, named
from whist_td.words.words import N_

_MOST = 500
"""So many lines are in one list: more are found by their days or by words."""


class Period(Enum):
    """Of which days the lines are shown."""

    THIS_YEAR = N_("This year")
    LAST_YEAR = N_("Last year")
    THIS_MONTH = N_("This month")
    ALL = N_("All days")
    OTHER = N_("Other days…")


def period_days(period: Period, today: date) -> tuple[date, date]:
    """Return the first and the last day of a period; other days begin as this year's."""
    match period:
        case Period.LAST_YEAR:
            return date(today.year - 1, 1, 1), date(today.year - 1, 12, 31)
        case Period.THIS_MONTH:
            return today.replace(day=1), today
        case Period.ALL:
            return date.min, date.max
        case _:
            return date(today.year, 1, 1), today


class AccountsPanel(FollowingPanel):
    """The lines of the box with their days, found by words, days and headings; and who owes."""

    SHOWN_HERE = ("lines", "persons", "settings", "prizes")

    def __init__(self, session: Session[ClubBook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        _ = session.words
        self._events = {each.id: each.name for each in session.file.events()}
        self._found = FoundLines((), 0, 0)
        self._totals = labelled("", "heading", self)
        self._other = button(_("Something else…"), "otherMoney", self, "primary", "add")
        self._papers = CashPapers(session, self)
        self._shows = named(ChoiceField(self), "accountsShow", _("What is shown"))
        self._period = named(ChoiceField(self), "accountsPeriod", _("Days"))
        self._start, self._end = (named(DateField(self), f"accounts{n}", n) for n in ("From", "To"))
        self._purpose = named(ChoiceField(self), "accountsPurpose", _("For what"))
        self._find = named(LineField(self), "findLine", _("Find a line"))
        self._find.setPlaceholderText(_("Find: a name, a note, an amount…"))
        self._says = labelled("", "quiet", self)
        self._model = TextTable(parent=self)
        self._view = TextTableView(self._model, "accountLines", self)
        self._take_back = button("", "answerAccountLine", self, sign="undo")
        self._lay_out()
        self._offer()
        self._connect()
        self._take_in(Outcome(None))

    def _lay_out(self) -> None:
        _ = self._session.words
        self._view.setAccessibleName(_("Lines of the cash box"))
        self._start.setAccessibleName(_("From"))
        self._end.setAccessibleName(_("To"))
        ways = folded(None, *self._papers.buttons, self._other)
        head = row(labelled(_("Accounts"), "title", self), (ways, 1))
        self._days = row(self._start, self._end)
        where = row(self._shows, self._period, self._days, (self._purpose, 1))
        both = column(where, self._find, self._says, (self._view, 1), row(self._take_back, None))
        page(self, head, self._totals, STEP, (both, 1), self._papers.line)

    def _offer(self) -> None:
        _, today = self._session.words, self._session.desk.today
        self._shows.offer([(_("Lines"), False), (_("Who owes"), True)], choice=False)
        self._period.offer([(_(each.value), each) for each in Period], Period.THIS_YEAR)
        for field, day in zip(
            (self._start, self._end), period_days(Period.OTHER, today), strict=True
        ):
            field.show_day(day)
        self._papers.show_event(None)

    def _connect(self) -> None:
        session = self._session
        self._other.clicked.connect(lambda: ask(session, money_question(session, None), self))
        for field in (self._shows, self._period):
            field.currentIndexChanged.connect(lambda: self._take_in(Outcome(None)))
        for day in (self._start, self._end):
            day.dateChanged.connect(lambda: self._take_in(Outcome(None)))
        self._purpose.currentIndexChanged.connect(self._show_found)
        self._find.textChanged.connect(self._show_found)
        self._view.activated.connect(self.take_back)
        self._view.selectionModel().currentRowChanged.connect(self._say_take_back)
        self._take_back.clicked.connect(self.take_back)
        self._follow(session)

    def take_focus(self) -> None:
        """Put the keys where lines are looked for."""
        self._find.setFocus()

    def undo(self) -> None:
        """Offer the counter-line of the newest line: what is in the box is never altered."""
        self._view.clearSelection()
        standing = standing_lines(self._session.facts)
        if standing:
            self._ask_answer(max(standing, key=lambda line: line.number))

    @property
    def _is_owing(self) -> bool:
        return bool(self._shows.currentData())

    @property
    def _search(self) -> LineSearch:
        period: Period = self._period.currentData()
        start, end = period_days(period, self._session.desk.today)
        if period is Period.OTHER:
            start, end = sorted((self._start.day, self._end.day))
        return LineSearch(start, end, self._purpose.currentData(), self._find.text())

    @override
    def _take_in(self, outcome: Outcome) -> None:
        _, book = self._session.words, self._session.facts
        self._totals.setText(totals_words(cash_totals(book), book.settings, _))
        is_other = self._period.currentData() is Period.OTHER
        for day in (self._start, self._end):
            day.setVisible(is_other and not self._is_owing)
        for field in (self._period, self._purpose, self._find, self._take_back):
            field.setVisible(not self._is_owing)
        if self._is_owing:
            people = len(owing(book))
            summary = _.plural("{n} person owes something.", "{n} people owe something.", people)
            self._says.setText(summary if people else _("Nobody owes anything."))
            self._model.show(owing_listing(book, self._events, _))
            return
        search = self._search
        found = purposes(book, search.start, search.end)
        offered = [(purpose(*each, _), each) for each in found]
        self._purpose.offer([(_("All purposes"), None), *offered], search.purpose)
        self._show_found()

    def _show_found(self) -> None:
        _, book = self._session.words, self._session.facts
        if self._is_owing:
            return
        self._found = found_lines(book, self._search, self._events, _)
        self._says.setText(found_words(self._found, _MOST, _))
        self._model.show(lines_listing(book, self._found.lines[:_MOST], self._events, _))
        self._view.setCurrentIndex(self._model.index(-1, -1))
        self._say_take_back()

    @property
    def _chosen(self) -> MoneyLine | None:
        at = self._view.currentIndex().row()
        return self._found.lines[at] if 0 <= at < len(self._found.lines) else None

    def _say_take_back(self) -> None:
        """Say on the button which line it takes back."""
        _, line = self._session.words, self._chosen
        action = (
            _("Cancel line {line}…", line=line.number) if line else _("Choose a line to cancel")
        )
        self._take_back.setText(action)
        self._take_back.setEnabled(line is not None)

    def take_back(self) -> None:
        """Ask whether the counter-line of the chosen line is to be added, or say why not."""
        line = self._chosen
        if line is not None and not self._is_owing:
            self._ask_answer(line)

    def _ask_answer(self, line: MoneyLine) -> None:
        standing = {each.number for each in standing_lines(self._session.facts)}
        if line.number in standing:
            ask(self._session, answer_line_question(self._session, line), self)
        else:
            self._session.do(AnswerLine(line.number))  # It is refused, with the reason.
