"""The reveal: the place that is told now, large, and beside it those told before."""

from math import ceil

from PySide6.QtCore import QRectF

from whist_td.room.screen.canvas import (
    ACCENT,
    CARD,
    CENTRE,
    GOLD,
    LEFT,
    ON_AMBER,
    QUIET,
    RIGHT,
    TEXT,
    Canvas,
    Ink,
)
from whist_td.room.screen.scene_lists import medal
from whist_td.room.screen.scene_words import split
from whist_td.room.screen.sheet import Grid, paint_heading, sheet
from whist_td.room.words.posters import RevealPoster, StandingLine
from whist_td.room.words.words import MOST_TOGETHER

MOST_TOLD = 9
NOW = 0.58
"""The part of the wall that the place told now has, beside those told before."""
LARGE = 3
"""More than so many who share a place stand in columns."""
TWO_COLUMNS = 4


def paint_reveal(canvas: Canvas, poster: RevealPoster, _page: int) -> None:
    """Show the place that is told now, large, and those told before it."""
    places = sheet(canvas, has_heading=True)
    paint_heading(canvas, places.heading, poster.title, poster.left)
    body = places.body
    wide = body.width() * (NOW if poster.before else 1.0)
    _paint_now(canvas, QRectF(body.left(), body.top(), wide, body.height()), poster)
    if poster.before:
        rest = body.adjusted(wide + 4, 0, 0, 0)
        shown = poster.before[:MOST_TOLD]
        ranked = max(canvas.width_of(line.rank, _RANK) for line in shown)
        scored = max(canvas.width_of(line.score, _SCORE) for line in shown)
        for place, line in Grid(1, MOST_TOLD, 1).down(rest, shown, 0):
            _paint_told(canvas, place, line, (ranked + 0.2, scored + 0.2))


def _paint_now(canvas: Canvas, box: QRectF, poster: RevealPoster) -> None:
    place, names, reason = split(box, 30, 50, 20)
    colour = medal(poster.now[0], ACCENT) if poster.is_podium else ACCENT
    badge = QRectF(box.center().x() - 24, place.top(), 48, place.height() - 2)
    if poster.is_podium:
        canvas.fill(badge, colour, 4)
    ink = ON_AMBER if poster.is_podium else colour
    canvas.write(badge.adjusted(2, 1, -2, -1), poster.place, Ink(20, ink, CENTRE, is_bold=True))
    canvas.fill(names.adjusted(0, 1, 0, -1), CARD, 3)
    paint = _paint_large if len(poster.now) <= LARGE else _paint_together
    paint(canvas, names.adjusted(4, 2.5, -4, -2.5), poster)
    canvas.write(reason, poster.reason, Ink(4.8, QUIET, CENTRE, 3))


def _paint_large(canvas: Canvas, box: QRectF, poster: RevealPoster) -> None:
    """Name one, two or three, each with number and score."""
    rows = split(box, *(1 for _ in poster.now))
    for row, line, detail in zip(rows, poster.now, poster.details, strict=True):
        name, score = split(row, 62, 38)
        canvas.write(name, line.name or line.number, Ink(14, TEXT, CENTRE, 2, is_bold=True))
        canvas.write(score, detail, Ink(8, _score_colour(poster), CENTRE))


def _paint_together(canvas: Canvas, box: QRectF, poster: RevealPoster) -> None:
    """Name many who share a place, in columns, and their score once."""
    told = [line.name or line.number for line in poster.now[:MOST_TOGETHER]]
    told += [poster.others] if poster.others else []
    columns = 2 if len(told) > TWO_COLUMNS else 1
    names, score = split(box, 82, 18)
    for place, name in Grid(columns, ceil(len(told) / columns), 1).down(names, told, 3.0):
        ink = Ink(7, QUIET if name is poster.others else TEXT, CENTRE, 2, is_bold=True)
        canvas.write(place, name, ink)
    canvas.write(score, poster.now[0].score, Ink(7, _score_colour(poster), CENTRE))


def _score_colour(poster: RevealPoster) -> str:
    return GOLD if poster.is_podium else QUIET


_RANK, _SCORE = Ink(5, QUIET, RIGHT, is_bold=True), Ink(4.6, QUIET, RIGHT)


def _paint_told(
    canvas: Canvas, box: QRectF, line: StandingLine, widths: tuple[float, float]
) -> None:
    ranked, scored = widths
    rank = QRectF(box.left(), box.top(), ranked, box.height())
    canvas.write(rank, line.rank, Ink(_RANK.size, medal(line, QUIET), RIGHT, is_bold=True))
    score = QRectF(box.right() - scored, box.top(), scored, box.height())
    canvas.write(score, line.score, _SCORE)
    name = QRectF(rank.right() + 2, box.top(), score.left() - rank.right() - 4, box.height())
    canvas.write(name, line.name or line.number, Ink(4.6, TEXT, LEFT, 3))
