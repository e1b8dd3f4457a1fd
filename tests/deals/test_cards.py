"""Four hands as PBN writes them, and what is said of those that cannot be."""

import pytest

from whist_td.deals.cards import (
    CardTwiceError,
    DealTextError,
    HandSizeError,
    UnknownCardError,
    read_deal,
)

WHOLE = "N:KQ5..AKT53.K9843 AT86.AT8654.94.A 93.KQ2.J8.QJT762 J742.J973.Q762.5"


def test_a_deal_that_begins_elsewhere_is_the_same_deal():
    north, *others = WHOLE[2:].split()
    assert read_deal("E:" + " ".join([*others, north])) == read_deal(WHOLE)


def test_small_letters_tens_in_figures_and_dashes_are_read():
    written = WHOLE.lower().replace("t", "10").replace("kq5..", "kq5.-.")
    assert read_deal(written).text == WHOLE


def test_an_ending_has_fewer_cards():
    ending = read_deal("N:A... K... Q... J...")
    assert (ending.size, ending.is_whole) == (1, False)


@pytest.mark.parametrize(
    ("text", "fault", "facts"),
    [
        (WHOLE.replace("J742", "J74"), HandSizeError, {"place": "W", "cards": 12, "of": 13}),
        (WHOLE.replace("J742", "J743"), CardTwiceError, {"card": "S3"}),
        (WHOLE.replace("J742", "J7422"), CardTwiceError, {"card": "S2"}),
        (WHOLE.replace("J742", "J741"), UnknownCardError, {"rank": "1", "place": "W"}),
        (WHOLE.replace("J742", "1742"), UnknownCardError, {"rank": "1", "place": "W"}),
        (WHOLE.rpartition(" ")[0], DealTextError, {}),
        (WHOLE[2:], DealTextError, {}),
        (WHOLE.replace("KQ5..", "KQ5."), DealTextError, {}),
        ("", DealTextError, {}),
    ],
)
def test_what_is_no_deal_is_refused_with_its_place(text, fault, facts):
    with pytest.raises(fault) as refused:
        read_deal(text)
    assert {name: getattr(refused.value, name) for name in facts} == facts
