import inspect
from fractions import Fraction

import pytest

from whist_td.core import players
from whist_td.core.errors import RuleError
from whist_td.formats.whiz.rules import errors as whiz_errors
from whist_td.formats.whiz.rules.errors import Expected
from whist_td.formats.whiz.rules.settings import LIMITS
from whist_td.words.messages import message, sentence_of
from whist_td.words.words import Language, words

ERRORS = [
    kind
    for module in (whiz_errors, players)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, RuleError) and kind.__module__ == module.__name__
]
SAMPLES = {
    "amount": Fraction(101),
    "percent": Fraction(201, 2),
    "elsewhere": (2,),
    "here": (1, 2, 3),
    "tables": (3, 4),
    "missing": (7, 8),
    "expected": (1, 6, 11),
    "found": (6, 1, 11),
    "difference": -8,
    "name": "Berthe",
    "text": "10K S =",
    "part": "K S =",
    "option": "cap",
}


def sample(kind, **facts):
    """Return an error with facts that fit its fields."""
    fields = getattr(kind, "__dataclass_fields__", {})
    return kind(**{name: facts.get(name, SAMPLES.get(name, 3)) for name in fields})


def said(error):
    english, french = (message(error, words(language)) for language in reversed(Language))
    assert english != french
    assert "{" not in english + french
    return english, french


@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: kind.__name__)
def test_every_refusal_of_whiz_has_its_words_in_both_languages(kind):
    assert sentence_of(kind) is not None
    facts = {"expected": Expected.STRAIN} if kind is whiz_errors.DealNotationError else {}
    if kind is players.RoundSequenceError:
        facts = {"expected": 2, "found": 3}
    said(sample(kind, **facts))


@pytest.mark.parametrize("part", ["", "K S ="])
@pytest.mark.parametrize("expected", list(Expected))
def test_every_slip_of_notation_is_told_with_what_would_do(expected, part):
    error = whiz_errors.DealNotationError("10", part, expected)
    assert "10" in "".join(said(error))


@pytest.mark.parametrize("option", LIMITS)
def test_every_option_outside_its_limits_is_told_with_the_limits(option):
    assert "99" in said(whiz_errors.WhizOptionError(option, 0, 1, 99))[0]


def test_a_refused_letter_is_answered_in_the_letters_of_the_language():
    english, french = said(whiz_errors.DealNotationError("10X S", "X S", Expected.STRAIN))
    assert "NT" in english
    assert "K (carreau)" in french


def test_a_board_that_is_nowhere_in_this_round_is_told_so():
    nowhere = whiz_errors.BoardElsewhereError(4, 1, 1, (), (1, 2, 3))
    assert "not in play" in said(nowhere)[0]
