"""A few deals of every game of a club night, told by keys and nothing else."""

import pytest
from PySide6.QtWidgets import QLabel

from tests.formats.club_night.screens.playing import label, press
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.screens.deal_questions import FieldRow

WHIST = "9 Enter 3 Enter 1 Enter Enter"
"""Nine tricks, three honours against one, no revoke."""
TOLD = [
    ("iwwa", 4, "Enter S Enter N Enter 7 Enter", (12, -4, -4, -4)),
    ("iwwa", 4, "Enter P Enter N S Enter 10 Enter", (4, -4, 4, -4)),
    ("iwwa", 4, "Enter M Enter N E Enter N Enter", (28, -28, 0, 0)),
    ("iwwa", 4, "Enter M Enter N Enter 0 Enter", (-21, 7, 7, 7)),
    ("iwwa", 4, "Enter A Enter", (0, 0, 0, 0)),
    ("iwwa", 4, "Enter G Enter E Enter 13 Enter Y Enter", (-30, 90, -30, -30)),
    ("iwwa", 5, "Enter S Enter 2 Enter 5 Enter", (0, 6, -2, -2, -2)),
    ("couleur", 4, "Enter S Enter N Enter 7 Enter", (36, -12, -12, -12)),
    ("couleur", 4, "Enter P Enter E W Enter 10 Enter", (-7, 7, -7, 7)),
    ("scottish", 4, "A Enter B Enter B Enter B Enter A Enter", (21, 9, 21, 9)),
    ("scottish", 3, "1 Enter 2 Enter 3 Enter 3 Enter 1 Enter", (21, 4, 5)),
    ("humbug", 2, "Enter Enter Enter 7 Enter 3 Enter 1 Enter Enter", (4, 0)),
    ("humbug", 2, "Enter Enter Enter 7 Enter 3 Enter 1 Enter 1 Enter 0 Enter Enter Enter", (4, 3)),
    (
        "humbug",
        2,
        "Enter Enter Enter 7 Enter 3 Enter 1 Enter 1 Enter 0 Enter 1 Enter Enter",
        (4, 0),
    ),
    (
        "whip",
        2,
        "2 Enter 2 Enter 2 Enter 1 Enter 26 Enter 26 Enter 7 Enter 6 Enter 0 Enter 0 Enter",
        (5, 3),
    ),
    ("five", 4, WHIST, (3, -3, 3, -3)),
    ("short", 4, WHIST, (3, -3, 3, -3)),
    ("dummy", 3, f"Enter {WHIST}", (6, -3, -3)),
    ("two_dummies", 2, WHIST, (3, -3)),
    ("tricks", 4, "11 Enter Enter", (3, -3, 3, -3)),
    ("plain_whiz", 3, "10HS+1 Enter", (0, 0, 22)),
    ("plain_whiz", 3, "10 Space H Space X Space S Space + 1 Enter", (0, 0, 44)),
    ("plain_whiz", 3, "9NTXXE= Enter", (0, 66, 0)),
    ("plain_whiz", 3, "10NN-2 Enter", (0, 10, 10)),
    ("plain_whiz", 3, "13SN 11 Enter", (0, 10, 10)),
    ("plain_whiz", 3, "8 Enter D Enter Enter E Enter 9 Enter", (0, 10, 0)),
    ("plain_whiz", 3, "P Enter", (0, 0, 0)),
    ("plain_whiz", 3, "8CS+12 Back Back Back = Enter", (0, 0, 8)),
]
SCORED = [
    ("ten", 4, WHIST, (5, 0)),
    ("ten", 4, "9 Enter Enter Enter", (3, 0)),
    ("ten", 4, "6 Enter Enter 0 Enter 1 Enter Enter", (3, 1)),
    ("prussian", 4, f"H Enter {WHIST}", (5, 0)),
    ("chinese", 4, f"S Enter {WHIST}", (5, 0)),
    ("favorite", 4, f"H Enter S Enter {WHIST}", (5, 0)),
    ("favorite", 4, "H Enter H Enter 9 Enter 0 Enter 2 Enter Enter", (6, 0)),
    ("tricks", 4, "9 Enter Enter", (6, 0)),
]


def test_every_game_is_told_by_keys_below():
    assert {code for code, *_ in (*TOLD, *SCORED)} == set(GAMES)


@pytest.mark.parametrize(("code", "players", "keys", "points"), TOLD)
def test_keys_tell_a_deal_and_everybody_has_his_points(at_play, code, players, keys, points):
    session, panel = at_play(code, players)
    press(panel, f"1 Enter {keys}")
    assert session.facts.sheet_at(1, 1).totals.points == points


@pytest.mark.parametrize(("code", "players", "keys", "score"), SCORED)
def test_keys_tell_a_deal_of_whist_and_the_game_goes_on(at_play, code, players, keys, score):
    session, panel = at_play(code, players)
    press(panel, f"1 Enter {keys}")
    assert session.facts.sheet_at(1, 1).running.score == score


@pytest.mark.parametrize(("code", "players", "keys"), [row[:3] for row in (*TOLD[:1], *SCORED[:1])])
def test_the_next_deal_of_the_table_is_asked_at_once(at_play, code, players, keys):
    session, panel = at_play(code, players)
    press(panel, f"1 Enter {keys} {keys}")
    assert len(session.facts.deals_at(1, 1)) == 2


def test_enter_alone_says_what_no_other_player_has_left(at_play):
    session, panel = at_play("whip", 4)
    aces, cards, spades = "3 Enter 1 Enter Enter Enter", "20 18 14", "4 6 3"
    numbers = " ".join(f"{each} Enter" for each in (*cards.split(), "", *spades.split(), ""))
    press(panel, f"1 Enter {aces} E Enter N Enter {numbers} 1 Enter 0 Enter 2 Enter 0 Enter")
    assert session.facts.sheet_at(1, 1).totals.points == (7, 4, 2, 0)


def test_what_enter_alone_would_say_is_told_before(at_play):
    _session, panel = at_play("whip", 2)
    press(panel, "1 Enter 3 Enter")
    assert label(panel, "entryNote") == "Only 1 left: press Enter to enter it. Esc goes back."


@pytest.mark.parametrize(("told", "role"), [("3 Enter 1", "quiet"), ("3 Enter 2", "error")])
def test_too_many_aces_are_marked_where_they_stand(at_play, told, role):
    _session, panel = at_play("whip", 2)
    press(panel, f"1 Enter {told}")
    row = panel.findChild(FieldRow, "field-aces")
    assert row.findChild(QLabel, "sum").property("role") == role
