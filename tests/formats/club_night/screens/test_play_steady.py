"""No table of a club night moves in the midst of a round, whatever is won there."""

import pytest

from tests.formats.club_night.screens.playing import play_out
from whist_td.formats.club_night.commands.commands import ChangeClubPlayer
from whist_td.formats.club_night.rules.event import ClubPlayer
from whist_td.formats.club_night.screens.deal_card import DealCard
from whist_td.formats.club_night.screens.play_tables import TableCards

LETTERS = range(10, 26, 2)
"""Of a name: with some of them, points leave no room beside it."""


@pytest.mark.parametrize("letters", LETTERS)
def test_no_table_moves_as_points_come(at_play, qapp, letters):
    session, panel = at_play("plain_whiz", 7)
    for number in session.facts.players:
        assert session.do(ChangeClubPlayer(ClubPlayer(number, f"{number} " + "o" * letters)))
    qapp.processEvents()
    cards = panel.findChild(TableCards).cards
    before = [card.geometry() for card in cards]
    for table in (1, 2):
        play_out(session, 1, table)
        qapp.processEvents()
        assert [card.geometry() for card in cards] == before


def test_a_card_that_has_no_room_yet_asks_for_none(at_play, qapp, qtlog):
    _session, panel = at_play("iwwa", 8)
    panel.findChild(DealCard).resize(0, 300)  # as while the window is laid out anew
    qapp.processEvents()
    assert [line.message for line in qtlog.records if "Negative" in line.message] == []
