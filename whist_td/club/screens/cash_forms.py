"""What else is entered in the cash box, and what an evening costs."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QCheckBox, QFormLayout, QGridLayout, QLineEdit, QWidget
from typing_extensions import override

from whist_td.club.commands import (
    CancelEvening,
    ChangeCategory,
    ChangeClub,
    Charge,
    CountCash,
    Credit,
    Deposit,
    Pay,
    PayPrize,
    PutIn,
    Refund,
    Spend,
)
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import cash_totals, evening_claims
from whist_td.club.rules.membership import without_category
from whist_td.club.rules.money import MoneyKind, Purse, read_amount
from whist_td.club.rules.people import live_persons
from whist_td.club.rules.persons import COINS, Category
from whist_td.club.screens.answer import AnswerDialog
from whist_td.club.screens.club_form import ClubForm
from whist_td.club.words.cash import MONEY_KINDS, lacking_words
from whist_td.core.names import sort_key
from whist_td.desk.ports import EventSummary
from whist_td.desk.requests import Command
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.fields import ChoiceField, DateField
from whist_td.kit.parts import button
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.kit.typed_rows import tidied
from whist_td.words.club_amounts import money_text
from whist_td.words.words import N_

_COUNT = "count"
_CURRENCIES = ("CAD", "EUR", "USD", "CHF")
_MOST_CATEGORIES = 5
"""So many are asked for; a list of people may bring more."""


@dataclass(frozen=True)
class _Entry:
    """What is known of something that is entered in the box."""

    cents: int | None
    person: int
    event: int | None
    note: str
    purse: Purse
    since: date
    until: date

    @property
    def about(self) -> dict[str, Any]:
        """What a line of the event says beside its amount.

        A subscription, a voucher or a refund is of no event: it would change what that one asked.
        """
        return {"event": self.event, "note": self.note}


@dataclass(frozen=True)
class _Way:
    """A way money goes: what it is called, what is asked for it, and the command it becomes."""

    made: Callable[[_Entry], Command]
    has_person: bool = False
    has_purse: bool = True
    needs_amount: bool = True
    has_amount: bool = True
    has_days: bool = False
    hint: str = ""


def _subscription(e: _Entry) -> Command:
    what = MoneyKind.SUBSCRIPTION
    return Charge(e.person, e.cents or 0, what, note=e.note, since=e.since, until=e.until)


def _card(e: _Entry) -> Command:
    return Pay((e.person,), e.cents or 0, purse=e.purse, what=MoneyKind.CARD, **e.about)


def _credits(made: Callable[[_Entry], Command]) -> _Way:
    hint = N_("It goes by itself toward what the person owes.")
    return _Way(made, has_person=True, has_purse=False, hint=hint)


_WAYS: Mapping[str, _Way] = {
    MoneyKind.OPENING.value: _Way(lambda e: PutIn(e.cents or 0, e.purse, **e.about)),
    MoneyKind.EXPENSE.value: _Way(lambda e: Spend(e.cents or 0, e.purse, **e.about)),
    _COUNT: _Way(
        lambda e: CountCash(e.cents or 0, **e.about),
        has_purse=False,
        hint=N_("Write what lies in the box: a difference becomes a line."),
    ),
    MoneyKind.DEPOSIT.value: _Way(lambda e: Deposit(e.cents or 0, e.note), has_purse=False),
    MoneyKind.SUBSCRIPTION.value: _Way(
        _subscription,
        has_person=True,
        has_purse=False,
        has_days=True,
        hint=N_("The person owes it now, and no event from the first day to the last."),
    ),
    MoneyKind.CARD.value: _Way(
        _card,
        has_person=True,
        hint=N_("Paid now, used up event by event. Where ten cost nine, enter a reduction too."),
    ),
    MoneyKind.VOUCHER.value: _credits(
        lambda e: Credit(e.person, e.cents or 0, MoneyKind.VOUCHER, note=e.note)
    ),
    MoneyKind.REDUCTION.value: _credits(
        lambda e: Credit(e.person, e.cents or 0, MoneyKind.REDUCTION, **e.about)
    ),
    MoneyKind.CANCELLED.value: _Way(
        lambda e: CancelEvening(e.event or 0),
        has_purse=False,
        has_amount=False,
        needs_amount=False,
        hint=N_("All that was charged for the event is credited; who has paid has it in advance."),
    ),
    MoneyKind.REFUND.value: _Way(
        lambda e: Refund(e.person, e.cents, e.purse, note=e.note),
        has_person=True,
        needs_amount=False,
    ),
    MoneyKind.PRIZE.value: _Way(
        lambda e: PayPrize(e.person, e.cents, e.purse, **e.about),
        has_person=True,
        needs_amount=False,
    ),
}


class MoneyForm(AnswerDialog):
    """Enters what is no payment at the door: an expense, a deposit, a count, a voucher."""

    def __init__(
        self, session: Session[ClubBook], event: EventSummary | None, parent: QWidget
    ) -> None:
        _ = session.words
        about = _("It becomes a line of the cash box. A line is never changed: another cancels it.")
        super().__init__(session, (_("Something else"), about), _("Enter it"), parent)
        self.setObjectName("moneyForm")
        self._event = event
        self._kind = named(ChoiceField(self), "moneyKind")
        for code in _WAYS:
            text = N_("Count the box") if code == _COUNT else MONEY_KINDS[MoneyKind(code)]
            self._kind.addItem(_(text), code)
        self._person = named(ChoiceField(self), "moneyPerson")
        people = sorted(live_persons(session.evening), key=lambda p: sort_key(p.listed))
        for each in people:
            self._person.addItem(each.name, each.number)
        self._person.setPlaceholderText(_("Choose a person"))
        self._person.setCurrentIndex(-1)
        self._amount = named(QLineEdit(self), "moneyAmount")
        self._note = named(QLineEdit(self), "moneyNote")
        self._bank = named(QCheckBox(_("By bank"), self), "moneyByBank")
        self._hint = labelled("", "quiet", self)
        self._warned: Command | None = None
        """What was warned of, and is entered if it is meant."""
        self._since, self._until = self._days()
        self._form = QFormLayout()
        self._form.setSpacing(STEP)
        for label, field in (
            (_("What"), self._kind),
            (_("Person"), self._person),
            (_("Amount"), self._amount),
            (_("From"), self._since),
            (_("To"), self._until),
            (_("Note"), self._note),
            ("", self._bank),
        ):
            self._form.addRow(label, field)
        self._lay_out((self._form, self._hint))
        self._kind.currentIndexChanged.connect(self._show_fields)
        self._amount.textChanged.connect(lambda: self._accept.setText(_("Enter it")))
        self._show_fields()
        self._amount.setFocus()

    def _days(self) -> tuple[DateField, DateField]:
        """Return the days of a subscription: a year from today."""
        first = self._session.desk.today
        last = first.replace(day=min(first.day, 28), year=first.year + 1) - timedelta(days=1)
        fields = tuple(named(DateField(self), name) for name in ("moneyFrom", "moneyTo"))
        for field, day in zip(fields, (first, last), strict=True):
            field.setLocale(QLocale(self._session.words.language.value))
            field.show_day(day)
        return fields[0], fields[1]

    @property
    def _way(self) -> _Way:
        return _WAYS[self._kind.currentData()]

    def _show_fields(self) -> None:
        _, way = self._session.words, self._way
        self._form.setRowVisible(self._person, way.has_person)
        self._form.setRowVisible(self._bank, way.has_purse)
        self._form.setRowVisible(self._amount, way.has_amount)
        self._form.setRowVisible(self._note, way.has_amount)
        self._form.setRowVisible(self._since, way.has_days)
        self._form.setRowVisible(self._until, way.has_days)
        hint = _(way.hint) if way.hint else ""
        if self._event is not None and not way.has_amount:
            hint = _.labelled(f"{self._event.name}, {_.date(self._event.date)}", hint)
        if self._kind.currentData() == _COUNT:
            there = money_text(cash_totals(self._session.evening).cash, _)
            hint += " " + _("By the lines there should be {amount}.", amount=there)
        self._hint.setText(hint)
        self._hint.setVisible(bool(way.hint))
        currency = self._session.evening.settings.currency
        self._amount.setPlaceholderText(currency if way.needs_amount else _("all of it"))
        self._error.hide()
        self._make_room()

    @override
    def _answer(self) -> Command | str | None:
        _, text = self._session.words, tidied(self._amount.text())
        event = self._event.id if self._event else None
        if not self._way.has_amount and not evening_claims(self._session.evening, event or 0):
            return _("Nothing was charged for this event.")
        if self._way.has_person and self._person.currentData() is None:
            return _("Choose the person.")
        if not text and self._way.needs_amount:
            return _("Write the amount.")
        cents = read_amount(text) if text else None
        purse = Purse.BANK if self._bank.isChecked() and self._way.has_purse else Purse.CASH
        person = self._person.currentData() or 0
        days = self._since.day, self._until.day
        entry = _Entry(cents, person, event, tidied(self._note.text()), purse, *days)
        return self._asked_again(self._way.made(entry))

    def _asked_again(self, command: Command) -> Command | str:
        """Return what is entered, or ask first whether more cash is taken out than there is."""
        _, book = self._session.words, self._session.evening
        lacking = lacking_words(book, self._session.desk.rehearsed(command), _)
        if not lacking or command == self._warned:
            return command
        self._warned = command
        self._accept.setText(_("Enter it all the same"))
        return lacking


class RatesForm(AnswerDialog):
    """Says what an evening costs members and visitors, and in which money."""

    def __init__(self, session: Session[ClubBook], parent: QWidget) -> None:
        _ = session.words
        about = _("Who is in no category pays nothing. An empty line is left out.")
        title = _("What an event costs")
        super().__init__(session, (title, about), _("Keep these rates"), parent)
        self.setObjectName("ratesForm")
        settings = session.evening.settings
        known = [*settings.categories]
        if not known:
            known = [Category(_("Members"), 0), Category(_("Visitors"), 0, is_member=False)]
        lines = max(min(len(known) + 1, _MOST_CATEGORIES), len(known))
        self._rows = [self._row(place, known) for place in range(lines)]
        grid = QGridLayout()
        grid.setSpacing(STEP)
        for column, text in enumerate((_("Category"), _("An event costs"), "")):
            grid.addWidget(labelled(text, "small", self), 0, column)
        for place, fields in enumerate(self._rows, start=1):
            for column, field in enumerate(fields):
                grid.addWidget(field, place, column)
        self._currency = named(ChoiceField(self), "currency")
        for code in dict.fromkeys((_usual_currency(session.evening), *_CURRENCIES)):
            self._currency.addItem(code, code)
        self._coin = named(ChoiceField(self), "coin")
        for coin in COINS:
            self._coin.addItem(money_text(coin, _), coin)
        self._coin.setCurrentIndex(COINS.index(settings.coin))
        form = QFormLayout()
        form.addRow(_("Money"), self._currency)
        form.addRow(_("Smallest coin"), self._coin)
        club = button(_("The club: name, picture…"), "theClub", self)
        club.setAutoDefault(False)
        club.clicked.connect(lambda: open_dialog(ClubForm(session, self)))
        form.addRow("", club)
        self._lay_out((grid, form))
        self._rows[0][1].setFocus()

    def _row(self, place: int, known: list[Category]) -> tuple[QLineEdit, QLineEdit, QCheckBox]:
        _ = self._session.words
        category = known[place] if place < len(known) else None
        name = named(QLineEdit(category.name if category else "", self), f"category{place}")
        cents = money_text(category.cents, _) if category and category.cents else ""
        rate = named(QLineEdit(cents, self), f"rate{place}")
        member = named(QCheckBox(_("members"), self), f"members{place}")
        member.setChecked(category is None or category.is_member)
        name.setAccessibleName(_("Category"))
        rate.setAccessibleName(_("An event costs"))
        return name, rate, member

    @override
    def _answer(self) -> Command | str | None:
        settings = self._session.evening.settings
        told = replace(
            settings,
            categories=tuple(self._categories()),
            currency=self._currency.currentData(),
            coin=self._coin.currentData(),
        )
        return None if told == settings else ChangeClub(told)

    def _categories(self) -> list[Category]:
        return [
            Category(tidied(name.text()), _cents(rate.text()), member.isChecked())
            for name, rate, member in self._rows
            if tidied(name.text())
        ]


class CategoryForm(AnswerDialog):
    """Asks in which category those are who pay nothing because they are in none."""

    def __init__(self, session: Session[ClubBook], parent: QWidget) -> None:
        _, book = session.words, session.evening
        self._people = without_category(book)
        title = _.plural(
            "{n} person is in no category", "{n} people are in no category", len(self._people)
        )
        about = _(
            "Who is in no category pays nothing. Choose the category of most of them; "
            "under People, each can be corrected."
        )
        super().__init__(session, (title, about), _("Put them all in it"), parent)
        self.setObjectName("categoryForm")
        self._category = named(ChoiceField(self), "categoryOfAll")
        self._category.setAccessibleName(_("Category"))
        for each in book.settings.categories:
            self._category.addItem(f"{each.name} – {money_text(each.cents, _)}", each.name)
        self._lay_out((self._category,))
        self._category.setFocus()

    @override
    def _answer(self) -> Command | str | None:
        return ChangeCategory(self._people, self._category.currentData())


def _usual_currency(book: ClubBook) -> str:
    """Return the club's money; before anything is said of it, that of the country."""
    here = QLocale.system().currencySymbol(QLocale.CurrencySymbolFormat.CurrencyIsoCode)
    is_open = not book.settings.categories and not book.lines
    return here if is_open and here in _CURRENCIES else book.settings.currency


def _cents(text: str) -> int:
    return read_amount(text) if tidied(text) else 0
