"""The page of the deals: dealt, sealed, typed in, taken over and released as people do it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QSpinBox, QTabWidget

from tests.fixtures.stage import press, shown, strike
from whist_td.deals.cards import PLACES
from whist_td.deals.dealing import dealt
from whist_td.deals.double_dummy import has_solver
from whist_td.deals.pbn import PbnHead, pbn
from whist_td.formats.whiz.rules.dealings import WayOut
from whist_td.formats.whiz.rules.sealing import all_deals, is_released, makeable_of
from whist_td.formats.whiz.screens.deals import DealsPanel
from whist_td.formats.whiz.screens.play import WhizPlayPanel
from whist_td.formats.whiz.screens.results import WhizResultsPanel
from whist_td.formats.whiz.words.hands import SUIT_ORDER, suit_text
from whist_td.kit.answer_dialog import AnswerDialog
from whist_td.words.words import Language, words

FRENCH = words(Language.FRENCH)
SHUFFLED = dealt("ff" * 16, 1)


@pytest.fixture
def page(stage, tournament):
    """Show the page of a tournament, as far as it is played."""

    def opened(played=0, *, begun=False):
        panel = stage(DealsPanel(tournament(9, played, begun=begun)), 1366, 768)
        panel.setFocus()
        return panel

    return opened


TABS = ("Standings", "Deals", "Players", "Hands", "Places")


def deal_of(session, board):
    return all_deals(session.facts, session.desk.sealed)[board]


def session_of(panel):
    return panel._session  # noqa: SLF001 - what is written is read back


def dialog(panel, name):
    return panel.findChildren(AnswerDialog, name)[-1]


def button(panel, name):
    return panel.findChild(QPushButton, name)


def test_one_press_deals_the_boards_and_shows_the_commitment(page):
    panel = page()
    assert "No cards yet" in shown(panel)
    press(panel, "dealBoards")
    facts = session_of(panel).facts
    assert facts.dealings[1].boards == tuple(range(1, facts.boards + 1))
    said = panel.findChild(QLabel, "dealsSeal").text()
    assert "".join(said.split()) == facts.dealings[1].seal
    assert not button(panel, "dealBoards").isEnabled()


def test_undo_takes_the_cards_back_and_redo_brings_the_same(page):
    panel = page()
    press(panel, "dealBoards")
    before = session_of(panel).facts
    session_of(panel).undo()
    assert button(panel, "dealBoards").isEnabled()
    session_of(panel).redo()
    assert session_of(panel).facts == before
    assert all_deals(before, session_of(panel).desk.sealed)


def test_the_word_of_the_room_is_typed_and_shown(page):
    panel = page()
    press(panel, "dealBoards", "dealWordButton")
    asked = dialog(panel, "wordDialog")
    QTest.keyClicks(asked.findChild(QLineEdit, "dealWord"), "Saumon")
    press(asked, "answerAccept")
    assert session_of(panel).facts.dealings[1].word == "saumon"
    assert "saumon" in shown(panel)


def test_once_play_has_begun_no_word_is_asked_for(page):
    panel = page(begun=True)
    press(panel, "dealBoards")
    assert button(panel, "dealWordButton").isHidden()


def test_the_hands_stay_sealed_while_somebody_has_a_board_to_play(page):
    panel = page(2, begun=True)
    press(panel, "dealBoards")
    release = button(panel, "releaseDeals")
    assert not release.isEnabled()
    assert "Round 3" in release.toolTip()


def test_after_the_last_board_the_hands_are_released_and_stay_so(page):
    panel = page(3)
    press(panel, "dealBoards", "releaseDeals")
    asked = dialog(panel, "releaseDialog")
    assert asked.findChild(QPushButton, "answerLeave").isDefault()
    press(asked, "answerAccept")
    assert is_released(session_of(panel).facts)
    assert session_of(panel).facts.dealings[1].content in shown(panel)
    assert button(panel, "releaseDeals").isHidden()


@pytest.mark.skipif(not has_solver(), reason="the optional library is not here")
def test_what_could_be_made_is_found_beside_the_window_and_shown_with_the_results(
    page, stage, qtbot
):
    panel = page(3)
    press(panel, "dealBoards", "releaseDeals")
    press(dialog(panel, "releaseDialog"), "answerAccept")
    session = session_of(panel)
    results = stage(WhizResultsPanel(session, None), 1366, 768)
    tabs = results.findChild(QTabWidget)
    tabs.setCurrentIndex(TABS.index("Hands"))
    assert "Best auction" not in shown(results)
    press(panel, "analyseDeals")
    boards = session.facts.boards
    qtbot.waitUntil(lambda: len(makeable_of(session.facts)) == boards, timeout=60_000)
    assert button(panel, "analyseDeals").isHidden()
    qtbot.waitUntil(lambda: "Best auction" in shown(results))
    hand = suit_text(deal_of(session, 1).hand("N"), SUIT_ORDER[0], words(Language.ENGLISH))
    assert hand in shown(results)


def test_the_results_have_no_hands_before_release(page, stage):
    panel = page(3)
    press(panel, "dealBoards")
    results = stage(WhizResultsPanel(session_of(panel), None), 1366, 768)
    assert not results.findChild(QTabWidget).isTabVisible(TABS.index("Hands"))


def test_sheets_are_made_on_purpose_and_noted(page, tmp_path, qtbot):
    panel = page()
    press(panel, "dealBoards", "dealingSheets")
    saved = tmp_path / "out.pdf"
    panel.printing.line.choose_file = lambda *_asked: saved
    press(dialog(panel, "takeOutDialog"), "answerAccept")
    qtbot.waitUntil(saved.exists)
    noted = session_of(panel).desk.lines[-1].command
    assert noted.way is WayOut.SHEETS


def type_hands(asked, deal, places=PLACES):
    """Type hands suit by suit, each field left by Enter."""
    asked.findChild(QLineEdit, "handNS").setFocus()
    for place in places:
        for suit in SUIT_ORDER:
            field = asked.findChild(QLineEdit, f"hand{place}{suit.value}")
            QTest.keyClicks(field, suit_text(deal.hand(place), suit, FRENCH).lower())
            strike(Qt.Key.Key_Return)


def test_three_hands_typed_are_enough_and_the_next_board_is_asked_for(page):
    panel = page()
    press(panel, "typeHands")
    asked = dialog(panel, "handsDialog")
    type_hands(asked, SHUFFLED, PLACES[:3])
    press(asked, "answerAccept")
    facts = session_of(panel).facts
    assert all_deals(facts, session_of(panel).desk.sealed) == {1: SHUFFLED}
    assert dialog(panel, "handsDialog").findChild(QSpinBox, "handsBoard").value() == 2


@pytest.mark.parametrize(
    ("place", "typed", "said"),
    [
        ("S", "z", "is no card"),
        ("S", "", "12 of 13"),
        ("S", "a a", "dealt twice"),
    ],
)
def test_what_is_wrong_with_hands_is_said(page, place, typed, said):
    panel = page()
    press(panel, "typeHands")
    asked = dialog(panel, "handsDialog")
    type_hands(asked, SHUFFLED)
    suit = next(each for each in SUIT_ORDER if len(cards_of(SHUFFLED, place, each)) == 1)
    field = asked.findChild(QLineEdit, f"hand{place}{suit.value}")
    field.selectAll()
    QTest.keyClicks(field, typed) if typed else QTest.keyClick(field, Qt.Key.Key_Delete)
    press(asked, "answerAccept")
    assert said in shown(asked)
    assert not session_of(panel).facts.dealings


def cards_of(deal, place, suit):
    return [card for card in deal.hand(place) if card[0] == suit.value]


def test_deals_of_a_file_are_seen_before_they_count(page, tmp_path):
    panel = page()
    path = tmp_path / "deals.pbn"
    head = PbnHead("Club", "", None, session_of(panel).facts.settings.seat_change)
    path.write_text(pbn({1: SHUFFLED, 2: dealt("ff" * 16, 2)}, head))
    panel.import_from(path)
    asked = dialog(panel, "importDealsDialog")
    assert "Boards 1 and 2" in shown(asked)
    assert not session_of(panel).facts.dealings
    press(asked, "answerAccept")
    assert all_deals(session_of(panel).facts, session_of(panel).desk.sealed)[1] == SHUFFLED


def test_a_file_with_a_card_twice_is_refused_by_its_board(page, tmp_path):
    panel = page()
    path = tmp_path / "deals.pbn"
    text = SHUFFLED.text.replace("A", "K", 1)
    path.write_text(f'[Board "7"]\n[Deal "{text}"]\n')
    panel.import_from(path)
    assert "Board 7" in shown(panel)
    assert not session_of(panel).facts.dealings


def call_word(panel, word):
    press(panel, "dealWordButton")
    asked = dialog(panel, "wordDialog")
    QTest.keyClicks(asked.findChild(QLineEdit, "dealWord"), word)
    press(asked, "answerAccept")


def make_sheets(panel, path, qtbot):
    press(panel, "dealingSheets")
    panel.printing.line.choose_file = lambda *_asked: path
    press(dialog(panel, "takeOutDialog"), "answerAccept")
    qtbot.waitUntil(path.exists)


def test_sheets_made_before_the_word_are_out_of_date_until_they_are_made_anew(
    page, tmp_path, qtbot
):
    panel = page()
    press(panel, "dealBoards")
    make_sheets(panel, tmp_path / "before.pdf", qtbot)
    assert "Out of date" not in shown(panel)
    call_word(panel, "Saumon")
    assert "Out of date" in shown(panel)
    make_sheets(panel, tmp_path / "after.pdf", qtbot)
    assert "Out of date" not in shown(panel)


def test_a_word_taken_back_makes_the_sheets_right_again(page, tmp_path, qtbot):
    panel = page()
    press(panel, "dealBoards")
    make_sheets(panel, tmp_path / "before.pdf", qtbot)
    call_word(panel, "Saumon")
    session_of(panel).undo()
    assert "Out of date" not in shown(panel)


def test_play_says_before_round_1_that_the_dealing_sheets_are_out_of_date(
    page, stage, tmp_path, qtbot
):
    panel = page()
    press(panel, "dealBoards")
    make_sheets(panel, tmp_path / "before.pdf", qtbot)
    call_word(panel, "Saumon")
    play = stage(WhizPlayPanel(session_of(panel), None), 1366, 768)
    assert "Out of date: dealing sheets" in shown(play)
    assert not button(play, "stalePapersToPapers").isVisible()
