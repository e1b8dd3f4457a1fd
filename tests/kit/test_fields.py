"""The calendar is read whole, and a date changes only where it is meant to."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QEvent, QLocale, QPoint, QSignalBlocker, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QCheckBox

from tests.fixtures.cut_text import cut_texts
from whist_td import kit
from whist_td.kit.fields import ChoiceField, DateField, LineField, PlainSlider
from whist_td.kit.stylesheet import LIGHT
from whist_td.kit.theme import LEAST_BASE, MOST_BASE, apply_theme

DAY = QDate(2026, 11, 21)
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def field(qapp, qtbot):
    """A date, in letters of a size."""

    def made(letters):
        apply_theme(qapp, LIGHT, letters)
        date = DateField()
        qtbot.addWidget(date)
        date.setDate(DAY)
        date.resize(24 * letters, date.sizeHint().height())
        date.show()
        return date

    return made


@pytest.mark.parametrize("letters", [LEAST_BASE, 12, 17, MOST_BASE])
def test_every_day_of_the_calendar_is_read_whole(field, qtbot, letters):
    date = field(letters)
    arrow = QPoint(date.width() - letters, date.height() // 2)
    qtbot.mouseClick(date, LEFT, PLAIN, arrow)
    calendar = QApplication.activePopupWidget()
    assert list(cut_texts(calendar)) == []
    calendar.close()


@pytest.mark.parametrize("letters", [12, 17, MOST_BASE])
def test_a_tick_without_words_beside_a_date_needs_no_more_height(field, letters):
    date = field(letters)
    tick = QCheckBox(date)
    tick.setProperty("role", "bare")
    tick.ensurePolished()
    assert tick.sizeHint().height() <= date.sizeHint().height()


@pytest.mark.parametrize("above", [1, 4])
def test_the_edges_of_a_date_do_not_count_days(field, qtbot, above):
    date = field(12)
    for across in range(4, date.width(), 3):
        for down in (above, date.height() - above):
            qtbot.mouseClick(date, LEFT, PLAIN, QPoint(across, down))
            calendar = QApplication.activePopupWidget()
            if calendar is not None:
                calendar.close()
    assert date.date() == DAY


def test_every_choice_of_the_program_leaves_the_wheel_to_the_page():
    users = [path for path in Path(kit.__file__).parents[1].rglob("*.py") if takes_plain(path)]
    assert [path.name for path in users] == ["fields.py"]


def takes_plain(path):
    """Tell whether a module takes Qt's own choice, which the wheel changes."""
    return re.search(r"\bQComboBox\b", path.read_text("utf-8")) is not None


@pytest.mark.parametrize("locale", ["fr_CA", "en"])
@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("24>>2027", QDate(2027, 11, 24)),
        (">>>2027", QDate(2027, 11, 21)),
        ("5/12/2028", QDate(2028, 12, 5)),
        (">1>", QDate(2026, 1, 21)),
        ("7<5 2", QDate(2026, 2, 5)),
    ],
)
def test_a_date_is_typed_part_by_part(qtbot, locale, typed, day):
    date = shown(qtbot, locale)
    date.setFocus(Qt.FocusReason.TabFocusReason)
    arrows = {"<": Qt.Key.Key_Left, ">": Qt.Key.Key_Right}
    for letter in typed:
        qtbot.keyClick(date, arrows.get(letter, letter))
    assert date.date() == day


def test_a_click_on_the_year_chooses_it_to_be_typed(qtbot):
    date = shown(qtbot, "fr_CA")
    line = date.lineEdit()
    until_year = line.fontMetrics().horizontalAdvance(date.text()[:-2])
    qtbot.mouseClick(line, LEFT, PLAIN, QPoint(until_year, line.height() // 2))
    qtbot.keyClicks(date, "2027")
    assert date.date() == QDate(2027, 11, 21)


def shown(qtbot, locale):
    """Show a date in a language."""
    date = DateField()
    qtbot.addWidget(date)
    date.setLocale(QLocale(locale))
    date.setDate(DAY)
    with qtbot.waitActive(date):
        date.show()
        date.activateWindow()
    return date


def test_the_first_of_a_month_is_read_as_people_write_it(qtbot):
    date = shown(qtbot, "fr")
    date.clearFocus()
    room = date.sizeHint()
    date.setDate(QDate(2026, 9, 1))
    assert date.text() == "mardi 1er septembre 2026"
    assert date.sizeHint().width() == pytest.approx(room.width(), abs=1)
    date.setFocus()
    assert date.text() == "1 septembre 2026"
    date.clearFocus()
    assert date.text() == "mardi 1er septembre 2026"
    with QSignalBlocker(date):
        date.show_day(DAY.toPython())
    assert date.text() == "samedi 21 novembre 2026"


@pytest.mark.parametrize(
    ("before", "typed", "after"),
    [
        pytest.param(QDate(2022, 2, 28), "30062026", QDate(2026, 6, 30), id="from February"),
        pytest.param(QDate(2026, 9, 1), "31/10/2026", QDate(2026, 10, 31), id="with signs"),
        pytest.param(QDate(2025, 1, 1), "29 2 2024", QDate(2024, 2, 29), id="a leap year"),
        pytest.param(DAY, "31/02/2026", QDate(2026, 2, 28), id="no day of any month"),
        pytest.param(DAY, "05.01.2027", QDate(2027, 1, 5), id="with zeros"),
        pytest.param(DAY, "20/10/2026", QDate(2026, 10, 20), id="a day that begins like a year"),
        pytest.param(DAY, "2025-09-01", QDate(2025, 9, 1), id="the year first"),
        pytest.param(DAY, "2024/2/29", QDate(2024, 2, 29), id="the year first with strokes"),
        pytest.param(DAY, "1999-12-31", QDate(1999, 12, 31), id="the year first long ago"),
    ],
)
def test_a_day_that_the_month_shown_does_not_have_is_typed(qtbot, before, typed, after):
    date = shown(qtbot, "fr")
    date.setDate(before)
    date.setFocus()
    qtbot.keyClicks(date, typed)
    assert date.date() == after


def test_a_day_is_typed_again_in_place(qtbot):
    date = shown(qtbot, "fr")
    date.setFocus()
    qtbot.keyClicks(date, "2024-06-30\r2026-06-29")
    assert date.date() == QDate(2026, 6, 29)


def test_a_year_of_no_club_is_not_taken(qtbot):
    date = shown(qtbot, "fr")
    date.setFocus()
    qtbot.keyClicks(date, "21116202")
    assert date.date().year() <= 2199


def test_a_slider_goes_at_once_to_where_it_is_clicked(qtbot):
    slider = PlainSlider(Qt.Orientation.Horizontal)
    qtbot.addWidget(slider)
    slider.setRange(12, 24)
    slider.resize(200, 30)
    slider.show()
    for place, value in ((198, 24), (2, 12), (100, 18)):
        qtbot.mouseClick(slider, LEFT, pos=QPoint(place, 15))
        assert slider.value() == value


def test_ctrl_z_is_the_pages_where_nothing_was_typed_in_the_line(qtbot):
    line, undo = LineField(), QKeySequence(QKeySequence.StandardKey.Undo)[0]
    qtbot.addWidget(line)

    def is_kept():
        keys = undo.key(), undo.keyboardModifiers()
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, *keys)
        asked.ignore()
        QApplication.sendEvent(line, asked)
        return asked.isAccepted()

    assert not is_kept()
    line.insert("12")
    assert is_kept()


def test_the_page_around_a_date_stays_as_it_is_while_one_is_typed(field):
    date = field(17)
    before = date.minimumSizeHint()
    date.setFocus()
    QApplication.sendEvent(date, QFocusEvent(QEvent.Type.FocusIn))
    assert (date.minimumSizeHint(), date.sizeHint()) == (before, before)


def test_a_person_of_a_long_list_is_found_by_typing_the_name(qtbot):
    """Numbers stand before the names: letters find any word, in the list that unfolds too."""
    field = ChoiceField()
    qtbot.addWidget(field)
    people = ("1 · Anne Côté", "12 · Luc Roy", "2 · Éva Cyr", "21 · Jean-Luc Cyr")
    field.offer((text, text) for text in people)
    field.show()
    for typed, found in (("roy", 1), ("eva", 2), ("21", 3), ("zz", 3), ("luc", 1), ("c", 2)):
        field._since.invalidate()  # noqa: SLF001 - a pause
        qtbot.keyClicks(field, typed)
        assert field.currentIndex() == found
    field.showPopup()
    field._since.invalidate()  # noqa: SLF001
    qtbot.keyClicks(field.view(), "luc r")
    qtbot.keyClick(field.view(), Qt.Key.Key_Return)
    assert field.currentIndex() == 1
