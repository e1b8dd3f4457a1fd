"""Persons are entered and changed by commands, and undone to the byte."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from whist_td.club import commands as do
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import claims_due
from whist_td.club.rules.membership import (
    CategoryInUseError,
    CategoryTwiceError,
    CurrencyFixedError,
    LeftBeforeJoinedError,
    UnknownCategoryError,
)
from whist_td.club.rules.money import MoneyKind, MoneyLine, OffCoinError, Purse
from whist_td.club.rules.people import PersonNameTakenError
from whist_td.club.rules.persons import BookSettings, Category, Person

NOW = datetime(2026, 3, 1, 19, tzinfo=UTC)
MEMBERS, VISITORS = Category("Members", 500), Category("Visitors", 700, is_member=False)
CLUB = BookSettings(categories=(MEMBERS, VISITORS))


def after(*commands, book=None) -> ClubBook:
    for command in commands:
        book = command.applied_to(book or ClubBook(settings=CLUB), NOW)
    return book


def test_a_new_person_has_the_next_number():
    book = after(do.AddPerson(Person(0, "Anne Roy")), do.AddPerson(Person(0, "Luc Roy")))
    assert {n: person.name for n, person in book.persons.items()} == {1: "Anne Roy", 2: "Luc Roy"}


def test_a_list_of_people_comes_in_whole_with_categories_in_which_nothing_is_paid_yet():
    book = after(do.AddPerson(Person(0, "Denis", category="Visitors")))
    people = (
        Person(1, "Denis", contact="denis@example.org", category="Members"),
        Person(0, "Zoé", category="Invités"),
    )
    book = after(do.EnterPeople(people, ("Invités",)), book=book)
    assert book.settings.categories[2] == Category("Invités", 0, is_member=False)
    assert [(p.name, p.category) for p in book.persons.values()] == [
        ("Denis", "Members"), ("Zoé", "Invités"),
    ]  # fmt: skip
    assert book.persons[1].category_on(date(2026, 2, 28)) == "Visitors"
    with pytest.raises(PersonNameTakenError):
        after(do.EnterPeople((Person(0, "ZOÉ"),)), book=book)


def test_a_changed_category_holds_from_today_and_the_earlier_stays_known():
    book = after(do.AddPerson(Person(0, "Denis", category="Visitors")))
    book = after(do.ChangePerson(replace(book.persons[1], category="Members")), book=book)
    days = (date(2026, 2, 28), date(2026, 3, 1))
    assert [book.persons[1].category_on(day) for day in days] == ["Visitors", "Members"]


def test_the_first_category_holds_for_the_evenings_before_it_was_chosen():
    book = after(do.AddPerson(Person(0, "Denis")), do.ChangeCategory((1,), "Members"))
    assert book.persons[1].category_on(date(2026, 2, 28)) == "Members"
    assert [claim.cents for claim in claims_due(book, 1, date(2026, 2, 28), (1,))] == [500]
    book = after(do.ChangeCategory((1,), ""), do.ChangeCategory((1,), "Visitors"), book=book)
    assert book.persons[1].category_on(date(2026, 2, 28)) == "Members"


def test_a_category_under_another_name_keeps_its_people():
    book = after(do.AddPerson(Person(0, "Denis", category="Visitors")))
    renamed = replace(CLUB, categories=(MEMBERS, replace(VISITORS, name="Guests")))
    assert after(do.ChangeClub(renamed), book=book).persons[1].category == "Guests"


def test_a_category_that_people_have_is_not_taken_away():
    book = after(do.AddPerson(Person(0, "Denis", category="Visitors")))
    with pytest.raises(CategoryInUseError):
        after(do.ChangeClub(replace(CLUB, categories=(MEMBERS,))), book=book)


def test_the_first_line_fixes_the_currency():
    line = MoneyLine(1, NOW, Purse.CASH, 5000, MoneyKind.OPENING)
    with pytest.raises(CurrencyFixedError):
        after(
            do.ChangeClub(replace(CLUB, currency="EUR")),
            book=ClubBook(settings=CLUB, lines={1: line}),
        )


def test_a_club_that_began_in_the_wrong_currency_cancels_what_it_entered_and_changes_it():
    euros = do.ChangeClub(replace(CLUB, currency="EUR"))
    book = after(do.PutIn(5000), do.AnswerLine(1), euros, book=ClubBook(settings=CLUB))
    assert book.settings.currency == "EUR"


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (do.AddPerson(Person(0, "ANNE ROY")), PersonNameTakenError),
        (do.AddPerson(Person(0, "Luc", category="Juniors")), UnknownCategoryError),
        (
            do.AddPerson(Person(0, "Luc", joined=date(2026, 1, 2), left=date(2026, 1, 1))),
            LeftBeforeJoinedError,
        ),
        (do.ChangeClub(replace(CLUB, categories=(MEMBERS, MEMBERS))), CategoryTwiceError),
        (do.ChangeClub(replace(CLUB, coin=100, categories=(Category("M", 550),))), OffCoinError),
    ],
)
def test_what_cannot_be_is_refused(command, refusal):
    book = after(do.AddPerson(Person(0, "Anne Roy")))
    with pytest.raises(refusal):
        after(command, book=book)
