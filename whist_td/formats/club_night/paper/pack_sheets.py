"""The sheet of a game whose pack is counted out at its end: a row for all that counts."""

from dataclasses import replace

from whist_td.formats.club_night.games.game import Field, FieldKind
from whist_td.formats.club_night.paper.signs import seat_sign
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.views.paper_views import sheet_fields
from whist_td.formats.club_night.words.games import field_label
from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, Box
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

_SIGN = Type(Face.BOLD, 18, 9)
_WHAT = Type(Face.SEMIBOLD, 14, 8)
_HOW = Type(Face.REGULAR, 9, 6.5)
_HEAD = 10 * MM
_ROW_MOST = 15 * MM
_FIRST = 52
_CELL = 26
_TICK = 5 * MM


def draw_packs(pen: Pen, room: Box, choice: GameChoice, players: int, _: Words) -> None:
    """Draw the form of one pack: what is counted, a cell for each player, and the points."""
    asked = sheet_fields(choice, players)
    is_whole = all(field.kind is not FieldKind.NUMBER for field in asked)
    row = min(_ROW_MOST, (room.height - _HEAD) / (len(asked) + 1))
    head = room.upper(_HEAD)
    for seat, cell in enumerate(_cells(head, players)[1:-1]):
        pen.put(seat_sign(seat, players, _), cell, _SIGN, Align.CENTRE)
    pen.put(_("Sum"), _cells(head, players)[-1], _HOW, Align.CENTRE)
    pen.under(head, 1.2)
    line = room.below(_HEAD).upper(row)
    for field in asked:
        _draw_field(pen, line, field, players, _)
        if is_whole and field.total:
            pen.put(f"= {field.total}", _cells(line, players)[-1], _WHAT, Align.CENTRE)
        line = replace(line, y=line.y - row)
    _draw_points(pen, line, players, _)


def _cells(line: Box, players: int) -> list[Box]:
    return list(line.columns([_FIRST, *([_CELL] * players), 16]))


def _draw_field(pen: Pen, line: Box, field: Field, players: int, _: Words) -> None:
    what, *cells, _total = _cells(line, players)
    pen.put_lines(field_label(field.name, _), what, _WHAT)
    for cell in cells:
        if field.kind is FieldKind.SEAT:
            side = min(_TICK, cell.height - 2 * MM)
            box = Box(cell.middle - side / 2, cell.y + (cell.height - side) / 2, side, side)
            pen.frame(box, 0.7, 0.6 * MM)
        if field.kind is not FieldKind.NUMBER or cell is cells[0]:
            pen.frame(cell, 0.5)
    pen.under(line, 0.4)


def _draw_points(pen: Pen, line: Box, players: int, _: Words) -> None:
    what, *cells, _total = _cells(line, players)
    pen.put(_("Points"), what, _SIGN)
    for cell in cells:
        pen.frame(cell, 1.6)
