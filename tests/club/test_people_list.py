"""What the row of a list says of a person, beside what the club knows."""

from datetime import date

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import BookSettings, Category, Person, Spelling
from whist_td.club.views.people import PARTICULARS, ListReading

BOOK = ClubBook(
    settings=BookSettings(categories=(Category("Membres", 500),)),
    persons={
        1: Person(1, "Anne Roy", contact="418 555-0100"),
        2: Person(2, "Jean Roy"),
        3: Person(3, "Roy Jean", merged_into=2),
        4: Person(4, "Luc Cyr"),
    },
    seen={Spelling(1, "A. Roy"): 1, Spelling(1, "L."): 4, Spelling(2, "L."): 2},
)


def told(name, reading=None, **texts):
    return (reading or ListReading(BOOK)).person_of(name, dict.fromkeys(PARTICULARS, "") | texts)


def test_who_is_there_is_found_by_his_name_and_by_one_that_nobody_else_has():
    names = ("ANNE  ROY", "A. Roy", "Roy Jean", "L.", "Zoé Huard")
    found = [told(name).before for name in names]
    assert [each and each.number for each in found] == [1, 1, 2, None, None]


def test_a_list_fills_what_is_empty_and_leaves_what_the_club_says():
    row = {"contact": "anne@example.org", "category": "membre", "joined": "2019"}
    found = told("Anne Roy", **row)
    assert (found.added, found.other) == (("category", "joined"), ("contact",))
    anne = found.person
    assert (anne.category, anne.contact, anne.joined) == (
        "Membres", "418 555-0100", date(2019, 1, 1),
    )  # fmt: skip
    right = told("Anne Roy", ListReading(BOOK, replaces=True), **row)
    assert right.person.contact == "anne@example.org"
    assert not told("Anne Roy", contact="418 555-0100").is_news


def test_a_category_of_nobodys_is_told_and_comes_with_the_list_if_wanted():
    found = told("Zoé Huard", category="Juniors")
    assert (found.unknown, found.person.category) == ("Juniors", "")
    reading = ListReading(BOOK)
    assert reading.without_category(["Membre", "", "Junior", "juniors"]) == ("Junior",)
    new = ListReading(BOOK, new=("Junior",))
    assert told("Zoé Huard", new, category="juniors").person.category == "Junior"


def test_a_date_that_is_none_is_told():
    found = told("Zoé Huard", joined="au printemps", left="31/12/2025")
    assert (found.unread, found.person.left) == (("joined",), date(2025, 12, 31))
