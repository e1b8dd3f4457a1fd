from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.core.contracts import Contract, DealTricksError, Hand, Risk, Strain, contract_of
from whist_td.core.errors import RuleError
from whist_td.formats.whiz.rules.errors import (
    ContradictionError,
    DealNotationError,
    DomyDeclarerError,
    Expected,
    ImpossibleResultError,
    LevelError,
    PassedContractError,
)
from whist_td.formats.whiz.rules.notation import Notation, outcome_of, written
from whist_td.formats.whiz.rules.results import NOT_PLAYED, PASSED, Adjusted, Played
from whist_td.formats.whiz.words.deals import short_outcome
from whist_td.words.words import Language, words

FR, EN = Notation.FRENCH, Notation.ENGLISH
CONTRACTS = st.builds(
    Contract, st.integers(7, 13), st.sampled_from(list(Strain)), st.sampled_from(list(Risk))
)
PERCENTS = st.none() | st.fractions(0, 100, max_denominator=10**6)
REASONS = st.text(st.characters(categories=["L", "N"]), max_size=20)
OUTCOMES = st.one_of(
    st.builds(Played, CONTRACTS, st.sampled_from(list(Hand)), st.integers(0, 13)),
    st.sampled_from([PASSED, NOT_PLAYED]),
    st.builds(Adjusted, PERCENTS, PERCENTS, PERCENTS, REASONS),
)


def played(code, declarer, tricks):
    return Played(contract_of(code), Hand(declarer), tricks)


@pytest.mark.parametrize(
    ("notation", "text", "expected"),
    [
        pytest.param(FR, "10C S +1", played("10H", "S", 11), id="issue 3: C is cœur in French"),
        pytest.param(EN, "10H S +1", played("10H", "S", 11), id="issue 3: hearts in English"),
        pytest.param(EN, "10C S +1", played("10C", "S", 11), id="issue 3: C is clubs in English"),
        pytest.param(FR, "9SA E -2", played("9N", "E", 7), id="issue 3: sans-atout"),
        pytest.param(EN, "9NT E -2", played("9N", "E", 7), id="no trump"),
        pytest.param(FR, "13PXX N =", played("13SXX", "N", 13), id="issue 3: pique surcontré"),
        pytest.param(FR, "8k n =", played("8D", "N", 8), id="small letters"),
        pytest.param(FR, "11TE-1", played("11C", "E", 10), id="without spaces"),
        pytest.param(EN, " 9 N xx N + 1 ", played("9NXX", "N", 10), id="with too many spaces"),
        pytest.param(EN, "10♥ S −1", played("10H", "S", 9), id="signs of a typesetter"),
        pytest.param(EN, "10H S 11", played("10H", "S", 11), id="the tricks themselves"),
        pytest.param(EN, "10H S 0", played("10H", "S", 0), id="no trick at all"),
        pytest.param(EN, "10H S +1 11", played("10H", "S", 11), id="both, agreeing"),
        pytest.param(FR, "10 coeur sud +1", played("10H", "S", 11), id="words, without ligature"),
        pytest.param(FR, "10 cœurs Sud +1", played("10H", "S", 11), id="words, with a ligature"),
        pytest.param(FR, "9 trefles nord =", played("9C", "N", 9), id="words, without accents"),
        pytest.param(FR, "9 Trèfle est =", played("9C", "E", 9), id="words, with accents"),
        pytest.param(FR, "8carreaux nord=", played("8D", "N", 8), id="words, close together"),
        pytest.param(FR, "13 piques XX n =", played("13SXX", "N", 13), id="a word and letters"),
        pytest.param(FR, "9 sans-atout E -2", played("9N", "E", 7), id="sans-atout in words"),
        pytest.param(FR, "9 sans atout E -2", played("9N", "E", 7), id="sans atout in two words"),
        pytest.param(FR, "10 hearts south +1", played("10H", "S", 11), id="the other language"),
        pytest.param(EN, "9 clubs north =", played("9C", "N", 9), id="English clubs"),
        pytest.param(EN, "9 diamond east =", played("9D", "E", 9), id="English diamond"),
        pytest.param(EN, "7 Spades S =", played("7S", "S", 7), id="English spades"),
        pytest.param(EN, "9 no-trump E 7", played("9N", "E", 7), id="English no-trump"),
        pytest.param(EN, "10 pique sud =", played("10S", "S", 10), id="French words in English"),
        pytest.param(FR, "10C S X =", played("10HX", "S", 10), id="the double after the declarer"),
        pytest.param(FR, "passe", PASSED, id="issue 3: passe"),
        pytest.param(FR, "p", PASSED, id="one letter, as on a traveller; no contract begins so"),
        pytest.param(EN, "P", PASSED, id="one letter in English"),
        pytest.param(FR, "Passe général", PASSED, id="RULES 6: passe général"),
        pytest.param(EN, "PASS", PASSED, id="the code of the command line"),
        pytest.param(FR, "NJ", NOT_PLAYED, id="non jouée"),
        pytest.param(EN, "np", NOT_PLAYED, id="not played"),
        pytest.param(
            FR,
            "AJ 40 52,5 - arrivés en retard",
            Adjusted(Fraction(40), Fraction(105, 2), None, "arrivés en retard"),
            id="adjusted, with a reason",
        ),
        pytest.param(
            EN,
            "adj 40% 50 200/3",
            Adjusted(Fraction(40), Fraction(50), Fraction(200, 3)),
            id="adjusted, exactly",
        ),
    ],
)
def test_a_deal_is_read_as_a_player_writes_it(notation, text, expected):
    assert outcome_of(text, notation) == expected


@pytest.mark.parametrize(
    ("notation", "text", "error"),
    [
        (EN, "6H S =", LevelError),
        (EN, "14H S =", LevelError),
        (EN, "10H W =", DomyDeclarerError),
        (FR, "10C O =", DomyDeclarerError),
        (FR, "10 cœur ouest =", DomyDeclarerError),
        (FR, "10 hearts west =", DomyDeclarerError),
        (EN, "10H S 14", DealTricksError),
        (EN, "10H S +4", ImpossibleResultError),
        (EN, "7H S -8", ImpossibleResultError),
        (EN, "10H S +1 10", ContradictionError),
        (EN, "pass 10H", PassedContractError),
        (FR, "NJ 10C S =", PassedContractError),
    ],
)
def test_a_deal_that_cannot_be_is_refused(notation, text, error):
    with pytest.raises(error):
        outcome_of(text, notation)


@pytest.mark.parametrize(
    ("notation", "text", "part", "expected"),
    [
        (EN, "", "", Expected.LEVEL),
        (EN, "H10 S", "H10 S", Expected.LEVEL),
        (EN, "10", "", Expected.STRAIN),
        (EN, "10K S =", "K S =", Expected.STRAIN),
        (FR, "10H S =", "H S =", Expected.STRAIN),
        (EN, "10H", "", Expected.DECLARER),
        (EN, "10HXXX S =", "X S =", Expected.DECLARER),
        (EN, "10H O =", "O =", Expected.DECLARER),
        (FR, "10C W =", "W =", Expected.DECLARER),
        (FR, "10 coe", "OE", Expected.DECLARER),
        (EN, "10H S", "", Expected.RESULT),
        (EN, "10H S made", "MADE", Expected.RESULT),
        (EN, "10H S = 10 again", "AGAIN", Expected.NOTHING),
        (EN, "ADJ 40 50", "40 50", Expected.PERCENTAGES),
        (EN, "ADJ 40 half 50", "half", Expected.PERCENTAGES),
    ],
)
def test_what_was_not_understood_is_told_with_what_should_stand_there(
    notation, text, part, expected
):
    with pytest.raises(DealNotationError) as refusal:
        outcome_of(text, notation)
    assert (refusal.value.part.strip(), refusal.value.expected) == (part, expected)


@given(OUTCOMES, st.sampled_from(list(Notation)))
def test_what_is_written_is_read_back_the_same(outcome, notation):
    assert outcome_of(written(outcome, notation), notation) == outcome


@given(OUTCOMES.filter(lambda outcome: isinstance(outcome, Played)), st.sampled_from(Language))
def test_what_is_shown_of_a_contract_is_read_back_the_same(played, language):
    shown = short_outcome(played, words(language))
    assert outcome_of(shown, Notation(language.value)) == played


@given(st.text(), st.sampled_from(list(Notation)))
def test_whatever_is_typed_is_understood_or_refused(text, notation):
    try:
        outcome_of(text, notation)
    except RuleError:
        return


@given(st.text("0123456789+-=XNESWOTKCPDHA ♥♣jJ/%,.", max_size=14), st.sampled_from(list(Notation)))
def test_slips_of_the_finger_are_understood_or_refused(text, notation):
    try:
        outcome_of(text, notation)
    except RuleError:
        return


@pytest.mark.parametrize(
    ("notation", "expected"), [(FR, "AJ 40 52,5 200/3 retard"), (EN, "ADJ 40 52.5 200/3 retard")]
)
def test_percentages_are_written_as_decimals_where_that_is_exact(notation, expected):
    adjusted = Adjusted(Fraction(40), Fraction("52.5"), Fraction(200, 3), "retard")
    assert written(adjusted, notation) == expected
