"""The cash box in words: what each line is about, what is in it, what is said at the door."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import CashTotals, balance, cash_lacking, cash_totals
from whist_td.club.rules.cash_sheets import EventAccount, EventSheet
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.rules.persons import BookSettings, Person
from whist_td.club.views.accounts import FoundLines
from whist_td.club.views.cash import DoorRow, TypedPayment, is_asked, visitors
from whist_td.desk.ports import EventSummary
from whist_td.words.club_amounts import money_text
from whist_td.words.words import N_, Words

ACCOUNT_PARTS: Mapping[str, Callable[[EventAccount], int]] = {
    N_("Charged"): lambda account: account.due,
    N_("Discounts"): lambda account: account.reduced,
    N_("Paid"): lambda account: account.paid,
    N_("By prizes"): lambda account: account.prize,
    N_("Still owed"): lambda account: account.owed,
}
"""The columns of an event's account: what was asked, less all between, is still owed."""
RARE_PARTS = ("Discounts", "By prizes")
"""Those that most evenings do without."""
_MOST_NAMES = 2
"""More people than so many are counted: they stand in the list below."""


def people_said(names: Sequence[str], _: Words) -> str:
    """Name one person or two; more are counted."""
    if len(names) > _MOST_NAMES:
        return _.plural("{n} person", "{n} people", len(names))
    return ", ".join(names)


def _names(rows: Sequence[DoorRow], _: Words) -> str:
    return people_said([row.name for row in rows], _)


def counted(rows: Sequence[DoorRow], _: Words, *, has_money: bool) -> str:
    """Say how many have come: "31 of 36 here"."""
    come = sum(row.is_here for row in rows)
    here = _.plural("{n} of {all} here", "{n} of {all} here", come, all=len(rows))
    owing = sum(row.owes > 0 for row in rows)
    if not has_money or not owing:
        return here
    return f"{here} · {_.plural('{n} still to pay', '{n} still to pay', owing)}"


def enter_does(meant: Sequence[DoorRow], _: Words) -> str:
    """Say what Enter would do."""
    absent = [row for row in meant if not row.is_here]
    if absent:
        return _("Enter: {names} – here.", names=_names(absent, _))
    return _("Already here: {names}. Enter: not here after all.", names=_names(meant, _))


def new_people(rows: Sequence[DoorRow], book: ClubBook) -> list[DoorRow]:
    """Return those who become people of the club, visitors, once they pay: nobody is asked."""
    return [row for row in rows if row.person is None and row.owes and not is_asked(row, book)]


def new_people_told(rows: Sequence[DoorRow], book: ClubBook, _: Words) -> str:
    """Say who pays as a visitor, being nobody of the club yet; "": nobody."""
    new = new_people(rows, book)
    if not new:
        return ""
    return _.plural(
        "{n} person is not yet on the club’s list, and pays as “{category}”. Enter members under "
        "People.",
        "{n} people are not yet on the club’s list, and pay as “{category}”. Enter members under "
        "People.",
        len(new),
        category=visitors(book.settings)[0].name,
    )


def pay_does(meant: Sequence[DoorRow], book: ClubBook, _: Words) -> str:
    """Say what Shift and Enter would do."""
    owed, paid = sum(row.owes for row in meant), sum(row.paid for row in meant)
    if len(meant) == 1 and is_asked(meant[0], book):
        return _("Shift+Enter: here and paid; you are asked who it is.")
    if owed and (new := new_people(meant, book)):
        holes = {"amount": money_text(owed, _), "category": visitors(book.settings)[0].name}
        return _.plural(
            "Shift+Enter: here and paid, {amount}; {n} name becomes a new person, “{category}”.",
            "Shift+Enter: here and paid, {amount}; {n} names become new people, “{category}”.",
            len(new),
            **holes,
        )
    if owed:
        return _("Shift+Enter: here and paid, {amount}.", amount=money_text(owed, _))
    if paid and all(row.is_here for row in meant):
        return _("Shift+Enter: cancel the payment of {amount}.", amount=money_text(paid, _))
    if any(row.lacks_category for row in meant):
        return _("In no category, so nothing to pay: choose one under Cash box.")
    return _("Nothing to pay.")


def amount_does(meant: Sequence[DoorRow], cents: int, _: Words) -> str:
    """Say what Enter would do where an amount is typed, and to whose credit the rest stands."""
    ahead = cents - sum(row.owes for row in meant)
    facts = {"names": _names(meant, _), "amount": money_text(cents, _)}
    if ahead <= 0:
        return _("Enter: {names} – here, pays {amount}.", **facts)
    facts["ahead"] = money_text(ahead, _)
    return _(
        "Enter: {names} – here, pays {amount}, including {ahead} in advance for {names} alone.",
        **facts,
    )


def payment_does(book: ClubBook, meant: TypedPayment, _: Words) -> str:
    """Say what Enter would do at the box: who pays, how much, and what of it is in advance."""
    owed = {person: max(balance(book, person), 0) for person in meant.people}
    due = sum(owed.values())
    cents = due if meant.cents is None else meant.cents
    who = [person for person in owed if owed[person] or meant.cents is not None]
    names = ", ".join(book.persons[person].name for person in who)
    facts = {"names": names, "amount": money_text(cents, _)}
    if cents <= due:
        return _.plural(
            "{names} pays {amount}: press Enter to record it.",
            "{names} pay {amount}: press Enter to record it.",
            len(who),
            **facts,
        )
    return _.plural(
        "{names} pays {amount}, including {ahead} in advance: press Enter to record it.",
        "{names} pay {amount}, including {ahead} in advance: press Enter to record it.",
        len(who),
        **facts,
        ahead=money_text(cents - due, _),
    )


def money_told(row: DoorRow, _: Words) -> str:
    """Say what somebody still has to pay, or that he has paid."""
    if row.owes:
        return money_text(row.owes, _)
    if row.paid:
        return _("paid {amount}", amount=money_text(row.paid, _))
    return _("no category") if row.lacks_category else "–"


def settled_words(rows: Sequence[DoorRow], cents: int, _: Words) -> str:
    """Say what became of somebody: so many cents more in the box, or fewer."""
    names, amount = _names(rows, _), money_text(abs(cents), _)
    if cents < 0:
        return _("Payment cancelled: {names}, {amount}", names=names, amount=amount)
    if cents:
        return _("Here and paid: {names}, {amount}", names=names, amount=amount)
    return _("Here: {names}", names=names)


def person_words(person: Person, settings: BookSettings, _: Words) -> str:
    """Say who of the club may be meant, with what an evening costs him."""
    rate = next((each.cents for each in settings.categories if each.name == person.category), 0)
    if not rate:
        return person.name
    return f"{person.name} – {person.category}, {money_text(rate, _)}"


MONEY_KINDS: Mapping[MoneyKind, str] = {
    MoneyKind.OPENING: N_("Opening float"),
    MoneyKind.EVENING: N_("Event fee"),
    MoneyKind.DUES: N_("Annual dues"),
    MoneyKind.SUBSCRIPTION: N_("Subscription"),
    MoneyKind.CARD: N_("Card for several events"),
    MoneyKind.ADVANCE: N_("Advance"),
    MoneyKind.VOUCHER: N_("Gift voucher"),
    MoneyKind.REDUCTION: N_("Discount"),
    MoneyKind.CANCELLED: N_("Cancelled event"),
    MoneyKind.PRIZE: N_("Prize"),
    MoneyKind.REFUND: N_("Refund"),
    MoneyKind.INCOME: N_("Income"),
    MoneyKind.EXPENSE: N_("Expense"),
    MoneyKind.DIFFERENCE: N_("Difference counted"),
    MoneyKind.DEPOSIT: N_("Deposit at the bank"),
    MoneyKind.WITHDRAWAL: N_("Withdrawal from the bank"),
    MoneyKind.OTHER: N_("Other"),
}
USUAL_HEADINGS: Mapping[MoneyKind, tuple[str, ...]] = {
    MoneyKind.INCOME: (N_("Bar"), N_("Raffle"), N_("Gift"), N_("Subsidy"), N_("Interest")),
    MoneyKind.EXPENSE: (N_("Rent"), N_("Coffee"), N_("Cards and paper"), N_("Prizes bought")),
}
"""Headings that are offered before the club has its own."""
SIGNED = (N_("The treasurer"), N_("The president"))
"""Who signs the account of a period."""
PURSES: Mapping[Purse, str] = {
    Purse.OWED: N_("charged"),
    Purse.CASH: N_("cash"),
    Purse.BANK: N_("bank"),
}


def purpose(what: MoneyKind, heading: str, _: Words) -> str:
    """Say what money is for: "Expense – rent"."""
    return " – ".join(filter(None, (_(MONEY_KINDS[what]), heading)))


def line_words(line: MoneyLine, book: ClubBook, _: Words) -> str:
    """Tell a line: "Anne Roy: 5.00, Evening, cash, receipt 12"."""
    who = book.persons[book.who(line.person)].name if line.person else _("Club")
    return _.labelled(who, line_told(line, _))


def line_told(line: MoneyLine, _: Words) -> str:
    """Tell a line where it is known whose it is."""
    is_credit = line.purse is Purse.OWED and line.cents < 0
    where = _("credited") if is_credit else _(PURSES[line.purse])
    parts = [money_text(line.cents, _), purpose(line.what, line.heading, _), where]
    if line.receipt:
        parts.append(_("receipt {number}", number=line.receipt))
    if line.answers:
        parts.append(_("cancels line {number}", number=line.answers))
    return ", ".join([*parts, *filter(None, [line.note])])


def line_subject(line: MoneyLine, events: Mapping[int, str], _: Words) -> str:
    """Say what a line is about: "Evening, Friday of the oysters"."""
    about = purpose(line.what, line.heading, _)
    parts = (about, events.get(line.event or 0, ""), line.note)
    return ", ".join(filter(None, parts))


def account_words(account: EventAccount, _: Words) -> str:
    """Tell in a line what was charged for an event, and what has settled it."""
    amounts = ((name, part(account)) for name, part in ACCOUNT_PARTS.items())
    shown = ((name, cents) for name, cents in amounts if cents or name not in RARE_PARTS)
    return " · ".join(f"{_(name)} {money_text(cents, _)}" for name, cents in shown)


def totals_words(totals: CashTotals, settings: BookSettings, _: Words) -> str:
    """Tell what is in the box and at the bank, what is owed, and what was paid in advance.

    The line folds between amounts, and the money they are in stays beside the last, once it is
    settled: by rates, or by the first line.
    """
    facts = (
        (N_("Cash"), totals.cash),
        (N_("Bank"), totals.bank),
        (N_("Still owed"), totals.owed),
        (N_("In advance"), totals.advance),
    )
    amounts = [f"{_(name)} {money_text(cents, _)}" for name, cents in facts]
    if settings.categories or any(cents for _name, cents in facts):
        amounts[-1] += f" · {settings.currency}"
    return " · ".join(amount.replace(" ", "\N{NO-BREAK SPACE}") for amount in amounts)


def found_words(found: FoundLines, most: int, _: Words) -> str:
    """Say how many lines were found, and what came in and went out by them."""
    count = len(found.lines)
    lines = _.plural("{n} line", "{n} lines", count)
    if count > most:
        lines = _("{lines}, the newest {most} below", lines=lines, most=most)
    came_in = _("in {amount}", amount=money_text(found.came_in, _))
    went_out = _("out {amount}", amount=money_text(found.went_out, _))
    return " · ".join((lines, came_in, went_out)) if count else _("No line is found.")


def account_notes(account: EventSheet, _: Words) -> tuple[str, str]:
    """Say what counts as paid for an event, and what came in there, for whatever it was."""
    return (
        _("What was paid in advance, or later, counts as paid."),
        _("Paid in at this event, whatever for: {amount}", amount=money_text(account.taken_in, _)),
    )


def lacking_words(before: ClubBook, after: ClubBook, _: Words) -> str:
    """Say that more cash is taken out than there is; "": there is enough."""
    lacking = cash_lacking(before, after)
    if not lacking:
        return ""
    known = {"cash": cash_totals(before).cash, "lacking": lacking}
    amounts = {name: money_text(cents, _) for name, cents in known.items()}
    return _("There is only {cash} in cash: {lacking} is missing.", **amounts)


def count_words(there: int, counted: int | None, _: Words) -> str:
    """Say what should be in the box, and by how much what was counted is another sum."""
    should = _("According to the lines, there should be {amount}.", amount=money_text(there, _))
    if counted is None:
        return should
    much = money_text(abs(counted - there), _)
    if counted == there:
        differs = _("What was counted agrees.")
    elif counted > there:
        differs = _("What was counted is {amount} more.", amount=much)
    else:
        differs = _("What was counted is {amount} less.", amount=much)
    return f"{should} {differs}"


def balance_words(cents: int, settings: BookSettings, _: Words) -> str:
    """Say a person's balance: what is owed, or was paid in advance."""
    holes = {"amount": money_text(abs(cents), _), "currency": settings.currency}
    if cents > 0:
        return _("still owed: {amount} {currency}", **holes)
    return _("paid in advance: {amount} {currency}", **holes) if cents else _("nothing is owed")


def event_told(number: int, events: Iterable[EventSummary], _: Words) -> str:
    """Say an event and its day; of two of one name on one day, its number too."""
    titles = {each.id: f"{each.name}, {_.date(each.date)}" for each in events}
    is_one = sum(text == titles[number] for text in titles.values()) == 1
    return titles[number] if is_one else f"{titles[number]} ({number})"
