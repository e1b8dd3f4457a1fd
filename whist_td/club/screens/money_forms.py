"""What is entered in the box besides payments at the door: each thing with what it is for."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QLineEdit

from whist_td.club.commands import (
    AnswerLine,
    CancelEvening,
    Charge,
    ChargeDues,
    CountCash,
    Credit,
    Deposit,
    Pay,
    PayPrize,
    PutIn,
    Refund,
    Spend,
    Withdraw,
)
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import event_claims, headings, in_cash
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.screens.cash_forms import amount
from whist_td.club.views.cash import check_began, day_in_play
from whist_td.club.views.held_events import real_events
from whist_td.club.views.people import people_to_choose
from whist_td.club.words.cash import USUAL_HEADINGS, count_words, lacking_words, line_words
from whist_td.core.errors import RuleError
from whist_td.desk.ports import EventSummary
from whist_td.desk.requests import Command
from whist_td.kit.aim import uncovered
from whist_td.kit.answer_dialog import Inquiry
from whist_td.kit.questions import Ask, Asking, Day, Note, OneOf, Text, YesNo
from whist_td.kit.session import Session
from whist_td.words.messages import message
from whist_td.words.words import N_, Words

_COUNT, _PAYMENT = "count", "payment"


@dataclass(frozen=True)
class _Entry:
    """What is known of something that is entered in the box."""

    event: int | None
    on: date
    since: date
    until: date
    cents: int | None = None
    person: int = 0
    category: str = ""
    heading: str = ""
    note: str = ""
    purse: Purse = Purse.CASH

    @property
    def about(self) -> dict[str, Any]:
        """What a line says beside its amount that is of no event.

        A subscription, a voucher or a refund is of none: it would change what that one asked.
        """
        return {"note": self.note, "on": self.on}

    @property
    def of_event(self) -> dict[str, Any]:
        """What a line of the event says beside its amount."""
        return {"event": self.event, **self.about}


@dataclass(frozen=True)
class _Way:
    """A way money goes: what it is for, what is asked for it, and the command it becomes."""

    what: str
    """What it is called, and what it is for."""
    made: Callable[[_Entry], Command]
    has_person: bool = False
    has_purse: bool = True
    needs_amount: bool = True
    has_amount: bool = True
    has_days: bool = False
    has_category: bool = False
    has_event: bool = False
    """Whether it may be of an event: what that one brought in is told with it."""
    headings: tuple[str, ...] = ()
    """The headings that are offered beside the club's own; none: it has no heading."""
    hint: str = ""


def _credit(what: str, kind: MoneyKind, *, is_of_event: bool = False) -> _Way:
    def made(e: _Entry) -> Command:
        return Credit(e.person, e.cents or 0, kind, **(e.of_event if is_of_event else e.about))

    hint = N_("It is deducted automatically from what the person owes.")
    return _Way(what, made, has_person=True, has_purse=False, has_event=is_of_event, hint=hint)


_WAYS: Mapping[str, _Way] = {
    _PAYMENT: _Way(
        N_("Payment: by bank, or on another day"),
        lambda e: Pay((e.person,), e.cents, purse=e.purse, **e.of_event),
        has_person=True,
        has_event=True,
        needs_amount=False,
    ),
    MoneyKind.INCOME.value: _Way(
        N_("Income: bar, raffle, gift…"),
        lambda e: PutIn(
            e.cents or 0, e.purse, what=MoneyKind.INCOME, heading=e.heading, **e.of_event
        ),
        has_event=True,
        headings=USUAL_HEADINGS[MoneyKind.INCOME],
    ),
    MoneyKind.EXPENSE.value: _Way(
        N_("Expense: what the club buys or rents"),
        lambda e: Spend(e.cents or 0, e.purse, heading=e.heading, **e.of_event),
        has_event=True,
        headings=USUAL_HEADINGS[MoneyKind.EXPENSE],
    ),
    _COUNT: _Way(
        N_("Count the cash: what is really there"),
        lambda e: CountCash(e.cents or 0, **e.of_event),
        has_purse=False,
        hint=N_("Write what lies in the box: it becomes a line, also where nothing is missing."),
    ),
    MoneyKind.DEPOSIT.value: _Way(
        N_("Deposit: cash carried to the bank"),
        lambda e: Deposit(e.cents or 0, **e.about),
        has_purse=False,
    ),
    MoneyKind.WITHDRAWAL.value: _Way(
        N_("Withdrawal: cash fetched from the bank"),
        lambda e: Withdraw(e.cents or 0, **e.about),
        has_purse=False,
    ),
    MoneyKind.DUES.value: _Way(
        N_("Annual dues: asked of a category"),
        lambda e: ChargeDues(e.category, e.cents or 0, e.since, e.until, **e.about),
        has_purse=False,
        has_days=True,
        has_category=True,
        hint=N_("Each of them owes it once for these days; events cost them as before."),
    ),
    MoneyKind.SUBSCRIPTION.value: _Way(
        N_("Subscription: one price for all events"),
        lambda e: Charge(
            e.person,
            e.cents or 0,
            MoneyKind.SUBSCRIPTION,
            since=e.since,
            until=e.until,
            **e.about,
        ),
        has_person=True,
        has_purse=False,
        has_days=True,
        hint=N_("The person owes it now, and pays no event fee from the first day to the last."),
    ),
    MoneyKind.CARD.value: _Way(
        N_("Card: several events paid ahead"),
        lambda e: Pay((e.person,), e.cents or 0, purse=e.purse, what=MoneyKind.CARD, **e.of_event),
        has_person=True,
        hint=N_(
            "Paid now and used up event by event. If ten events cost the price of nine, "
            "enter a discount too."
        ),
    ),
    MoneyKind.VOUCHER.value: _credit(N_("Gift voucher: events won or given"), MoneyKind.VOUCHER),
    MoneyKind.REDUCTION.value: _credit(
        N_("Reduction: somebody pays less"), MoneyKind.REDUCTION, is_of_event=True
    ),
    MoneyKind.REFUND.value: _Way(
        N_("Refund: an advance given back"),
        lambda e: Refund(e.person, e.cents, e.purse, **e.about),
        has_person=True,
        needs_amount=False,
    ),
    MoneyKind.PRIZE.value: _Way(
        N_("Prize: money won is paid out"),
        lambda e: PayPrize(e.person, e.cents, e.purse, **e.of_event),
        has_person=True,
        has_event=True,
        needs_amount=False,
    ),
    MoneyKind.CANCELLED.value: _Way(
        N_("Cancelled event: its fee is not owed"),
        lambda e: CancelEvening(e.event or 0, e.on),
        has_event=True,
        has_purse=False,
        has_amount=False,
        needs_amount=False,
        hint=N_("All fees of the event are credited; what was paid becomes an advance."),
    ),
    MoneyKind.OPENING.value: _Way(
        N_("Opening float: what there was at first"),
        lambda e: PutIn(e.cents or 0, e.purse, **e.of_event),
    ),
}


def money_question(session: Session[ClubBook], event: EventSummary | None) -> Inquiry:
    """Ask what is no payment at the door: an expense, a deposit, a count, a voucher."""
    _ = session.words

    def lacking(command: Command) -> str:
        """Warn of more cash taken out than there is."""
        return lacking_words(session.facts, session.desk.rehearsed(command), _)

    return Inquiry(
        "moneyForm",
        _("Something else"),
        _("Enter it"),
        lambda: _money(session, event, _),
        _("It becomes a line of the cash box. A line is never changed: another cancels it."),
        begins="moneyKind",
        warns=lacking,
        insists=_("Enter it all the same"),
    )


def answer_line_question(session: Session[ClubBook], line: MoneyLine) -> Inquiry:
    """Ask whether a line is to be taken back by a counter-line, and of which day that is."""
    _ = session.words

    def lacking(command: Command) -> str:
        return lacking_words(session.facts, session.desk.rehearsed(command), _)

    def asks() -> Asking[Command]:
        day = yield day_asked(session, None)
        return AnswerLine(line.number, on=day)

    what = line_words(line, session.facts, _)
    title = _("Cancel line {number}: {what}?", number=line.number, what=what)
    about = _("A line of the opposite amount is added; nothing is erased.")
    does = _("Cancel it")
    return Inquiry("answerLineForm", title, does, asks, about, warns=lacking, insists=does)


def day_asked(session: Session[ClubBook], event: EventSummary | None) -> Ask:
    """Return the question of which day a line is: the event's while it is played, else today."""
    _, today = session.words, session.desk.today
    usual = today if event is None else day_in_play((event,), event.id, today) or today
    events = session.file.events()

    def wrong(day: date) -> str:
        if day > today:
            return _("{day} is still to come: write the day on which it happened.", day=_.date(day))
        try:
            check_began(events, session.facts, day, today)
        except RuleError as error:
            return message(error, _)
        return ""

    return Ask("moneyDay", _("Day"), usual, Day(), check=wrong)


def _money(
    session: Session[ClubBook], event: EventSummary | None, _: Words
) -> Asking[Command | None]:
    book, today = session.facts, session.desk.today
    kinds = OneOf([(_(way.what), kind) for kind, way in _WAYS.items()], _("Choose what happened"))
    kind = yield Ask("moneyKind", _("What"), None, kinds, needed=_("Choose what happened."))
    if kind is None:
        return None
    way = _WAYS[kind]
    if way.has_event:
        event = yield _event_asked(session, way, event)
    entry = _Entry(event.id if event else None, today, today, today)
    entry = yield from _about_asked(book, kind, entry, _)
    if way.has_amount:
        lacks = _("Write the amount.") if way.needs_amount else ""
        currency = book.settings.currency
        typed = amount(currency if way.needs_amount else _("all of it"), _, currency)
        cents = yield Ask("moneyAmount", _("Amount"), None, typed, needed=lacks)
        entry = replace(entry, cents=cents)
    entry = yield from _rest_asked(session, way, event, entry)
    hint = _(_WAYS[kind].hint) if _WAYS[kind].hint else ""
    if kind == _COUNT:
        hint = f"{hint} {count_words(in_cash(book, entry.on), entry.cents, _)}"
    yield Note("moneyHint", hint)
    return way.made(entry)


def _event_asked(session: Session[ClubBook], way: _Way, event: EventSummary | None) -> Ask:
    """Return the question of which event something is: the one that is shown, or another.

    Only what was charged for can be called off.
    """
    _, book = session.words, session.facts
    events = real_events(session.file)
    if way.has_amount:
        options = [(_("No event"), None), *event_options(events, _)]
        return Ask("moneyEvent", _("Event"), event, OneOf(options))
    charged = [each for each in events if event_claims(book, each.id)]
    lacks = _("Choose the event.") if charged else _("Nothing was charged for any event.")
    usual = event if event in charged else None
    choice = OneOf(event_options(charged, _), _("Choose an event"))
    # A field of its own: what stood in the other one is not meant to be called off.
    return Ask("cancelledEvent", _("Event"), usual, choice, needed=lacks)


def event_options(
    events: Iterable[EventSummary], _: Words
) -> list[tuple[str, EventSummary | None]]:
    """Return the events that can be chosen, each with its day."""
    return [(f"{_.date(each.date)} – {each.name}", each) for each in events]


def _about_asked(book: ClubBook, kind: str, entry: _Entry, _: Words) -> Asking[_Entry]:
    """Ask of whom something is, or under which heading it stands."""
    way = _WAYS[kind]
    if way.has_person:
        people, who = people_to_choose(book), _("Choose the person.")
        choice = OneOf(people, _("Choose a person"))
        person = yield Ask("moneyPerson", _("Person"), None, choice, needed=who)
        entry = replace(entry, person=person or 0)
    if way.has_category:
        names = [(each.name, each.name) for each in book.settings.categories]
        choice, lacks = OneOf(names, _("Choose a category")), _("Choose the category.")
        category = yield Ask("moneyCategory", _("Category"), None, choice, needed=lacks)
        entry = replace(entry, category=category or "")
    if way.headings:
        entry = replace(entry, heading=(yield _heading_asked(book, way, kind, _)) or "")
    return entry


def _rest_asked(
    session: Session[ClubBook], way: _Way, event: EventSummary | None, entry: _Entry
) -> Asking[_Entry]:
    """Ask of which day something is and for which days, what is noted of it, and which purse."""
    _ = session.words
    day = yield day_asked(session, event)
    entry = replace(entry, on=day, since=day, until=_a_year_after(day))
    if way.has_days:
        since = yield Ask("moneyFrom", _("From"), entry.since, Day(), is_proposal=True)
        until = yield Ask("moneyTo", _("To"), entry.until, Day(), is_proposal=True)
        entry = replace(entry, since=since, until=until)
    if way.has_amount:
        entry = replace(entry, note=(yield Ask("moneyNote", _("Note"), "")))
    if way.has_purse and (yield Ask("moneyByBank", _("By bank"), False, YesNo.SHORT)):  # noqa: FBT003
        entry = replace(entry, purse=Purse.BANK)
    return entry


def _a_year_after(day: date) -> date:
    return day.replace(day=min(day.day, 28), year=day.year + 1) - timedelta(days=1)


def _heading_asked(book: ClubBook, way: _Way, kind: str, _: Words) -> Ask:
    """Return the question of what money is for: the club's own headings are offered."""
    own = headings(book)
    offered = [*own, *(each for name in way.headings if (each := _(name)) not in own)]
    lacks = _("Write what the money is from: bar, raffle, gift…")
    return Ask(
        "moneyHeading",
        _("Heading"),
        "",
        Text(", ".join(offered[:3]) + "…", completes=partial(_completer, offered)),
        needed=lacks if kind == MoneyKind.INCOME.value else "",
    )


def _completer(offered: list[str], field: QLineEdit) -> QCompleter:
    made = QCompleter(offered, field)
    made.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    made.setFilterMode(Qt.MatchFlag.MatchContains)
    made.activated.connect(lambda _chosen: uncovered(made.popup()))
    return made
