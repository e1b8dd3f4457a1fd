"""Whole deals typed in one go on a page: what was left is left, what is aimed at is entered."""

from random import Random

import pytest

from tests.formats.club_night.screens.playing import label, press, said
from tests.formats.club_night.words.test_deal_lines import asking, read
from whist_td.core.deal_fields import questions
from whist_td.formats.club_night.commands.commands import SanctionPlayer
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.deals import JuryLine
from whist_td.formats.club_night.screens.deal_questions import FieldRow
from whist_td.words.words import Language

LINES = {
    ("plain_whiz", Language.ENGLISH): ("10hx e =", "9nt s +1", "10s n -2", "13sxx e -1", "p"),
    ("plain_whiz", Language.FRENCH): ("10cx e =", "9sa s +1", "10p n -2", "13pxx e -1", "passe"),
    ("iwwa", Language.ENGLISH): ("s n 7", "p ns +1", "m ne n", "9 w =", "11 s -1"),
    ("iwwa", Language.FRENCH): ("s n 7", "d ns +1", "m ne n", "9 o =", "11 s -1"),
    ("scottish", Language.ENGLISH): ("abbba", "a a b b a", "b b b b b"),
    ("scottish", Language.FRENCH): ("abbba", "a a b b a", "b b b b b"),
}
PLAYERS = {"plain_whiz": 3, "iwwa": 4, "scottish": 4}


def type_line(panel, line):
    """Type a line as it stands, with its blanks."""
    press(panel, " Space ".join(line.split()))


def facts(session):
    """Return what stands of the deals of table 1, without who dealt."""
    lines = session.facts.sheet_at(1, 1).lines
    told = [dict(vars(line.deal)) for line in lines]
    return [{name: value for name, value in each.items() if name != "dealer"} for each in told]


def test_nothing_of_a_line_that_was_left_is_in_the_next(at_play):
    session, panel = at_play("plain_whiz", 3)
    press(panel, "1 Enter")
    type_line(panel, "10hx e")
    press(panel, "Esc Esc Enter")
    type_line(panel, "10h s =")
    press(panel, "Enter")
    (deal,) = facts(session)
    assert (deal["risk"].name, deal["declarer"], deal["tricks"]) == ("NONE", 2, 10)
    assert session.facts.sheet_at(1, 1).totals.points == (0, 0, 20)


@pytest.mark.parametrize("keys", ["10hx Enter Esc", "10 Enter h Enter x Enter e Enter Esc Esc"])
def test_escape_takes_back_what_was_answered_one_by_one_too(at_play, keys):
    session, panel = at_play("plain_whiz", 3)
    press(panel, f"1 Enter {keys} Esc Esc Esc Esc Enter")
    assert not panel.half_entered
    type_line(panel, "10h s =")
    press(panel, "Enter")
    (deal,) = facts(session)
    assert (deal["risk"].name, deal["declarer"]) == ("NONE", 2)


def test_letters_of_no_trump_in_the_other_language_name_nobody(at_play):
    """In English SA is spades, then the first letter of Anne, who did not declare."""
    session, panel = at_play("plain_whiz", 3)
    press(panel, "1 Enter")
    type_line(panel, "10sa s =")
    press(panel, "Enter")
    assert not session.facts.results
    assert label(panel, "entryNote").startswith("“A S =” is not known here: type N, E, S")
    assert label(panel, "entryTyped").startswith("10SA S =")


def test_in_french_they_are_no_trump(at_play):
    session, panel = at_play("plain_whiz", 3, language=Language.FRENCH)
    press(panel, "1 Enter")
    type_line(panel, "10sa s =")
    press(panel, "Enter")
    assert facts(session)[0]["strain"].name == "NO_TRUMP"


def test_after_a_line_that_was_refused_nothing_lands_on_another_deal(at_play):
    session, panel = at_play("plain_whiz", 3)
    press(panel, "1 Enter")
    type_line(panel, "10hz s =")
    press(panel, "Enter")
    type_line(panel, "9nt e =")
    press(panel, "Enter")
    assert not session.facts.results
    assert label(panel, "entryTyped").startswith("10HZ S =")
    press(panel, "Esc")
    type_line(panel, "10h s =")
    press(panel, "Enter")
    assert [deal["declarer"] for deal in facts(session)] == [2]


def test_correcting_begins_at_the_contract_and_leaves_nothing_of_the_old_line(at_play):
    session, panel = at_play("plain_whiz", 3)
    press(panel, "1 Enter")
    type_line(panel, "10hxx e -2")
    press(panel, "Enter F2 Enter")
    assert panel.findChild(FieldRow, "field-level").property("role") == "strip"
    type_line(panel, "10h s =")
    press(panel, "Enter")
    (deal,) = facts(session)
    assert (deal["risk"].name, deal["declarer"], deal["tricks"]) == ("NONE", 2, 10)


def test_what_is_typed_stays_while_something_else_is_entered(at_play):
    session, panel = at_play("plain_whiz", 3)
    press(panel, "1 Enter 10hx")
    assert session.do(SanctionPlayer(JuryLine(1, 1, 5)))
    type_line(panel, "s =")
    press(panel, "Enter")
    (deal,) = facts(session)
    assert (deal["risk"].name, deal["declarer"]) == ("DOUBLED", 2)


def test_an_arrow_does_not_drop_a_line_that_cannot_be_read(at_play):
    _session, panel = at_play("plain_whiz", 3)
    press(panel, "1 Enter 10hz Right")
    assert label(panel, "entryTyped").startswith("10HZ")
    assert label(panel, "entryNote").startswith("“Z” is not known here")


@pytest.mark.parametrize(("code", "language"), LINES)
def test_what_a_fast_typist_aims_at_is_entered_wherever_he_stops_and_begins_anew(
    at_play, code, language
):
    lines, chance = LINES[code, language], Random(f"{code} {language}")  # noqa: S311
    session, panel = at_play(code, PLAYERS[code], language=language)
    press(panel, "1 Enter")
    aimed = [chance.choice(lines) for _deal in range(5)]
    if code == "scottish":
        aimed = aimed[:1]
    for line in aimed:
        wander(panel, lines, chance)
        type_line(panel, line)
        before = len(facts(session))
        press(panel, "Enter")
        assert len(facts(session)) == before + 1, said(panel)
    assert facts(session) == [meant(code, line, language) for line in aimed]


def wander(panel, lines, chance):
    """Begin other lines, or none, and leave each: in one go, or with Enter between."""
    for _begun in range(chance.randrange(3)):
        line = chance.choice(lines)
        begun = line[: chance.randrange(1, len(line) + 1)].strip()
        type_line(panel, begun)
        if chance.random() < 0.5:
            press(panel, "Esc")
        else:
            press(panel, "Back Esc z Esc Esc Enter")


def meant(code, line, language):
    """Return the facts of a deal, read without a page."""
    ask = asking(code, PLAYERS[code])
    found = read(code, PLAYERS[code], line, language)
    deal = GAMES[code].deal(questions(ask, found.answers).answers)
    return {name: value for name, value in vars(deal).items() if name != "dealer"}
