"""Numbers as people write them: decimals, lists, times of day and how long play takes."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import groupby

from whist_td.words.words import Language, Words

BEGIN = 19 * 60 + 30
"""Minutes after midnight at which an evening is taken to begin."""
_HOUR, _DAY = 60, 24 * 60
_STRETCH = 3


def decimal(number: Fraction | int, _: Words, places: int | None = None) -> str:
    """Return a number as people write it: 58.33, in French 58,33; no more places than it needs.

    >>> from whist_td.words.words import words
    >>> decimal(Fraction(175, 3), words(Language.FRENCH), 2)
    '58,33'
    """
    digits = 2 if places is None else places
    text = f"{float(rounded(number, digits)):.{digits}f}"
    if places is None:
        text = text.rstrip("0").rstrip(".")
    return text.replace(".", ",") if _.language is Language.FRENCH else text


def rounded(number: Fraction | int, places: int) -> Fraction:
    """Return a number with so many places, halves away from zero, as spreadsheets and schools do.

    >>> rounded(Fraction(525, 8), 2), rounded(Fraction(-525, 8), 2)
    (Fraction(6563, 100), Fraction(-6563, 100))
    """
    scale = 10**places
    nearest = (abs(number) * scale + Fraction(1, 2)) // 1
    return Fraction(nearest if number >= 0 else -nearest, scale)


def amount_of_points(points: Fraction | int, _: Words, written: str = "") -> str:
    """Return points as they are written: "1.5 points", in French "1,5 point"."""
    amount = written or decimal(points, _)
    return _.plural("{amount} point", "{amount} points", points, amount=amount)


def numbers_row(numbers: Iterable[object]) -> str:
    """Return codes or names as they stand in a list: "3, 7, 12"."""
    return ", ".join(map(str, numbers))


def numbers_listed(numbers: Iterable[object], _: Words) -> str:
    """Return numbers as they are read aloud: "3, 7 and 12", "4 and 16 to 24"."""
    *most, last = list(_stretches(numbers, _)) or [""]
    return _("{some} and {last}", some=", ".join(most), last=last) if most else last


def _stretches(numbers: Iterable[object], _: Words) -> Iterator[str]:
    """Yield numbers, three or more that follow one another as one stretch."""
    texts = enumerate(map(str, numbers))
    for _key, run in groupby(texts, lambda at: int(at[1]) - at[0] if at[1].isdecimal() else at):
        members = [text for _at, text in run]
        if len(members) < _STRETCH:
            yield from members
        else:
            yield _("{first} to {last}", first=members[0], last=members[-1])


def span_words(first: int, last: int, _: Words) -> str:
    """Return numbers that follow each other: "4", "4 and 5", "4 to 9"."""
    return numbers_listed(range(first, last + 1), _)


def indexes_words(part: range, _: Words) -> str:
    """Return as `span_words` what is counted from 0, as the parts of a sheet are."""
    return span_words(part[0] + 1, part[-1] + 1, _)


def time_sentence(minutes: int, _: Words) -> str:
    """Say how long play takes, and when it ends if it begins at half past seven."""
    return _(
        "About {duration} of play: from {begin} to about {end}.",
        duration=duration_words(minutes, _),
        begin=clock_words(BEGIN, _),
        end=clock_words(BEGIN + minutes, _),
    )


def duration_words(minutes: int, _: Words) -> str:
    """Return a duration: "2 h 40", or "45 min" for less than an hour.

    >>> from whist_td.words.words import Language, words
    >>> duration_words(160, words(Language.ENGLISH))
    '2 h 40'
    """
    hours, rest = divmod(minutes, _HOUR)
    if not hours:
        return _("{minutes} min", minutes=rest)
    return _("{hours} h {minutes}", hours=hours, minutes=f"{rest:02}")


def clock_words(minute: int, _: Words) -> str:
    """Return a time of day, told in minutes after midnight.

    >>> from whist_td.words.words import Language, words
    >>> clock_words(1330, words(Language.ENGLISH))
    '22:10'
    """
    hours, rest = divmod(minute % _DAY, _HOUR)
    return _("{hour}:{minute}", hour=hours, minute=f"{rest:02}")
