"""Any poster on the wall, those that are mostly words, and how many pages each takes there."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import ceil
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from whist_td.room.screen.canvas import (
    ACCENT,
    AMBER,
    CARD,
    CENTRE,
    GROUND,
    INKS,
    LEFT,
    LINE,
    ON_AMBER,
    QUIET,
    RIGHT,
    TEXT,
    Canvas,
    ListedNames,
    TextStyle,
)
from whist_td.room.screen.layout import even_grid, paint_foot, paint_heading, scene_layout, split
from whist_td.room.screen.scene_lists import (
    paint_results,
    paint_seating,
    results_grid,
    seating_pages,
)
from whist_td.room.screen.scene_ranking import (
    paint_race,
    paint_reveal,
    paint_standings,
    standings_grid,
)
from whist_td.room.screen.type_setting import LINE_HEIGHT, lines_of
from whist_td.room.words.posters import (
    AnnouncementPoster,
    ClockPoster,
    DealPage,
    DealsPoster,
    Foot,
    Poster,
    PosterTone,
    RacePoster,
    ResultsPoster,
    RevealPoster,
    RulesPoster,
    SeatingPoster,
    StandingsPoster,
    TextPoster,
    WelcomePoster,
)
from whist_td.words.rules_text import OpeningSeats, Part, Values
from whist_td.words.words import Words

_MESSAGE_LINES = 7
_RULES_LARGEST, _RULES_LEAST, _RULES_STEP = 9.0, 3.0, 0.25
_RULES_GAP = 0.55
"""What is left free between two sentences, as a part of the size of their letters."""
_ROW_MOST = 11.0
_TOLD, _BESIDE = 0.42, 4.0
"""How much of the wall is told of a deal beside its hands."""
_FIRST_LEAST = 0.36
"""How much of a row of what counts its words take, beside many figures."""
_TILES_ACROSS, _TILES_DOWN = 25, 8
_TILE_SHAPE = 8.0


def paint_text(canvas: Canvas, poster: TextPoster, _page: int) -> None:
    """Write a few words as large as the wall allows."""
    body = scene_layout(canvas, has_heading=False).body
    longest = len(poster.text)
    size = 22.0 if longest < 40 else 16.0  # noqa: PLR2004 - a short call is shouted, a notice read
    inside = body.adjusted(canvas.width * 0.04, 4, -canvas.width * 0.04, -4)
    canvas.write(inside, poster.text, TextStyle(size, TEXT, CENTRE, _MESSAGE_LINES, is_bold=True))


def paint_welcome(canvas: Canvas, poster: WelcomePoster, _page: int) -> None:
    """Show the club and its logo, and the tables as they fill."""
    body = scene_layout(canvas, has_heading=False).body
    if poster.logo:
        logo, body = split(body, 28, 72)
        canvas.picture(logo.adjusted(0, 0, 0, -2), poster.logo)
    if not poster.tables and not poster.count:
        body = body.adjusted(0, body.height() * 0.2, 0, 0)
    if poster.seal:
        body, seal = split(body, 72, 28)
        for text, place in zip(poster.seal, split(seal, *[1] * len(poster.seal)), strict=True):
            canvas.write(place, text, TextStyle(5.4, TEXT, CENTRE, is_bold=text != poster.seal[0]))
    title, line, _space, count, tiles = split(body, 30, 9, 5, 12, 34)
    canvas.write(title, poster.title, TextStyle(17, TEXT, CENTRE, 3, is_bold=True))
    canvas.write(line, " · ".join(poster.lines), TextStyle(5.4, QUIET, CENTRE, 2))
    canvas.write(count, poster.count, TextStyle(8, ACCENT, CENTRE, is_bold=True))
    _paint_tiles(canvas, tiles, poster.tables)


def _paint_tiles(canvas: Canvas, box: QRectF, tables: tuple[tuple[str, bool], ...]) -> None:
    if not tables:
        return
    rows = max(_TILES_DOWN, ceil(len(tables) / _TILES_ACROSS))
    grid = even_grid(len(tables), _TILES_ACROSS, rows, _TILE_SHAPE)
    side = min(12.0, box.width() / grid.columns, box.height() / grid.rows)
    wide, tall = side * grid.columns, side * grid.rows
    inner = QRectF(box.center().x() - wide / 2, box.top(), wide, tall)
    for place, (table, is_filled) in grid.across(inner, tables, 0):
        tile = place.adjusted(side * 0.07, side * 0.07, -side * 0.07, -side * 0.07)
        canvas.fill(tile, ACCENT if is_filled else CARD, side * 0.16)
        colour = ON_AMBER if is_filled else QUIET
        canvas.write(tile, table, TextStyle(side * 0.46, colour, CENTRE, is_bold=True))


def paint_announcement(canvas: Canvas, poster: AnnouncementPoster, _page: int) -> None:
    """Show what was announced: the trump as a symbol, who goes and how far."""
    places = scene_layout(canvas)
    if poster.suit is None:
        body = scene_layout(canvas, has_heading=False).body
        title, advance, lines = split(body, 26, 34, 40)
        canvas.write(title, poster.title, TextStyle(17, ACCENT, CENTRE, is_bold=True))
        canvas.write(advance, poster.advance, TextStyle(13, TEXT, CENTRE, 3, is_bold=True))
        for place, line in zip(split(lines, *(1 for _ in poster.lines)), poster.lines, strict=True):
            canvas.write(place.adjusted(0, 1, 0, -1), line, TextStyle(7.6, QUIET, CENTRE, 4))
        return
    canvas.write(places.heading, poster.title, TextStyle(8.5, QUIET, LEFT, is_bold=True))
    body = places.body
    wide = min(body.width() * 0.44, body.height() * 0.86)
    left = QRectF(body.left(), body.top(), wide, body.height())
    right = body.adjusted(wide + 8, 0, 0, 0)
    sign, name = split(left, 80, 20)
    canvas.suit(sign, poster.suit)
    canvas.write(
        name.adjusted(0, 2, 0, 2), poster.suit_name, TextStyle(13, TEXT, CENTRE, is_bold=True)
    )
    call, advance, stays = split(right, 42, 36, 22)
    canvas.write(call, poster.call, TextStyle(32, TEXT, CENTRE, is_bold=True))
    _paint_advance(canvas, advance, poster)
    canvas.write(stays, "\n".join(poster.lines), TextStyle(6.4, QUIET, CENTRE, 2))


def _paint_advance(canvas: Canvas, box: QRectF, poster: AnnouncementPoster) -> None:
    if not poster.is_double:
        canvas.write(box, poster.advance, TextStyle(13, ACCENT, CENTRE, 2, is_bold=True))
        return
    canvas.fill(box.adjusted(0, 1, 0, -1), AMBER, 3)
    inside = box.adjusted(4, 2, -4, -2)
    canvas.write(inside, poster.advance.upper(), TextStyle(15, ON_AMBER, CENTRE, 2, is_bold=True))


def paint_rules(canvas: Canvas, poster: RulesPoster, page: int) -> None:
    """Show a page of the rules: sentences as large as all of them fit, or what counts."""
    shown = poster.pages[page % len(poster.pages)]
    line = "" if shown.title == poster.title else poster.title
    paint_heading(canvas, shown.title, line, page, len(poster.pages))
    body = scene_layout(canvas).body
    match shown:
        case Values():
            _paint_values(canvas, body, shown)
        case OpeningSeats():
            _paint_seats(canvas, body, shown)
        case _:
            _paint_rules(canvas, body, shown.sentences)


def _paint_seats(canvas: Canvas, body: QRectF, seats: OpeningSeats) -> None:
    def part(at: Part) -> QRectF:
        across, down, wide, high = at
        left, top = body.left() + across * body.width(), body.top() + down * body.height()
        return QRectF(left, top, wide * body.width(), high * body.height())

    for at in (seats.board_part, seats.table_part):
        canvas.fill(part(at), CARD, 2)
    canvas.write(part(seats.board_part), seats.board, TextStyle(8, QUIET, CENTRE))
    for sign, at in seats.signs:
        canvas.write(part(at), sign, TextStyle(9, TEXT, CENTRE, is_bold=True))


def _paint_rules(canvas: Canvas, body: QRectF, sentences: tuple[str, ...]) -> None:
    size, counts = _RULES_LARGEST, [1]
    while size > _RULES_LEAST:
        wide = body.width() - size
        counts = [len(lines_of(sentence, wide / size)) for sentence in sentences]
        if (sum(counts) * LINE_HEIGHT + len(counts) * _RULES_GAP) * size <= body.height():
            break
        size -= _RULES_STEP
    top = body.top()
    for sentence, lines in zip(sentences, counts, strict=True):
        tall = lines * LINE_HEIGHT * size
        canvas.disc(QPointF(body.left() + size * 0.25, top + size * 0.62), size * 0.14, ACCENT)
        place = QRectF(body.left() + size, top, body.width() - size, tall)
        canvas.write(place, sentence, TextStyle(size, TEXT, LEFT, lines))
        top += tall + _RULES_GAP * size


def _paint_values(canvas: Canvas, body: QRectF, values: Values) -> None:
    rows = [(line.what, line.figures) for line in values.lines]
    if values.heads:
        rows.insert(0, ("", values.heads))
    tall = min(_ROW_MOST, body.height() / len(rows))
    columns = len(rows[-1][1])
    first = body.width() * max(_FIRST_LEAST, 0.8 - 0.1 * columns)
    wide = (body.width() - first) / columns
    for row, (what, figures) in enumerate(rows):
        top = body.top() + row * tall
        if row % 2:
            canvas.fill(QRectF(body.left(), top, body.width(), tall), CARD)
        place = QRectF(body.left() + 1, top, first - 2, tall)
        canvas.write(place, what, TextStyle(tall * 0.6, TEXT, LEFT, 2))
        is_head = bool(values.heads) and row == 0
        ink = TextStyle(tall * 0.6, QUIET if is_head else ACCENT, RIGHT, 3, is_bold=True)
        for at, figure in enumerate(figures):
            left = body.left() + first + at * wide
            canvas.write(QRectF(left + 0.5, top, wide - 1.5, tall), figure, ink)


def paint_deals(canvas: Canvas, poster: DealsPoster, page: int) -> None:
    """Show a deal as it lies on the table, North above, and beside it what is told of it."""
    shown = poster.pages[page % len(poster.pages)]
    paint_heading(canvas, shown.title, shown.line, page, len(poster.pages))
    body = scene_layout(canvas).body
    cards = body.adjusted(0, 0, -body.width() * _TOLD, 0)
    beside = body.adjusted(cards.width() + _BESIDE, 0, 0, 0)
    _paint_hands(canvas, cards, shown)
    _paint_rules(canvas, beside, shown.about)


def _paint_hands(canvas: Canvas, box: QRectF, page: DealPage) -> None:
    wide, tall = box.width() / 2, box.height() / 3
    places = ((0.5, 0), (1, 1), (0.5, 2), (0, 1))
    for hand, (across, down) in zip(page.hands, places, strict=True):
        at = QRectF(box.left() + across * wide, box.top() + down * tall, wide, tall)
        at = at.adjusted(1, 0.6, -1, -0.6)
        canvas.fill(at, CARD, 1.6)
        name, *lines = split(at.adjusted(2, 0.6, -1, -0.6), *[1] * (1 + len(hand.suits)))
        size = name.height() * 0.74
        canvas.write(name, hand.name, TextStyle(size * 0.9, QUIET, LEFT, is_bold=True))
        for line, (suit, cards) in zip(lines, hand.suits, strict=True):
            canvas.suit(QRectF(line.left(), line.top() + 0.4, size, line.height() - 0.8), suit)
            inside = line.adjusted(size + 1.2, 0, 0, 0)
            canvas.write(inside, cards, TextStyle(size, TEXT, LEFT, is_bold=True))


def paint_clock(canvas: Canvas, poster: ClockPoster, _page: int) -> None:
    """Show the time left in figures and as a bar that needs no glasses."""
    face, colour = poster.face, INKS[poster.face.tone]
    body = scene_layout(canvas, has_heading=False).body
    title, figures, caption, bar, _space, line, end = split(body, 10, 47, 8, 9, 4, 13, 8)
    canvas.write(title, poster.title, TextStyle(8, QUIET, CENTRE, is_bold=True))
    canvas.write(
        figures.adjusted(0, -9, 0, 6), face.figures, TextStyle(58, colour, CENTRE, is_bold=True)
    )
    canvas.write(caption, face.caption, TextStyle(6.5, colour, CENTRE))
    canvas.fill(bar, LINE, bar.height() / 2)
    part = 1.0 if face.tone is PosterTone.OVER else face.part
    full = QRectF(bar.left(), bar.top(), max(bar.height(), bar.width() * part), bar.height())
    if part > 0:
        canvas.fill(full, colour, bar.height() / 2)
    _paint_line(canvas, line, poster)
    canvas.write(end, poster.end, TextStyle(4.6, QUIET, CENTRE))


def _paint_line(canvas: Canvas, box: QRectF, poster: ClockPoster) -> None:
    """Write who goes where, with the trump before it."""
    if poster.suit is None:
        canvas.write(box, poster.line, TextStyle(6.2, TEXT, CENTRE, 2))
        return
    ink, side = TextStyle(6.8, TEXT, LEFT, 2, is_bold=True), box.height() - 2
    wide = min(canvas.width_of(poster.line, ink), box.width() - side - 3)
    left = box.center().x() - (wide + side + 3) / 2
    canvas.suit(QRectF(left, box.top() + 1, side, side), poster.suit)
    canvas.write(QRectF(left + side + 3, box.top(), wide + 0.1, box.height()), poster.line, ink)


Paint = Callable[[Canvas, Any, int], None]
_FOOTED = (SeatingPoster, ResultsPoster, StandingsPoster, RacePoster)
"""Scenes that say below what is played and how long is left."""
_LISTED = (SeatingPoster, ResultsPoster, StandingsPoster, RacePoster)
"""Scenes of many names."""
_POSTERS = 8
_PAINTS: Mapping[type[Poster], Paint] = {
    TextPoster: paint_text,
    WelcomePoster: paint_welcome,
    AnnouncementPoster: paint_announcement,
    ClockPoster: paint_clock,
    SeatingPoster: paint_seating,
    ResultsPoster: paint_results,
    StandingsPoster: paint_standings,
    RevealPoster: paint_reveal,
    RacePoster: paint_race,
    RulesPoster: paint_rules,
    DealsPoster: paint_deals,
}


def paint_wall(
    painter: QPainter, size: QSize, poster: Poster, foot: Foot, page: int, words: Words
) -> None:
    """Paint a scene over the whole of a wall."""
    painter.fillRect(0, 0, size.width(), size.height(), QColor(GROUND))
    canvas = _canvas(painter, size, poster, foot, words)
    paint = _PAINTS[type(poster)]
    wall = (size.width(), size.height())
    canvas.names = dict(_names_of(wall, poster, words, canvas.has_foot))
    paint(canvas, poster, page)
    if canvas.has_foot:
        paint_foot(canvas, foot)


@lru_cache(maxsize=_POSTERS)
def _names_of(
    wall: tuple[int, int],
    poster: Poster,
    words: Words,
    has_foot: bool,  # noqa: FBT001 - for the cache
) -> ListedNames:
    """Return the names of the lists on all pages of a scene, which are set alike."""
    if not isinstance(poster, _LISTED):
        return {}
    size, foot = QSize(*wall), Foot(str(int(has_foot)) * has_foot, None, "", None)
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    canvas = _canvas(painter, size, poster, foot, words)
    canvas.is_survey = True
    for page in range(pages_of(size, poster, foot, words)):
        _PAINTS[type(poster)](canvas, poster, page)
    painter.end()
    return canvas.names


def pages_of(size: QSize, poster: Poster, foot: Foot, words: Words) -> int:
    """Return how many pages a scene takes on a wall of a size."""
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    canvas = _canvas(painter, size, poster, foot, words)
    painter.end()
    match poster:
        case SeatingPoster():
            return seating_pages(canvas, poster)
        case ResultsPoster():
            return results_grid(canvas, poster.cells).pages
        case StandingsPoster():
            return standings_grid(canvas, poster.lines).pages
        case RulesPoster() | DealsPoster():
            return len(poster.pages)
        case RacePoster():
            return 1 + poster.has_ranks
        case _:
            return 1


def _canvas(painter: QPainter, size: QSize, poster: Poster, foot: Foot, words: Words) -> Canvas:
    return Canvas(painter, size, words, has_foot=bool(foot.round) and isinstance(poster, _FOOTED))


def picture_of(size: QSize, poster: Poster, foot: Foot, page: int, words: Words) -> QImage:
    """Return a scene as a picture."""
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_wall(painter, size, poster, foot, page, words)
    painter.end()
    return image
