"""Which key chooses what: a digit for each seat or side, a letter for each choice."""

import unicodedata
from collections.abc import Sequence
from enum import Enum

from whist_td.core.strains import LETTERS, Strain
from whist_td.formats.club_night.games.game import DealField, FieldKind
from whist_td.formats.club_night.words.games import game_label
from whist_td.words.labels import strain_label
from whist_td.words.words import Words

NOBODY = "0"
_SPARE = "123456789"


def choice_label(choice: Enum, _: Words) -> str:
    """Return a choice in words."""
    return strain_label(choice, _) if isinstance(choice, Strain) else game_label(choice, _)


def choice_caps(choices: Sequence[Enum], _: Words) -> tuple[str, ...]:
    """Return a key for each choice: suits as they are typed elsewhere, else from the words."""
    if choices and all(isinstance(choice, Strain) for choice in choices):
        letters = LETTERS[_.language.value]
        return tuple(letters[c] for c in choices if isinstance(c, Strain))
    return caps([choice_label(choice, _) for choice in choices])


def caps(labels: Sequence[str]) -> tuple[str, ...]:
    """Return a key for each label, no key twice: its last digit, else one of its letters.

    >>> caps(["solo", "abundance of 10", "small slam", "abundance of 11", "slam"])
    ('S', '0', 'M', '1', 'L')
    """
    taken: list[str] = []
    for label in labels:
        wanted = next(cap for cap in (*_wanted(label), *_SPARE) if cap not in taken)
        taken.append(wanted)
    return tuple(taken)


def _wanted(label: str) -> list[str]:
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


def caps_of(field: DealField, _: Words) -> tuple[str, ...]:
    """Return the keys of what can be chosen in a field."""
    match field.kind:
        case FieldKind.CHOICE:
            found = choice_caps(field.choices, _)
        case FieldKind.SIDE:
            found = tuple(str(side + 1) for side in range(len(field.groups)))
        case FieldKind.SEAT | FieldKind.SEATS | FieldKind.SWITCHES:
            found = tuple(str(group[0] + 1) for group in field.groups)
        case FieldKind.SWITCH:
            found = caps([_("yes"), _("no")])
        case _:
            found = ()
    return (*found, NOBODY) if may_be_nobody(field) else found


def may_be_nobody(field: DealField) -> bool:
    """Tell whether a table may say "nobody" here."""
    no_one = field.kind is FieldKind.SEATS and not field.least
    return no_one or (field.is_optional and field.kind in (FieldKind.SIDE, FieldKind.SEAT))
