"""The fields of a deal as cells of a row: written for people, and read as enter reads them."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import Any

from whist_td.core.contracts import Strain
from whist_td.core.deal_fields import DealField, FieldKind, seats
from whist_td.core.numbers import typed_number
from whist_td.desk import file_errors as no
from whist_td.formats.club_night.games.game import options
from whist_td.formats.club_night.games.words import SIDES, SeatNames
from whist_td.formats.club_night.rules.deals import GameChoice, TableDeal, game_named
from whist_td.formats.club_night.rules.event import table_size
from whist_td.formats.club_night.views.paper_views import sheet_fields
from whist_td.formats.club_night.views.views import TableView
from whist_td.formats.club_night.words.games import (
    by_people,
    choice_name,
    choice_spellings,
    field_label,
    field_names,
)
from whist_td.formats.club_night.words.seats import (
    SeatedPeople,
    SeatReader,
    TokenReading,
    has_compass,
    seat_name,
)
from whist_td.interchange.headings import HeadedRow, plain_words
from whist_td.words.words import Words

_APART = re.compile(r"[\s,;/+&-]+")
_SEATS = (FieldKind.SEAT, FieldKind.SEATS)
_NOBODY = {3: no.ThreeSeatsCellError, 4: no.DealSeatCellError}


def field_in(row: HeadedRow, field: DealField, people: SeatedPeople) -> object:
    """Return what a cell says for a field, its usual value where it is empty, or refuse it.

    A field without which the deal cannot be told, and that has no column, is asked for by name.
    """
    text = row.text(field.name)
    if not text and (field.usual is not None or field.is_optional):
        return field.usual
    if field.name not in row.columns and field.kind is not FieldKind.SWITCH:
        raise no.MissingColumnsError(row.table.file, (field_names()[field.name],))
    return _READERS[field.kind](row, field, people)


def _numbers(row: HeadedRow, field: DealField, _: SeatedPeople) -> object:
    parts = _APART.split(row.text(field.name).strip())
    numbers = [number for part in parts if (number := typed_number(part)) is not None]
    in_limits = all(field.least <= number <= field.most for number in numbers)
    if len(parts) != len(numbers) or len(numbers) != len(field.groups) or not in_limits:
        raise no.DealNumbersCellError(*row.facts(field.name), len(field.groups), field.most)
    return tuple(numbers)


def _side(row: HeadedRow, field: DealField, people: SeatedPeople) -> object:
    reading = _named(row, field.name, row.text(field.name), SeatReader(people, field))
    if reading is None:
        raise no.DealSideCellError(*row.facts(field.name))
    return reading.values[-1]


def _named(row: HeadedRow, column: str, text: str, reader: SeatReader) -> TokenReading | None:
    """Return who is named in a text; where it can mean two, it is refused and not guessed.

    At a table of five a single figure is the sign of a seat on the score sheet.
    """
    readings = reader.readings(text)
    if len(readings) > 1 and (has_compass(reader.people.count) or len(text.strip()) > 1):
        names = [" + ".join(reader.people.names[seat] for seat in each.seats) for each in readings]
        raise no.DealSeatDoubtError(*row.facts(column), names[0], names[1])
    return readings[0] if readings else None


def seat_of_player(row: HeadedRow, people: SeatedPeople) -> int:
    """Return the seat that the player's cell names as on a score sheet, or refuse it."""
    anybody = DealField("player", FieldKind.SEAT, seats(people.count))
    return _in_seats(row, anybody, row.text("player"), people)[0]


def _in_seats(row: HeadedRow, field: DealField, text: str, people: SeatedPeople) -> tuple[int, ...]:
    reading = _named(row, field.name, text, SeatReader(people, field))
    if reading is None:
        raise _NOBODY.get(people.count, no.NumberedSeatsCellError)(*row.facts(field.name))
    return tuple(value for value in reading.values if value is not None)


def _seats(row: HeadedRow, field: DealField, people: SeatedPeople) -> object:
    text = row.text(field.name).strip()
    if SeatReader(people, field).readings(text):
        return _in_seats(row, field, text, people)
    parts = [part for part in re.split(r"\s*[,;/+&]\s*", text) if part]
    if len(parts) == 1:
        parts = text.split()
    return tuple(value for part in parts for value in _in_seats(row, field, part, people))


def _choice(row: HeadedRow, field: DealField, _: SeatedPeople) -> object:
    plain = plain_words(row.text(field.name))
    strain = row.letters.get(row.text(field.name).upper())
    if strain in field.choices:
        return strain
    if plain == "c" and Strain.CLUBS in field.choices:
        raise no.DoubtfulLetterError(*row.facts(field.name))
    for choice in field.choices:
        if plain in {plain_words(each) for each in choice_spellings(choice)}:
            return choice
    letters = [letter for letter, strain in row.letters.items() if strain in field.choices]
    codes = ", ".join(letters or [str(choice.value) for choice in field.choices])
    raise no.DealChoiceCellError(*row.facts(field.name), codes)


def _switches(row: HeadedRow, field: DealField, _: SeatedPeople) -> object:
    parts = _APART.split(row.text(field.name).strip())
    if len(parts) != len(field.groups):
        raise no.DealSwitchCellError(*row.facts(field.name))
    return tuple(row.switch(field.name, part) for part in parts)


_READERS: Mapping[FieldKind, Callable[[HeadedRow, DealField, SeatedPeople], object]] = {
    FieldKind.NUMBER: lambda row, field, _: row.whole(field.name, field.least, field.most),
    FieldKind.NUMBERS: _numbers,
    FieldKind.SIDE: _side,
    FieldKind.SEAT: lambda row, field, people: _in_seats(row, field, row.text(field.name), people)[
        0
    ],
    FieldKind.SEATS: _seats,
    FieldKind.CHOICE: _choice,
    FieldKind.SWITCH: lambda row, field, _: row.switch(field.name, row.text(field.name)),
    FieldKind.SWITCHES: _switches,
}


Cell = str | int | None


def deal_fields(choice: GameChoice, sizes: Sequence[int]) -> tuple[DealField, ...]:
    """Return the fields that have columns, for tables of these sizes.

    Where three play alone and four in two sides, a field has as many columns as the most need.
    """
    fields: dict[str, DealField] = {}
    for field in (field for players in sizes for field in sheet_fields(choice, players)):
        widest = fields.setdefault(field.name, field)
        if len(field.groups) > len(widest.groups):
            fields[field.name] = field
    for players in sizes:
        for field in choice.game.late_fields(choice.options, players):
            fields.setdefault(field.name, field)
    return tuple(fields.values())


def possible_fields(code: str) -> tuple[DealField, ...]:
    """Return the fields that a deal of a game can have at its usual table, however it is played."""
    choice, fields = GameChoice(code), dict[str, DealField]()
    usual: Any = choice.options
    # The options as they usually are, and with each switch and choice otherwise.
    ways = [usual]
    for option in options(usual):
        others = (not option.value,) if isinstance(option.value, bool) else option.choices
        ways += [replace(usual, **{option.name: other}) for other in others]
    for way in ways:
        for field in deal_fields(GameChoice(code, way), (table_size(choice.game),)):
            fields.setdefault(field.name, field)
    return tuple(fields.values())


def field_headings(field: DealField, players: int, _: Words) -> Iterator[str]:
    """Yield a heading for each column of a field; seats are named where each has one."""
    what = field_label(field.name, _)
    if field.kind in (FieldKind.NUMBERS, FieldKind.SWITCHES):
        has_each = len(field.groups) == players > len("AB")
        for at, group in enumerate(field.groups):
            sign = seat_name(group[0], players, _) if has_each else SIDES[at]
            yield _("{what} {sign}", what=what, sign=sign)
    elif field.kind is FieldKind.NUMBER and len(field.groups) == 1:
        yield _("{what} {sign}", what=what, sign=SIDES[0])
    else:
        yield what


def field_cells(field: DealField, deal: TableDeal, table: TableView, _: Words) -> Iterator[Cell]:
    """Yield what a deal says for the columns of a field; seats are told by who sits there.

    A side that is another from deal to deal is told by its letter, as over the tricks.
    """
    named = by_people([seat.name for seat in table.seats], table.sides)
    if game_named(deal.game).sides_change:
        named = replace(named, side=SIDES.__getitem__)
    value = getattr(deal.facts, field.name)
    if field.kind in (FieldKind.NUMBERS, FieldKind.SWITCHES):
        plain = value if isinstance(value, tuple) else ()
        cells = [_cell(field, part, named, _) for part in plain]
        yield from [*cells, *([None] * len(field.groups))][: len(field.groups)]
    else:
        yield _cell(field, value, named, _)


def _cell(field: DealField, value: object, named: SeatNames, _: Words) -> Cell:
    match value:
        case bool():
            return _("yes") if value else None
        case Enum():
            return choice_name(value, _)
        case tuple():
            return ", ".join(map(named.seat, value)) or None
        case int():
            if field.kind in _SEATS:
                return named.seat(value)
            return named.side(value) if field.kind is FieldKind.SIDE else value
    return None
