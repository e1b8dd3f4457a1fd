"""The deals of the table in hand: the newest is seen; in a low window what is told comes first."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTableView

from tests.formats.club_night.screens.playing import button, label, play_out, press, show_play
from whist_td.formats.club_night.screens.deal_card import DealCard
from whist_td.formats.club_night.screens.deal_entry import ClubDealEntry
from whist_td.formats.club_night.screens.deal_questions import FieldRow, QuestionsArea
from whist_td.formats.club_night.screens.play_tables import TableCards
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.stylesheet import STEP
from whist_td.stages.play_foot_frame import FootFrame
from whist_td.words.words import Language

SOLO = "S Enter N Enter 7 Enter"
"""Solo by the first seat with seven tricks, told from the contract on."""
LOW = 420
"""A window in which what is asked of a deal, and the deals, cannot both be read."""


def deals(panel):
    return panel.findChild(QTableView, "tableDeals")


def line(panel):
    return deals(panel).currentIndex().row() + 1


def sees(panel):
    entry = panel.findChild(ClubDealEntry)
    return entry.isVisibleTo(panel), deals(panel).isVisibleTo(panel)


def test_the_cursor_of_the_deals_goes_with_the_newest(at_play):
    _session, panel = at_play(players=4)
    press(panel, f"1 Enter {SOLO}")
    assert line(panel) == 1
    press(panel, f"{SOLO} {SOLO}")
    assert line(panel) == 3


def test_after_a_correction_it_stands_on_what_was_put_right_until_the_next_deal(at_play):
    _session, panel = at_play(players=4)
    press(panel, f"1 Enter {SOLO} {SOLO} {SOLO} F2 Up Up Enter {SOLO.replace('7', '8')}")
    assert line(panel) == 1
    press(panel, SOLO)
    assert line(panel) == 4


def test_a_forgotten_deal_is_shown_where_it_was_put_in(at_play):
    session, panel = at_play(players=4)
    press(panel, f"1 Enter {SOLO} {SOLO} F2 + {SOLO.replace('7', '9')}")
    assert len(session.facts.deals_at(1, 1)) == 3
    assert line(panel) == 2


def test_the_newest_deal_is_seen_however_low_the_list_is(at_play):
    _session, panel = at_play(players=4)
    press(panel, f"1 Enter {' '.join([SOLO] * 6)}")
    rows = deals(panel)
    assert rows.viewport().rect().contains(rows.visualRect(rows.currentIndex()).center())


def test_a_low_window_folds_the_deals_away_from_what_is_told(at_play, qtbot):
    _session, panel = at_play(players=4)
    assert sees(panel) == (True, True)
    panel.resize(1211, LOW)
    qtbot.waitUntil(lambda: sees(panel) == (True, False))
    assert button(panel, "seeDeals").text() == "Show the deals (F2)"


def test_f2_brings_them_and_esc_goes_back_to_what_is_told(at_play, qtbot):
    _session, panel = at_play(players=4)
    press(panel, f"1 Enter {SOLO}")
    panel.resize(1211, LOW)
    qtbot.waitUntil(lambda: sees(panel) == (True, False))
    press(panel, "F2")
    assert sees(panel) == (False, True)
    press(panel, "Esc")
    assert sees(panel) == (True, False)


def test_a_deal_is_corrected_in_a_low_window_too(at_play, qtbot):
    session, panel = at_play(players=4)
    press(panel, f"1 Enter {SOLO}")
    panel.resize(1211, LOW)
    qtbot.waitUntil(lambda: sees(panel) == (True, False))
    press(panel, "F2 Enter")
    assert sees(panel) == (True, False)
    press(panel, "S Enter N Enter 8 Enter")
    assert session.facts.sheet_at(1, 1).totals.points == (15, -5, -5, -5)


def test_the_hint_comes_back_with_the_room_for_it(at_play, qtbot):
    _session, panel = at_play(players=4)
    press(panel, "1 Enter")
    assert label(panel, "entryNote").startswith("Type all in one go")
    card = panel.findChild(DealCard)
    card.resize(300, card.height())
    qtbot.waitUntil(lambda: not label(panel, "entryNote"))
    card.resize(800, card.height())
    qtbot.waitUntil(lambda: label(panel, "entryNote").startswith("Type all in one go"))


def test_a_long_correction_is_told_in_the_bar_without_what_stood_before(at_play):
    """Whip, corrected: four lines in the bar pushed the page under its edge."""
    _session, panel = at_play("whip", players=4)
    last = panel.findChild(FootFrame).findChildren(FoldingLabel)
    press(panel, "1 Enter")
    for aces in ("1/1/1/1", "2/0/1/1"):
        QTest.keyClicks(panel.focusWidget(), f"{aces} n e 20/12/10/10 5/4/2/2 0/0/0/0")
        press(panel, "Enter")
        if aces == "1/1/1/1":
            deals(panel).setFocus()
            button(panel, "correctDeal").click()
    told = next(each for each in last if "corrected" in each.text())
    assert "before: " not in told.text()
    assert "before: " in told.toolTip()


def test_what_is_typed_pushes_nothing_down_that_can_be_clicked(at_play):
    _session, panel = at_play("ten", players=4)
    panel.resize(1000, 700)
    press(panel, "1 Enter")
    place, card = panel.findChild(QLabel, "entryPlace"), panel.findChild(DealCard)
    tops = set()
    for typed in ("", "8", "/5 ", "0/0", "  ", "  "):
        QTest.keyClicks(panel.focusWidget(), typed)
        QApplication.processEvents()
        tops.add(card.questions.y())
    assert place.isVisible()
    assert len(tops) == 1


def test_there_is_always_room_for_two_deals_and_their_buttons(at_play):
    _session, panel = at_play("whip", players=4)
    for height in range(560, 760, 40):
        panel.resize(1211, height)
        if deals(panel).isVisibleTo(panel):
            below = button(panel, "correctDeal")
            assert deals(panel).mapTo(panel, deals(panel).rect().bottomLeft()).y() < (
                below.mapTo(panel, below.rect().topLeft()).y()
            )


def test_play_opens_at_the_first_table_that_has_not_finished(night, qtbot):
    session = night(players=12)
    play_out(session, 1, 1)
    panel = show_play(qtbot, session)
    assert panel.findChild(TableCards).table == 2


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(1205, 660), (878, 660)])
def test_all_contracts_are_seen_beside_the_bar_of_the_room(at_play, qtbot, size, language):
    _session, panel = at_play(players=8, language=language)
    panel.resize(*size)
    press(panel, "1 Enter")
    area = panel.findChild(QuestionsArea)
    row = area.findChild(FieldRow, "field-contract")
    buttons = [each for each in row.findChildren(QPushButton) if each.isVisibleTo(row)]
    assert len(buttons) == 13
    qtbot.waitUntil(lambda: all(seen_whole(each, area) for each in buttons))


def seen_whole(button, area):
    box = QRect(button.mapTo(area.viewport(), QPoint(0, 0)), button.size())
    return area.viewport().rect().contains(box) and button.sizeHint().width() <= button.width()


def test_what_is_asked_stays_in_sight_while_the_room_for_it_changes(at_play):
    _session, panel = at_play(players=4)
    press(panel, "1 Enter G Enter E Enter 13 Enter Enter")
    assert label(panel, "entryNote").startswith("Answer this first")
    area = panel.findChild(QuestionsArea)
    asked = area.findChild(FieldRow, "field-jury_called").findChildren(QPushButton)
    for height in (400, 90):
        area.resize(area.width(), height)
    assert all(seen_whole(each, area) for each in asked)


def test_questions_that_scroll_are_no_wider_than_their_room(at_play, qtbot):
    _session, panel = at_play(players=4)
    panel.resize(640, LOW)
    press(panel, "1 Enter P Enter")
    area = panel.findChild(QuestionsArea)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    assert area.widget().width() <= area.viewport().width()


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(1205, 660), (1366, 768), (860, 660)])
def test_what_stands_below_a_deal_stays_where_it_is_while_another_is_typed(at_play, size, language):
    _session, panel = at_play(players=4, language=language)
    panel.resize(*size)
    press(panel, f"1 Enter {SOLO}")
    for _ in range(5):
        QApplication.processEvents()
    places = set()
    for key in (SOLO + " " + "S Enter N Enter 99 Enter").split():
        press(panel, key)
        QApplication.processEvents()
        places.add(button(panel, "accept").mapTo(panel, QPoint(0, 0)).y())
    assert len(places) == 1


def test_the_frame_of_a_question_ends_with_its_last_line(at_play):
    """It was measured for less room than it has, and an empty line stood in its frame."""
    _session, panel = at_play(players=4, language=Language.FRENCH)
    press(panel, "1 Enter")
    panel.resize(1366, 900)
    area = panel.findChild(QuestionsArea)
    for _ in range(5):
        QApplication.processEvents()
    bar = area.verticalScrollBar()
    assert not bar.maximum()
    assert area.widget().width() <= area.viewport().width() - bar.sizeHint().width()
    row = area.findChild(FieldRow, "field-contract")
    answers = row.findChild(QPushButton).parentWidget()
    assert row.contentsRect().right() - STEP == answers.geometry().right()
