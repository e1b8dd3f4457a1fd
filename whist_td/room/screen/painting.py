"""Any poster on the wall, and how many pages it takes there."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter

from whist_td.room.screen.canvas import GROUND, Canvas
from whist_td.room.screen.layout import paint_foot
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
from whist_td.room.screen.scene_words import (
    paint_announcement,
    paint_clock,
    paint_rules,
    paint_text,
    paint_welcome,
)
from whist_td.room.words.posters import (
    AnnouncementPoster,
    ClockPoster,
    Foot,
    Poster,
    RacePoster,
    ResultsPoster,
    RevealPoster,
    RulesPoster,
    SeatingPoster,
    StandingsPoster,
    TextPoster,
    WelcomePoster,
)
from whist_td.words.words import Words

Paint = Callable[[Canvas, Any, int], None]
_FOOTED = (SeatingPoster, ResultsPoster, StandingsPoster, RacePoster)
"""Scenes that say below what is played and how long is left."""
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
}


def paint_wall(
    painter: QPainter, size: QSize, poster: Poster, foot: Foot, page: int, words: Words
) -> None:
    """Paint a scene over the whole of a wall."""
    painter.fillRect(0, 0, size.width(), size.height(), QColor(GROUND))
    canvas = _canvas(painter, size, poster, foot, words)
    _PAINTS[type(poster)](canvas, poster, page)
    if canvas.has_foot:
        paint_foot(canvas, foot)


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
        case RulesPoster():
            return len(poster.pages)
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
