"""What a key says of one field: a choice by the key before it, a number by its digits.

Seats and sides bear the signs of the score sheets, and may be told in every form that stands there.
"""

import unicodedata
from collections.abc import Sequence
from enum import Enum
from typing import Any

from whist_td.core.contracts import LETTERS, Strain
from whist_td.formats.club_night.games.game import DealField, FieldKind
from whist_td.formats.club_night.words.games import game_label
from whist_td.formats.club_night.words.seats import NOBODY, SeatedPeople
from whist_td.words.labels import strain_label
from whist_td.words.words import Words

NUMBERS = (FieldKind.NUMBER, FieldKind.NUMBERS)
BY_SEAT = (FieldKind.SIDE, FieldKind.SEAT, FieldKind.SEATS, FieldKind.SWITCHES)
_SPARE = "123456789"
_SIGN = 2
"""Of so many letters a label is its own key."""
SIGNS = ("=", "+", "-")
"""What is typed of tricks above or below those promised."""


def choice_label(choice: Enum, _: Words) -> str:
    """Return a choice in words."""
    return strain_label(choice, _) if isinstance(choice, Strain) else game_label(choice, _)


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
    plain = unicodedata.normalize("NFKD", label).encode("ascii", "ignore").decode().upper()
    figures = [sign for sign in reversed(plain) if sign.isdigit()]
    letters = "".join(sign if sign.isalpha() else " " for sign in plain)
    initials = [word[0] for word in letters.split()]
    return [*figures, *initials, *letters.replace(" ", "")]


def values_of(field: DealField) -> tuple[object, ...]:
    """Return what can be chosen in a field, in the order of the keys; nobody comes last."""
    match field.kind:
        case FieldKind.CHOICE:
            found: tuple[object, ...] = field.choices
        case FieldKind.SIDE | FieldKind.SWITCHES:
            found = tuple(range(len(field.groups)))
        case FieldKind.SEAT | FieldKind.SEATS:
            found = tuple(group[0] for group in field.groups)
        case FieldKind.SWITCH:
            found = (True, False)
        case _:
            found = ()
    return (*found, None) if may_be_nobody(field) else found


def caps_of(field: DealField, people: SeatedPeople, _: Words) -> tuple[str, ...]:
    """Return the keys of what can be chosen in a field."""
    match field.kind:
        case FieldKind.CHOICE:
            found = _choice_caps(field.choices, _)
        case FieldKind.SIDE | FieldKind.SEAT | FieldKind.SEATS | FieldKind.SWITCHES:
            found = people.signs(field, _)
        case FieldKind.SWITCH:
            found = _caps([_("yes"), _("no")])
        case _:
            found = ()
    return (*found, NOBODY) if may_be_nobody(field) else found


def may_be_nobody(field: DealField) -> bool:
    """Tell whether a table may say "nobody" here."""
    no_one = field.kind is FieldKind.SEATS and not field.least
    return no_one or (field.is_optional and field.kind in (FieldKind.SIDE, FieldKind.SEAT))


def typed_on(before: str, digit: str, field: DealField) -> tuple[str, int | None]:
    """Return a number with one digit more; after one that will not do, begin again.

    It is the number where it will do, and its digits in any case.

    >>> field = DealField("tricks", FieldKind.NUMBER, least=0, most=13)
    >>> typed_on("1", "2", field), typed_on("1", "5", field), typed_on("15", "6", field)
    (('12', 12), ('15', None), ('6', 6))
    >>> promised = DealField("tricks", FieldKind.NUMBER, least=0, most=13, likely=10)
    >>> typed_on("", "=", promised), typed_on("-", "2", promised)
    (('=', 10), ('-2', 8))
    """
    ends = before and before not in SIGNS and _read(before, field) is None
    text = digit if ends or digit in SIGNS or before == "=" else before + digit
    return text, _read(text, field)


def _read(text: str, field: DealField) -> int | None:
    """Return the number that a text says, alone or above and below the likely one."""
    if text == "=":
        number = field.likely
    elif text in SIGNS:
        number = None
    else:
        number = int(text) + ((field.likely or 0) if text[0] in SIGNS else 0)
    return number if number is not None and field.least <= number <= field.most else None


def is_typed(sign: str, field: DealField) -> bool:
    """Tell whether a sign can stand in a number: digits, and = + − where one is likely."""
    return (sign.isascii() and sign.isdigit()) or (field.likely is not None and sign in SIGNS)


def taken(field: DealField, answer: Any, value: Any) -> Any:  # noqa: ANN401 - each kind has its own
    """Return the answer of a field after a choice: of several, a choice is put in or taken out."""
    match field.kind:
        case FieldKind.SEATS:
            return _toggled(field, tuple(answer or ()), value)
        case FieldKind.SWITCHES:
            before = tuple(answer or (False,) * len(field.groups))
            return tuple(each != (place == value) for place, each in enumerate(before))
        case _:
            return value


def _toggled(field: DealField, seats: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    if seat is None:
        return ()
    if field.most == 1 and field.least:
        # Chosen again, it stays: nobody else could be meant.
        return (seat,)
    if seat in seats:
        return tuple(each for each in seats if each != seat)
    if field.most == 1:
        return (seat,)
    # One more than may be takes the place of the first.
    return tuple(sorted((*seats, seat)[-field.most :])) if field.most else seats


def beside(values: Sequence[object], answer: object, step: int) -> object:
    """Return the choice before or after one; before the first answer, the first or the last."""
    if answer not in values:
        return values[0 if step > 0 else -1]
    return values[max(0, min(values.index(answer) + step, len(values) - 1))]
