"""Everybody's place after each round, as a page of the results: the picture that the room shows."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontInfo, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from whist_td.desk.requests import Event
from whist_td.kit.parts import column
from whist_td.kit.scrolled import scrolled
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled, text_font
from whist_td.room.formats import race_of
from whist_td.room.screen.canvas import Canvas
from whist_td.room.screen.scene_ranking import NAME_SIZE, ROUNDS_BELOW, RankInks, paint_ranks
from whist_td.room.views.race import RankChart
from whist_td.room.web.page import RUNNERS
from whist_td.room.words.words import rank_words, ranks_title
from whist_td.words.words import Words

_ROW, _TOP, _EDGE = 5.4, 2.0, 1.0
"""The height of a line, what stands above the first, and beside all, in units of the wall."""
_LEAST_ACROSS = 60
"""Names and lines are told apart from so many units on."""


class PlacesPage(QWidget):
    """The picture, as high as all its names need, or a sentence that says when it begins."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("placesPage")
        self._words = words
        waiting = words("The picture begins when every table has played twice.")
        self.said = labelled(waiting, "quiet", self)
        self.picture = PlacesPicture(words, self)
        self._area = scrolled(self.picture, self, ranks_title(words))
        inside = (self.said, (self._area, 1))
        column(*inside, inside=self, margins=(0, STEP, 0, 0), spacing=STEP)
        self.setFocusProxy(self._area)

    def show_event(self, event: Event, after_round: int) -> None:
        """Show the places of an event after each round up to one."""
        _ = self._words
        poster = race_of(event, after_round, _)
        chart = poster.ranks if poster is not None else None
        self.said.setVisible(chart is None)
        self.picture.show_chart(chart)


class PlacesPicture(QWidget):
    """Paints the lines and names in the letters and colours of the window."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("placesPicture")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._words = words
        self.chart: RankChart | None = None
        """What is shown."""

    def show_chart(self, chart: RankChart | None) -> None:
        """Show a picture, or nothing."""
        self.chart = chart
        sentence = ". ".join(rank_words(chart, self._words)) if chart else ""
        self.setAccessibleName(ranks_title(self._words))
        self.setAccessibleDescription(sentence)
        self.updateGeometry()
        self.update()

    @property
    def _unit(self) -> float:
        """How many pixels a unit of the wall is, so that names are as large as in the window."""
        return QFontInfo(text_font()).pixelSize() / NAME_SIZE

    @override
    def sizeHint(self) -> QSize:
        lines = len(self.chart.lines) if self.chart else 0
        tall = lines * _ROW + _TOP + ROUNDS_BELOW if lines else 0
        return QSize(round(_LEAST_ACROSS * self._unit), round(tall * self._unit))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.chart is None:
            return
        is_dark, quiet = colours(self).is_dark, colours(self).quiet
        inks = RankInks([night if is_dark else day for day, night in RUNNERS], quiet)
        nowhere = QImage(1, 1, QImage.Format.Format_RGB32)
        survey = self._painted(QPainter(nowhere), self.chart, inks, None)
        self._painted(QPainter(self), self.chart, inks, survey)

    def _painted(
        self, painter: QPainter, chart: RankChart, inks: RankInks, survey: Canvas | None
    ) -> Canvas:
        """Paint the picture; without a survey find its names, which are written alike."""
        canvas = Canvas(painter, self.size(), self._words, unit=self._unit)
        canvas.is_survey = survey is None
        if survey is not None:
            canvas.names = survey.names
        body = QRectF(_EDGE, 0, canvas.width - 2 * _EDGE, canvas.height)
        paint_ranks(canvas, body, chart, inks)
        painter.end()
        return canvas
