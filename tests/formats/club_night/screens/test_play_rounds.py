"""A whole round of every game by keys: bad input on the way, and a first deal put right after."""

from dataclasses import dataclass

import pytest

from tests.formats.club_night.screens.playing import button, play_out, press, said
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.screens.play_tables import TableCards
from whist_td.words.words import Language

NUMBER, SAY_FIRST = "Type a number from 0 to 13.", "Answer this first"


@dataclass(frozen=True)
class Round:
    """The keys of a round: a deal that is refused, one that is entered so often, a correction."""

    players: int
    bad: str
    refused: str
    deal: str
    deals: int
    corrected: str


def whist(first: str = "", deals: int = 2, *, win: str = "12 Enter 4 Enter 0 Enter Enter") -> Round:
    """Every deal a game for the first side; the first one is put right to one for the second."""
    lost = "1 Enter 0 Enter 4 Ctrl+Enter" if "4 Enter" in win else "2 Ctrl+Enter"
    return Round(4, f"{first} 15", NUMBER, f"{first} {win}", deals, f"{first} {lost}")


SOLO = Round(
    4,
    "Enter S Enter Enter",
    SAY_FIRST,
    "Enter S Enter N Enter 7 Enter",
    16,
    "S Enter N Enter 8 Enter",
)
FIVE = "11 Enter Enter Enter"
WHIP = "2 Enter 2 Enter 2 Enter 1 Enter 26 Enter 26 Enter 7 Enter 6 Enter 0 Enter {whips} Enter"
ROUNDS = {
    "ten": whist(),
    "five": whist(win=FIVE),
    "tricks": Round(4, "15", NUMBER, "11 Enter Enter", 2, "2 Ctrl+Enter"),
    "short": whist(win=FIVE),
    "dummy": Round(3, "Enter 15", NUMBER, f"Enter {FIVE}", 6, "2 Ctrl+Enter"),
    "two_dummies": Round(2, "15", NUMBER, FIVE, 2, "2 Ctrl+Enter"),
    "prussian": whist("H Enter"),
    "favorite": whist("H Enter S Enter"),
    "chinese": whist("S Enter"),
    "humbug": Round(
        2,
        "Enter Enter Enter 15",
        NUMBER,
        "Enter Enter Enter 11 Enter 0 Enter 0 Enter Enter",
        3,
        "Enter Enter 2 Enter 0 Enter 0 Ctrl+Enter",
    ),
    "iwwa": SOLO,
    "couleur": SOLO,
    "scottish": Round(
        4,
        "Enter",
        SAY_FIRST,
        "A Enter B Enter B Enter B Enter A Enter",
        2,
        "A Enter A Enter B Enter B Enter A Enter",
    ),
    "plain_whiz": Round(3, "10HS14", NUMBER, "10HS+1 Enter", 12, "10HE+1 Enter"),
    "whip": Round(
        2,
        "9",
        "Type a number from 0 to 4.",
        WHIP.format(whips="0"),
        1,
        WHIP.format(whips="3 Ctrl+Enter").removesuffix(" Enter"),
    ),
}


def leave(panel) -> None:
    """Go back to the tables from wherever the deal is told."""
    tables = panel.findChild(TableCards)
    for _stroke in range(12):
        if tables.hasFocus():
            return
        press(panel, "Esc")


def totals(session):
    return session.facts.sheet_at(1, 1).totals


def test_every_game_has_its_round():
    assert set(ROUNDS) == set(GAMES)


@pytest.mark.parametrize("code", ROUNDS)
def test_bad_input_is_refused_the_round_goes_on_and_its_first_deal_is_put_right(at_play, code):
    told = ROUNDS[code]
    session, panel = at_play(code, told.players)
    press(panel, f"1 Enter {told.bad}")
    assert told.refused in said(panel)
    assert not session.facts.results
    leave(panel)
    press(panel, "1 Enter " + " ".join([told.deal] * told.deals))
    assert session.facts.sheet_at(1, 1).is_over
    before = totals(session)
    panel.take_focus()
    press(panel, "F2" + " Up" * told.deals + " Enter " + told.corrected)
    assert totals(session) != before
    assert not session.facts.game.is_zero_sum or sum(totals(session).points) == 0
    session.undo()
    assert totals(session) == before


LETTERED = ("favorite", "plain_whiz", "iwwa")
"""By day: keys that are letters of suits, and of seats; every game’s round in French by night."""


@pytest.mark.parametrize(
    "code",
    [
        code if code in LETTERED else pytest.param(code, marks=pytest.mark.nightly)
        for code in ROUNDS
    ],
)
def test_the_round_is_told_by_keys_in_french(at_play, code):
    told = ROUNDS[code]
    session, panel = at_play(code, told.players, language=Language.FRENCH)
    deal = told.deal
    if code in ("prussian", "favorite", "chinese"):
        deal = deal.replace("H Enter", "C Enter", 1).replace("S Enter", "P Enter", 1)
    if code == "plain_whiz":
        deal = deal.replace("H", "C")
    press(panel, "1 Enter " + " ".join([deal] * told.deals))
    assert session.facts.sheet_at(1, 1).is_over


def test_the_way_back_to_the_round_one_is_in_is_to_stay(at_play):
    session, panel = at_play("scottish", 8, 1)
    play_out(session, 1, 1)
    button(panel, "despite").click()
    assert button(panel, "goToOpenRound").text() == "Stay in round 1"
