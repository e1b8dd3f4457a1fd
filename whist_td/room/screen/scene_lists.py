"""Scenes of tables and names: who sits where, and the results so far."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from whist_td.room.screen.canvas import (
    ACCENT,
    CARD,
    CENTRE,
    INKS,
    LEAST_LISTED,
    LEFT,
    LINE,
    QUIET,
    RIGHT,
    TEXT,
    Canvas,
    TextStyle,
)
from whist_td.room.screen.layout import (
    WallGrid,
    even_grid,
    grid,
    narrowed,
    paint_heading,
    scene_layout,
    split,
)
from whist_td.room.screen.type_setting import width_of
from whist_td.room.words.posters import (
    NameLine,
    PosterTone,
    ResultCell,
    ResultsPoster,
    SeatingPoster,
    TablePlate,
)

_NAME_ROW, _PLATE, _CELL = 7.4, 23.0, 15.0
"""The least height of a line that is read from fifteen metres, by what stands in it."""
_NAMES_ACROSS, _BETWEEN_NAMES = 3, 4.0
_PLACE, _NOTED, _NAME_GAP = 10.0, 11.0, 1.6
"""What stands beside a name in the list of names."""
_WHOLE = 0.9
"""The names stand in so many columns that at least this part of them is whole."""
_MANY = 48
"""With more tables than this everybody looks for his name alone, by the alphabet."""
_MOST_PLATES, _BETWEEN_PLATES = 3, 2.0
_NUMBERED, _PLATE_NAME = 24.0, 4.4
"""What a table takes beside its names, and the size of a name for which they are laid out."""
_PLATE_LINE, _PLATE_EDGE = 6.4, 2.4
"""The height of each line at a table, and of the edges above and below."""
_LEGEND = 5.0
_PEOPLE_WIDE, _PEOPLE_HEAD, _PEOPLE_LINE = 46.0, 6.0, 4.8
"""The least width of a table with its people, the height of its head, and of each line."""


def results_grid(canvas: Canvas, cells: Sequence[ResultCell]) -> WallGrid:
    """Return the places of the tables, larger where their people are told."""
    body = scene_layout(canvas).body.adjusted(0, 0, 0, -_LEGEND)
    lines = max((len(cell.lines) for cell in cells), default=0)
    wide, tall = (_PEOPLE_WIDE, _PEOPLE_HEAD + lines * _PEOPLE_LINE) if lines else (_CELL, _CELL)
    shape = body.width() / body.height() * tall / wide
    return even_grid(len(cells), int(body.width() / wide), int(body.height() / tall), shape)


def paint_results(canvas: Canvas, poster: ResultsPoster, page: int) -> None:
    """Show which tables are in, and which team won there."""
    body = scene_layout(canvas).body
    found = results_grid(canvas, poster.cells)
    paint_heading(canvas, poster.title, poster.line, page, found.pages)
    body = body.adjusted(0, 0, 0, -_LEGEND)
    for place, cell in found.across(body, found.page(poster.cells, page), 1.4):
        paint = _paint_people if cell.lines else _paint_cell
        paint(canvas, place, cell)
    legend = QRectF(body.left(), body.bottom(), body.width(), _LEGEND)
    canvas.write(legend, poster.legend, TextStyle(3.6, QUIET, LEFT))


def _paint_cell(canvas: Canvas, box: QRectF, cell: ResultCell) -> None:
    colour = INKS[cell.tone]
    canvas.fill(box, CARD, 1.6)
    if cell.value and cell.tone is not PosterTone.QUIET:
        canvas.frame(box.adjusted(0.4, 0.4, -0.4, -0.4), colour, 0.5, 1.4)
    inside = box.adjusted(1.6, 1, -1.6, -1)
    table = QRectF(inside.left(), inside.top(), inside.width(), inside.height() * 0.36)
    noted = TextStyle(4.2, colour, RIGHT, is_bold=True)
    beside = min(canvas.width_of(cell.note, noted), table.width() / 2)
    numbered = table.adjusted(0, 0, -beside - 0.6 if cell.note else 0, 0)
    canvas.write(numbered, cell.table, TextStyle(4.6, QUIET if cell.value else TEXT, LEFT))
    note = QRectF(table.right() - beside, table.top(), beside, table.height())
    canvas.write(note, cell.note, noted)
    value = QRectF(inside.left(), table.bottom() - 0.6, inside.width(), inside.height() * 0.66)
    canvas.write(
        value, cell.value, TextStyle(min(12.0, box.height() * 0.5), colour, CENTRE, is_bold=True)
    )


def _paint_people(canvas: Canvas, box: QRectF, cell: ResultCell) -> None:
    """Show a table with its people and what the round has given them."""
    colour = INKS[cell.tone]
    canvas.fill(box, CARD, 1.6)
    if cell.tone is PosterTone.GOOD:
        canvas.frame(box.adjusted(0.4, 0.4, -0.4, -0.4), colour, 0.5, 1.4)
    name_colour = QUIET if cell.tone is PosterTone.QUIET else TEXT
    inside = box.adjusted(2, 0.8, -2, -0.8)
    head, *rows = split(inside, 1.1, *(1 for _ in cell.lines))
    size = min(6.4, rows[0].height() * 0.72)
    canvas.write(head, cell.table, TextStyle(size, ACCENT, LEFT, is_bold=True))
    canvas.write(head, cell.value, TextStyle(size * 0.8, colour, RIGHT))
    for row, line in zip(rows, cell.lines, strict=True):
        scored = TextStyle(size, TEXT, RIGHT, is_bold=True)
        wide = min(canvas.width_of(line.points, scored) + 0.1, row.width() / 3)
        canvas.write(QRectF(row.right() - wide, row.top(), wide, row.height()), line.points, scored)
        name = QRectF(row.left(), row.top(), row.width() - wide - 2, row.height())
        canvas.write(name, line.names, TextStyle(size, name_colour, LEFT, 2, is_listed=True))


def tables_grid(canvas: Canvas, plates: Sequence[TablePlate]) -> WallGrid:
    """Return the places of the tables with their people; short names stand in more columns."""
    body = scene_layout(canvas).body
    # The most people at one table decide how tall the tables are.
    lines = max((len(plate.people) + bool(plate.name) for plate in plates), default=0)
    rows = int(body.height() / max(_PLATE, _PLATE_EDGE + lines * _PLATE_LINE))
    names = (person.name for plate in plates for person in plate.people)
    longest = max((width_of(name) for name in names), default=0.0)
    wide = _NUMBERED + longest * _PLATE_NAME + _BETWEEN_PLATES
    least = 1 + canvas.is_wide
    most = max(least, min(_MOST_PLATES, int((body.width() + _BETWEEN_PLATES) / wide)))
    found = [grid(len(plates), columns, rows) for columns in range(least, most + 1)]
    return next(each for each in found if each.pages == found[-1].pages)


def names_grid(canvas: Canvas, names: Sequence[NameLine]) -> WallGrid:
    """Return the places of the names; long ones stand in fewer columns."""
    body = scene_layout(canvas).body
    rows = int(body.height() / _NAME_ROW)
    widths = sorted(width_of(line.name) * LEAST_LISTED for line in names)
    usual = widths[int(len(widths) * _WHOLE) - 1] if widths else 0.0
    noted = _NOTED if any(line.note for line in names) else 0.0
    beside = _PLACE + noted + _NAME_GAP + _BETWEEN_NAMES
    fitting = int((body.width() + _BETWEEN_NAMES) / (usual + beside))
    return grid(len(names), max(1 + canvas.is_wide, min(_NAMES_ACROSS, fitting)), rows)


def seating_pages(canvas: Canvas, poster: SeatingPoster) -> int:
    """Return the pages of a seating: the tables, then the names."""
    names = names_grid(canvas, poster.names).pages
    # Nobody would wait for all the pages of so many tables.
    return (
        names
        if len(poster.tables) > _MANY and bool(poster.names)
        else tables_grid(canvas, poster.tables).pages + names
    )


def paint_seating(canvas: Canvas, poster: SeatingPoster, page: int) -> None:
    """Show who sits where: a page of tables, or a page of names."""
    body = scene_layout(canvas).body
    tables = tables_grid(canvas, poster.tables)
    names = names_grid(canvas, poster.names)
    pages = seating_pages(canvas, poster)
    before, number = pages - names.pages, page % pages
    if number < before:
        paint_heading(canvas, poster.title, poster.line, number, pages)
        for place, plate in tables.across(
            body, tables.page(poster.tables, number), _BETWEEN_PLATES
        ):
            _paint_plate(canvas, place, plate)
        return
    shown = names.page(poster.names, number - before)
    letters = f"{shown[0].name[:2]} – {shown[-1].name[:2]}" if shown else ""
    paint_heading(canvas, poster.title, letters, number, pages)
    body = narrowed(body, names.rows, 10)
    for place, line in names.down(body, shown, _BETWEEN_NAMES):
        _paint_name(canvas, place, line)


def _paint_plate(canvas: Canvas, box: QRectF, plate: TablePlate) -> None:
    canvas.fill(box, CARD, 1.8)
    wide = min(15.0, box.width() * 0.26)
    number = QRectF(box.left() + 1.4, box.top(), wide - 1.4, box.height())
    canvas.write(number, plate.table, TextStyle(13, ACCENT, CENTRE, is_bold=True))
    rest = box.adjusted(wide + 1.4, 1.2, -1.6, -1.2)
    rows = len(plate.people) + bool(plate.name)
    bands = split(rest, *(1 for _ in range(rows)))
    if plate.name:
        named = TextStyle(5, QUIET, LEFT, 2, is_bold=True, is_listed=True)
        canvas.write(bands[0], plate.name, named)
        bands = bands[1:]
    for place, person in zip(bands, plate.people, strict=False):
        sign = QRectF(place.left(), place.top(), 3.8, place.height())
        colour, size = INKS[person.tone], min(6.4, place.height() * 0.72)
        canvas.write(sign, person.sign, TextStyle(size * 0.8, QUIET, LEFT, is_bold=True))
        named = TextStyle(size, colour, LEFT, 2, is_listed=True)
        canvas.write(place.adjusted(5, 0, 0, 0), person.name, named)


def _paint_name(canvas: Canvas, box: QRectF, line: NameLine) -> None:
    canvas.fill(QRectF(box.left(), box.bottom() - 0.2, box.width(), 0.2), LINE)
    number = QRectF(box.right() - _PLACE, box.top(), _PLACE, box.height())
    canvas.write(number, line.place, TextStyle(5.6, ACCENT, RIGHT, is_bold=True))
    noted = _NOTED if line.note else 0.0
    note = QRectF(number.left() - noted, box.top(), noted - 0.8, box.height())
    canvas.write(note, line.note, TextStyle(3.8, QUIET, RIGHT))
    name = QRectF(box.left(), box.top(), note.left() - box.left() - _NAME_GAP, box.height())
    canvas.write(name, line.name, TextStyle(4.7, TEXT, LEFT, 2, is_listed=True))
