from fractions import Fraction

import pytest

from tests.club.conftest import VECTORS
from whist_td.words.club_amounts import column_texts, money_text, score_texts


@pytest.mark.parametrize("case", VECTORS["print"], ids=lambda case: case["score"])
def test_a_score_is_printed_with_two_decimals_half_up(case, french, english):
    score = Fraction(case["score"])
    said = [score_texts([score], words)[score] for words in (french, english)]
    assert said == [case["fr"], case["en"]]


def test_unequal_scores_never_look_alike(english):
    scores = [Fraction(487, 9), Fraction(5411, 100), Fraction(54111, 1000), Fraction(50)]
    texts = score_texts(scores, english)
    assert len(set(texts.values())) == 4
    assert texts[Fraction(50)] == "50"


def test_a_column_has_decimals_everywhere_or_nowhere(french):
    whole, half = [Fraction(12), Fraction(-3)], Fraction(1, 2)
    assert list(column_texts(whole, french).values()) == ["12", "−3"]
    assert list(column_texts([*whole, half], french).values()) == ["12,00", "−3,00", "0,50"]


@pytest.mark.parametrize(("language", "ordinal"), [("fr", "feminine_ordinal"), ("en", "ordinal")])
def test_a_place_of_a_certificate_has_its_ordinal(language, ordinal, french, english):
    words = french if language == "fr" else english
    wanted = VECTORS["ordinals"][language]
    assert {n: getattr(words, ordinal)(int(n)) for n in wanted} == wanted


def test_money_has_its_cents_and_the_sign_of_the_language(french, english):
    assert [money_text(1750, words) for words in (french, english)] == ["17,50", "17.50"]
