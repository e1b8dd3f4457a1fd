"""Lists of people taken in, records and pages made, and who has long not come."""

import json
from datetime import date

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QSpinBox, QTableView

from tests.club.screens.conftest import PeopleHand, damage
from tests.fixtures.windows import read_whole
from whist_td.club.commands import AddPerson, ChangeClub, NewSeason
from whist_td.club.rules.persons import BookSettings, Category, Person
from whist_td.club.rules.season import Season
from whist_td.club.screens.people import PeoplePanel
from whist_td.kit.fields import ChoiceField
from whist_td.stages.work_line import WorkLine

LIST = """\
Prénom;Nom de famille;Catégorie;Téléphone;Courriel;Nom de tri;Membre depuis
ANNE;CÔTÉ;membre;418 555-0199;anne@example.org;Côté, Anne;31/05/2019
Luc;Cyr;Junior;;;;2020
;N.N.;;;;;
Zoé;Huard;;;;;jadis
"""


@pytest.fixture
def saved(hand, tmp_path, qtbot):
    """Return what a way of the menu writes into a file."""
    hand.adopt_all()
    hand.find("anne")

    def written(name):
        place = tmp_path / "kept"
        line = hand.panel.findChild(WorkLine)
        line.choose_file = lambda _parent, suggested, _kinds: place.with_suffix(suggested.suffix)
        hand.panel.findChild(QAction, name).trigger()
        qtbot.waitUntil(lambda: any(tmp_path.glob("kept.*")))
        return next(tmp_path.glob("kept.*"))

    return written


def text_of(path):
    return " ".join(" ".join(page.extract_text().split()) for page in PdfReader(path).pages)


def test_all_that_is_kept_of_a_person_is_on_paper(saved):
    told = text_of(saved("recordPdf"))
    assert "Anne Côté" in told
    assert "Friday 9 January 2026 · Soirée du 9 · Anne Côté · 1st of 2" in told


def test_all_that_is_kept_of_a_person_is_in_a_file(saved):
    record = json.loads(saved("recordJson").read_text(encoding="utf-8"))
    assert (record["name"], record["evenings"]) == ("Anne Côté", 2)
    assert [each["event"] for each in record["results"]] == [2, 1]


def test_the_page_to_hang_up_says_whom_to_ask_and_how_long_names_are_kept(hand, saved):
    settings = BookSettings(responsible="Zoé Huard", retention_years=3)
    hand.panel.session.do(ChangeClub(settings))
    told = text_of(saved("privacyPdf"))
    assert "Zoé Huard" in told
    assert "has not come for 3 years" in told


def test_sheets_of_people_have_the_heading_of_the_club(hand, saved):
    told = text_of(saved("privacyPdf"))
    assert hand.panel.session.file.path.stem in told
    assert "Gaspé" in told


def test_people_are_entered_from_a_list_that_is_seen_first(hand, tmp_path):
    hand.panel.session.do(ChangeClub(BookSettings(categories=(Category("Membres", 500),))))
    hand.panel.session.do(AddPerson(Person(1, "Anne Côté", contact="418 555-0100")))
    place = tmp_path / "people.csv"
    place.write_text(LIST, encoding="utf-8")
    hand.panel.findChild(QAction, "importPeople").trigger()
    read_whole(hand.front, place)
    model = hand.front.findChild(QTableView, "importPreview").model()
    assert [row.texts[2:] for row in model.rows[:2]] == [
        ("Membres", "418 555-0199 · anne@example.org", "Côté, Anne", "2019-05-31", ""),
        ("Junior", "", "", "2020-01-01", ""),
    ]
    remarks = [row.remark for row in model.rows]
    assert "number 1. New: Category, Name in lists, Joined." in remarks[0]
    assert "differs and is kept: Contact: 418 555-0100" in remarks[0]
    assert "no category “Junior”: the person is entered without one." in remarks[1]
    assert "“N.N.” is not a name" in remarks[2]
    assert "Joined: “jadis” is not a date" in remarks[3]
    for tick in ("createCategories", "listIsRight", "importLeaveOut"):
        hand.front.findChild(QCheckBox, tick).click()
    assert hand.front.findChild(QPushButton, "importAccept").text() == "Enter 1, complete 1"
    hand.press("importAccept")
    anne, luc = hand.book.persons.values()
    assert (anne.contact, anne.joined) == (
        "418 555-0199 · anne@example.org", date(2019, 5, 31),
    )  # fmt: skip
    assert (luc.name, luc.category) == ("Luc Cyr", "Junior")
    assert hand.panel.session.undo()
    assert hand.names() == ["Anne Côté"]
    assert len(hand.book.settings.categories) == 1


def test_who_has_long_not_come_is_shown_and_nobody_goes_by_the_page(hand):
    hand.adopt_all()
    hand.panel.findChild(QAction, "longGone").trigger()
    assert "Everybody has been there since then." in hand.said
    assert not hand.rows("longNotCome")
    hand.front.findChild(QSpinBox, "retentionYears").setValue(2)
    hand.key(Qt.Key.Key_Escape)
    assert hand.book.settings.retention_years is None


def test_one_person_has_certificates_from_the_menu(hand):
    hand.adopt_all()
    season = Season(1, "2026", date(2026, 1, 1), date(2026, 12, 31))
    hand.panel.session.do(NewSeason(season))
    hand.find("Jean Roy")
    hand.panel.findChild(QAction, "personCertificates").trigger()
    form = hand.front
    which = form.findChild(ChoiceField, "certificateWhich")
    told = [which.itemText(n) for n in range(which.count())]
    assert told[0] == "All 2 certificates"
    assert "place" in told[1]
    assert told[2] == "Jean Roy – wooden spoon, with the club’s affection"


@pytest.mark.parametrize(
    "spoilt",
    [
        "UPDATE event SET settings = '{' WHERE id = 1",
        "UPDATE result SET tricks = 99 WHERE event_id = 1; DELETE FROM held",
    ],
)
def test_a_damaged_event_is_named_and_says_why_no_certificate_of_its_season_is_offered(
    hand, club, page, qtbot, spoilt
):
    hand.adopt_all()
    season = Season(1, "2026", date(2026, 1, 1), date(2026, 12, 31))
    hand.panel.session.do(NewSeason(season))
    damage(club, spoilt)
    panel = page(PeoplePanel)
    again = PeopleHand(panel, qtbot)
    again.find("Jean Roy")
    named = panel.findChild(QLabel, "damagedEvents")
    qtbot.waitUntil(named.isVisible, timeout=20_000)  # five works beside, one after another
    assert "number 1" in named.text()
    panel.findChild(QAction, "personCertificates").trigger()
    reason = again.front.findChild(QLabel, "noCertificates")
    assert reason.text().startswith("Nothing is announced of 2026 while an event cannot be read")
    assert again.front.findChild(ChoiceField, "certificateWhich") is None
