"""One field of a deal out of a table's cell, as `enter` reads it."""

import re
from collections.abc import Callable, Mapping
from enum import Enum

from whist_td.core.strains import Strain
from whist_td.desk import file_errors as no
from whist_td.formats.club_night.files.seat_cells import seat_of, side_of
from whist_td.formats.club_night.rules.deal_fields import Field, FieldKind
from whist_td.formats.club_night.words.game_labels import game_label
from whist_td.interchange.headings import HeadedRow, plain_words
from whist_td.words.labels import label
from whist_td.words.words import Language, Words, words

Names = tuple[str, ...]
_YES = frozenset(("1", "x", "y", "yes", "true", "o", "oui", "vrai"))
_NO = frozenset(("", "0", "n", "no", "false", "non", "faux"))
_ALSO: Mapping[object, str] = {
    "pass": "passe|passes",
    "propose": "demander|demande|emballer|demande et emballage|vraag en mee",
    "proposition": "emballage|proposer|emballer",
    "solo": "seul|alleen",
    "abundance9": "abondance|abundance",
    "abundance": "abondance|abondance 9",
    "trou": "troel",
    "small_slam": "petit solo",
    "grand_slam": "solo slim",
}
"""What else people write for a contract, by its code."""
_APART = re.compile(r"[\s,;/+&-]+")


def field_in(row: HeadedRow, field: Field, names: Names) -> object:
    """Return what a cell says for a field, its usual value where it is empty, or refuse it.

    A field without which the deal cannot be told, and that has no column, is asked for by name.
    """
    text = row.text(field.name)
    if not text and (field.usual is not None or field.is_optional):
        return field.usual
    if field.name not in row.columns and field.kind is not FieldKind.SWITCH:
        raise no.MissingColumnsError(row.table.file, (field.name,))
    return _READERS[field.kind](row, field, names)


def _number(row: HeadedRow, field: Field, _: Names) -> object:
    return row.whole(field.name, field.least, field.most)


def _numbers(row: HeadedRow, field: Field, _: Names) -> object:
    parts = _APART.split(row.text(field.name).strip())
    numbers = [int(part) for part in parts if part.isascii() and part.isdecimal()]
    in_limits = all(field.least <= number <= field.most for number in numbers)
    if len(parts) != len(numbers) or len(numbers) != len(field.groups) or not in_limits:
        raise no.DealNumbersCellError(*row.facts(field.name), len(field.groups), field.most)
    return tuple(numbers)


def _side(row: HeadedRow, field: Field, names: Names) -> object:
    side = side_of(row.text(field.name), field.groups, names)
    if side is None:
        raise no.DealSideCellError(*row.facts(field.name))
    return side


def _seat(row: HeadedRow, field: Field, names: Names) -> object:
    return _known_seat(row, field, row.text(field.name), names)


def _known_seat(row: HeadedRow, field: Field, text: str, names: Names) -> int:
    seat = seat_of(text, names)
    if seat is None or not any(seat in group for group in field.groups):
        raise no.DealSeatCellError(*row.facts(field.name))
    return seat


def _seats(row: HeadedRow, field: Field, names: Names) -> object:
    text = row.text(field.name).strip()
    if seat_of(text, names) is not None:
        return (_known_seat(row, field, text, names),)
    parts = [part for part in re.split(r"\s*[,;/+&]\s*", text) if part]
    if len(parts) == 1:
        parts = text.split()
    return tuple(_known_seat(row, field, part, names) for part in parts)


def _choice(row: HeadedRow, field: Field, _: Names) -> object:
    told = plain_words(row.text(field.name))
    for choice in field.choices:
        if told in {plain_words(each) for each in _spellings(choice)}:
            return choice
    codes = ", ".join(str(choice.value) for choice in field.choices)
    raise no.DealChoiceCellError(*row.facts(field.name), codes)


def _spellings(choice: Enum) -> tuple[str, ...]:
    """Return the code of a choice, its name in both languages, and what else it is called.

    A name may leave out what it explains in brackets.
    """
    names = [_name(choice, words(language)) for language in Language]
    shorter = [each.partition(" (")[0] for each in names]
    also = _ALSO.get(choice.value)
    return str(choice.value), *names, *shorter, *(also.split("|") if also else ())


def _name(choice: Enum, _: Words) -> str:
    return label(choice, _) if isinstance(choice, Strain) else game_label(choice, _)


def _switch(row: HeadedRow, field: Field, _: Names) -> object:
    return _yes(row, field, row.text(field.name))


def _switches(row: HeadedRow, field: Field, _: Names) -> object:
    parts = _APART.split(row.text(field.name).strip())
    if len(parts) != len(field.groups):
        raise no.DealSwitchCellError(*row.facts(field.name))
    return tuple(_yes(row, field, part) for part in parts)


def _yes(row: HeadedRow, field: Field, text: str) -> bool:
    told = plain_words(text)
    if told not in _YES | _NO:
        raise no.DealSwitchCellError(*row.facts(field.name))
    return told in _YES


_READERS: Mapping[FieldKind, Callable[[HeadedRow, Field, Names], object]] = {
    FieldKind.NUMBER: _number,
    FieldKind.NUMBERS: _numbers,
    FieldKind.SIDE: _side,
    FieldKind.SEAT: _seat,
    FieldKind.SEATS: _seats,
    FieldKind.CHOICE: _choice,
    FieldKind.SWITCH: _switch,
    FieldKind.SWITCHES: _switches,
}
