"""The fields of a deal as cells of a row: a column each, and one for each side where it counts."""

from collections.abc import Iterator, Sequence
from enum import Enum

from whist_td.core.strains import Strain
from whist_td.formats.club_night.games.game import Field, FieldKind, Group
from whist_td.formats.club_night.games.words import SIDES, Named
from whist_td.formats.club_night.rules.deals import GameChoice, TableDeal
from whist_td.formats.club_night.views.paper_views import sheet_fields
from whist_td.formats.club_night.words.deals import by_people
from whist_td.formats.club_night.words.games import field_label, game_label
from whist_td.formats.club_night.words.labels import seat_name
from whist_td.words.labels import label
from whist_td.words.words import Words

Cell = str | int | None
_SEATS = (FieldKind.SEAT, FieldKind.SEATS)


def deal_fields(choice: GameChoice, sizes: Sequence[int]) -> tuple[Field, ...]:
    """Return the fields that have columns, for tables of these sizes.

    Where three play alone and four in two sides, a field has as many columns as the most need.
    """
    asked: dict[str, Field] = {}
    for field in (field for players in sizes for field in sheet_fields(choice, players)):
        known = asked.setdefault(field.name, field)
        if len(field.groups) > len(known.groups):
            asked[field.name] = field
    for players in sizes:
        for field in choice.game.late_fields(choice.options, players):
            asked.setdefault(field.name, field)
    return tuple(asked.values())


def field_headings(field: Field, players: int, _: Words) -> Iterator[str]:
    """Yield a heading for each column of a field; seats are named where each has one."""
    what = field_label(field.name, _)
    if field.kind in (FieldKind.NUMBERS, FieldKind.SWITCHES):
        for at in range(len(field.groups)):
            yield _("{what} {sign}", what=what, sign=_group(at, field.groups, players, _))
    elif field.kind is FieldKind.NUMBER and len(field.groups) == 1:
        yield _("{what} {sign}", what=what, sign=SIDES[0])
    else:
        yield what


def _group(at: int, groups: tuple[Group, ...], players: int, _: Words) -> str:
    if len(groups) == players > len("AB"):
        return seat_name(groups[at][0], players, _)
    return SIDES[at]


def field_cells(
    field: Field, deal: TableDeal, names: tuple[str, ...], sides: Sequence[Group], _: Words
) -> Iterator[Cell]:
    """Yield what a deal says for the columns of a field; seats are told by who sits there."""
    named = by_people(names, sides)
    value = getattr(deal.facts, field.name)
    if field.kind in (FieldKind.NUMBERS, FieldKind.SWITCHES):
        told = value if isinstance(value, tuple) else ()
        cells = [_cell(field, part, named, _) for part in told]
        yield from [*cells, *([None] * len(field.groups))][: len(field.groups)]
    else:
        yield _cell(field, value, named, _)


def _cell(field: Field, value: object, named: Named, _: Words) -> Cell:
    match value:
        case bool():
            return _("yes") if value else None
        case Enum():
            return label(value, _) if isinstance(value, Strain) else game_label(value, _)
        case tuple():
            return ", ".join(map(named.seat, value)) or None
        case int():
            return _number(field, value, named)
    return None


def _number(field: Field, value: int, named: Named) -> Cell:
    if field.kind in _SEATS:
        return named.seat(value)
    return named.side(value) if field.kind is FieldKind.SIDE else value
