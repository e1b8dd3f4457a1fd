"""Scenes that are lists: who sits where, results so far, standings, the reveal."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from whist_td.i18n.room_posters import (
    NameLine,
    ResultCell,
    ResultsPoster,
    RevealPoster,
    SeatingPoster,
    StandingLine,
    StandingsPoster,
    TablePlate,
    Tone,
)
from whist_td.ui.room.canvas import CENTRE, LEFT, RIGHT, Canvas, Ink
from whist_td.ui.room.grids import Grid, even_grid, grid
from whist_td.ui.room.scene_words import split
from whist_td.ui.room.sheet import Sheet, paint_heading, sheet
from whist_td.ui.room.type_setting import width_of
from whist_td.ui.room.wall import (
    ACCENT,
    CARD,
    GOLD,
    INKS,
    LINE,
    MEDALS,
    ON_AMBER,
    QUIET,
    TEXT,
    VISITORS,
)

ROW, NAME_ROW, PLATE, CELL = 8.4, 7.4, 23.0, 15.0
"""The least height of a line that is read from fifteen metres, by what stands in it."""
NAMES_ACROSS = 3
MANY = 48
"""With more tables than this they stand closer, or nobody would wait for the last page."""
RANK, ARROW, NUMBER, SCORE = 7.6, 7.0, 6.4, 9.0
"""The widths of what stands beside a name in the standings."""
MOST_TOLD = 9
BETWEEN, LEAST_NAME = 8.0, 4.4
"""Between two columns of standings, and the smallest type of a name in two lines."""


def _places(canvas: Canvas) -> Sheet:
    return sheet(canvas, has_heading=True)


def standings_grid(canvas: Canvas, lines: Sequence[StandingLine]) -> Grid:
    """Return the places of so many lines of standings; long names get the whole width."""
    body = _places(canvas).body
    longest = max((width_of(line.name) for line in lines), default=0.0)
    half = (body.width() - BETWEEN) / 2 - RANK - ARROW - NUMBER - SCORE
    fits = canvas.is_wide and longest * LEAST_NAME / 2 <= half
    return grid(len(lines), 2 if fits else 1, int(body.height() / ROW))


def paint_standings(canvas: Canvas, poster: StandingsPoster, page: int) -> None:
    """Show a page of the standings, with the places won or lost."""
    places = _places(canvas)
    found = standings_grid(canvas, poster.lines)
    paint_heading(canvas, places.heading, poster.title, poster.line, _told_page(page, found.pages))
    body = _narrowed(places.body, found.rows, 12.5)
    for place, line in found.down(body, found.page(poster.lines, page), BETWEEN):
        _paint_standing(canvas, place, line)


def _narrowed(body: QRectF, rows: int, tallest: float) -> QRectF:
    """Return a body no higher than so few lines need."""
    return QRectF(body.left(), body.top(), body.width(), min(body.height(), rows * tallest))


def _paint_standing(canvas: Canvas, box: QRectF, line: StandingLine) -> None:
    canvas.fill(QRectF(box.left(), box.bottom() - 0.2, box.width(), 0.2), LINE)
    size = min(6.4, box.height() * 0.68)
    colour, top, tall = INKS[line.tone], box.top(), box.height()
    rank = QRectF(box.left(), top, RANK, tall)
    canvas.write(rank, line.rank, Ink(size, _medal(line, colour), RIGHT, is_bold=True))
    _paint_change(canvas, QRectF(rank.right(), top, ARROW, tall), line, size)
    number = QRectF(rank.right() + ARROW, top, NUMBER, tall)
    canvas.write(number, line.number, Ink(size * 0.72, QUIET, RIGHT))
    scored = Ink(size, colour, RIGHT, is_bold=True)
    wide = min(canvas.width_of(line.score, scored) + 0.1, box.width() / 4)
    score = QRectF(box.right() - wide, top, wide, tall)
    canvas.write(score, line.score, scored)
    left = number.right() + 1.6
    name = QRectF(left, top, score.left() - 2.2 - left, tall)
    canvas.write(name, line.name, Ink(size, colour, LEFT, 2))


def _medal(line: StandingLine, colour: str) -> str:
    first = [str(rank) for rank in range(1, len(MEDALS) + 1)]
    return MEDALS[first.index(line.rank)] if line.rank in first else colour


def _paint_change(canvas: Canvas, box: QRectF, line: StandingLine, size: float) -> None:
    if not line.change:
        return
    colour = ACCENT if line.change > 0 else VISITORS
    side = size * 0.36
    middle = box.center().y()
    arrow = QRectF(box.left() + 1.4, middle - side * 0.45, side, side * 0.9)
    canvas.arrow(arrow, colour, is_up=line.change > 0)
    text = QRectF(arrow.right() + 0.5, box.top(), box.right() - arrow.right() - 0.5, box.height())
    canvas.write(text, str(abs(line.change)), Ink(size * 0.56, colour, LEFT))


def results_grid(canvas: Canvas, cells: int) -> Grid:
    """Return the places of so many tables."""
    body = _places(canvas).body
    return even_grid(
        cells, int(body.width() / CELL), int(body.height() / CELL), body.width() / body.height()
    )


def paint_results(canvas: Canvas, poster: ResultsPoster, page: int) -> None:
    """Show which tables are in, and which team won there."""
    places = _places(canvas)
    found = results_grid(canvas, len(poster.cells))
    paint_heading(canvas, places.heading, poster.title, poster.line, _told_page(page, found.pages))
    body = places.body.adjusted(0, 0, 0, -5)
    for place, cell in found.across(body, found.page(poster.cells, page), 1.4):
        _paint_cell(canvas, place, cell)
    legend = QRectF(body.left(), body.bottom(), body.width(), 5)
    canvas.write(legend, poster.legend, Ink(3.6, QUIET, LEFT))


def _paint_cell(canvas: Canvas, box: QRectF, cell: ResultCell) -> None:
    colour = INKS[cell.tone]
    canvas.fill(box, CARD, 1.6)
    if cell.value and cell.tone is not Tone.QUIET:
        canvas.frame(box.adjusted(0.4, 0.4, -0.4, -0.4), colour, 0.5, 1.4)
    inside = box.adjusted(1.6, 1, -1.6, -1)
    table = QRectF(inside.left(), inside.top(), inside.width(), inside.height() * 0.36)
    canvas.write(table, cell.table, Ink(4.6, QUIET if cell.value else TEXT, LEFT))
    canvas.write(table, cell.note, Ink(4.2, colour, RIGHT, is_bold=True))
    value = QRectF(inside.left(), table.bottom() - 0.6, inside.width(), inside.height() * 0.66)
    canvas.write(
        value, cell.value, Ink(min(12.0, box.height() * 0.5), colour, CENTRE, is_bold=True)
    )


def tables_grid(canvas: Canvas, tables: int) -> Grid:
    """Return the places of so many tables with their people."""
    body = _places(canvas).body
    across = (3 if tables > MANY else 2) if canvas.is_wide else 1 + (tables > MANY)
    return grid(tables, across, int(body.height() / PLATE))


def names_grid(canvas: Canvas, names: int) -> Grid:
    """Return the places of so many names."""
    body = _places(canvas).body
    return grid(names, NAMES_ACROSS if canvas.is_wide else 2, int(body.height() / NAME_ROW))


def seating_pages(canvas: Canvas, poster: SeatingPoster) -> int:
    """Return the pages of a seating: the tables, then the names."""
    tables = tables_grid(canvas, len(poster.tables)).pages
    return tables + names_grid(canvas, len(poster.names)).pages


def paint_seating(canvas: Canvas, poster: SeatingPoster, page: int) -> None:
    """Show who sits where: a page of tables, or a page of names."""
    places = _places(canvas)
    tables = tables_grid(canvas, len(poster.tables))
    names = names_grid(canvas, len(poster.names))
    number = page % (tables.pages + names.pages)
    told = _told_page(number, tables.pages + names.pages)
    if number < tables.pages:
        paint_heading(canvas, places.heading, poster.title, poster.line, told)
        for place, plate in tables.across(places.body, tables.page(poster.tables, number), 2.0):
            _paint_plate(canvas, place, plate)
        return
    shown = names.page(poster.names, number - tables.pages)
    paint_heading(canvas, places.heading, poster.title, _range(shown), told)
    body = _narrowed(places.body, names.rows, 10)
    for place, line in names.down(body, shown, 4.0):
        _paint_name(canvas, place, line)


def _range(names: Sequence[NameLine]) -> str:
    """Return the letters of a page of names: "A – D"."""
    if not names:
        return ""
    return f"{names[0].name[:2]} – {names[-1].name[:2]}"


def _paint_plate(canvas: Canvas, box: QRectF, plate: TablePlate) -> None:
    canvas.fill(box, CARD, 1.8)
    wide = min(15.0, box.width() * 0.26)
    number = QRectF(box.left() + 1.4, box.top(), wide - 1.4, box.height())
    canvas.write(number, plate.table, Ink(13, ACCENT, CENTRE, is_bold=True))
    rest = box.adjusted(wide + 1.4, 1.2, -1.6, -1.2)
    rows = len(plate.people) + bool(plate.name)
    bands = split(rest, *(1 for _ in range(max(rows, 3))))
    if plate.name:
        canvas.write(bands[0], plate.name, Ink(5, QUIET, LEFT, 2, is_bold=True))
        bands = bands[1:]
    for place, person in zip(bands, plate.people, strict=False):
        sign = QRectF(place.left(), place.top(), 3.8, place.height())
        colour = INKS[person.tone]
        canvas.write(sign, person.sign, Ink(4, QUIET, LEFT, is_bold=True))
        canvas.write(place.adjusted(4.2, 0, 0, 0), person.name, Ink(5.2, colour, LEFT, 2))


def _paint_name(canvas: Canvas, box: QRectF, line: NameLine) -> None:
    canvas.fill(QRectF(box.left(), box.bottom() - 0.2, box.width(), 0.2), LINE)
    wide = 10.0
    number = QRectF(box.right() - wide, box.top(), wide, box.height())
    canvas.write(number, line.place, Ink(5.6, ACCENT, RIGHT, is_bold=True))
    noted = 11.0 if line.note else 0.0
    note = QRectF(number.left() - noted, box.top(), noted, box.height())
    canvas.write(note, line.note, Ink(3.8, QUIET, RIGHT))
    name = QRectF(box.left(), box.top(), note.left() - box.left() - 1, box.height())
    canvas.write(name, line.name, Ink(4.7, TEXT, LEFT, 2))


def paint_reveal(canvas: Canvas, poster: RevealPoster, _page: int) -> None:
    """Show the place that is told now, large, and those told before it."""
    places = _places(canvas)
    paint_heading(canvas, places.heading, poster.title, poster.left)
    body = places.body
    wide = body.width() * (0.62 if poster.before else 1.0)
    _paint_now(canvas, QRectF(body.left(), body.top(), wide, body.height()), poster)
    if poster.before:
        rest = body.adjusted(wide + 5, 0, 0, 0)
        rows = max(MOST_TOLD, 1)
        shown = poster.before[:rows]
        found = Grid(1, rows, 1)
        for place, line in found.down(rest, shown, 0):
            _paint_told(canvas, place, line)


def _paint_now(canvas: Canvas, box: QRectF, poster: RevealPoster) -> None:
    place, names, reason = split(box, 30, 50, 20)
    colour = _medal(poster.now[0], ACCENT) if poster.is_podium else ACCENT
    badge = QRectF(box.center().x() - 24, place.top(), 48, place.height() - 2)
    if poster.is_podium:
        canvas.fill(badge, colour, 4)
    ink = ON_AMBER if poster.is_podium else colour
    canvas.write(badge.adjusted(2, 1, -2, -1), poster.place, Ink(20, ink, CENTRE, is_bold=True))
    canvas.fill(names.adjusted(0, 1, 0, -1), CARD, 3)
    rows = split(names, *(1 for _ in poster.now))
    for row, line, detail in zip(rows, poster.now, poster.details, strict=True):
        name, score = split(row.adjusted(4, 3, -4, -2), 62, 38)
        canvas.write(name, line.name or line.number, Ink(14, TEXT, CENTRE, 2, is_bold=True))
        canvas.write(score, detail, Ink(8, GOLD if poster.is_podium else QUIET, CENTRE))
    canvas.write(reason, poster.reason, Ink(4.8, QUIET, CENTRE, 3))


def _paint_told(canvas: Canvas, box: QRectF, line: StandingLine) -> None:
    rank = QRectF(box.left(), box.top(), 9, box.height())
    canvas.write(rank, line.rank, Ink(5, _medal(line, QUIET), RIGHT, is_bold=True))
    score = QRectF(box.right() - 12, box.top(), 12, box.height())
    canvas.write(score, line.score, Ink(4.6, QUIET, RIGHT))
    name = QRectF(rank.right() + 2, box.top(), score.left() - rank.right() - 3, box.height())
    canvas.write(name, line.name or line.number, Ink(4.6, TEXT, LEFT, 2))


def _told_page(page: int, pages: int) -> str:
    return f"{page % pages + 1}/{pages}" if pages > 1 else ""
