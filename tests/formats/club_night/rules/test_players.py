"""Fixed pairs, with people who play in another's place."""

import pytest

from whist_td.formats.club_night.rules.errors import PartnerMissingError
from whist_td.formats.club_night.rules.event import ClubPlayer, pair_lines, pairs_of


def people(*partners, **gone):
    return {
        number: ClubPlayer(number, f"Joueur {number}", last_round=gone.get(f"n{number}"), partner=p)
        for number, p in enumerate(partners, start=1)
    }


REPLACED = people(2, 5, 4, 3, 2, n1=1)
"""Player 5 plays in the place of player 1 with player 2."""


def test_two_who_name_each_other_are_a_pair():
    assert pairs_of(people(2, 1, 4, 3), (1, 2, 3, 4)) == ((1, 2), (3, 4))


def test_a_pair_is_known_before_and_after_its_substitute():
    assert pairs_of(REPLACED, (1, 2, 3, 4)) == ((1, 2), (3, 4))
    assert pairs_of(REPLACED, (2, 3, 4, 5)) == ((2, 5), (3, 4))


def test_a_pair_with_its_substitute_is_one_line():
    assert pair_lines(REPLACED) == ((1, 2, 5), (3, 4))


def test_a_pair_of_which_both_are_replaced_is_one_line():
    assert pair_lines(people(2, 3, 4, 3, n1=1, n2=2)) == ((1, 2, 3, 4),)


@pytest.mark.parametrize("partners", [(2, None), (2, 3, None), (2, 1, None), (2, 3, 2)])
def test_somebody_without_a_partner_is_refused(partners):
    alone = people(*partners)
    with pytest.raises(PartnerMissingError):
        pairs_of(alone, alone)


def test_somebody_without_a_partner_is_a_line_of_his_own_in_the_standings():
    """Found by the simulator: a night of individuals that became one of fixed pairs."""
    assert pair_lines(people(2, 1, None)) == ((1, 2), (3,))
    assert pair_lines(people(None, None)) == ((1,), (2,))
