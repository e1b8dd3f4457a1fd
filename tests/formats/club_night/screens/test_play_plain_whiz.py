"""An evening of plain Whiz at the keyboard, in French: two tables of three, one sits out."""

import pytest

from tests.formats.club_night.screens.playing import label, press, said
from whist_td.core.contracts import Risk, Strain
from whist_td.formats.club_night.games.plain_whiz.rules import Bid
from whist_td.formats.club_night.rules.standings import standings
from whist_td.formats.club_night.screens.results import ClubResultsPanel
from whist_td.words.words import Language

TOLD = (
    ("10CS+1", Bid.TEN, Strain.HEARTS, Risk.NONE, 2, 11),
    ("9SAXE-2", Bid.NINE, Strain.NO_TRUMP, Risk.DOUBLED, 1, 7),
    ("8 Space P Space N Space =", Bid.EIGHT, Strain.SPADES, Risk.NONE, 0, 8),
    ("11TXXN11", Bid.ELEVEN, Strain.CLUBS, Risk.REDOUBLED, 0, 11),
    ("7KS+3", Bid.SEVEN, Strain.DIAMONDS, Risk.NONE, 2, 10),
    ("P", Bid.PASS, None, Risk.NONE, None, None),
)


@pytest.mark.slow
def test_an_evening_of_plain_whiz_is_played_by_keys(at_play, qtbot):
    session, panel = at_play("plain_whiz", 7, 3, language=Language.FRENCH)
    for number in (1, 2, 3):
        assert len(session.facts.seated(number).sit_out) == 1
        for table in (1, 2):
            opens = "1 Enter " if (number, table) == (1, 1) else ""
            press(panel, opens + " ".join(f"{keys} Enter" for keys, *_ in TOLD * 2))
            check_table(session, number, table)
        press(panel, "Space" if number == 3 else "Space Enter")
    assert session.facts.progress.finished
    rows = standings(session.facts, 3)
    assert [row.score for row in rows] == sorted((row.score for row in rows), reverse=True)
    results = ClubResultsPanel(session)
    qtbot.addWidget(results)
    assert "Classement final" in said(results)


def check_table(session, number, table):
    """Hold what the keys told against what stands."""
    lines = session.facts.sheet_at(number, table).lines
    facts = [line.deal for line in lines]
    told = [(f.level, f.strain, f.risk, f.declarer, f.tricks) for f in facts]
    assert told == [tuple(rest) for _keys, *rest in TOLD * 2]
    assert [f.dealer for f in facts] == [n % 3 for n in range(12)]


def test_a_letter_of_nobody_is_refused_and_the_domy_does_not_bid(at_play):
    session, panel = at_play("plain_whiz", 3, language=Language.FRENCH)
    press(panel, "1 Enter 10CO=")
    assert "N, E, S" in said(panel)
    assert not session.facts.results


@pytest.mark.parametrize(
    ("keys", "said_of"),
    [
        ("14CS+1", "« 14CS+1 »"),
        ("84CS+1", "« 84CS+1 »"),
        ("10CO+1", "« O+1 »"),
        ("10CON+1", "« ON+1 »"),
        ("10C+1", "« +1 »"),
        ("10CZS=", "« ZS= »"),
        ("10CSZ=", "« Z= »"),
    ],
)
def test_a_key_that_cannot_be_stops_the_phrase_and_is_said(at_play, keys, said_of):
    session, panel = at_play("plain_whiz", 3, language=Language.FRENCH)
    press(panel, f"1 Enter {keys} Enter")
    assert said_of in said(panel).replace("\u202f", " ").replace("\xa0", " ")
    assert not session.facts.results


def test_the_figure_that_begins_ten_to_thirteen_waits_calmly(at_play):
    session, panel = at_play("plain_whiz", 3)
    press(panel, "1 Enter 1")
    assert label(panel, "entryNote").startswith("Type all in one go")
    press(panel, "3HS= Enter")
    (line,) = session.facts.sheet_at(1, 1).lines
    assert line.deal.level is Bid.THIRTEEN


def test_a_mistyped_bid_is_erased_and_typed_again(at_play):
    session, panel = at_play("plain_whiz", 3)
    press(panel, "1 Enter 14 Back Back 9HS= Enter")
    (line,) = session.facts.sheet_at(1, 1).lines
    assert line.deal.level is Bid.NINE


@pytest.mark.parametrize(
    "before", ["10HE14 Esc", "10HE14 Esc 1 Enter Esc", "10HE Esc", "10HE+1 Esc"]
)
def test_a_deal_that_was_left_half_told_is_told_anew_in_one_go(at_play, before):
    session, panel = at_play("plain_whiz", 3)
    press(panel, f"1 Enter {before}")
    press(panel, "10HS+1 Enter")
    (line,) = session.facts.sheet_at(1, 1).lines
    assert (line.deal.declarer, line.deal.tricks) == (2, 11)
