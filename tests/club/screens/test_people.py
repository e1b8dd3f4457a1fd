"""The page of the club's people: found, entered, changed, adopted, merged, parted, told apart."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton

from tests.club.screens.conftest import PeopleHand
from whist_td.club.commands import AddPerson, ChangeClub, LinkSpellings
from whist_td.club.rules.persons import (
    BookSettings,
    Category,
    Consent,
    ConsentUse,
    Person,
    Spelling,
)
from whist_td.club.screens.people import PeoplePanel
from whist_td.formats.militaire.commands import ChangeTeam
from whist_td.kit.fields import DateField


@pytest.fixture
def adopted(hand):
    """The page once the names of the past evenings are people of the club."""
    hand.adopt_all()
    return hand


def enter(hand, name):
    hand.press("addPerson")
    hand.type_in("personName", name)
    hand.key(Qt.Key.Key_Return)


def test_names_of_past_events_wait_until_somebody_looks_at_them(hand):
    assert hand.rows() == []
    assert "16 names from past events are not yet linked to anyone in the club." in hand.said


def test_adopting_shows_first_who_is_linked_and_who_is_new(hand):
    hand.press("adopt")
    assert "15 new people join the club’s list." in hand.said
    assert ("Anne Côté", "new", "1") in hand.rows("adopted")
    assert ("Anne  CÔTÉ", "Anne Côté", "1") in hand.rows("adopted")
    assert hand.book.persons == {}


def test_one_button_links_them_and_one_undo_takes_it_back(adopted):
    assert len(adopted.names()) == 15
    assert adopted.book.person_of(Spelling(2, "Anne  CÔTÉ")) == adopted.person("Anne Côté").number
    assert not adopted.panel.findChild(QPushButton, "adopt").isVisible()
    assert adopted.panel.session.undo()
    assert adopted.names() == []


def test_somebody_is_found_without_accents_or_capitals(adopted):
    adopted.find("COTE anne")
    assert adopted.names() == ["Anne Côté"]
    adopted.find("zzz")
    assert "No one by that name." in adopted.said


def test_the_arrows_go_through_the_list_while_the_name_is_typed(adopted):
    adopted.find("roy")
    adopted.key(Qt.Key.Key_Down)
    assert adopted.names()[1] in adopted.said


def test_a_person_is_entered_by_keys(hand):
    enter(hand, "Fernande Audet")
    assert hand.names() == ["Fernande Audet"]
    assert "Fernande Audet" in hand.said


def test_a_second_person_of_one_name_is_told_apart_by_what_the_club_chooses(hand):
    enter(hand, "Jean Roy")
    enter(hand, "Jean  ROY")
    assert "Person 1 has the name Jean ROY already" in hand.said
    hand.type_in("personName", "Jean Roy fils")
    hand.key(Qt.Key.Key_Return)
    assert sorted(hand.names()) == ["Jean Roy", "Jean Roy fils"]


def test_a_category_and_an_answer_about_photographs_are_kept_with_their_day(hand):
    members = BookSettings(categories=(Category("Members", 500),))
    hand.panel.session.do(ChangeClub(members))
    enter(hand, "Rita Otis")
    hand.press("changePerson")
    hand.press("personMore")
    front = hand.front
    front.findChild(QCheckBox, "leftTick").setChecked(True)
    for name, place in (("personCategory", 1), ("consent-photograph", 2)):
        front.findChild(object, name).setCurrentIndex(place)
    hand.press("answerAccept")
    rita = hand.person("Rita Otis")
    assert (rita.category, rita.consent(ConsentUse.PHOTOGRAPH)) == ("Members", False)
    assert rita.consents[0].since == hand.panel.session.desk.today
    assert hand.rows() == [("Rita Otis", "Members", "", str(rita.left.year))]


def test_an_answer_has_a_day_of_its_own_and_ends_on_another_which_is_not_before_it(hand):
    enter(hand, "Rita Otis")
    for answer, day, told in (
        (1, date(2025, 3, 1), ""),
        (0, date(2025, 2, 1), "The previous answer is dated Saturday 1 March 2025"),
        (0, date(2999, 1, 1), "is still to come"),
        (0, date(2025, 9, 1), ""),
    ):
        if hand.front.objectName() != "personForm":
            hand.press("changePerson")
            hand.press("personMore")
        hand.front.findChild(object, "consent-email").setCurrentIndex(answer)
        hand.front.findChild(DateField, "consentDay-email").show_day(day)
        hand.press("answerAccept")
        assert told in hand.said
    kept = Consent(ConsentUse.EMAIL, given=True, since=date(2025, 3, 1), withdrawn=date(2025, 9, 1))
    assert hand.person("Rita Otis").consents == (kept,)


def test_a_person_stands_in_the_list_under_the_name_that_the_club_chooses(hand):
    enter(hand, "Anne Cote")
    enter(hand, "Rita Amyot-Roy")
    assert hand.names() == ["Rita Amyot-Roy", "Anne Cote"]
    hand.choose("people", 0)
    hand.press("changePerson")
    hand.press("personMore")
    hand.type_in("personSortName", "Roy, Rita")
    hand.key(Qt.Key.Key_Return)
    assert hand.names() == ["Anne Cote", "Rita Amyot-Roy"]


def test_a_persons_page_tells_the_evenings_the_best_and_the_partners(adopted, qtbot):
    adopted.find("anne")
    qtbot.waitUntil(lambda: "Best event" in adopted.said)
    qtbot.waitUntil(lambda: "Rita Otis (1)" in adopted.said)
    assert "Also known as Anne  CÔTÉ" in adopted.said
    assert [row[1] for row in adopted.rows("personEvenings")] == ["Soirée du 13", "Soirée du 9"]


def test_the_same_person_is_merged_and_nobody_is_chosen_beforehand(adopted):
    adopted.find("jean roy")
    adopted.press("mergePerson")
    assert adopted.names("whoList")[0] == "J. Roy"
    assert not adopted.front.findChild(QPushButton, "answerAccept").isEnabled()
    adopted.key(Qt.Key.Key_Down)
    adopted.key(Qt.Key.Key_Return)
    assert adopted.names() == ["Jean Roy"]
    assert adopted.rows()[0][2] == "2"
    assert adopted.panel.session.undo()
    adopted.find("roy")
    assert len(adopted.names()) == 2


def test_two_who_both_played_the_same_evening_are_not_merged_and_the_evening_is_named(adopted):
    adopted.find("luc cyr")
    adopted.press("mergePerson")
    adopted.type_in("findWho", "zoe")
    adopted.key(Qt.Key.Key_Down)
    adopted.key(Qt.Key.Key_Return)
    assert "were both at “Soirée du 9”, Friday 9 January 2026" in adopted.said
    adopted.type_in("findWho", "jean")
    assert "were both at" not in adopted.said
    adopted.key(Qt.Key.Key_Escape)
    assert len(adopted.book.persons) == 15


def test_what_was_merged_is_parted_again(adopted):
    adopted.find("jean roy")
    adopted.press("mergePerson")
    adopted.key(Qt.Key.Key_Down)
    adopted.key(Qt.Key.Key_Return)
    adopted.press("partPerson")
    adopted.front.findChild(QCheckBox, "part-2").click()
    adopted.key(Qt.Key.Key_Return)
    adopted.find("roy")
    assert len(adopted.names()) == 2


def test_doubles_are_proposed_and_answered_one_by_one(adopted):
    adopted.panel.findChild(QAction, "doubles").trigger()
    assert adopted.rows("doublesList")[0][2] == "initials"
    assert not adopted.front.findChild(QPushButton, "twoPeople").isVisible()
    adopted.choose("doublesList", 0)
    adopted.press("twoPeople")
    assert "No two names look like one person." in adopted.said


def test_a_double_is_merged_under_the_name_that_is_chosen(adopted):
    adopted.panel.findChild(QAction, "doubles").trigger()
    adopted.choose("doublesList", 0)
    keep = adopted.front.findChild(QPushButton, "keepSecond").text().removeprefix("One person: ")
    adopted.press("keepSecond")
    adopted.press("doublesBack")
    adopted.find("roy")
    assert adopted.names() == [keep]


@pytest.fixture
def asked_of(hand):
    """The names of the past are adopted; the only Jean Roy who is known had left by then."""
    session = hand.panel.session
    session.do(AddPerson(Person(1, "Jean Roy", left=session.desk.today.replace(year=2020))))
    session.do(AddPerson(Person(2, "Denis Ng")))
    hand.adopt_all()
    return hand


def test_a_name_of_who_had_left_is_asked_and_answered_with_a_namesake(asked_of):
    assert [row[:1] for row in asked_of.rows("asked")] == [("Jean Roy",)]
    asked_of.choose("asked", 0)
    asked_of.press("askNew")
    asked_of.type_in("namesakeName", "Jean Roy fils")
    asked_of.key(Qt.Key.Key_Return)
    assert asked_of.rows("asked") == []
    assert (
        asked_of.book.person_of(Spelling(1, "Jean Roy")) == asked_of.person("Jean Roy fils").number
    )


def test_a_name_that_is_asked_about_is_somebody_of_the_club(asked_of):
    asked_of.choose("asked", 0)
    asked_of.press("askKnown")
    asked_of.key(Qt.Key.Key_Down)
    asked_of.key(Qt.Key.Key_Return)
    assert asked_of.book.person_of(Spelling(1, "Jean Roy")) == 1


def test_a_name_that_is_asked_about_is_not_somebody_elses(asked_of):
    asked_of.choose("asked", 0)
    asked_of.press("askKnown")
    asked_of.type_in("findWho", "denis")
    asked_of.key(Qt.Key.Key_Down)
    asked_of.key(Qt.Key.Key_Return)
    assert "“Jean Roy” is the name of person 1." in asked_of.said
    asked_of.key(Qt.Key.Key_Escape)
    assert asked_of.book.person_of(Spelling(1, "Jean Roy")) is None


def test_nothing_is_left_on_the_page_once_all_names_are_linked(adopted):
    assert adopted.front is adopted.panel


def test_names_that_are_alike_are_told_of_once_all_are_linked(hand):
    assert "may be one person" not in hand.said
    hand.adopt_all()
    assert "1 pair of names may be one person." in hand.said
    hand.press("lookAlike")
    hand.choose("doublesList", 0)
    hand.press("keepFirst")
    hand.press("doublesBack")
    assert "may be one person" not in hand.said


def test_a_page_says_who_else_the_person_may_be(adopted):
    adopted.find("jean roy")
    assert "Perhaps the same person: J. Roy" in adopted.said
    adopted.find("anne")
    assert "Perhaps" not in adopted.said


def test_a_name_that_is_somebody_elses_is_refused(adopted):
    session = adopted.panel.session
    said = session.refusal(LinkSpellings(1, (Spelling(2, "Rita Otis"),)))
    assert "Rita Otis" in said


def linked_to(hand, name):
    """The names in the first event that mean a person."""
    number = hand.person(name).number
    return [each.text for each, who in hand.book.seen.items() if (each.event, who) == (1, number)]


@pytest.fixture
def people_after(club, page, qtbot):
    """Open the page of the people after the first team of the first event was corrected."""

    def opened(*players):
        event = club.any_desk(1)
        event.do(ChangeTeam(replace(event.facts.teams[1], players=players)))
        hand = PeopleHand(page(PeoplePanel), qtbot)
        hand.panel.activateWindow()
        hand.press("adopt")
        return hand

    return opened


@pytest.mark.usefixtures("adopted")
def test_a_name_corrected_in_its_event_is_shown_beside_its_person(people_after):
    hand = people_after("Anne Côté", "Luc Cyr", "Huard, Zoé")
    assert hand.rows("adopted") == [("Huard, Zoé", "Zoé Huard", "1")]
    assert "They are already on the club’s list." in hand.said
    hand.press("adoptAll")
    assert linked_to(hand, "Zoé Huard") == ["Huard, Zoé"]


@pytest.mark.usefixtures("adopted")
def test_who_came_in_the_place_of_another_is_asked_with_what_stood_there(people_after):
    hand = people_after("Anne Côté", "Luc Cyr", "Rose Blais")
    assert hand.rows("asked")[0][2] == "“Zoé Huard” stood there before"
    hand.choose("asked", 0)
    hand.press("askKnown")
    assert hand.names("whoList")[0] == "Zoé Huard"
    hand.choose("whoList", 0)
    hand.press("answerAccept")
    assert linked_to(hand, "Zoé Huard") == ["Rose Blais"]


def test_an_event_is_given_to_somebody_who_is_there_already(adopted):
    enter(adopted, "Anne Cote fille")
    adopted.find("anne")
    adopted.choose("people", adopted.names().index("Anne Côté"))
    anne, daughter = adopted.person("Anne Côté").number, adopted.person("Anne Cote fille").number
    adopted.press("partPerson")
    adopted.front.findChild(QCheckBox, "part-2").click()
    choice = adopted.front.findChild(QComboBox, "partOther")
    choice.setCurrentIndex(choice.findData(daughter))
    adopted.press("answerAccept")
    seen = {
        spelling.event: who
        for spelling, who in adopted.book.seen.items()
        if who in (anne, daughter)
    }
    assert seen == {1: anne, 2: daughter}
