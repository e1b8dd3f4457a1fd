"""What an evening costs, and in which category people are."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from whist_td.club.commands import ChangeCategory, ChangeClub
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.membership import without_category
from whist_td.club.rules.money import read_amount
from whist_td.club.rules.persons import COINS, Category
from whist_td.club.screens.club_form import club_question
from whist_td.desk.requests import Command
from whist_td.kit.answer_dialog import Inquiry, ask
from whist_td.kit.questions import Ask, Asking, OneOf, Own, Press, Text
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.kit.typed_rows import tidied
from whist_td.words.club_amounts import money_text
from whist_td.words.words import Words

_CURRENCIES = ("CAD", "EUR", "USD", "CHF")
_MOST_CATEGORIES = 5
"""So many are asked for; a list of people may bring more."""


def amount(hint: str, _: Words, currency: str = "") -> Text:
    """Return how an amount is typed; an empty line is none."""
    return Text(
        hint,
        lambda text: read_amount(text, currency) if text else None,
        lambda cents: money_text(cents, _) if cents else "",
    )


def rates_question(session: Session[ClubBook]) -> Inquiry:
    """Ask what an evening costs members and visitors, and in which money."""
    _ = session.words

    def asks() -> Asking[Command | None]:
        book, before = session.facts, session.facts.settings
        usual = (Category(_("Members"), 0), Category(_("Visitors"), 0, is_member=False))
        known = before.categories or usual
        title = _("Event fees")
        rates = Own(lambda parent: _RatesField(len(known), _, parent))
        categories = yield Ask("rates", title, known, rates, is_plain=True)
        codes = dict.fromkeys((_usual_currency(book), *_CURRENCIES))
        coins = OneOf([(money_text(coin, _), coin) for coin in COINS])
        first, money = next(iter(codes)), OneOf([(code, code) for code in codes])
        currency = yield Ask("currency", _("Money"), first, money)
        coin = yield Ask("coin", _("Smallest coin"), before.coin, coins)
        the_club = _("The club: name, picture…")
        yield Press("theClub", the_club, lambda form: ask(session, club_question(session), form))
        settings = replace(before, categories=categories, currency=currency, coin=coin)
        return None if settings == before else ChangeClub(settings)

    about = _("Anyone without a category pays nothing. An empty line is left out.")
    return Inquiry("ratesForm", _("Event fees"), _("Keep these fees"), asks, about)


class _RatesField(QWidget):
    """What an evening costs each category; a line more than there are."""

    edited = Signal()

    def __init__(self, known: int, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._amount = amount("", words)
        heads = (words("Category"), words("Fee per event"), words("members"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(STEP)
        for column, text in enumerate(heads[:2]):
            grid.addWidget(labelled(text, "small", self), 0, column)
        self._rows: list[tuple[QLineEdit, QLineEdit, QCheckBox]] = []
        for place in range(max(min(known + 1, _MOST_CATEGORIES), known)):
            name = named(QLineEdit(self), f"category{place}", heads[0])
            rate = named(QLineEdit(self), f"rate{place}", heads[1])
            member = named(QCheckBox(heads[2], self), f"members{place}")
            member.setChecked(True)
            for column, field in enumerate((name, rate, member)):
                grid.addWidget(field, place + 1, column)
            for signal in (name.textChanged, rate.textChanged, member.toggled):
                signal.connect(self.edited)
            self._rows.append((name, rate, member))
        self.setFocusProxy(self._rows[0][1])

    @property
    def value(self) -> tuple[Category, ...]:
        """The categories that have a name; what is no amount is refused."""
        return tuple(
            Category(name, self._amount.read(tidied(rate.text())) or 0, member.isChecked())
            for typed, rate, member in self._rows
            if (name := tidied(typed.text()))
        )

    def show_value(self, value: Sequence[Category]) -> None:
        """Show some categories, from the first line on."""
        for (name, rate, member), each in zip(self._rows, value, strict=False):
            name.setText(each.name)
            rate.setText(self._amount.write(each.cents))
            member.setChecked(each.is_member)


def category_question(session: Session[ClubBook]) -> Inquiry:
    """Ask in which category those are who pay nothing because they are in none."""
    _, people = session.words, without_category(session.facts)
    rates = session.facts.settings.categories
    listed = OneOf([(f"{each.name} – {money_text(each.cents, _)}", each.name) for each in rates])

    def asks() -> Asking[Command]:
        name = yield Ask("categoryOfAll", _("Category"), None, listed, is_plain=True)
        return ChangeCategory(people, name)

    title = _.plural("{n} person is in no category", "{n} people are in no category", len(people))
    about = _(
        "Anyone without a category pays nothing. Choose the category of most people; the others "
        "can be corrected under People."
    )
    return Inquiry("categoryForm", title, _("Put them all in it"), asks, about)


def _usual_currency(book: ClubBook) -> str:
    """Return the club's money; before anything is said of it, that of the country."""
    here = QLocale.system().currencySymbol(QLocale.CurrencySymbolFormat.CurrencyIsoCode)
    is_open = not book.settings.categories and not book.lines
    return here if is_open and here in _CURRENCIES else book.settings.currency
