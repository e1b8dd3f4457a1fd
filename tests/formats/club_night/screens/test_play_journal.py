"""The journal of a club night is searched by round, table, deal and player."""

import pytest
from PySide6.QtWidgets import QLineEdit

from whist_td.formats.club_night.commands.commands import (
    EnterDeal,
    EnterDeals,
    RemoveDeal,
    SanctionPlayer,
)
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice, JuryLine
from whist_td.window.journal import JournalPanel, JournalView

SOLO = GameChoice().deal({"contract": IwwaContract.SOLO, "attackers": (0,), "tricks": 7})
PASS = GameChoice().deal({"contract": IwwaContract.PASS})


@pytest.fixture
def night(club_night):
    """Play a first round of eight players: three deals, one taken away, a sanction."""
    made = club_night(8, begun=1)
    made.do(EnterDeal(DealPlace(1, 2, 1), PASS))
    made.do(EnterDeals(((DealPlace(1, 1, 1), SOLO), (DealPlace(1, 1, 2), PASS))))
    made.do(RemoveDeal(DealPlace(1, 1, 2)))
    made.do(SanctionPlayer(JuryLine(1, made.facts.sitting(1, 1).seats[2], 12)))
    return made


@pytest.fixture
def found(qtbot, night):
    """Return how many lines of the journal speak of something."""
    panel = JournalPanel(night)
    qtbot.addWidget(panel)

    def lines(typed):
        panel.findChild(QLineEdit, "journalFilter").setText(typed)
        return panel.findChild(JournalView).model().rowCount()

    return lines


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        ("table 2", 1),
        ("table 1 deal 2", 2),
        ("deal 1", 2),
        ("round 1 table 1", 2),
        ("player 44", 0),
    ],
)
def test_a_line_is_found_by_its_round_table_and_deal(found, typed, lines):
    assert found(typed) == lines


def test_a_deal_is_found_by_everybody_who_sat_there(night, found):
    south, north = (night.facts.sitting(1, 1).seats[seat] for seat in (2, 0))
    entry = 1
    assert found(f"player {north}") == 2 + entry
    assert found(night.facts.player(south).name.upper()) == 3 + entry
