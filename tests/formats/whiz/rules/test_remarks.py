import pytest

from whist_td.core.contracts import Hand, contract_of
from whist_td.formats.whiz.rules.consequences import (
    ClaimDiffers,
    FarFromOthers,
    GrandSlamRedoubled,
    ManyDown,
    remarks,
)
from whist_td.formats.whiz.rules.results import BoardPlace

HERE = BoardPlace(1, 9, 1)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("10H S +1", ()),
        ("13SX N =", ()),
        ("13SXX N =", (GrandSlamRedoubled(contract_of("13SXX")),)),
        ("12H E -6", (ManyDown(contract_of("12H"), 6),)),
        ("pass", ()),
    ],
)
def test_what_is_legal_but_unlikely_is_remarked(one_board, result, text, expected):
    assert remarks(one_board("NP"), HERE, result(text)) == expected


def test_a_result_far_from_all_others_is_remarked(one_board, result):
    evening = one_board("10H S =", "10H S +1", "9NT S =")
    assert remarks(evening, HERE, result("13HX S =")) == (FarFromOthers(Hand.SOUTH, 76, 22),)
    assert remarks(evening, HERE, result("12HX S =")) == ()


def test_two_other_results_tell_nothing(one_board, result):
    assert remarks(one_board("10H S =", "10H S +1"), HERE, result("13HX S =")) == ()


def test_other_points_on_the_traveller_are_remarked(one_board, result):
    written = result("10H S =", claimed=(0, 0, 22))
    assert remarks(one_board("NP"), HERE, written) == (ClaimDiffers((0, 0, 20), (0, 0, 22)),)
    assert remarks(one_board("NP"), HERE, result("10H S =", claimed=(0, 0, 20))) == ()
