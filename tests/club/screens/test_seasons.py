"""Seasons on the screen: a table that says where each line comes from."""

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QTableView

from tests.club.screens.conftest import damage, saved
from tests.fixtures.stage import answered, fill, press, rows_of
from whist_td.club.commands import AddPerson, ChangeClub, ChangeSeason
from whist_td.club.rules.persons import BookSettings, Category, Person
from whist_td.club.rules.season import (
    PlacementTable,
    RankedKind,
    RankedPeople,
    RuleKind,
    SeasonRule,
    SeasonScore,
    TableKind,
)
from whist_td.club.screens.held import HeldEvents
from whist_td.club.screens.season_forms import season_question
from whist_td.club.screens.season_papers import CertificateForm, RaceDialog, SeasonTableForm
from whist_td.club.screens.seasons import SeasonsPanel
from whist_td.kit.answer_dialog import AnswerDialog
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.session import Session
from whist_td.stages.work_line import WorkLine


@pytest.fixture
def club(fours):
    return fours


@pytest.fixture
def panel(page):
    return page(SeasonsPanel)


@pytest.fixture
def session(panel):
    return panel.session


@pytest.fixture
def season(panel, qtbot):
    """The panel after a season was begun as it is proposed."""
    answered(panel, "newSeason")
    qtbot.waitUntil(lambda: "after 2 events" in said(panel))
    return panel


def said(panel):
    return "\n".join(label.text() for label in panel.findChildren(QLabel))


def table(panel):
    return rows_of(panel, "seasonTable")


def test_without_a_season_the_first_thing_is_to_begin_one(panel):
    assert panel.findChild(QPushButton, "newSeason").isVisible()
    assert not panel.findChild(QTableView, "seasonTable").isVisible()


def test_a_season_ranks_everybody_of_its_evenings(season):
    rows = table(season)
    assert len(rows) == 16
    assert {row[3] for row in rows} == {"2"}
    assert rows[0][0] == "1"


def test_the_ways_of_a_season_stay_in_sight_above_its_table(season):
    season.resize(760, 500)
    table = season.findChild(QTableView, "seasonTable")
    for name in ("seasonMenu", "seasonPapers"):
        way = season.findChild(QPushButton, name)
        assert way.isVisible()
        assert way.geometry().bottom() < table.mapTo(season, table.rect().topLeft()).y()


@pytest.mark.parametrize("typed", ["15; 12,5; 10", "15 12.5 10", "15, 12.5, 10", "15,12.5,10"])
def test_a_club_types_the_points_of_its_places(season, typed):
    form = answered(season, "changeSeason", seasonPlaces=TableKind.LIST, seasonList="15; dix")
    assert "Points by place begin with the first" in said(form)
    answered(season, seasonList=typed)
    (now,) = season.findChild(Session).facts.seasons.values()
    assert now.table.points == (15, Fraction(25, 2), 10)


def test_who_is_ranked_and_the_list_of_points_stay_when_another_rule_changes(season):
    session = season.findChild(Session)
    (before,) = session.facts.seasons.values()
    ranked = RankedPeople(RankedKind.CATEGORIES, ("Juniors",))
    points = PlacementTable(TableKind.LIST, (Fraction(3), Fraction(1, 2)))
    session.do(ChangeClub(BookSettings(categories=(Category("Juniors", 0),))))
    assert session.do(ChangeSeason(replace(before, ranked=ranked, table=points))) is not None
    answered(season, "changeSeason", seasonName="Juniors 2026")
    (now,) = session.facts.seasons.values()
    assert (now.name, now.ranked, now.table) == ("Juniors 2026", ranked, points)


def test_a_season_counts_one_kind_of_event_and_ranks_one_category(season):
    session = season.findChild(Session)
    session.do(ChangeClub(BookSettings(categories=(Category("Juniors", 0), Category("Guests", 0)))))
    season.findChild(QAction, "changeSeason").trigger()
    form = season.findChildren(AnswerDialog)[-1]
    form.findChild(QPushButton, "seasonMore").click()
    fill(form, seasonScore=SeasonScore.RESULT, seasonFormat="whiz", seasonRanked="Guests")
    form.findChild(QCheckBox, "seasonPerRound").click()
    press(form, "answerAccept")
    (now,) = session.facts.seasons.values()
    assert (now.format, now.per_round, now.ranked.categories) == ("whiz", True, ("Guests",))


def test_an_evening_left_out_is_told_with_its_reason(season):
    answered(season, "leaveOut", reason="Ice on the roads")
    assert "Ice on the roads" in said(season)
    assert "after 1 event" in said(season)


def test_leaving_out_without_a_reason_is_refused_in_place(season):
    dialog = answered(season, "leaveOut")
    assert dialog.isVisible()


def give_points(panel, name):
    given = {"points": "100,5", "reason": "Looked after the coffee"}
    answered(panel, "pointsByHand", pointsPerson=name, **given)


def test_points_by_hand_are_in_the_score_and_told(season):
    before = table(season)[-1]
    give_points(season, before[1])
    assert table(season)[0][1] == before[1]
    assert table(season)[0][2].endswith(".50")


def test_points_by_hand_are_for_whoever_is_chosen_in_the_table_and_their_reason_is_read(season):
    view = season.findChild(QTableView, "seasonTable")
    view.selectRow(5)
    name = table(season)[5][1]
    answered(season, "pointsByHand", points="2", reason="Washed up")
    assert f"{name}: 2 points by hand (Washed up)" in said(season)


def test_a_decision_by_hand_is_removed_without_undoing_what_came_after(season):
    assert not season.findChild(QAction, "removeNote").isEnabled()
    answered(season, "leaveOut", reason="Ice on the roads")
    give_points(season, table(season)[0][1])
    form = answered(season, "removeNote")
    assert "is left out: Ice on the roads" in form.findChild(ChoiceField).itemText(0)
    assert "after 2 events" in said(season)
    assert len(season.findChild(Session).facts.notes) == 1


def test_a_closed_season_is_announced_and_opened_again(season):
    season.findChild(QAction, "closeSeason").trigger()
    assert "announced on" in said(season)
    assert not season.findChild(QAction, "changeSeason").isEnabled()
    season.findChild(QAction, "closeSeason").trigger()
    assert season.findChild(QAction, "changeSeason").isEnabled()


def test_a_season_by_whose_rule_nobody_has_a_rank_is_not_closed(season):
    session, refusals = season.findChild(Session), []
    session.refused.connect(refusals.append)
    rules = replace(session.facts.seasons[1], rule=SeasonRule(RuleKind.MEAN, least=9))
    assert session.do(ChangeSeason(rules))
    season.findChild(QAction, "closeSeason").trigger()
    assert "asks for 9 events at least, and nobody has played so many" in refusals[-1]
    assert not session.facts.seasons[1].closed


def test_a_correction_shows_beside_what_was_announced(season):
    season.findChild(QAction, "closeSeason").trigger()
    before = table(season)
    assert season.findChild(QTableView, "seasonTable").isColumnHidden(4)
    give_points(season, before[-1][1])
    now = table(season)
    assert [row[:4] for row in now] == [row[:4] for row in before]
    assert now[-1][4].startswith("1 · ")
    season.findChild(QTableView, "seasonTable").selectRow(len(now) - 1)
    assert f"{before[-1][1]}: corrected since it was announced; now rank 1" in said(season)


def test_a_season_is_saved_for_the_wall(season, qtbot, tmp_path):
    read = " ".join(saved(season, qtbot, tmp_path / "1.pdf", "seasonSheet", SeasonTableForm))
    assert "After 2 events" in read
    assert all(row[1] in read for row in table(season))


def test_a_name_that_cannot_be_printed_is_told_where_the_sheet_is_asked_for(season, session):
    def warned():
        season.findChild(QAction, "seasonSheet").trigger()
        return season.findChildren(SeasonTableForm)[-1].findChild(QLabel, "undrawnNames")

    assert warned().isHidden()
    session.do(AddPerson(Person(0, "Zoé \U00012000")))
    assert "Zoé \U00012000" in warned().text()


def test_the_first_three_places_have_certificates_unless_others_are_asked_for(
    season, qtbot, tmp_path
):
    places = [row for row in table(season) if row[0] in ("1", "2", "3")]
    pages = saved(season, qtbot, tmp_path / "1.pdf", "certificates", CertificateForm)
    assert len(pages) == len(places)
    assert places[0][1] in pages[-1]
    faithful = {"certificateOccasion": "Faithful attendance", "clubSheetSize": "A5"}
    pages = saved(season, qtbot, tmp_path / "2.pdf", "certificates", CertificateForm, **faithful)
    assert len(pages) == 16
    assert all("for faithful attendance: 2 evenings of 2" in page for page in pages)


def certificates(panel):
    panel.findChild(QAction, "certificates").trigger()
    return panel.findChildren(CertificateForm)[-1]


def offered(form, name):
    choice = form.findChild(ChoiceField, name)
    return [choice.itemText(n) for n in range(choice.count())]


def test_any_place_of_a_season_can_have_its_certificate(season):
    form, rows = certificates(season), table(season)
    places = form.findChild(NumberField, "certificatePlaces")
    assert places.maximum() == max(int(row[0]) for row in rows)
    places.setValue(places.maximum())
    whom = offered(form, "certificateWhich")
    assert whom[0] == f"All {len(rows)} certificates"
    assert all(any(told.startswith(row[1]) for told in whom) for row in rows)


def test_one_person_alone_has_the_certificate_of_the_faithful(season, qtbot, tmp_path):
    chosen = table(season)[4][1]
    faithful = {"certificateOccasion": "Faithful attendance"}
    form = certificates(season)
    occasion = form.findChild(ChoiceField, "certificateOccasion")
    occasion.setCurrentIndex(occasion.findText(faithful["certificateOccasion"]))
    whom = next(text for text in offered(form, "certificateWhich") if text.startswith(chosen))
    form.reject()
    asked = {**faithful, "certificateWhich": whom, "clubSheetSize": "A5"}
    (page,) = saved(season, qtbot, tmp_path / "1.pdf", "certificates", CertificateForm, **asked)
    assert chosen in page


@pytest.mark.parametrize(
    ("button", "name"), [("seasonWorkbook", "s.xlsx"), ("seasonPage", "s.html")]
)
def test_a_season_is_saved_as_a_workbook_and_as_a_web_page(season, qtbot, tmp_path, button, name):
    place = tmp_path / name
    season.findChild(WorkLine).choose_file = lambda *_asked: place
    season.findChild(QAction, button).trigger()
    qtbot.waitUntil(place.exists, timeout=20_000)
    is_page = place.read_bytes().startswith(b"<!DOCTYPE html>")
    assert is_page == (name == "s.html")


def test_the_race_of_a_season_is_a_picture_and_said_in_words(season):
    season.findChild(QAction, "seasonRace").trigger()
    picture = season.findChildren(RaceDialog)[-1].findChild(QLabel, "racePicture")
    assert picture.pixmap().width() > 200
    assert "behind the leader" in picture.accessibleName()


each_damage = pytest.mark.parametrize(
    "spoilt",
    [
        "UPDATE event SET settings = '{' WHERE id = 1",
        "UPDATE result SET tricks = 99 WHERE event_id = 1",
    ],
)


@each_damage
def test_nothing_is_announced_of_an_event_that_is_damaged_while_the_season_is_looked_at(
    season, session, club, spoilt
):
    refused = []
    session.refused.connect(refused.append)
    assert "after 2 events" in said(season)
    damage(club, spoilt)
    season.findChild(QAction, "certificates").trigger()
    assert "after 1 event" in said(season)
    assert "cannot be read, and is not in these standings" in said(season)
    season.findChild(QAction, "closeSeason").trigger()
    assert [each.split(" of ")[0] for each in refused] == ["Nothing is announced"] * 2
    assert session.facts.seasons[1].closed is None


@each_damage
def test_a_damaged_event_is_named_and_nothing_is_announced_before_it_is_left_out(
    club, page, qtbot, spoilt
):
    damage(club, spoilt)
    made, refused = page(SeasonsPanel), []
    made.session.refused.connect(refused.append)
    answered(made, "newSeason")
    qtbot.waitUntil(lambda: "after 1 event" in said(made))
    assert "cannot be read, and is not in these standings" in said(made)
    made.findChild(QAction, "closeSeason").trigger()
    made.findChild(QAction, "certificates").trigger()
    assert [each.split(" of ")[0] for each in refused] == ["Nothing is announced"] * 2
    assert made.session.facts.seasons[1].closed is None
    answered(made, "leaveOut", reason="Damaged")
    made.findChild(QAction, "closeSeason").trigger()
    assert made.session.facts.seasons[1].closed is not None


@pytest.mark.parametrize(("second", "kind"), [("militaire", "size"), ("whiz", "field")])
def test_a_new_season_of_mixed_formats_proposes_places_worth_the_same(
    panel, session, club, second, kind
):
    events = club.file.events()
    events = [events[0], replace(events[1], format=second)]
    question = season_question(session, None, events)
    form = AnswerDialog(session, question, panel)
    assert form.findChild(ChoiceField, "seasonPlaces").currentData() is TableKind(kind)


def test_a_stick_that_is_pulled_while_events_are_read_is_said(session, club, qtbot):
    refused = []
    session.refused.connect(refused.append)
    held = HeldEvents(session, session)
    club.close()
    held.of([1])
    qtbot.waitUntil(lambda: len(refused) == 1)
