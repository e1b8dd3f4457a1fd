"""The tables of a round as cards: who sits there, who deals next, the points, how far it is."""

from collections.abc import Collection

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.core.name_setting import NamePlace
from whist_td.formats.club_night.screens.play_second_pass import Readings
from whist_td.formats.club_night.views.views import ClubRoundView, SeatView, TableView
from whist_td.formats.club_night.words.labels import signed
from whist_td.formats.club_night.words.tables import progress_words, running_words
from whist_td.kit.aim import ScrollWatch
from whist_td.kit.name_letters import SetNames, names_set
from whist_td.kit.parts import ENTER
from whist_td.kit.stylesheet import BODY, HEADING, SMALL, STEP
from whist_td.kit.theme import colours, named, tabular, text_font
from whist_td.stages.phone_marks import PhoneMark, PhoneMarks
from whist_td.stages.second_pass import ReadingVerdict
from whist_td.words.words import Words, sentence_case

Key = Qt.Key
_DEALS = QFont.Weight.DemiBold
IN_ROW = 2
"""So many people stand beside one another, where their names have room."""
_DEALER = "● "
"""The mark of who deals."""
WIDE_POINTS = "+188"
"""Points as wide as they usually become."""
_EDGE, _GAP = STEP + 4, 2 * STEP
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_FOLDED = Qt.AlignmentFlag.AlignLeft.value | Qt.TextFlag.TextWordWrap.value
_STEPS = {Key.Key_Up: -1, Key.Key_Left: -1, Key.Key_Down: 1, Key.Key_Right: 1}


class PlayTableCard(QWidget):
    """One table; partners stand one below the other."""

    # More than 15 methods: what is painted of a table is also measured before.

    clicked = Signal(int)

    def __init__(self, view: TableView, marks: PhoneMarks, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._view, self._marks = words, view, marks
        self._is_chosen = self._has_keys = False
        self._in_row = IN_ROW
        self._steady: tuple[object, int] = (None, 0)
        """For which round, width and letters the card keeps the height it has once needed."""
        self._names = names_set((), text_font(weight=_DEALS))
        self._verdict: ReadingVerdict | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_table(view)

    @property
    def view(self) -> TableView:
        """The table that is shown."""
        return self._view

    def show_verdict(self, verdict: ReadingVerdict | None) -> bool:
        """Say what a second pass says of the table; until it was read, no points are told.

        Tell whether it said something else before.
        """
        if verdict is self._verdict:
            return False
        self._verdict = verdict
        self.show_table(self._view)
        return True

    def show_table(self, view: TableView) -> None:
        """Show a table as it stands."""
        self._view = view
        named(self, f"table-{view.table}", self._words("Table {table}", table=view.table))
        self.setAccessibleDescription(self.summary)
        people = ", ".join(seat.name for seat in view.seats)
        self.setToolTip("\n".join(filter(None, (people, sentence_case(self._phone)))))
        self.updateGeometry()
        self.update()

    @property
    def summary(self) -> str:
        """How far the table is, and the score of its game."""
        return " · ".join(filter(None, (self._far[0], self._phone, self._score)))

    @property
    def _mark(self) -> PhoneMark | None:
        is_read = self._verdict is not None
        return None if is_read else self._marks.at(self._view.round, self._view.table)

    @property
    def _phone(self) -> str:
        """What telephones say of the table, in words."""
        mark = self._mark
        return mark.sentence(self._words) if mark else ""

    @property
    def _score(self) -> str:
        return running_words(self._view, self._words)

    @property
    def _far(self) -> tuple[str, str]:
        """How far the table is, in words and in its colour."""
        _, view = self._words, self._view
        far = progress_words(view.running, view.length, len(view.deals), _)
        shades = colours(self)
        match self._verdict:
            case ReadingVerdict.UNREAD:
                return _("to be read again"), shades.quiet
            case ReadingVerdict.AGREES if view.is_over:
                return "✓ " + _("read again"), shades.good
            case ReadingVerdict.DIFFERS:
                return "≠ " + _("they differ"), shades.red
        return (f"✓ {far}", shades.good) if view.is_over else (far, shades.quiet)

    def mark(self, *, is_chosen: bool, has_keys: bool) -> None:
        """Say whether this is the table that is worked on."""
        if (is_chosen, has_keys) != (self._is_chosen, self._has_keys):
            self._is_chosen, self._has_keys = is_chosen, has_keys
            self.update()

    def stand(self, in_row: int, names: SetNames) -> None:
        """Let so many people stand beside one another, named in the letters of all tables."""
        self._names = names
        if in_row != self._in_row:
            self._in_row = in_row
            self.updateGeometry()
        self.update()

    def name_places(self, in_row: int, width: int) -> list[NamePlace]:
        """Return the names, and the room of each where so many stand beside one another.

        Whoever deals, and whatever has been won so far: no table moves in the midst of a round.
        """
        wide = _seat_width(width - 2 * _EDGE, in_row)
        both = ((seat, mark) for seat in self._view.seats for mark in ("", _DEALER))
        return [self._name_place(seat, mark, wide) for seat, mark in both]

    def _name_place(self, seat: SeatView, mark: str, width: int) -> NamePlace:
        figures = QFontMetrics(_figures())
        points = max(map(figures.horizontalAdvance, (WIDE_POINTS, self._points(seat))))
        return NamePlace(f"{mark}{seat.name}", width - STEP - points, 0)

    @override
    def sizeHint(self) -> QSize:
        far = () if self._far_fits else (SMALL,)
        sizes = (HEADING, *far, *(BODY for _row in self._rows()))
        text = sum(QFontMetrics(text_font(size)).height() for size in sizes)
        needed = text + self._score_height + 2 * STEP
        # A score that comes or goes would push the tables below from under the mouse.
        where = (self._view.round, self.width(), self._in_row, QFontMetrics(text_font()).height())
        before = self._steady[1] if self._steady[0] == where else 0
        self._steady = (where, max(before, needed))
        return QSize(40 * STEP, self._steady[1])

    @property
    def _score_height(self) -> int:
        metrics, wide = QFontMetrics(text_font(SMALL)), self.width() - 2 * _EDGE
        room = QRect(0, 0, wide, 100 * metrics.height())
        return metrics.boundingRect(room, _FOLDED, self._score).height() if self._score else 0

    @property
    def _far_fits(self) -> bool:
        """Tell whether it stands beside the table’s number how far it is."""
        name = QFontMetrics(_heading_font()).horizontalAdvance(self._called)
        name += 3 * STEP if self._mark else 0
        far = QFontMetrics(_far_font()).horizontalAdvance(self._far[0])
        return name + far + STEP <= self.width() - 2 * _EDGE

    @property
    def _called(self) -> str:
        return self._words("Table {table}", table=self._view.table)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit(self._view.table)
        event.accept()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        shades, painter = colours(self), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = shades.accent if self._is_chosen else shades.line
        painter.setPen(QPen(QColor(edge), 3 if self._has_keys else 2 if self._is_chosen else 1))
        painter.setBrush(QColor(shades.accent_soft if self._is_chosen else shades.surface))
        painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 8, 8)
        inside = self.rect().adjusted(_EDGE, STEP, -_EDGE, -STEP)
        top = self._paint_heading(painter, inside)
        height, wide = QFontMetrics(text_font()).height(), _seat_width(inside.width(), self._in_row)
        for row in self._rows():
            for place, seat in enumerate(row):
                left = inside.left() + place * (wide + _GAP)
                self._paint_seat(painter, QRect(left, top, wide, height), seat)
            top += height
        painter.setFont(text_font(SMALL))
        painter.setPen(QColor(shades.quiet))
        painter.drawText(inside.adjusted(0, top - inside.top(), 0, STEP), _FOLDED, self._score)

    def _rows(self) -> list[tuple[SeatView, ...]]:
        seats, in_row = self._view.seats, self._in_row
        return [seats[at : at + in_row] for at in range(0, len(seats), in_row)]

    def _paint_heading(self, painter: QPainter, inside: QRect) -> int:
        font, (far, ink) = _heading_font(), self._far
        line = QRect(inside.topLeft(), QSize(inside.width(), QFontMetrics(font).height()))
        paint_text(painter, line, self._called, font, colours(self).text)
        if mark := self._mark:
            beside = line.left() + QFontMetrics(font).horizontalAdvance(self._called)
            sign = QRect(beside, line.top(), 3 * STEP, line.height())
            mark.paint(painter, sign, "", colours(self))
        if self._far_fits:
            paint_text(painter, line, far, _far_font(), ink, RIGHT)
            return line.bottom() + 1
        line.translate(0, line.height())
        line.setHeight(QFontMetrics(_far_font()).height())
        paint_text(painter, line, far, _far_font(), ink)
        return line.bottom() + 1

    def _paint_seat(self, painter: QPainter, box: QRect, seat: SeatView) -> None:
        shades, deals = colours(self), seat.seat == self._view.dealer
        points, figures = self._points(seat), _figures()
        paint_text(painter, box, points, figures, shades.text, RIGHT)
        place = self._name_place(seat, _DEALER if deals else "", box.width())
        font = QFont(self._names.font)
        font.setWeight(_DEALS if deals else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(shades.accent if deals else shades.text))
        painter.drawText(box, LEFT, self._names.texts.get(place, place.name))

    def _points(self, seat: SeatView) -> str:
        is_known = bool(self._view.deals or seat.score.sanction)
        is_shown = is_known and self._verdict is not ReadingVerdict.UNREAD
        return signed(seat.score.points) if is_shown else ""


def _seat_width(inside: int, in_row: int) -> int:
    return (inside - (in_row - 1) * _GAP) // in_row


def _heading_font() -> QFont:
    return text_font(HEADING, QFont.Weight.Bold)


def _far_font() -> QFont:
    return text_font(SMALL, QFont.Weight.DemiBold)


def _figures() -> QFont:
    return tabular(text_font(weight=QFont.Weight.DemiBold))


def paint_text(
    painter: QPainter,
    box: QRect,
    text: str,
    font: QFont,
    shade: str,
    side: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write a line into a box, and cut it where it finds no room."""
    painter.setFont(font)
    painter.setPen(QColor(shade))
    cut = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, side, cut)


class TableCards(QScrollArea):
    """All tables of a round: a number or an arrow chooses one, Enter goes into it."""

    # More than 15 methods: each key and each event of Qt that moves the choice has its own.

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(self, marks: PhoneMarks, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._marks = marks
        self._cards: dict[int, PlayTableCard] = {}
        self._table = 0
        self._typed = ""
        named(self, "tables", _("Tables of this round"))
        self.setWidgetResizable(True)
        ScrollWatch(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 2, 0)
        self._column.setSpacing(STEP // 2)
        self._column.addStretch(1)
        self.setWidget(self._inside)

    @property
    def table(self) -> int:
        """The table that is chosen, 0 where there is none."""
        return self._table

    @property
    def cards(self) -> tuple[PlayTableCard, ...]:
        """The cards from top to bottom."""
        return tuple(self._cards.values())

    def show_round(self, view: ClubRoundView) -> None:
        """Show the tables of a round, keeping the one that is chosen."""
        shown = {table.table: table for table in view.tables}
        for number in [number for number in self._cards if number not in shown]:
            card = self._cards.pop(number)
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        for place, (number, table) in enumerate(shown.items()):
            if number not in self._cards:
                card = PlayTableCard(table, self._marks, self._words, self._inside)
                card.clicked.connect(self._click)
                self._cards[number] = card
                self._column.insertWidget(place, card)
            elif self._cards[number].view != table:
                self._cards[number].show_table(table)
        if self._table not in self._cards:
            self._table = next(iter(self._cards), 0)
        self._mark()
        self._stand()

    def show_marks(self, tables: Collection[int]) -> None:
        """Show what telephones say of some tables now."""
        for table in tables:
            if card := self._cards.get(table):
                card.show_table(card.view)

    def show_pass(self, readings: Readings | None) -> None:
        """Mark what a second pass has read, and what differs; None: there is no pass."""
        differ = []
        for number, card in self._cards.items():
            is_read = readings is not None and number in (*readings.entered, *readings.read)
            verdict = readings.verdict(number) if readings and is_read else None
            differ.append(card.show_verdict(verdict))
        if any(differ):
            self._stand()

    def choose(self, table: int) -> None:
        """Work on a table."""
        if table not in self._cards:
            return
        self._table = table
        self._mark()
        self.ensureWidgetVisible(self._cards[table], 0, STEP)
        self.chosen.emit(table)

    def take_key(self, event: QKeyEvent) -> None:
        """Take a key that was pressed beside the tables, and go on here where it is one of ours."""
        self.keyPressEvent(event)
        if event.isAccepted():
            self.setFocus()

    def _click(self, table: int) -> None:
        self.choose(table)
        self.opened.emit(table)

    def _mark(self) -> None:
        for number, card in self._cards.items():
            card.mark(is_chosen=number == self._table, has_keys=self.hasFocus())

    def _stand(self) -> None:
        """Let people stand beside one another at all tables, in whole letters, or at none."""
        wide = self.viewport().width() - self._column.contentsMargins().right()
        cards, usual = self._cards.values(), text_font(weight=_DEALS)
        for in_row in (IN_ROW, 1):
            places = [place for card in cards for place in card.name_places(in_row, wide)]
            names = names_set(places, usual, are_people=True)
            if names.are_whole and names.font.pointSizeF() == usual.pointSizeF():
                break
        for card in cards:
            card.stand(in_row, names)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._stand()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._stand()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._typed = ""
        self._mark()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = Key(event.key()), event.text()
        if key in ENTER:
            self._typed = ""
            if not event.isAutoRepeat():
                self.opened.emit(self._table)
        elif key in _STEPS:
            self._typed = ""
            tables = list(self._cards)
            if tables:
                place = tables.index(self._table) + _STEPS[key]
                self.choose(tables[max(0, min(place, len(tables) - 1))])
        elif text.isascii() and text.isdigit():
            # 1 and 2 lead to table 12, where there is one.
            whole = self._typed + text
            self._typed = whole if int(whole) in self._cards else text
            self.choose(int(self._typed))
        else:
            event.ignore()
            return
        event.accept()
