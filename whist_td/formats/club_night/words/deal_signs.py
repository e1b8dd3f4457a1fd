"""What is typed for the answers about a deal, in a language and at a table, and how it is shown.

Seats and sides bear the signs of the score sheets, and may be told in every form that stands there.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache

from whist_td.core.contracts import LETTERS, RISK_SIGNS, STRAIN_WORDS, Risk, Strain, strain_signs
from whist_td.core.deal_fields import BY_SEAT, DealField, FieldKind
from whist_td.core.names import plain
from whist_td.formats.club_night.words.games import choice_spellings, game_label
from whist_td.formats.club_night.words.seats import (
    NOBODY,
    SeatedPeople,
    SeatReader,
    TokenForm,
    TokenReading,
)
from whist_td.words.labels import strain_label
from whist_td.words.words import Language, Words, words

_SPARE = "123456789"
_NO_WORDS = {str(int(risk)) for risk in Risk}
"""What stands in files for a contract that was doubled, and is typed for seats and tricks."""
_SIGN = 2
"""Of so many letters a label is its own key."""


def choice_label(choice: Enum, _: Words) -> str:
    """Return a choice in words."""
    return strain_label(choice, _) if isinstance(choice, Strain) else game_label(choice, _)


@lru_cache(maxsize=64)
def _choice_caps(choices: Sequence[Enum], _: Words) -> tuple[str, ...]:
    """Return a key for each choice: suits as they are typed elsewhere, else from the words."""
    if choices and all(isinstance(choice, Strain) for choice in choices):
        letters = LETTERS[_.language.value]
        return tuple(letters[c] for c in choices if isinstance(c, Strain))
    return _caps([choice_label(choice, _) for choice in choices])


def _caps(labels: Sequence[str]) -> tuple[str, ...]:
    """Return a key for each label, no key twice: its last digit, else one of its letters.

    What is no more than a sign is typed as it stands.

    >>> _caps(["solo", "abundance of 10", "small slam", "abundance of 11", "slam"])
    ('S', '0', 'M', '1', 'L')
    >>> _caps(["9", "10", "passed out", "XX (redoubled)"])
    ('9', '10', 'P', 'XX')
    """
    taken: list[str] = []
    for label in labels:
        taken.append(next(cap for cap in (*_offered(label), *_SPARE) if cap not in taken))
    return tuple(taken)


def _offered(label: str) -> list[str]:
    sign = label.partition(" (")[0]
    if len(sign) <= _SIGN and sign == sign.upper():
        return [sign]
    letters_only = unicodedata.normalize("NFKD", label).encode("ascii", "ignore").decode().upper()
    figures = [sign for sign in reversed(letters_only) if sign.isdigit()]
    letters = "".join(sign if sign.isalpha() else " " for sign in letters_only)
    initials = [word[0] for word in letters.split()]
    return [*figures, *initials, *letters.replace(" ", "")]


def caps_of(field: DealField, people: SeatedPeople, _: Words) -> tuple[str, ...]:
    """Return the keys of what can be chosen in a field, in the order of its values."""
    match field.kind:
        case FieldKind.CHOICE:
            caps = _choice_caps(field.choices, _)
        case FieldKind.SIDE | FieldKind.SEAT | FieldKind.SEATS | FieldKind.SWITCHES:
            caps = people.signs(field, _)
        case FieldKind.SWITCH:
            caps = _caps([_("yes"), _("no")])
        case _:
            caps = ()
    return (*caps, NOBODY) if field.may_be_nobody else caps


@lru_cache(maxsize=64)
def _choice_words(choices: Sequence[Enum]) -> Mapping[str, object]:
    """Return what else is written for choices, in both languages; a figure stands for its label."""
    if all(isinstance(choice, Strain) for choice in choices):
        return dict(STRAIN_WORDS)
    spellings: dict[str, object] = {}
    for choice in choices:
        for each in choice_spellings(choice):
            figures = re.findall(r"\d+", each)
            spellings |= dict.fromkeys((plain(each), *figures[:1]), choice)
    return {word: choice for word, choice in spellings.items() if word not in _NO_WORDS}


@dataclass(frozen=True)
class DealVocabulary:
    """What stands for the answers about a deal of one table."""

    people: SeatedPeople
    words_of: Words
    numbers: TokenForm | None = None
    """What numbers are at this table, seats or players, once that was asked."""
    decided: Mapping[str, TokenReading] = field(default_factory=dict)
    """What else was asked and answered in this line."""

    def signs(self, field: DealField) -> Mapping[str, object]:
        """Return what may be joined to the signs after it."""
        if field.kind in BY_SEAT:
            return self._reader(field).letters
        if field.choices and isinstance(field.choices[0], Strain):
            strains = strain_signs(self.words_of.language.value)
            return {sign: strain for sign, strain in strains.items() if strain in field.choices}
        if field.choices and isinstance(field.choices[0], Risk):
            return RISK_SIGNS
        caps = (cap.casefold() for cap in caps_of(field, self.people, self.words_of))
        return dict(zip(caps, field.values, strict=True))

    def words(self, field: DealField) -> Mapping[str, object]:
        """Return the words that mean an answer where they stand by themselves."""
        match field.kind:
            case FieldKind.CHOICE:
                return _choice_words(field.choices)
            case FieldKind.SWITCH:
                both = [words(language) for language in Language]
                return {plain(_("yes")): True for _ in both} | {plain(_("no")): False for _ in both}
            case _:
                return {}

    def seats(self, field: DealField, token: str) -> tuple[TokenReading, ...]:
        """Return all that a token which stands by itself can mean."""
        decided = self.decided.get(token)
        return (decided,) if decided else self._reader(field).readings(token)

    def begun(self, field: DealField, token: str) -> tuple[TokenReading, ...]:
        """Return what a name means of which only the beginning is typed."""
        return self._reader(field).meant(token)

    def may_go_on(self, field: DealField, token: str) -> bool:
        """Tell whether a name or a number can begin so."""
        return self._reader(field).may_go_on(token)

    def written(self, field: DealField, value: object) -> str:
        """Return the sign of one value, as it stands on its button."""
        if value is None:
            return NOBODY if field.may_be_nobody else ""
        caps = caps_of(field, self.people, self.words_of)
        return caps[field.values.index(value)]

    def _reader(self, field: DealField) -> SeatReader:
        return SeatReader(self.people, field, field.may_be_nobody, self.numbers)
