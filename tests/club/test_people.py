"""People of the club: names of old evenings adopted, doubles found, merged, parted, told apart."""

from dataclasses import replace
from datetime import date

import pytest

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.matching import (
    AdoptedName,
    NamedAt,
    adoption,
    doubles,
    proposals,
    with_adopted,
    with_initials_of,
)
from whist_td.club.rules.people import (
    AliasOfAnotherError,
    NotMergedError,
    PersonNameTakenError,
    PlayedTogetherError,
    SamePersonError,
    SpellingTakenError,
    UnknownClubPersonError,
    are_told_apart,
    check_person_name,
    merged,
    parted,
    told_apart,
    with_links,
)
from whist_td.club.rules.persons import Apart, ConsentUse, Person, Spelling
from whist_td.core.errors import NameTooLongError
from whist_td.desk.journal import changes_between, with_changes


def named(*texts: str, event: int = 1, day: date | None = None) -> list[NamedAt]:
    return [NamedAt(Spelling(event, text), day or date(2026, 1, event)) for text in texts]


def a_book(*names: str) -> ClubBook:
    persons = {number: Person(number, name) for number, name in enumerate(names, start=1)}
    return ClubBook(persons=persons)


def seen_at(book: ClubBook, *links: tuple[int, str, int]) -> ClubBook:
    for event, text, person in links:
        book = with_links(book, person, [Spelling(event, text)])
    return book


def test_adopting_links_what_is_the_same_and_makes_a_person_of_who_is_new():
    evenings = [*named("Hélène Côté", "Luc Roy"), *named("HÉLÈNE  CÔTÉ", event=2)]
    found = adoption(ClubBook(), evenings)
    book = with_adopted(ClubBook(), found.links)
    assert [person.name for person in book.persons.values()] == ["Hélène Côté", "Luc Roy"]
    assert book.person_of(Spelling(2, "HÉLÈNE  CÔTÉ")) == 1
    assert adoption(book, evenings).is_empty


def test_adopting_makes_nobody_of_stand_ins():
    assert adoption(ClubBook(), named("N.N.", "Joueur 3", "Domy", "Ancien membre 1")).is_empty


def test_a_name_that_stands_twice_in_an_event_is_asked_about():
    found = adoption(ClubBook(), named("Jean Roy", "JEAN ROY"))
    assert (found.links, len(found.doubtful)) == ((), 2)


def test_a_name_that_two_persons_have_is_asked_about():
    book = seen_at(a_book("Jean Roy père", "Jean Roy fils"), (1, "Jean R.", 1), (2, "Jean R.", 2))
    assert [each.spelling.event for each in adoption(book, named("Jean R.", event=3)).doubtful] == [
        3
    ]


def test_a_name_is_asked_about_whose_person_is_at_the_event_by_another():
    book = seen_at(a_book("Jean Roy"), (1, "J. Roy", 1))
    found = adoption(book, named("Jean Roy"))
    assert (found.links, len(found.doubtful)) == ((), 1)


def test_of_two_who_have_a_name_it_is_the_one_who_has_not_left():
    book = seen_at(a_book("Jean Roy", "Jean Roy fils"), (1, "Jean R.", 1), (2, "Jean R.", 2))
    left = replace(book.persons[1], left=date(2026, 1, 2))
    book = replace(book, persons={**book.persons, 1: left})
    assert [each.person for each in adoption(book, named("Jean R.", event=3)).links] == [2]


def test_a_second_person_of_a_name_is_told_apart_from_the_first():
    book = seen_at(a_book("Jean Roy"), (1, "Jean Roy", 1))
    book = with_adopted(book, [AdoptedName("Jean Roy", 2, (2,), "Jean Roy fils")])
    assert are_told_apart(book, 1, 2)


def test_initials_are_for_whoever_asked_and_for_nobody_else():
    book = seen_at(a_book("Jean Roy", "Anne Cyr"), (1, "J. Roy", 1))
    book = with_initials_of(book, ["J. ROY"], date(2026, 1, 9))
    assert [book.persons[n].consent(ConsentUse.WEB) for n in (1, 2)] == [False, None]


def test_a_name_of_who_had_left_is_asked_about():
    book = ClubBook(persons={1: Person(1, "Jean Roy", left=date(2026, 1, 4))})
    assert adoption(book, named("Jean Roy", event=4)).links[0].person == 1
    assert len(adoption(book, named("Jean Roy", event=5)).doubtful) == 1


def test_a_name_of_which_somebody_said_that_it_is_not_his_is_asked_about():
    book = told_apart(a_book("Jean Roy"), Apart(0, 1, spelling="Jean Roy", event=2))
    assert len(adoption(book, named("Jean Roy", event=2)).doubtful) == 1
    assert adoption(book, named("Jean Roy", event=3)).links[0].person == 1


def entered_as(name: str, *others: str) -> tuple[ClubBook, list[NamedAt]]:
    """Return the book of an event in which the first name was linked, and its names as now."""
    book = seen_at(a_book(name, "Luc Cyr"), (1, name, 1), (1, "Luc Cyr", 2))
    return book, named(*others, "Luc Cyr")


def test_a_name_that_is_spelled_better_in_its_event_keeps_its_person():
    book, now = entered_as("Anne Trembaly", "Anne Tremblay")
    found = adoption(book, now, is_all=True)
    after = with_adopted(book, found.links)
    assert (found.new, found.doubtful) == ((), ())
    assert dict(after.seen) == {Spelling(1, "Luc Cyr"): 2, Spelling(1, "Anne Tremblay"): 1}
    undone = adoption(after, named("Anne Trembaly", "Luc Cyr"), is_all=True)
    assert with_adopted(after, undone.links) == book


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("Denis Roy", ["Denise Roy"]),
        ("Denis Roy", ["Rita Otis"]),
        ("Anne Trembaly", ["Anne Tremblay", "Anne Trembaley"]),
        ("Anne Trembaly", ["Rita Otis", "Zoé Huard"]),
    ],
)
def test_who_came_in_the_place_of_another_is_asked_and_becomes_nobody_new(before, now):
    found = adoption(*entered_as(before, *now), is_all=True)
    assert (found.links, found.new) == ((), ())
    assert [each.spelling.text for each in found.doubtful] == now


def test_a_name_is_no_better_spelling_of_somebody_who_is_called_otherwise():
    book = seen_at(a_book("Jacques Roy"), (1, "J. Roy", 1))
    assert len(adoption(book, named("Jean Roy"), is_all=True).doubtful) == 1


def test_a_name_that_another_person_has_is_his_also_in_anothers_place():
    book = seen_at(a_book("Anne Trembaly", "Anne Tremblay"), (1, "Anne Trembaly", 1))
    (link,) = adoption(book, named("Anne Tremblay"), is_all=True).links
    assert (link.person, link.before) == (2, "")


def test_whoever_is_asked_may_be_the_person_of_before():
    book, now = entered_as("Anne Trembaly", "Mme Ane Tremblay")
    (asked,) = adoption(book, now, is_all=True).doubtful
    after = with_links(book, 1, [asked.spelling], [Spelling(1, "Anne Trembaly")])
    assert after.person_of(asked.spelling) == 1
    assert len(after.seen) == 2


def test_a_name_like_others_is_proposed_the_likeliest_first():
    book = a_book("J. Roy", "Roy, Jean", "Jeanne Roy", "Jean Roi-Huard")
    assert [each.person for each in proposals(book, Spelling(1, "Jean Roy"))] == [2, 1]


def test_nobody_is_proposed_who_is_at_the_same_event_already():
    book = seen_at(a_book("Jean Roy"), (1, "Jean Roy", 1))
    assert proposals(book, Spelling(1, "J. Roy")) == ()
    assert len(proposals(book, Spelling(2, "J. Roy"))) == 1


def test_a_letter_off_is_left_to_the_page_of_doubles():
    book = a_book("Louise Tremblay", "Louise Trembaly")
    assert proposals(a_book("Louise Tremblay"), Spelling(1, "Louise Trembaly")) == ()
    assert [(each.person, each.other, each.grade.value) for each in doubles(book)] == [(1, 2, "C")]


def test_two_seen_at_one_event_are_no_doubles_nor_are_those_told_apart():
    book = a_book("Jean Roy", "J. Roy", "Roy Jean")
    assert len(doubles(book)) == 3
    together = seen_at(book, (1, "Jean Roy", 1), (1, "J. Roy", 2))
    assert {(d.person, d.other) for d in doubles(together)} == {(1, 3), (2, 3)}
    assert [(d.person, d.other) for d in doubles(told_apart(together, Apart(0, 1, 3)))] == [(2, 3)]


def test_who_was_merged_is_gone_and_all_his_evenings_are_the_others():
    book = seen_at(a_book("Jean Roy", "J. Roy"), (1, "Jean Roy", 1), (2, "J. Roy", 2))
    one = merged(book, 1, 2)
    assert one.person_of(Spelling(2, "J. Roy")) == 1
    assert doubles(one) == ()


def test_two_who_were_at_one_event_are_never_merged():
    book = seen_at(a_book("Jean Roy", "J. Roy"), (4, "Jean Roy", 1), (4, "J. Roy", 2))
    with pytest.raises(PlayedTogetherError) as refused:
        merged(book, 1, 2)
    assert refused.value.event == 4


def test_parting_gives_names_back_to_who_was_merged_or_to_somebody_new():
    book = seen_at(a_book("Jean Roy", "J. Roy"), (1, "Jean Roy", 1), (2, "J. Roy", 2))
    one = merged(book, 1, 2)
    assert parted(one, 1, [Spelling(2, "J. Roy")], 2, "") == book
    anew = parted(one, 1, [Spelling(2, "J. Roy")], None, "Jacques Roy")
    assert anew.persons[3].name == "Jacques Roy"
    assert anew.person_of(Spelling(2, "J. Roy")) == 3


def test_who_was_parted_is_not_proposed_again_as_the_same_person():
    book = seen_at(a_book("Jean Roy"), (1, "Jean Roy", 1), (2, "Jean Roy", 1))
    son = parted(book, 1, [Spelling(2, "Jean Roy")], None, "Jean Roy fils")
    assert doubles(son) == ()


@pytest.mark.parametrize("change", [lambda book: merged(book, 1, 2)])
def test_a_merge_taken_back_restores_the_book(change):
    book = seen_at(a_book("Jean Roy", "J. Roy"), (1, "Jean Roy", 1), (2, "J. Roy", 2))
    changes = changes_between(book, change(book))
    back = with_changes(change(book), [each.reversed() for each in reversed(changes)])
    assert back == book


def test_a_name_linked_to_somebody_is_not_taken_from_him():
    book = seen_at(a_book("Jean Roy", "Luc Roy"), (1, "Jean", 1))
    with pytest.raises(SpellingTakenError):
        with_links(book, 2, [Spelling(1, "Jean")])


def test_a_person_is_not_two_names_of_one_event_even_in_one_breath():
    with pytest.raises(PlayedTogetherError):
        with_links(a_book("Jean Roy"), 1, [Spelling(1, "Roy, Jean"), Spelling(1, "Roy J.")])
    here = seen_at(a_book("Jean Roy"), (1, "Jean Roy", 1))
    with pytest.raises(PlayedTogetherError):
        with_adopted(here, [AdoptedName("J. Roy", 1, (1,), before="=1+1")])
    assert with_adopted(here, [AdoptedName("J. Roy", 1, (1,), before="Jean Roy")]).seen


def test_the_name_of_another_person_is_linked_only_when_the_two_are_told_apart():
    book = a_book("Jean Roy", "Jean Roy fils")
    with pytest.raises(AliasOfAnotherError):
        with_links(book, 2, [Spelling(1, "Jean Roy")])
    namesakes = told_apart(book, Apart(0, 1, 2))
    assert with_links(namesakes, 2, [Spelling(1, "Jean Roy")]).seen


def test_a_list_of_people_makes_nobody_a_second_time():
    book = a_book("Luc Cyr")
    with pytest.raises(PersonNameTakenError):
        with_adopted(book, [AdoptedName("luc  CYR", 2, ())])
    with pytest.raises(PersonNameTakenError):
        with_adopted(book, [AdoptedName("Rita Otis", 2, ()), AdoptedName("rita otis", 3, ())])


def test_a_second_person_of_one_name_needs_a_mark():
    with pytest.raises(PersonNameTakenError) as refused:
        check_person_name(a_book("Jean Roy"), "jean roy")
    assert refused.value.marked == "jean roy (2)"


@pytest.mark.parametrize(
    ("wrong", "refusal"),
    [
        (lambda book: merged(book, 1, 1), SamePersonError),
        (lambda book: merged(book, 1, 9), UnknownClubPersonError),
        (lambda book: parted(book, 1, (), 9, "Luc"), UnknownClubPersonError),
        (lambda book: with_adopted(book, [AdoptedName("Luc", 0, ())]), UnknownClubPersonError),
        (lambda book: with_adopted(book, [AdoptedName("x" * 81, 2, (1,))]), NameTooLongError),
        (lambda book: with_links(book, 1, [Spelling(1, "x" * 81)]), NameTooLongError),
        (lambda book: with_adopted(book, [AdoptedName("Luc", 99, ())]), UnknownClubPersonError),
        (lambda book: told_apart(book, Apart(0, 1, 1)), SamePersonError),
        (lambda book: parted(book, 1, [Spelling(1, "X")], None, "Y"), NotMergedError),
        (lambda book: parted(book, 1, [], 9, ""), UnknownClubPersonError),
    ],
)
def test_what_makes_no_sense_of_people_is_refused(wrong, refusal):
    with pytest.raises(refusal):
        wrong(a_book("Jean Roy", "Luc Roy"))


def test_evenings_of_one_are_given_to_another_who_is_there_and_the_two_are_told_apart():
    book = seen_at(a_book("Anne Roy", "Anne Roy 2"), (1, "Anne Roy", 1), (2, "Anne Roy", 1))
    book = parted(book, 1, [Spelling(2, "Anne Roy")], 2, "")
    assert [book.person_of(Spelling(event, "Anne Roy")) for event in (1, 2)] == [1, 2]
    assert are_told_apart(book, 1, 2)


def test_an_evening_at_which_the_other_was_too_is_not_given_to_him():
    book = seen_at(a_book("Anne Roy", "Ann Roy"), (1, "Anne Roy", 1), (1, "Ann Roy", 2))
    with pytest.raises(PlayedTogetherError):
        parted(book, 1, [Spelling(1, "Anne Roy")], 2, "")
    with pytest.raises(SamePersonError):
        parted(book, 1, [Spelling(1, "Anne Roy")], 1, "")


def evenings_of(*rosters, day=date(2026, 1, 9)):
    return [n for at, names in enumerate(rosters, 1) for n in named(*names, event=at, day=day)]


def test_nobody_is_at_two_events_that_are_played_side_by_side():
    others = [f"{each} Cyr" for each in ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Ida")]
    first, second = ["Jean Roy", *others[:4]], ["Jean Roy", *others[4:]]
    found = adoption(ClubBook(), evenings_of(first, second))
    assert [each.spelling for each in found.doubtful] == [Spelling(2, "Jean Roy")]
    assert not adoption(ClubBook(), evenings_of(first, first)).doubtful  # Afternoon and evening.


def test_a_name_that_comes_back_after_years_is_asked_about_once():
    days = (date(2016, 1, 9), date(2024, 1, 9), date(2024, 2, 9))
    known = [n for at, day in enumerate(days, 1) for n in named("Jean Roy", event=at, day=day)]
    found = adoption(ClubBook(), known)
    assert [each.spelling.event for each in found.doubtful] == [2, 3]
    book = with_adopted(ClubBook(), found.links)
    same = replace(book, seen={**book.seen, Spelling(2, "Jean Roy"): 1})
    new = with_adopted(book, [AdoptedName("Jean Roy", 2, (2,), "Jean Roy fils")])
    for answered, who in ((same, 1), (new, 2)):
        then = adoption(answered, known)
        assert ([each.person for each in then.links], then.doubtful) == ([who], ())
