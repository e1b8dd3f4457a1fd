"""The people of a table while a deal is entered: who deals, what it gives, the points of each."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from whist_td.core.name_setting import WIDTHS, NamePlace
from whist_td.formats.club_night.games.game import Gains
from whist_td.formats.club_night.screens.play_tables import LEFT, RIGHT, WIDE_POINTS, paint_text
from whist_td.formats.club_night.views.views import TableView
from whist_td.formats.club_night.words.labels import signed
from whist_td.formats.club_night.words.seats import seat_sign
from whist_td.formats.club_night.words.tables import table_names
from whist_td.kit.name_letters import SetNames, names_set
from whist_td.kit.stylesheet import BODY, SMALL, STEP, TITLE
from whist_td.kit.theme import colours, tabular, text_font
from whist_td.words.words import Words


@dataclass(frozen=True)
class SeatOfDeal:
    """One seat: its sign, who sits there and deals, what the deal gives, the points before and now.

    Without points nothing is known yet of the deal; `sits_out` is of the dealer at a table of five.
    """

    sign: str
    number: int
    name: str
    deals: bool
    points: int | None
    before: int
    after: int
    sits_out: bool = False
    short: str = ""
    """What is shown where the whole name finds no room."""


def seat_lines(
    view: TableView, dealer: int | None, gains: Gains | None, before: Gains, after: Gains, _: Words
) -> tuple[SeatOfDeal, ...]:
    """Return a line for each seat; the jury's points are in both sums."""
    lines, short = [], table_names(view)
    for seat in view.seats:
        at, jury = seat.seat, seat.score.sanction
        lines.append(
            SeatOfDeal(
                seat_sign(at, len(view.seats), _),
                seat.player,
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
    """The seats in the order in which they deal, on as many rows as their names need."""

    # More than 15 methods: what is painted of a seat is also measured before.

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._lines: tuple[SeatOfDeal, ...] = ()
        self._rows = 1
        self.setObjectName("seats")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def lines(self) -> tuple[SeatOfDeal, ...]:
        """What is shown."""
        return self._lines

    def show_lines(self, lines: tuple[SeatOfDeal, ...]) -> None:
        """Show the seats of a table."""
        self._lines = lines
        self._fold()
        self.setAccessibleDescription(self._words.apart(map(self._spoken, lines)))
        self.update()

    def _spoken(self, line: SeatOfDeal) -> str:
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
        row = sum(heights) + 2 * STEP
        return QSize(60 * STEP, self._rows * (row + STEP) - STEP)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(30 * STEP, self.sizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fold()

    def _fold(self) -> None:
        """Take as many rows as names and points need."""
        count = max(1, len(self._lines))
        for rows in range(1, count + 1):
            room = self._boxes(rows)[0].width() - 2 * STEP
            if all(_fits_seat(line, room, self._words) for line in self._lines):
                break
        if rows != self._rows:
            self._rows = rows
            self.updateGeometry()

    def _boxes(self, rows: int) -> list[QRect]:
        """Return where each seat stands, in some rows."""
        count = max(1, len(self._lines))
        in_row = -(-count // rows)
        wide = (self.width() - (in_row - 1) * STEP) // in_row
        tall = (self.height() - (rows - 1) * STEP) // rows
        places = (divmod(at, in_row) for at in range(count))
        return [
            QRect(column * (wide + STEP), row * (tall + STEP), wide, tall) for row, column in places
        ]

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        boxes = self._boxes(self._rows)
        metrics = QFontMetrics(text_font(weight=QFont.Weight.DemiBold))
        room = boxes[0].width() - 3 * STEP - _sign_width()  # beside the sign
        numbered = have_numbers_within(self._lines, metrics, room)
        places = [self._name_place(room, line, numbered=numbered) for line in self._lines]
        names = names_set(places, text_font(weight=QFont.Weight.DemiBold), are_people=True)
        # The points before and now, as far as there is room beside what a deal gives
        width = boxes[0].width() - 2 * STEP
        gains = [
            (QFontMetrics(_gain_font(line)), _gained(line, self._words)) for line in self._lines
        ]
        rooms = [width - metrics.horizontalAdvance(text) - STEP for metrics, text in gains]
        sums = sums_within(self._lines, QFontMetrics(_sum_font()), rooms)
        for box, line, place, total in zip(boxes, self._lines, places, sums, strict=False):
            self._paint(painter, box, line, (names, place))
            self._paint_points(painter, _below_name(box), line, total)

    def _paint(
        self, painter: QPainter, box: QRect, line: SeatOfDeal, named: tuple[SetNames, NamePlace]
    ) -> None:
        shades = colours(self)
        painter.setPen(QPen(QColor(shades.accent if line.deals else shades.line), 1 + line.deals))
        painter.setBrush(QColor(shades.surface))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        name = _inside(box)
        name.setBottom(_below_name(box).top() - 1)
        self._paint_name(painter, name, line, named)

    def _name_place(self, width: int, line: SeatOfDeal, *, numbered: bool) -> NamePlace:
        """Return what is said of a name beside its sign, and the room that is left for it."""
        metrics = QFontMetrics(text_font(weight=QFont.Weight.DemiBold))
        number = f"{line.number}  " if numbered else ""
        mark = self._mark_width(line)
        # The frame says as well who deals; without his name nobody would know whom it marks.
        if metrics.horizontalAdvance(number + line.short) >= width - mark - 2:
            mark = 0
        whole = number + line.name
        fits = numbered and metrics.horizontalAdvance(whole) < width - mark - 2
        return NamePlace(whole if fits else number + line.short, width - mark, 0)

    def _mark(self, line: SeatOfDeal) -> str:
        return self._words("is dealing") if line.deals and not line.sits_out else ""

    def _mark_width(self, line: SeatOfDeal) -> int:
        mark = self._mark(line)
        return QFontMetrics(text_font(SMALL)).horizontalAdvance(mark) + STEP if mark else 0

    def _paint_name(
        self, painter: QPainter, box: QRect, line: SeatOfDeal, named: tuple[SetNames, NamePlace]
    ) -> None:
        shades, (names, place) = colours(self), named
        box = self._paint_sign(painter, box, line)
        if box.width() - place.width >= self._mark_width(line):
            paint_text(painter, box, self._mark(line), text_font(SMALL), shades.accent, RIGHT)
        painter.setFont(names.font)
        painter.setPen(QColor(shades.text))
        painter.drawText(box, LEFT, names.texts[place])

    def _paint_sign(self, painter: QPainter, box: QRect, line: SeatOfDeal) -> QRect:
        """Paint the sign of a seat as it stands on the score sheet; return the room beside it."""
        shades, font = colours(self), text_font(weight=QFont.Weight.Bold)
        sign = QRect(box)
        sign.setWidth(_sign_width())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(shades.text))
        painter.drawRoundedRect(sign, 4, 4)
        painter.setFont(font)
        painter.setPen(QColor(shades.surface))
        painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, line.sign)
        return box.adjusted(sign.width() + STEP, 0, 0, 0)

    def _paint_points(self, painter: QPainter, box: QRect, line: SeatOfDeal, total: str) -> None:
        _, shades = self._words, colours(self)
        if line.points is None:
            painter.setFont(_gain_font(line))
            painter.setPen(QColor(shades.quiet))
            painter.drawText(box, RIGHT, signed(line.before))
            return
        text = _gained(line, _)
        painter.setFont(_gain_font(line))
        ink = shades.good if line.points > 0 else shades.red
        painter.setPen(QColor(ink if line.points else shades.quiet))
        painter.drawText(box, LEFT, text)
        painter.setFont(_sum_font())
        painter.setPen(QColor(shades.text))
        painter.drawText(box, RIGHT, total)


def _inside(box: QRect) -> QRect:
    return box.adjusted(STEP, STEP // 2, -STEP, -STEP // 2)


def _below_name(box: QRect) -> QRect:
    return _inside(box).adjusted(0, QFontMetrics(text_font()).height() + 2, 0, 0)


def _fits_seat(line: SeatOfDeal, room: int, _: Words) -> bool:
    """Tell whether a name is read whole in a box, and below it whatever a deal may give.

    Measured as wide as points usually become, known or not: no answer folds the seats anew.
    """
    wide = QFontMetrics(text_font(weight=QFont.Weight.DemiBold)).horizontalAdvance(line.short)
    gain = QFontMetrics(_points_font()).horizontalAdvance(WIDE_POINTS)
    gain = max(gain, QFontMetrics(_gain_font(line)).horizontalAdvance(_gained(line, _)))
    return wide * WIDTHS[-1] <= room - _sign_width() - STEP and gain <= room


def _gained(line: SeatOfDeal, _: Words) -> str:
    """Return what a deal gives in words, or where a seat stands before it."""
    if line.sits_out:
        return _("sits out")
    return signed(line.before if line.points is None else line.points)


def _gain_font(line: SeatOfDeal) -> QFont:
    if line.points is None:
        return tabular(text_font(TITLE, QFont.Weight.DemiBold))
    return tabular(text_font(BODY, QFont.Weight.Bold)) if line.sits_out else _points_font()


def _points_font() -> QFont:
    return tabular(text_font(TITLE, QFont.Weight.Bold))


def _sum_font() -> QFont:
    return tabular(text_font(weight=QFont.Weight.DemiBold))


def _sign_width() -> int:
    return QFontMetrics(text_font(weight=QFont.Weight.Bold)).horizontalAdvance("W") + STEP


def have_numbers_within(lines: Sequence[SeatOfDeal], metrics: QFontMetrics, room: int) -> bool:
    """Tell whether all seats have room for the number; at some only, it would pass for a sign."""
    widths = (metrics.horizontalAdvance(f"{line.number}  {line.short}") for line in lines)
    return all(width < room - 2 for width in widths)


def sums_within(
    lines: Sequence[SeatOfDeal], metrics: QFontMetrics, rooms: Sequence[int]
) -> list[str]:
    """Return the points before and now; in narrow boxes those of now, or none: all seats alike."""
    both = [f"{signed(line.before)} → {signed(line.after)}" for line in lines]
    now = [f"→ {signed(line.after)}" for line in lines]
    for texts in (both, now):
        if all(map(int.__le__, map(metrics.horizontalAdvance, texts), rooms)):
            return texts
    return [""] * len(lines)
