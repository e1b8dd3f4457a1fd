import pytest
from PySide6.QtWidgets import QLabel, QWidget

from tests.fixtures.stage import button
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AnnounceWhizRound
from whist_td.formats.whiz.screens.movement import MOVEMENT
from whist_td.formats.whiz.screens.movement_offers import OffersDialog
from whist_td.formats.whiz.views.offers import event_offers
from whist_td.formats.whiz.views.planning import add_players
from whist_td.players.screens.movement_page import SeatsPanel


@pytest.fixture
def panel(stage, entered) -> SeatsPanel:
    """Show the movement of fifteen players, for whom there are two."""
    session = entered(players=10, rounds=5)
    more = [Player(number, f"Player {number}") for number in range(11, 16)]
    session.do(add_players(session.facts, more))
    return stage(SeatsPanel(session, MOVEMENT))


@pytest.fixture
def dialog(panel) -> OffersDialog:
    button(panel, "movementOffers").click()
    return panel.findChild(OffersDialog)


def test_both_movements_stand_side_by_side_with_what_they_cost(dialog):
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Everybody follows a route card" in told
    assert "Always the same step" in told


def test_the_planned_movement_cannot_be_taken_again(dialog):
    assert button(dialog, "offerTake1").text() == "This one is planned"
    assert not button(dialog, "offerTake1").isEnabled()


def test_the_other_movement_is_taken_and_undone_in_one_step(panel, dialog):
    before = panel.session.facts.rounds
    other = event_offers(panel.session.facts)[1]
    button(dialog, "offerTake2").click()
    assert tuple(panel.session.facts.rounds.values()) == other.rounds
    panel.session.undo()
    assert panel.session.facts.rounds == before


def test_once_round_one_is_announced_there_is_no_choice(panel):
    assert button(panel, "movementOffers").isVisible()
    panel.session.do(AnnounceWhizRound(1))
    assert not button(panel, "movementOffers").isVisible()


def test_a_round_announced_meanwhile_refuses_the_choice_with_its_reason(panel, dialog):
    panel.session.do(AnnounceWhizRound(1))
    button(dialog, "offerTake2").click()
    assert dialog.findChild(QLabel, "offersError").text()


def test_small_rooms_choose_among_three_and_the_cards_fit_the_window_or_are_scrolled(
    qtbot, stage, entered
):
    session = entered(players=9, rounds=5)
    panel = stage(SeatsPanel(session, MOVEMENT), 1366, 768)
    for points in (13, 24):
        panel.setStyleSheet(f"* {{ font-size: {points}pt }}")
        button(panel, "movementOffers").click()
        dialog = panel.findChildren(OffersDialog)[-1]
        assert [button(dialog, f"offerTake{n}").isEnabled() for n in (1, 2, 3)] == [
            False,
            True,
            True,
        ]
        assert dialog.width() <= 1366
        assert dialog.height() <= 768
        side_by_side = len({dialog.findChild(QWidget, f"offer{n}").y() for n in (1, 2, 3)}) == 1
        assert side_by_side == (points == 13)
        dialog.reject()
        qtbot.wait(10)


def test_the_first_of_several_says_that_it_needs_no_copies(qtbot, entered):
    session = entered(players=9, rounds=5)
    window = QWidget()
    qtbot.addWidget(window)
    dialog = OffersDialog(session, window)
    told = [label.text() for label in dialog.findChildren(QLabel)]
    assert "Every deal only once" in told
    assert "Compared most evenly" in told


def test_a_card_that_is_scrolled_away_comes_into_sight_with_the_keys(qtbot, entered):
    session = entered(players=9, rounds=5)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.setStyleSheet("* { font-size: 24pt }")
    window.show()
    dialog = OffersDialog(session, window)
    with qtbot.waitExposed(dialog):
        dialog.show()
    for name in ("offerTake3", "offersKeep", "offerTake2"):
        button(dialog, name).setFocus()
        assert button(dialog, name).visibleRegion().boundingRect() == button(dialog, name).rect()
