from fractions import Fraction

import pytest

from whist_td.core.contracts import DealTricksError, Hand, contract_of
from whist_td.core.players import SeatedTwiceError
from whist_td.formats.whiz.rules.errors import AdjustedPercentError, PenaltyAmountError
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    PASSED,
    Adjusted,
    BoardResult,
    Penalty,
    Played,
)


def test_nobody_holds_two_hands_of_a_board():
    with pytest.raises(SeatedTwiceError):
        BoardResult((1, 6, 1), PASSED)


def test_a_deal_has_thirteen_tricks():
    with pytest.raises(DealTricksError):
        Played(contract_of("10H"), Hand.SOUTH, 14)


@pytest.mark.parametrize("percent", [Fraction(-1), Fraction(101)])
def test_an_adjusted_score_lies_between_0_and_100_percent(percent):
    with pytest.raises(AdjustedPercentError):
        Adjusted(percent, Fraction(50), Fraction(50))


@pytest.mark.parametrize("amount", [Fraction(0), Fraction(101)])
def test_a_penalty_is_more_than_nothing_and_at_most_a_board(amount):
    with pytest.raises(PenaltyAmountError):
        Penalty(1, 1, amount)


@pytest.mark.parametrize(
    ("outcome", "counted"),
    [
        (PASSED, (1, 6, 11)),
        (NOT_PLAYED, ()),
        (Adjusted(None, Fraction(50), Fraction(60)), (6, 11)),
    ],
)
def test_a_board_counts_for_those_who_have_a_result_or_a_percentage(outcome, counted):
    assert BoardResult((1, 6, 11), outcome).players_counted() == counted
