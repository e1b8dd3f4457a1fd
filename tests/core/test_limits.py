"""What a heading and a substitute may be, to the last letter and the last round."""

from datetime import date

import pytest

from whist_td.core import events
from whist_td.core.errors import EmptyNameError, NameTooLongError
from whist_td.core.events import Details
from whist_td.core.players import MOST_LETTERS
from whist_td.formats.militaire.rules.errors import SubstituteRoundsError
from whist_td.formats.militaire.rules.teams import Substitute

DAY = date(2026, 11, 21)


def test_a_heading_may_have_as_many_letters_as_a_sheet_takes_and_no_more():
    most = events.MOST_LETTERS
    assert Details("é" * most, DAY, "G" * most).name
    with pytest.raises(NameTooLongError):
        Details("é" * (most + 1), DAY)
    with pytest.raises(NameTooLongError):
        Details("Soirée", DAY, "G" * (most + 1))


@pytest.mark.parametrize(
    ("name", "refusal"), [("  ", EmptyNameError), ("P" * (MOST_LETTERS + 1), NameTooLongError)]
)
def test_a_substitute_has_a_name_that_goes_on_a_card(name, refusal):
    with pytest.raises(refusal):
        Substitute(1, name, 3)


def test_a_substitute_may_play_one_round_alone_and_never_less():
    assert Substitute(1, "Paul", 3, 3).plays(1, 3)
    with pytest.raises(SubstituteRoundsError):
        Substitute(1, "Paul", 3, 2)
