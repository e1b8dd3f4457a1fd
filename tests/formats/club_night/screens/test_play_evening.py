"""A whole IWWA evening at the keyboard: tables of four and five, with 22 players by night."""

from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication

from tests.formats.club_night.screens.playing import press, said
from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.formats.club_night.rules.standings import standings
from whist_td.formats.club_night.screens.deal_card import DoubtStrip
from whist_td.formats.club_night.screens.results import ClubResultsPanel

DEALS = (
    "Enter S Enter {one} Enter 7 Enter",
    "Enter P Enter {one} {two} Enter 9 Enter",
    "Enter M Enter {one} {two} Enter {two} Enter",
    "Enter 9 Enter {two} Enter 8 Enter",
    "Enter O Enter {one} Enter 0 Enter Y Enter",
)


def told(dealer: int, players: int, number: int) -> str:
    """Return the keys of a deal; at a table of five the dealer sits out."""
    others = [seat for seat in range(players) if players == 4 or seat != dealer]
    signs = "NESW" if players == 4 else "12345"
    one, two = (signs[seat] for seat in (others[0], others[-1]))
    return DEALS[number % len(DEALS)].format(one=one, two=two)


def tell(panel, keys):
    """Tell a deal; where two seats can be a player's number too, the first meaning is taken."""
    for key in keys.split():
        press(panel, key)
        if isinstance(QApplication.focusWidget(), DoubtStrip):
            press(panel, "Tab Enter")


def play_by_keys(session, panel, round_number):
    """Tell every deal of every table, in the order in which the panel asks for them."""
    tables = [sitting.table for sitting in session.facts.seated(round_number).sittings]
    for table in tables:
        if QApplication.focusWidget().objectName() != "dealEntry":
            press(panel, f"{table} Enter")
        while not (sheet := session.facts.sheet_at(round_number, table)).is_over:
            players, deals = len(sheet.totals.points), len(sheet.lines)
            tell(panel, told(sheet.running.dealer, players, deals))
            entered = session.facts.sheet_at(round_number, table).lines
            assert len(entered) == deals + 1, said(panel)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "rounds", "sizes"),
    [(9, 2, {4: 1, 5: 1}), pytest.param(22, 4, {4: 3, 5: 2}, marks=pytest.mark.nightly)],
)
def test_an_evening_is_played_by_keys_alone(at_play, qtbot, players, rounds, sizes):
    session, panel = at_play("iwwa", players, rounds)
    assert Counter(len(each.seats) for each in session.facts.seated(1).sittings) == sizes

    play_by_keys(session, panel, 1)
    press(panel, "F9 Tab 2 4 Tab late Enter")
    assert [line.points for line in session.facts.sanctions.values()] == [24]
    for number in range(2, rounds + 1):
        go_on(session, panel)
        if number == 2:
            press(panel, told(0, 4, 0))
            correct_first_deal_of_round_1(session, panel)
        play_by_keys(session, panel, number)
    go_on(session, panel)

    assert session.facts.progress.finished
    counted = Counter(place.round for place in session.facts.results)
    assert counted == dict.fromkeys(range(1, rounds + 1), sizes[4] * 16 + sizes[5] * 15)
    assert sum(row.points for row in standings(session.facts, rounds)) == 0
    results = ClubResultsPanel(session)
    qtbot.addWidget(results)
    assert "Final standings" in said(results)


def go_on(session, panel):
    """Begin the next round, or end the evening, with the keys that stand on the button."""
    before = session.facts.last_announced
    assert not session.facts.missing(before)
    press(panel, "Space")
    if before < session.facts.settings.rounds:
        press(panel, "Enter")
        assert session.facts.last_announced == before + 1


def correct_first_deal_of_round_1(session, panel):
    """Change the solo of the first table from seven tricks to four, a round later."""
    before = session.facts.sheet_at(1, 1).totals.points
    press(panel, "Esc PgUp 1 F2")
    press(panel, "Up " * 15 + "Enter Enter Enter 4 Ctrl+Enter")
    after = session.facts.sheet_at(1, 1).totals.points
    assert session.facts.results[DealPlace(1, 1, 1)].facts.tricks == 4
    assert (after[0] - before[0], sum(after)) == (-24, 0)
    press(panel, "Esc PgDn")
