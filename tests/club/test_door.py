"""What is asked at the door and at the announcement: of whom, once, and by whose rate."""

from dataclasses import replace
from datetime import UTC, date, datetime

from whist_td.club.commands import AddPerson, ChangeClub, ChangePerson
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import balance, event_claims
from whist_td.club.rules.persons import BookSettings, Category, Person
from whist_td.club.views.cash import Till, ask_rates, door_rows
from whist_td.club.words.cash import new_people_told, pay_does
from whist_td.core.events import Details, EventProgress
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubPlayer,
    ClubRound,
    ClubSettings,
)

AT = datetime(2026, 11, 21, 20, tzinfo=UTC)
DETAILS = Details("Friday", date(2026, 11, 21))
RATES = BookSettings(categories=(Category("M", 500), Category("V", 700, is_member=False)))
NAMES = ("Anne Roy", "Bruno Cyr", "Chloé Otis")


class Book:
    """A club's book at a desk that keeps it in hand."""

    def __init__(self):
        self.now = ClubBook(settings=RATES)
        for name in NAMES:
            self.do(AddPerson(Person(0, name, category="M")))

    def do(self, command):
        self.now = command.applied_to(self.now, AT)

    def asked(self, evening, *, is_announced=True):
        ask_rates(1, evening, lambda: self.now, self.do, is_announced=is_announced)
        return sorted(event_claims(self.now, 1))


def evening(*names, announced=1, late=(), **progress):
    """Return an evening of which some rounds are announced; who is late comes to the second."""
    players = {
        n: ClubPlayer(n, name, first_round=2 if name in late else 1)
        for n, name in enumerate(names, start=1)
    }
    rounds = {n: ClubRound(n, (), announced_at=AT) for n in range(1, announced + 1)}
    known = EventProgress(**progress)
    return ClubNightEvent(DETAILS, ClubSettings(), known, players=players, rounds=rounds)


def test_latecomers_are_asked_as_they_come():
    book = Book()
    assert book.asked(evening(*NAMES, late=NAMES[2:])) == [1, 2]
    assert book.asked(evening(*NAMES, announced=2, late=NAMES[2:])) == [1, 2, 3]


def test_who_is_entered_after_the_announcement_is_asked_too():
    book = Book()
    assert book.asked(evening(*NAMES[:2])) == [1, 2]
    assert book.asked(evening(*NAMES), is_announced=False) == [1, 2, 3]


def test_an_old_event_in_which_a_name_is_corrected_is_asked_for_nothing():
    assert Book().asked(evening(*NAMES), is_announced=False) == []


def test_nothing_is_asked_in_a_trial_before_the_start_or_after_the_end():
    assert Book().asked(evening(*NAMES, trial=True)) == []
    assert Book().asked(evening(*NAMES, announced=0)) == []
    assert Book().asked(evening(*NAMES, finished=True)) == []


def test_a_name_that_is_only_alike_is_linked_to_nobody():
    book = Book()
    assert book.asked(evening("Roy Anne", "A. Roy")) == []
    assert not book.now.seen


def test_what_was_paid_at_the_door_is_used_up_by_the_rate_of_the_announcement():
    book = Book()
    before = evening(*NAMES, announced=0)
    till = Till(1, lambda: book.now, book.do)
    till.pay(door_rows(1, before, book.now)[2])
    assert balance(book.now, 1) == -500
    book.asked(evening(*NAMES))
    assert balance(book.now, 1) == 0
    assert door_rows(1, evening(*NAMES), book.now)[2].owes == 0


def test_who_paid_and_goes_home_before_the_first_round_has_it_still():
    book = Book()
    Till(1, lambda: book.now, book.do).pay(door_rows(1, evening(*NAMES, announced=0), book.now)[2])
    assert book.asked(evening(*NAMES[1:])) == [2, 3]
    assert balance(book.now, 1) == -500


def test_who_has_paid_ahead_owes_nothing_at_the_door():
    book = Book()
    book.do(ChangeClub(replace(RATES, categories=(Category("M", 0), *RATES.categories[1:]))))
    assert [row.owes for row in door_rows(1, evening(*NAMES, announced=0), book.now)] == [0, 0, 0]


def test_who_was_spelled_otherwise_tonight_is_asked_first_and_pays_once():
    book = Book()
    till = Till(1, lambda: book.now, book.do)
    till.pay(door_rows(1, evening(*NAMES, announced=0), book.now)[2])
    mended = evening("Mme Roy Anne", *NAMES[1:], announced=0)
    row = next(each for each in door_rows(1, mended, book.now) if each.person is None)
    assert (row.likely[0], row.before) == (1, "Anne Roy")
    till.link(row, 1)
    assert [each.text for each in book.now.seen] == ["Mme Roy Anne"]
    assert [row.owes for row in door_rows(1, mended, book.now) if row.person == 1] == [0]


def test_a_second_visitor_of_one_name_is_another_person():
    book = Book()
    book.do(ChangePerson(replace(book.now.persons[1], left=date(2020, 1, 1))))
    (row,) = door_rows(1, evening("Anne Roy", announced=0), book.now)
    assert (row.person, row.likely) == (None, (1,))
    number = Till(1, lambda: book.now, book.do).enter(row, "V")
    assert book.now.persons[number].name == "Anne Roy (2)"
    (row,) = door_rows(1, evening("Anne Roy", announced=0), book.now)
    assert (row.person, row.owes) == (number, 700)


def test_who_pays_as_a_visitor_since_the_club_does_not_know_the_name_is_told_so(english):
    book = Book()
    rows = door_rows(1, evening("Zoé Huard", "Luc Roy", announced=0), book.now)
    assert new_people_told(rows, book.now, english) == (
        "2 people are not yet on the club’s list, and pay as “V”. Enter members under People."
    )
    assert pay_does(rows[:1], book.now, english).endswith("7.00; 1 name becomes a new person, “V”.")
