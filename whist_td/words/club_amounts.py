"""Amounts of the club's year as they are written: money, and the scores of a season."""

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction

from whist_td.words.words import Language, Words, decimal, rounded

_MOST_PLACES = 12


def money_text(cents: int, _: Words) -> str:
    """Return an amount as it is written: "12.50", in French "12,50".

    >>> from whist_td.words.words import Language, words
    >>> money_text(-1205, words(Language.FRENCH))
    '−12,05'
    """
    whole, part = divmod(abs(cents), 100)
    point = "," if _.language is Language.FRENCH else "."
    return f"{'−' * (cents < 0)}{whole}{point}{part:02}"


def score_texts(scores: Iterable[Fraction], _: Words) -> dict[Fraction, str]:
    """Return how each score is told in a sentence: two decimals, half up, none that says nothing.

    Unequal scores that would look alike have as many more as tell them apart.

    >>> from whist_td.words.words import Language, words
    >>> texts = score_texts([Fraction(1, 3), Fraction(333, 1000)], words(Language.ENGLISH))
    >>> list(texts.values())
    ['0.3333', '0.333']
    """
    places = _places(scores)
    return {score: decimal(score, _, places[score]).rstrip("0").rstrip(".,") for score in places}


def column_texts(scores: Iterable[Fraction], _: Words) -> dict[Fraction, str]:
    """Return how each score of a column is printed: whole where all are, else with two decimals.

    Unequal scores that would look alike have as many more as tell them apart.

    >>> from whist_td.words.words import Language, words
    >>> list(column_texts([Fraction(1, 2), Fraction(-3)], words(Language.ENGLISH)).values())
    ['0.50', '−3.00']
    """
    places = _places(scores)
    if are_whole(places):
        places = dict.fromkeys(places, 0)
    return {score: decimal(score, _, places[score]) for score in places}


def are_whole(scores: Iterable[Fraction]) -> bool:
    """Tell whether a column has no decimals: otherwise each of its numbers has two."""
    return all(score.denominator == 1 for score in scores)


def _places(scores: Iterable[Fraction]) -> dict[Fraction, int]:
    """Return with how many decimals each score is told from the others."""
    places = dict.fromkeys(scores, 2)
    for more in range(3, _MOST_PLACES):
        alike: defaultdict[Fraction, list[Fraction]] = defaultdict(list)
        for score in places:
            alike[rounded(score, places[score])].append(score)
        mistaken = [score for group in alike.values() if len(group) > 1 for score in group]
        if not mistaken:
            break
        places |= dict.fromkeys(mistaken, more)
    return places
