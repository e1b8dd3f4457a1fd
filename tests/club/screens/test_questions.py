"""What holds for every question of the club's year, whatever it asks."""

from datetime import date

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget

from whist_td.club.commands import AddPerson, AdjustPoints, ChangeClub, NewSeason, Pay
from whist_td.club.rules.persons import BookSettings, Category, Person
from whist_td.club.rules.prize_plans import PrizeOccasion
from whist_td.club.rules.season import Season
from whist_td.club.screens.adopting import namesake_question
from whist_td.club.screens.cash import answer_line_question
from whist_td.club.screens.cash_forms import category_question, rates_question
from whist_td.club.screens.club_form import club_question
from whist_td.club.screens.money_forms import money_question
from whist_td.club.screens.person_form import person_question
from whist_td.club.screens.prizes import prize_question, take_back_question
from whist_td.club.screens.season_forms import (
    leave_out_question,
    note_question,
    points_question,
    season_question,
)
from whist_td.club.screens.who import who_question
from whist_td.club.views.people import listed_people
from whist_td.kit.answer_dialog import AnswerDialog
from whist_td.kit.dialog_pages import open_dialog, room_above
from whist_td.kit.form_parts import LabelledField
from whist_td.kit.theme import BASE, MOST_BASE, Look, apply_theme, palette_of

SEASON = Season(1, "2026", date(2026, 1, 1), date(2026, 6, 30))
OCCASION = PrizeOccasion(event=1)
QUESTIONS = {
    "a new season": lambda s: season_question(s, None),
    "rules of a season": lambda s: season_question(s, s.facts.seasons[1]),
    "an event left out": lambda s: leave_out_question(s, SEASON, [(3, "Friday", SEASON.start)]),
    "points by hand": lambda s: points_question(s, SEASON),
    "a decision removed": lambda s: note_question(s, s.facts.seasons[1], {}),
    "money": lambda s: money_question(s, None),
    "rates": rates_question,
    "a category for all": category_question,
    "the club": club_question,
    "a new person": lambda s: person_question(s, None),
    "a person": lambda s: person_question(s, s.facts.persons[1]),
    "a prize": lambda s: prize_question(s, OCCASION, ()),
    "prizes taken back": lambda s: take_back_question(s, OCCASION),
    "a line taken back": lambda s: answer_line_question(s, s.facts.lines[1]),
    "a namesake": lambda s: namesake_question(s.facts, "Ida Cyr", AddPerson, s.words),
    "who": lambda s: who_question(("Who?", "Of two"), listed_people(s.facts, {}), str, s.words),
}
IN_NEED = ("a new season", "points by hand", "the club", "a new person", "a prize", "a namesake")


@pytest.fixture
def session(above):
    """A club with two people, a season, a payment and a decision, in a window of 1024 by 768."""
    above.parent().resize(1024, 768)
    above.parent().show()
    for command in (
        ChangeClub(BookSettings(categories=(Category("Members", 500),))),
        *(AddPerson(Person(1, "Jean Roy")), AddPerson(Person(2, "Ida Cyr"))),
        *(NewSeason(SEASON), Pay((1,), 700), AdjustPoints(1, 1, 2, "coffee")),
    ):
        above.do(command)
    return above


def asked(session, name):
    """A question as it opens, all its choices unfolded."""
    dialog = AnswerDialog(session, QUESTIONS[name](session), session.parent())
    open_dialog(dialog)
    for more in dialog.findChildren(QPushButton):
        if more.objectName().endswith("More"):
            more.click()
    return dialog


@pytest.fixture
def largest(qapp):
    """Letters as large as they can be."""
    apply_theme(qapp, palette_of(Look.LIGHT), MOST_BASE)
    yield
    apply_theme(qapp, palette_of(Look.LIGHT), BASE)


@pytest.mark.parametrize("name", QUESTIONS)
def test_each_field_has_a_name_for_who_does_not_see_it(session, name):
    parts = (part for part in asked(session, name).findChildren(QWidget) if part.isVisible())
    fields = (part for part in parts if part.focusPolicy() & Qt.FocusPolicy.TabFocus)
    nameless = [
        part.objectName() or type(part).__name__
        for part in fields
        if not QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name)
    ]
    assert [each for each in nameless if not each.startswith("qt_")] == []


@pytest.mark.parametrize("name", QUESTIONS)
def test_esc_leaves_everything_as_it_was(session, name):
    before, dialog = session.facts, asked(session, name)
    for line in dialog.findChildren(QLineEdit):
        line.setText("5")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert session.facts == before


@pytest.mark.usefixtures("largest")
@pytest.mark.parametrize("name", QUESTIONS)
def test_it_fits_a_small_screen_in_the_largest_letters_with_its_buttons_in_sight(session, name):
    dialog = asked(session, name)
    QApplication.processEvents()
    assert dialog.size().boundedTo(room_above(session.parent())) == dialog.size()
    for each in ("answerLeave", "answerAccept"):
        button = dialog.findChild(QPushButton, each)
        assert button.visibleRegion().boundingRect().size() == button.size() != QSize()


@pytest.mark.parametrize("name", IN_NEED)
def test_what_lacks_is_said_under_its_field_which_has_the_keys_and_what_is_typed_stays(
    session, name
):
    dialog = asked(session, name)
    lines = [line for line in dialog.findChildren(QLineEdit) if line.isVisible()]
    plain = [line for line in lines if isinstance(line.parentWidget(), LabelledField)]
    for line in plain:
        line.setText(" ")
    dialog.findChild(QPushButton, "answerAccept").click()
    assert dialog.isVisible()
    (said,) = (
        label
        for label in dialog.findChildren(QLabel)
        if label.property("role") == "error" and label.isVisible() and label.text()
    )
    field = said.parentWidget()
    assert isinstance(field, LabelledField)
    assert dialog.focusWidget() is field.editor
    assert {line.text() for line in plain} == {" "}
