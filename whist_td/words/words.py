"""French and English: sentences with {named} holes, and numbers as people write them."""

import copyreg
import locale
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime
from enum import Enum
from fractions import Fraction
from functools import cache
from gettext import GNUTranslations, NullTranslations
from itertools import groupby

from whist_td.assets import asset

_DOMAIN = "whist-td"
_MOST_LETTERS = 60
"""As much of a wrong value is said, and no more."""
_CONTEXT_END = "\x04"
_BEFORE_SIGN = re.compile(r" (?=[;:!?»])")


class Language(Enum):
    """The languages the program speaks."""

    FRENCH = "fr"
    ENGLISH = "en"


def N_(message: str, context: str = "") -> str:  # noqa: N802 - gettext's own name
    """Mark a message for translation where it is only kept, not yet said.

    A context tells two messages apart that English says alike; as gettext, it stands before them.
    """
    return f"{context}{_CONTEXT_END}{message}" if context else message


class Words:
    """One language's words, handed to whoever writes for people; by custom it is called `_`.

    >>> _ = Words(Language.ENGLISH, NullTranslations())
    >>> _("Round {round} of {rounds}", round=7, rounds=24)
    'Round 7 of 24'
    >>> _.plural("{n} table", "{n} tables", 1)
    '1 table'
    """

    def __init__(self, language: Language, translations: NullTranslations) -> None:
        self.language = language
        self._translations = translations

    def __call__(self, message: str, /, **holes: object) -> str:
        """Return a message in this language, its holes filled."""
        return self._filled(self._translations.gettext(message), holes)

    def pgettext(self, context: str, message: str, /, **holes: object) -> str:
        """Return a message of a context: French has *tour* and *manche* for one "round"."""
        return self(N_(message, context), **holes)

    def plural(self, one: str, many: str, n: int | Fraction, /, **holes: object) -> str:
        """Return the form that fits a number; `{n}` is the number itself."""
        size = n if n >= 0 else -n
        # French takes the plural from two on, English everywhere but at one; gettext knows no 1½.
        form = size // 1 if self.language is Language.FRENCH else 1 + (size != 1)
        return self._filled(self._translations.ngettext(one, many, form), {"n": n, **holes})

    def npgettext(
        self, context: str, one: str, many: str, n: int | Fraction, /, **holes: object
    ) -> str:
        """Return the form of a context that fits a number."""
        return self.plural(N_(one, context), N_(many, context), n, **holes)

    def _filled(self, message: str, holes: Mapping[str, object]) -> str:
        typeset = self.typeset(message.rpartition(_CONTEXT_END)[2])
        return typeset.format_map(holes) if holes else typeset

    def typeset(self, message: str) -> str:
        """Return a message with the spaces that this language has before its signs."""
        return _french(message) if self.language is Language.FRENCH else message

    def ordinal(self, n: int) -> str:
        """Return "1er", "2e" or "1st", "2nd".

        >>> Words(Language.FRENCH, NullTranslations()).ordinal(2)
        '2e'
        """
        if self.language is Language.FRENCH:
            return "1er" if n == 1 else f"{n}e"
        teens = range(11, 14)
        endings = {1: "st", 2: "nd", 3: "rd"}
        return f"{n}th" if n % 100 in teens else f"{n}{endings.get(n % 10, 'th')}"

    def feminine_ordinal(self, n: int) -> str:
        """Return "1re", "2e" for a place, a team or a *manche*; in English as `ordinal`.

        >>> Words(Language.FRENCH, NullTranslations()).feminine_ordinal(1)
        '1re'
        """
        return "1re" if n == 1 and self.language is Language.FRENCH else self.ordinal(n)

    def apart(self, parts: Iterable[str]) -> str:
        """Return parts of one line with a semicolon between them.

        >>> Words(Language.ENGLISH, NullTranslations()).apart(["Zoé", "Gaspé"])
        'Zoé; Gaspé'
        """
        sign = "\u00a0; " if self.language is Language.FRENCH else "; "
        return sign.join(parts)

    def labelled(self, label: str, text: str) -> str:
        """Return a text after what it is: "Name: Zoé", in French "Nom : Zoé"."""
        sign = "\u00a0: " if self.language is Language.FRENCH else ": "
        return label + sign + text

    def date(self, day: date) -> str:
        """Return a date in full.

        >>> Words(Language.ENGLISH, NullTranslations()).date(date(2026, 11, 21))
        'Saturday 21 November 2026'
        """
        weekday, month = self(_WEEKDAYS[day.weekday()]), self(_MONTHS[day.month - 1])
        number = "1er" if self.language is Language.FRENCH and day.day == 1 else str(day.day)
        return f"{weekday} {number} {month} {day.year}"

    def time(self, moment: datetime) -> str:
        """Return a time of day in the machine's zone: "20:05", in French "20 h 05"."""
        local = moment.astimezone()
        mark = "\u00a0h\u00a0" if self.language is Language.FRENCH else ":"
        return f"{local.hour}{mark}{local.minute:02}"


def plain_date(day: date, _: Words) -> str:
    """Return a date without the day of the week: "1 March 2026", in French "1er mars 2026"."""
    return _.date(day).partition(" ")[2]


def short_date(day: date, _: Words) -> str:
    """Return a date for a column, which never folds: "1 Nov 2026", in French "1er nov. 2026"."""
    number = plain_date(day, _).partition(" ")[0]
    return "\u00a0".join((number, _(_SHORT_MONTHS[day.month - 1]), str(day.year)))


def sentence_case(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def shortened(text: str) -> str:
    """Return what stands in a file, or how it begins: it may be of any length."""
    return text if len(text) <= _MOST_LETTERS else f"{text[:_MOST_LETTERS]}…"


def lower_first(text: str) -> str:
    """Return a sentence as it stands after a colon."""
    return text[:1].lower() + text[1:]


@cache
def _french(message: str) -> str:
    """Keep French signs on the line of their word."""
    return _BEFORE_SIGN.sub("\u00a0", message).replace("« ", "«\u00a0")


@cache
def words(language: Language) -> Words:
    """Return the words of a language, read from the files that travel with the program."""
    path = asset("locale", language.value, "LC_MESSAGES", f"{_DOMAIN}.mo")
    if language is Language.ENGLISH:
        return Words(language, NullTranslations())
    with path.open("rb") as file:
        return Words(language, GNUTranslations(file))


copyreg.pickle(Words, lambda _: (words, (_.language,)))
"""They go to another process as the language alone."""

_WEEKDAYS = (
    N_("Monday"),
    N_("Tuesday"),
    N_("Wednesday"),
    N_("Thursday"),
    N_("Friday"),
    N_("Saturday"),
    N_("Sunday"),
)
_MONTHS = (
    N_("January"),
    N_("February"),
    N_("March"),
    N_("April"),
    N_("May"),
    N_("June"),
    N_("July"),
    N_("August"),
    N_("September"),
    N_("October"),
    N_("November"),
    N_("December"),
)
_SHORT_MONTHS = (
    N_("Jan"),
    N_("Feb"),
    N_("Mar"),
    N_("Apr"),
    N_("May"),
    N_("June"),
    N_("July"),
    N_("Aug"),
    N_("Sept"),
    N_("Oct"),
    N_("Nov"),
    N_("Dec"),
)


_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def system_language() -> Language:
    """Return French where the machine speaks it, otherwise English."""
    setting = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    spoken = setting or (locale.getlocale()[0] or "")
    return Language.FRENCH if spoken.lower().startswith("fr") else Language.ENGLISH


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
    text = with_minus(f"{float(rounded(number, digits)):.{digits}f}")
    if places is None:
        text = text.rstrip("0").rstrip(".")
    return text.replace(".", ",") if _.language is Language.FRENCH else text


def with_minus(number: str) -> str:
    """Return a number as people read it: the sign of what is less than nothing is no hyphen."""
    return number.replace("-", "−")


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
