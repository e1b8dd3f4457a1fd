"""What is said at the door: how many are here, what each key would do, and what it has done."""

from collections.abc import Sequence

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import BookSettings, Person
from whist_td.club.views.door import DoorRow, is_asked
from whist_td.words.club_amounts import money_text
from whist_td.words.words import Words

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
    here = _("{here} of {all} here", here=sum(row.is_here for row in rows), all=len(rows))
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


def pay_does(meant: Sequence[DoorRow], book: ClubBook, _: Words) -> str:
    """Say what Shift and Enter would do."""
    owed, paid = sum(row.owes for row in meant), sum(row.paid for row in meant)
    if len(meant) == 1 and is_asked(meant[0], book):
        return _("Shift+Enter: here and paid; you are asked who it is.")
    if owed:
        return _("Shift+Enter: here and paid, {amount}.", amount=money_text(owed, _))
    if paid and all(row.is_here for row in meant):
        return _("Shift+Enter: cancel the payment of {amount}.", amount=money_text(paid, _))
    return _("Nothing to pay.")


def money_told(row: DoorRow, _: Words) -> str:
    """Say what somebody still has to pay, or that he has paid."""
    if row.owes:
        return money_text(row.owes, _)
    return _("paid {amount}", amount=money_text(row.paid, _)) if row.paid else "–"


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
