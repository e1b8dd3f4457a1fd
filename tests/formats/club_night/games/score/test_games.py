"""Deals as JSON tells them, scored as issue 7 and RULES 3 and 4 say."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fixtures.samples import examples
from whist_td.console.formats import scored_games
from whist_td.core.errors import RuleError
from whist_td.desk.request_errors import ScoreFieldError
from whist_td.formats.club_night.games import game as no
from whist_td.formats.club_night.games.humbug.rules import TurnedCardError
from whist_td.formats.club_night.games.scottish.rules import (
    CapturedCardsError,
    TrumpCardError,
    TrumpCardMissingError,
    TrumpCardTwiceError,
)
from whist_td.formats.club_night.games.solo_family.contracts import (
    AttackersError,
    AttackerTwiceError,
    GoalError,
    MisereMadeError,
    MisereTricksError,
    PassedDealError,
    SittingOutError,
)
from whist_td.formats.club_night.games.whip.rules import WhipTotalError
from whist_td.formats.club_night.games.whist_family.marking import (
    FavouriteNotDrawnError,
    HonoursNotCountedError,
    LoserScoreError,
    MarkBeforeError,
    NoSlamError,
    RubberOverError,
    SlamTricksError,
    TrumpNotSaidError,
)
from whist_td.words.messages import message
from whist_td.words.words import Language, words

GAMES = scored_games()

ABOUT = {"over": False, "winner": None, "slam_chips": 0}
PACK = {
    "A": {"aces": 3, "two_of_spades": False, "ten_of_diamonds": True, "cards": 20, "spades": 4,
          "whips": 1},
    "B": {"aces": 1, "two_of_spades": True, "ten_of_diamonds": False, "cards": 18, "spades": 6,
          "whips": 0},
    "C": {"aces": 0, "two_of_spades": False, "ten_of_diamonds": False, "cards": 14, "spades": 3,
          "whips": 2},
}  # fmt: skip
CAPTURED = {"A": ["J", "10"], "B": ["A", "K", "Q"]}


def with_changed(name, **facts):
    return {**PACK, name: {**PACK[name], **facts}}


@pytest.mark.parametrize(
    ("game", "deal", "expected"),
    [
        pytest.param(
            "whist",
            {"preset": "ten", "before": [8, 6], "tricks_A": 8, "honours": [1, 3],
             "revokes": [0, 0], "factor": 1},
            {"after": [10, 6], "over": True, "winner": "A", "slam_chips": 0},
            id="issue 7: dix (8,6), 8 tricks, 1/3",
        ),
        pytest.param(
            "whist",
            {"preset": "ten", "before": [0, 0], "tricks_A": 9, "honours": [3, 1], "factor": 2},
            {"after": [10, 0], "over": True, "winner": "A", "slam_chips": 0},
            id="RULES 4.1: favorite, twice",
        ),
        pytest.param(
            "whist",
            {"preset": "favorite", "tricks_A": 9, "honours": [3, 1], "trump": "S",
             "favourite": "S"},
            {"after": [10, 0], "over": True, "winner": "A", "slam_chips": 0},
            id="RULES 4.2: a deal in the favourite",
        ),
        pytest.param(
            "whist", {"preset": "favorite", "tricks_A": 9, "trump": "S", "favourite": "C"},
            {"after": [3, 0], **ABOUT}, id="RULES 4.2: another trump",
        ),
        pytest.param(
            "whist", {"preset": "ten", "before": [3, 7], "tricks_A": 13, "honours": [4, 0]},
            {"after": [3, 7], **ABOUT, "slam_chips": 8}, id="RULES 4.1: a slam",
        ),
        pytest.param(
            "whist", {"preset": "ten", "before": [8, 6], "shown": "A"},
            {"after": [10, 6], "over": True, "winner": "A", "slam_chips": 0},
            id="RULES 4.1: honours shown at eight",
        ),
        pytest.param(
            "whist", {"preset": "tricks", "before": [4, 0], "tricks_A": 7, "revokes": [1, 0]},
            {"after": [6, 6], **ABOUT}, id="RULES 4.1: tricks (4,0), A revoked",
        ),
        pytest.param(
            "whist", {"preset": "prussian", "base": "short", "tricks_A": 5, "trump": "D"},
            {"after": [0, 2], **ABOUT}, id="RULES 4.2: prussien on five points",
        ),
        pytest.param(
            "whist", {"preset": "dummy", "base": "tricks", "tricks_A": 8, "players": 3},
            {"after": [4, 0], **ABOUT}, id="RULES 4.2: with a dummy, by tricks",
        ),
        pytest.param(
            "whist", {"preset": "short", "games": [["A", 4], ["B", 1], ["A", 0]], "consolation": 2},
            {"chips": 4}, id="RULES 4.1: a rubber of short whist",
        ),
        pytest.param(
            "humbug", {"honours": [3, 1], "tricks_A": 7}, {"points": [4, 0]}, id="issue 7: humbug"
        ),
        pytest.param(
            "scottish", {"captured": CAPTURED}, {"A": 21, "B": 9}, id="issue 7: scottish"
        ),
        pytest.param(
            "scottish", {"captured": CAPTURED, "cards": {"A": 24, "B": 12}}, {"A": 27, "B": 9},
            id="issue 7: scottish with cards",
        ),
        pytest.param(
            "whip", {"players": PACK, "ten_of_diamonds": 1}, {"A": 7, "B": 4, "C": 2},
            id="RULES 4.4: three players",
        ),
        pytest.param(
            "whip", {"players": PACK, "ten_of_diamonds": 2}, {"A": 8, "B": 4, "C": 2},
            id="RULES 4.4: the ten of diamonds counts two",
        ),
        pytest.param(
            "whip",
            {"players": {"A": {**PACK["A"], "cards": 18}, "B": PACK["B"], "C": PACK["C"]},
             "left": 2, "ties": "each"},
            {"A": 6, "B": 5, "C": 2}, id="RULES 4.4: cards left out, a point each for a tie",
        ),
        pytest.param(
            "iwwa", {"contract": "propose", "attackers": ["N", "S"], "tricks": 10},
            {"N": 4, "E": -4, "S": 4, "W": -4}, id="issue 7: propose with 10 tricks",
        ),
        pytest.param(
            "iwwa", {"contract": "misere", "attackers": ["N", "E"], "made": ["N"]},
            {"N": 28, "E": -28, "S": 0, "W": 0}, id="issue 7: two misères, one made",
        ),
        pytest.param(
            "iwwa", {"contract": "misere", "attackers": ["W"], "made": []},
            {"N": 7, "E": 7, "S": 7, "W": -21}, id="RULES 3.1: a misère failed",
        ),
        pytest.param(
            "iwwa", {"contract": "misere", "attackers": ["W"], "tricks": 1},
            {"N": 7, "E": 7, "S": 7, "W": -21}, id="a lone misère told by its tricks",
        ),
        pytest.param(
            "iwwa", {"contract": "pass"}, {"N": 0, "E": 0, "S": 0, "W": 0}, id="RULES 3.1: pass"
        ),
        pytest.param(
            "iwwa",
            {"players": ["A", "B", "C", "D", "E"], "dealer": "B", "contract": "solo",
             "attackers": ["A"], "tricks": 5},
            {"A": 6, "B": 0, "C": -2, "D": -2, "E": -2},
            id="RULES 3.2: the dealer of five sits out",
        ),
        pytest.param(
            "couleur", {"contract": "solo", "attackers": ["N"], "tricks": 7},
            {"N": 36, "E": -12, "S": -12, "W": -12}, id="RULES 4.3: solo with 7",
        ),
        pytest.param(
            "couleur", {"contract": "misere", "attackers": ["N"], "made": ["N"]},
            {"N": 45, "E": -15, "S": -15, "W": -15}, id="RULES 4.3: misère",
        ),
        pytest.param(
            "couleur", {"contract": "solo", "attackers": ["N"], "tricks": 6, "values": "iwwa"},
            {"N": 9, "E": -3, "S": -3, "W": -3}, id="RULES 4.3: at the prices of the IWWA",
        ),
    ],
)  # fmt: skip
def test_a_deal_scores_as_its_source_says(game, deal, expected):
    assert GAMES[game].scored(deal) == expected


@pytest.mark.parametrize(
    ("game", "deal", "error"),
    [
        ("whist", {"preset": "twenty", "tricks_A": 7}, ScoreFieldError),
        ("whist", {"preset": "ten", "base": "five", "tricks_A": 7}, ScoreFieldError),
        ("whist", {"preset": "ten", "tricks_A": 14}, no.HandTricksError),
        ("whist", {"preset": "ten", "tricks_A": "seven"}, ScoreFieldError),
        ("whist", {"preset": "ten", "tricks_A": 7.0}, ScoreFieldError),
        ("whist", {"preset": "ten", "tricks_A": True}, ScoreFieldError),
        ("whist", {"preset": "ten"}, no.TricksMissingError),
        ("whist", {"preset": "ten", "tricks_A": 7, "honours": [3, 3]}, no.HonoursError),
        ("whist", {"preset": "ten", "tricks_A": 7, "honours": [3]}, ScoreFieldError),
        ("whist", {"preset": "ten", "tricks_A": 7, "before": [10, 2]}, MarkBeforeError),
        ("whist", {"preset": "ten", "tricks_A": 7, "factor": 0}, ScoreFieldError),
        ("whist", {"preset": "tricks", "tricks_A": 7, "honours": [3, 1]},
         HonoursNotCountedError),
        ("whist", {"preset": "short", "tricks_A": 13, "slam": True}, NoSlamError),
        ("whist", {"preset": "dummy", "tricks_A": 13, "slam": True}, NoSlamError),
        ("whist", {"preset": "ten", "tricks_A": 12, "slam": True}, SlamTricksError),
        ("whist", {"preset": "dummy", "tricks_A": 7, "players": 4}, no.TablePlayersError),
        ("whist", {"preset": "prussian", "tricks_A": 7}, TrumpNotSaidError),
        ("whist", {"preset": "favorite", "tricks_A": 7}, TrumpNotSaidError),
        ("whist", {"preset": "favorite", "tricks_A": 7, "trump": "H"}, FavouriteNotDrawnError),
        ("whist", {"preset": "short", "games": [["A", 5]]}, LoserScoreError),
        ("whist", {"preset": "short", "games": [["A", 1]] * 3}, RubberOverError),
        ("whist", {"preset": "short", "games": [["C", 1]]}, ScoreFieldError),
        ("whist", {"preset": "short", "games": "A4"}, ScoreFieldError),
        ("whist", {"preset": "short", "games": [], "consolation": -1}, no.GameOptionError),
        ("humbug", {"honours": [3, 2], "tricks_A": 7}, no.HonoursError),
        ("humbug", {"tricks_A": 7, "dealer": "A", "exchanged": [True, False], "trump_kept": True},
         TurnedCardError),
        ("humbug", {"tricks_A": 7, "exchanged": [1, 0]}, ScoreFieldError),
        ("scottish", {"captured": {"A": ["J"], "B": ["A", "K", "Q"]}}, TrumpCardMissingError),
        ("scottish", {"captured": {"A": ["J", "10"], "B": ["J", "A", "K", "Q"]}},
         TrumpCardTwiceError),
        ("scottish", {"captured": {"A": ["9"], "B": []}}, TrumpCardError),
        ("scottish", {"captured": {"A": ["J"]}}, no.TablePlayersError),
        ("scottish", {"captured": {"A": "J", "B": []}}, ScoreFieldError),
        ("scottish", {"captured": CAPTURED, "cards": {"A": 24, "B": 13}}, CapturedCardsError),
        ("scottish", {"captured": CAPTURED, "cards": {"A": 24, "C": 12}}, ScoreFieldError),
        ("scottish", {}, ScoreFieldError),
        ("whip", {"players": with_changed("A", aces=4)}, WhipTotalError),
        ("whip", {"players": with_changed("A", cards=21)}, WhipTotalError),
        ("whip", {"players": with_changed("A", spades=5)}, WhipTotalError),
        ("whip", {"players": with_changed("A", two_of_spades=True)}, WhipTotalError),
        ("whip", {"players": with_changed("B", two_of_spades=False)}, WhipTotalError),
        ("whip", {"players": with_changed("A", whips=-1)}, no.CountError),
        ("whip", {"players": PACK, "ten_of_diamonds": 3}, no.GameOptionError),
        ("whip", {"players": {"A": PACK["A"]}}, no.TablePlayersError),
        ("whip", {"players": [1, 2]}, ScoreFieldError),
        ("iwwa", {"contract": "bridge"}, ScoreFieldError),
        ("iwwa", {"contract": "propose", "attackers": ["N"], "tricks": 8}, AttackersError),
        ("iwwa", {"contract": "trou", "attackers": ["N"], "tricks": 8}, AttackersError),
        ("iwwa", {"contract": "propose", "attackers": ["N", "N"], "tricks": 8},
         AttackerTwiceError),
        ("iwwa", {"contract": "propose", "attackers": ["N", "X"], "tricks": 8}, ScoreFieldError),
        ("iwwa", {"contract": "propose", "attackers": "NS", "tricks": 8}, ScoreFieldError),
        ("iwwa", {"contract": "solo", "attackers": ["N"], "tricks": 14}, no.HandTricksError),
        ("iwwa", {"contract": "solo", "attackers": ["N"], "tricks": 5, "goal": 6}, GoalError),
        ("iwwa", {"contract": "solo", "attackers": ["N"]}, no.TricksMissingError),
        ("iwwa", {"contract": "misere", "attackers": ["N"], "made": ["S"]}, MisereMadeError),
        ("iwwa", {"contract": "misere", "attackers": ["N", "S"], "tricks": 0},
         MisereTricksError),
        ("iwwa", {"contract": "misere", "attackers": ["N"]}, ScoreFieldError),
        ("iwwa", {"contract": "misere", "attackers": ["N"], "tricks": 14}, no.HandTricksError),
        ("iwwa", {"contract": "pass", "attackers": ["N"]}, PassedDealError),
        ("iwwa", {"contract": "solo", "attackers": ["A"], "tricks": 5,
                  "players": ["A", "B", "C", "D", "E"]}, ScoreFieldError),
        ("iwwa", {"contract": "solo", "attackers": ["A"], "tricks": 5, "dealer": "A",
                  "players": ["A", "B", "C", "D", "E"]}, SittingOutError),
        ("iwwa", {"contract": "solo", "attackers": ["A"], "tricks": 5,
                  "players": ["A", "B", "C"]}, no.TablePlayersError),
        ("couleur", {"contract": "misere", "attackers": ["N", "S"], "made": []},
         AttackersError),
    ],
)  # fmt: skip
def test_a_deal_that_cannot_be_is_refused(game, deal, error):
    with pytest.raises(error) as refused:
        GAMES[game].scored(deal)
    assert isinstance(refused.value, RuleError)


SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 15),
    st.integers(),
    st.floats(),
    st.sampled_from(["A", "B", "N", "S", "J", "10", "solo", "misere", "pass", "dummy", "favorite"]),
    st.text(max_size=3),
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from(["A", "B", "cards", "aces", "spades"]), inner, max_size=4),
    ),
    max_leaves=6,
)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=examples(60))
@given(data=st.data())
def test_whatever_a_line_holds_it_is_scored_or_refused_in_words(game, data):
    good = json.loads(data.draw(st.sampled_from(GAMES[game].examples)))
    changed = st.dictionaries(st.sampled_from([*GAMES[game].fields]), ANYTHING, max_size=2)
    told = scored_or_refused(game, {**good, **data.draw(changed)})
    assert told


def scored_or_refused(game, deal):
    try:
        return GAMES[game].scored(deal)
    except RuleError as error:
        return message(error, words(Language.FRENCH))
