"""Room for the tables in a small window, and the examples of the guide typed in it."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QPushButton

from tests.fixtures.stage import press as press_buttons
from tests.formats.whiz.screens.playing import press, told, write
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.screens.play import WhizFoot
from whist_td.formats.whiz.screens.play_boards import BoardsView, narrowed
from whist_td.formats.whiz.screens.play_card import WhizEntryCard
from whist_td.formats.whiz.screens.play_cursor import DealsShown
from whist_td.kit.folding import FoldingLabel
from whist_td.words.words import Language, words

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape
Key = Qt.Key


def test_f3_folds_the_buttons_away_and_shows_them_again(play):
    _, panel = play(size=(1900, 1040))
    level = panel.findChild(QPushButton, "level-10")
    press(panel, Key.Key_F3)
    assert not level.isVisible()
    write(panel, "pass", ENTER)
    assert not level.isVisible()
    press_buttons(panel, "foldButtons")
    assert level.isVisible()


def test_four_deals_stand_in_one_row_of_a_small_window(play):
    _, panel = play(settings=WhizSettings(rounds=3, boards_per_round=4))
    view = panel.findChild(BoardsView)
    assert view.model().columnCount() == 5
    assert view.model().rowCount() == len({place.table for place in view.places()})


def test_the_last_action_goes_on_below_where_a_line_is_short(play):
    _, panel = play()
    write(panel, "10H S +1", ENTER)
    panel.resize(760, 730)
    last = next(each for each in panel.findChildren(FoldingLabel) if "deal 5" in each.text())
    assert last.heightForWidth(90) > last.heightForWidth(900)


@pytest.mark.parametrize("name", ["understood", "entryWho"])
def test_nothing_is_squeezed_into_a_narrow_column_beside_the_deal(name, play):
    _, panel = play(language=words(Language.FRENCH))
    panel.resize(640, 730)
    write(panel, "10C S +1", ENTER, Qt.Key.Key_Up)
    write(panel, "10C S +1")
    label = panel.findChild(QLabel, name)
    panel.grab()
    assert label.height() < 3 * label.fontMetrics().lineSpacing()


def test_the_hand_the_number_and_the_name_of_a_player_stay_together(play):
    _, panel = play()
    assert told(panel, "entryWho").startswith("N\u00a08\u00a0Earl English   E\u00a04\u00a0Guy")


def test_the_buttons_beside_the_traveller_go_below_where_it_is_narrow(play):
    _, panel = play(language=words(Language.FRENCH))
    press(panel, Key.Key_F7)
    turns = [panel.findChild(QPushButton, name) for name in ("boardBefore", "boardAfter")]
    least = turns[0].parentWidget().layout().itemAt(0).minimumSize().width()
    assert least < sum(turn.minimumSizeHint().width() for turn in turns)


@pytest.mark.parametrize("language", Language)
def test_every_example_of_the_guide_is_read_without_a_remark(language, play):
    page = Path("resources/guide", language.value, "whiz", "play.md").read_text("utf-8")
    examples = re.findall(r"\*\*(pass\w*|[0-9]+[A-Z]+ .+?)\*\*", page)
    assert len(examples) == 5
    _, panel = play(language=words(language))
    for example in examples:
        write(panel, example)
        assert told(panel, "understood")
        note = panel.findChild(QLabel, "entryNote")
        assert not note.text() or "XX" in example
        press(panel, ESCAPE)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("width", [760, 1000, 1300])
def test_nothing_moves_whatever_is_said_of_a_deal(width, language, play):
    """Neither longer names nor what is typed, refused, doubted or stands moves the tables."""
    _, panel = play(language=words(language))
    panel.resize(width, 730)
    card, note = panel.findChild(WhizEntryCard), panel.findChild(QLabel, "entryNote")
    write(panel, "10NT S +1", ENTER)
    panel.grab()
    parts = (card, panel.findChild(DealsShown), panel.findChild(WhizFoot))
    first = [part.geometry() for part in parts]
    for typed in ("10N Z +1", "adj 60", "t2", "10", "t3", "d5", "10NT S +1 / 9 9 9"):
        write(panel, typed, ENTER)
        panel.grab()
        assert [part.geometry() for part in parts] == first
        assert note.toolTip() in ("", note.text())
        press(panel, ESCAPE)


def test_a_long_result_is_narrower_before_it_is_smaller():
    font = QFont("Atkinson Hyperlegible Next", 11)
    assert [narrowed(font, room).stretch() for room in (1.2, 0.9, 0.5)] == [font.stretch(), 90, 80]
    assert narrowed(font, 0.8).pointSizeF() == 11
    assert narrowed(font, 0.72).pointSizeF() == pytest.approx(9.9)
