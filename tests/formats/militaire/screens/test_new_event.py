from datetime import date

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDateEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
)

from tests.fixtures.stage import choose, nameless
from whist_td.core.contracts import SUITS, Strain
from whist_td.formats.militaire.rules.settings import (
    OTHER_CALLS,
    ForfeitPolicy,
    PenaltyValue,
    Settings,
    TieBreak,
    TrumpPlan,
)
from whist_td.formats.militaire.screens.event import NewEventPanel, calls_from, militaire_questions
from whist_td.formats.militaire.screens.new_event_trumps import TrumpMode
from whist_td.kit.form import OptionsForm
from whist_td.movements.militaire import Direction
from whist_td.stages.new_event_fields import PlannedEvent
from whist_td.stages.new_event_heading import MOST_PIXELS, LogoField, small_picture
from whist_td.words.draws import drawn_trumps
from whist_td.words.words import Language, words

TODAY = date(2026, 11, 21)


@pytest.fixture
def dice(session):
    return session.dice


@pytest.fixture
def panel(stage, dice, english) -> NewEventPanel:
    return stage(NewEventPanel(english, dice, lambda: TODAY))


@pytest.fixture
def form(qtbot, dice, english) -> OptionsForm:
    usual = PlannedEvent(Settings(), 0)
    made = OptionsForm(lambda planned: militaire_questions(planned, dice, english), usual, english)
    qtbot.addWidget(made)
    return made


def created(qtbot, panel: NewEventPanel):
    with qtbot.waitSignal(panel.accepted) as heard:
        panel.findChild(QPushButton, "createEvent").click()
    return heard.args[0]


def test_a_name_is_all_a_beginner_needs(qtbot, panel):
    qtbot.keyClicks(panel.findChild(QLineEdit, "eventName"), "Autumn evening")
    command = created(qtbot, panel)
    assert (command.details.name, command.details.date) == ("Autumn evening", TODAY)
    assert command.settings == Settings()


def test_a_missing_name_is_said_beside_its_field(qtbot, panel):
    with qtbot.assertNotEmitted(panel.accepted):
        panel.findChild(QPushButton, "createEvent").click()
    shown = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert "Give the event a name." in shown


def test_the_shift_is_offered_only_where_it_changes_something(panel):
    panel.findChild(QToolButton).click()
    for teams, is_asked in ((11, False), (7, True), (11, False)):
        panel.findChild(QSpinBox, "expectedTeams").setValue(teams)
        shift = panel.findChild(QCheckBox, "shift")
        assert (shift is not None and shift.isVisible()) == is_asked


def test_a_draw_has_a_trump_for_every_round_and_keeps_its_seed(qtbot, panel, dice):
    panel.findChild(QLineEdit, "eventName").setText("Evening")
    choose(panel, "trumpMode", TrumpMode.DRAWN)
    panel.findChild(QSpinBox, "eventRounds").setValue(18)
    settings = created(qtbot, panel).settings
    assert (settings.trump_plan, settings.trump_seed) == (TrumpPlan.RANDOM, dice.new_seed())
    assert settings.trumps == drawn_trumps(dice, settings.trump_seed, 18, SUITS)


def test_the_clubs_own_list_is_pressed_suit_by_suit(form):
    choose(form, "trumpMode", TrumpMode.OWN_LIST)
    for name in ("pickSpades", "pickSpades", "pickNoTrump"):
        form.findChild(QPushButton, name).click()
    form.findChild(QPushButton, "takeLastAway").click()
    assert form.options.settings.trumps == (Strain.SPADES, Strain.SPADES)


def test_one_suit_may_be_trump_all_evening(form):
    choose(form, "trumpMode", TrumpMode.ONE_SUIT)
    form.findChild(QPushButton, "pickDiamonds").click()
    assert form.options.settings.trumps == (Strain.DIAMONDS,)


def test_calls_typed_by_hand_are_understood_or_refused_beside_the_field(form):
    choose(form, "callPlan", form.findChild(QComboBox, "callPlan").itemData(2))
    own = form.findChild(QLineEdit, "ownCalls")
    own.setText("2-3; 3-1; 12")
    own.editingFinished.emit()
    assert form.options.settings.calls == ((2, 3), (1, 3), (1, 2))
    own.setText("2-3; 3-1")
    own.editingFinished.emit()
    assert form.options.settings.calls == ((2, 3), (1, 3), (1, 2))
    assert any("1-2 is missing" in label.text() for label in form.findChildren(QLabel))
    own.setText("1-4")
    own.editingFinished.emit()
    assert form.options.settings.calls == ((2, 3), (1, 3), (1, 2))
    assert any("“1-4” is not a call" in label.text() for label in form.findChildren(QLabel))


@pytest.mark.parametrize("text", ["13,12,23", "1-3 1-2 2-3", "1–3, 2 - 1; 3-2"])
def test_calls_may_be_written_in_many_ways(text):
    assert calls_from(text) == ((1, 3), (1, 2), (2, 3))


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(rounds=12, calls=OTHER_CALLS, direction=Direction.DESCENDING),
        Settings(trumps=(*SUITS, Strain.NO_TRUMP), penalty=PenaltyValue.TWO, shift=True),
        Settings(trump_plan=TrumpPlan.BY_ROUND, forfeits=ForfeitPolicy.AVERAGE),
        Settings(calls=((1, 2),), trumps=(Strain.CLUBS,), count_tricks=True),
        Settings(trumps=(Strain.SPADES, Strain.CLUBS), tie_breaks=(TieBreak.EXTRA_DEAL,)),
    ],
)
def test_options_come_back_as_they_were_shown(form, settings):
    form.show_options(PlannedEvent(settings, 7))
    assert form.options.settings == settings
    form.findChild(QCheckBox, "countTricks").click()
    form.findChild(QCheckBox, "countTricks").click()
    assert form.options.settings == settings


def test_a_large_picture_becomes_a_small_png(tmp_path):
    image = QImage(1600, 800, QImage.Format.Format_RGB32)
    image.fill(QColor("green"))
    image.save(str(tmp_path / "club.jpg"))
    small = QImage.fromData(small_picture(tmp_path / "club.jpg"))
    assert (small.width(), small.height()) == (MOST_PIXELS, MOST_PIXELS // 2)


def test_a_file_that_is_no_picture_is_refused_in_words(qtbot, tmp_path, english):
    field = LogoField(english)
    qtbot.addWidget(field)
    (tmp_path / "club.png").write_text("not a picture")
    field.take(tmp_path / "club.png")
    assert field.value is None
    assert any("club.png” is not a picture" in label.text() for label in field.findChildren(QLabel))


def test_a_picture_can_be_taken_away_again(qtbot, tmp_path, english):
    field = LogoField(english)
    qtbot.addWidget(field)
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    image.save(str(tmp_path / "club.png"))
    field.take(tmp_path / "club.png")
    assert field.value is not None
    field.findChild(QPushButton, "logoClear").click()
    assert field.value is None


def test_every_field_has_a_name_for_screen_readers(panel):
    for section in panel.findChildren(QToolButton):
        section.click()
    assert nameless(panel) == []


def test_the_page_is_filled_in_with_tab_in_the_order_it_is_read(qtbot, panel):
    panel.findChild(QToolButton).click()
    panel.findChild(QLineEdit, "eventName").setFocus()
    names = [QApplication.focusWidget().objectName()]
    while names[-1] != "createEvent":
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        names.append(QApplication.focusWidget().objectName())
    in_order = list(dict.fromkeys(filter(None, names)))
    assert in_order == [
        *("eventName", "eventDate", "eventPlace", "logoChoose", "eventRounds", "expectedTeams"),
        *("callPlan", "direction", "newEventBack", "createEvent"),
    ]


def test_enter_goes_on_and_esc_goes_back(qtbot, panel):
    name = panel.findChild(QLineEdit, "eventName")
    name.setFocus()
    reached = []
    while reached[-1:] != ["createEvent"]:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        reached.append(QApplication.focusWidget().objectName())
    assert reached == ["eventDate", "eventPlace", "eventRounds", "expectedTeams", "createEvent"]
    with qtbot.waitSignal(panel.cancelled):
        qtbot.keyClick(name, Qt.Key.Key_Escape)


def test_the_page_speaks_french(qtbot, dice):
    panel = NewEventPanel(words(Language.FRENCH), dice, lambda: TODAY)
    qtbot.addWidget(panel)
    assert panel.findChild(QPushButton, "createEvent").text() == "Créer cette soirée"


def test_tab_leaves_the_date_at_once(panel):
    panel.findChild(QDateEdit, "eventDate").setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClicks(QApplication.focusWidget(), "Charleroi")
    assert panel.findChild(QLineEdit, "eventPlace").text() == "Charleroi"


def test_tab_goes_back_from_the_date_too(panel):
    panel.findChild(QLineEdit, "eventPlace").setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is not panel.findChild(QDateEdit, "eventDate")


def test_the_wheel_scrolls_the_page_and_changes_no_choice(panel):
    fields = [*panel.findChildren(QComboBox), panel.findChild(QDateEdit)]
    before = [chosen(field) for field in fields]
    for field in fields:
        turned = wheel_down(field)
        QApplication.sendEvent(field, turned)
        assert not turned.isAccepted()
        assert field.focusPolicy() != Qt.FocusPolicy.WheelFocus
    assert [chosen(field) for field in fields] == before


def chosen(field):
    return field.date() if isinstance(field, QDateEdit) else field.currentIndex()


def wheel_down(field):
    middle = QPointF(field.rect().center())
    turn, still = QPoint(0, -120), Qt.KeyboardModifier.NoModifier
    none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    there, is_inverted = field.mapToGlobal(middle), False
    return QWheelEvent(middle, there, QPoint(), turn, none, still, phase, is_inverted)
