from fractions import Fraction

import pytest

from whist_td.formats.whiz.rules.errors import WhizOptionError, WhizRoundsError
from whist_td.formats.whiz.rules.settings import WhizSettings


def test_a_beginner_can_leave_every_option():
    assert WhizSettings().domy_cards == 13


@pytest.mark.parametrize(
    "option",
    [
        {"boards_per_round": 0},
        {"domy_cards": 14},
        {"minutes_per_board": 0},
        {"penalty": Fraction(0)},
        {"cap": 0},
    ],
)
def test_an_option_outside_its_limits_is_refused(option):
    with pytest.raises(WhizOptionError) as refusal:
        WhizSettings(**option)
    assert refusal.value.option in option


@pytest.mark.parametrize("rounds", [0, 100])
def test_a_tournament_has_between_1_and_99_rounds(rounds):
    with pytest.raises(WhizRoundsError):
        WhizSettings(rounds=rounds)
