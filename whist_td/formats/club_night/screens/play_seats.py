"""Who sits at the table that is being entered: what the deal gives each, and the points after."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from whist_td.formats.club_night.games.game import Gains
from whist_td.formats.club_night.screens.play_words import table_names
from whist_td.formats.club_night.views.views import TableView
from whist_td.formats.club_night.words.labels import signed
from whist_td.kit.stylesheet import BODY, SMALL, STEP, TITLE
from whist_td.kit.theme import colours, tabular, text_font
from whist_td.words.words import Words

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class SeatLine:
    """One seat: its key, its name, who deals, what the deal gives, and the points before and now.

    Without points nothing is known yet of the deal; `sits_out` is of the dealer at a table of five.
    """

    key: str
    name: str
    deals: bool
    points: int | None
    before: int
    after: int
    sits_out: bool = False
    short: str = ""
    """What is said where the whole name finds no room."""


def seat_lines(
    view: TableView, dealer: int | None, gains: Gains | None, before: Gains, after: Gains
) -> tuple[SeatLine, ...]:
    """Return a line for each seat; the jury's points are in both sums."""
    lines, short = [], table_names(view)
    for seat in view.seats:
        at, jury = seat.seat, seat.score.sanction
        lines.append(
            SeatLine(
                str(at + 1),
                seat.name,
                at == dealer,
                gains.points[at] if gains else None,
                before.points[at] + jury,
                after.points[at] + jury,
                sits_out=bool(gains and any(gains.deals) and not gains.deals[at]),
                short=short[at],
            )
        )
    return tuple(lines)


class SeatsBar(QWidget):
    """The seats side by side, in the order in which they deal."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._lines: tuple[SeatLine, ...] = ()
        self.setObjectName("seats")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def lines(self) -> tuple[SeatLine, ...]:
        """What is shown."""
        return self._lines

    def show_lines(self, lines: tuple[SeatLine, ...]) -> None:
        """Show the seats of a table."""
        self._lines = lines
        self.setAccessibleDescription(self._words.apart(map(self._told, lines)))
        self.update()

    def _told(self, line: SeatLine) -> str:
        _ = self._words
        if line.points is None:
            return _("{name}: {points} so far", name=line.name, points=signed(line.before))
        return _(
            "{name}: {points}, in all {total}",
            name=line.name,
            points=signed(line.points),
            total=signed(line.after),
        )

    @override
    def sizeHint(self) -> QSize:
        heights = (QFontMetrics(text_font(part)).height() for part in (BODY, TITLE))
        return QSize(60 * STEP, sum(heights) + 2 * STEP)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(30 * STEP, self.sizeHint().height())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = max(1, len(self._lines))
        wide = (self.width() - (count - 1) * STEP) // count
        for place, line in enumerate(self._lines):
            box = QRect(place * (wide + STEP), 0, wide, self.height())
            self._paint(painter, box, line)

    def _paint(self, painter: QPainter, box: QRect, line: SeatLine) -> None:
        shades = colours(self)
        painter.setPen(QPen(QColor(shades.accent if line.deals else shades.line), 1 + line.deals))
        painter.setBrush(QColor(shades.surface))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        inside = box.adjusted(STEP, STEP // 2, -STEP, -STEP // 2)
        name = QRect(inside)
        name.setHeight(QFontMetrics(text_font()).height() + 2)
        self._paint_name(painter, name, line)
        below = inside.adjusted(0, name.height(), 0, 0)
        self._paint_points(painter, below, line)

    def _paint_name(self, painter: QPainter, box: QRect, line: SeatLine) -> None:
        _, shades = self._words, colours(self)
        mark = _("is dealing") if line.deals and not line.sits_out else ""
        small = text_font(SMALL)
        room = QFontMetrics(small).horizontalAdvance(mark) + STEP if mark else 0
        # The frame says as well who deals; without his name nobody would know whom it marks.
        bold = QFontMetrics(text_font(weight=QFont.Weight.DemiBold))
        if bold.horizontalAdvance(f"{line.key}  {line.short}") > box.width() - room:
            mark, room = "", 0
        painter.setFont(small)
        painter.setPen(QColor(shades.accent if line.deals else shades.quiet))
        painter.drawText(box, _RIGHT, mark)
        font = text_font(weight=QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(shades.text))
        names = QFontMetrics(font)
        told = f"{line.key}  {line.name}"
        if names.horizontalAdvance(told) > box.width() - room:
            told = f"{line.key}  {line.short}"
        fitting = names.elidedText(told, Qt.TextElideMode.ElideRight, box.width() - room)
        painter.drawText(box, _LEFT, fitting)

    def _paint_points(self, painter: QPainter, box: QRect, line: SeatLine) -> None:
        _, shades = self._words, colours(self)
        if line.points is None:
            painter.setFont(tabular(text_font(TITLE, QFont.Weight.DemiBold)))
            painter.setPen(QColor(shades.quiet))
            painter.drawText(box, _RIGHT, signed(line.before))
            return
        told = _("sits out") if line.sits_out else signed(line.points)
        size = BODY if line.sits_out else TITLE
        painter.setFont(tabular(text_font(size, QFont.Weight.Bold)))
        painter.setPen(QColor(_ink(line.points, shades.good, shades.red, shades.quiet)))
        painter.drawText(box, _LEFT, told)
        room = box.width() - painter.fontMetrics().horizontalAdvance(told) - STEP
        painter.setFont(tabular(text_font(weight=QFont.Weight.DemiBold)))
        painter.setPen(QColor(shades.text))
        painter.drawText(box, _RIGHT, sums_within(line, painter.fontMetrics(), room))


def sums_within(line: SeatLine, metrics: QFontMetrics, room: int) -> str:
    """Return the points before and now; in a narrow box those of now, or none at all."""
    both, now = f"{signed(line.before)} → {signed(line.after)}", f"→ {signed(line.after)}"
    return next((each for each in (both, now) if metrics.horizontalAdvance(each) <= room), "")


def _ink(points: int, good: str, bad: str, none: str) -> str:
    if not points:
        return none
    return good if points > 0 else bad
