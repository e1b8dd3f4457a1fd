"""Who meets whom and who is compared with whom: the picture, and the same in words beside it."""

from collections import defaultdict

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.i18n.whiz_forecast import numbers_listed
from whist_td.i18n.words import Words
from whist_td.ui.dialogs.new_event_field import Field
from whist_td.ui.theme import SMALL, STEP, colours, labelled, text_font
from whist_td.ui.whiz.movement_heat import LEGEND, HeatMap, Kind, shades
from whist_td.ui.widgets.number_field import NumberField
from whist_td.usecases.whiz_movement_views import Acquaintance

_SQUARE = 18
_WORDS = 36
"""The width of the words in letters."""


class Legend(QWidget):
    """What each colour means."""

    def __init__(self, kind: Kind, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self._kind = kind
        self._texts = tuple(_(text) for text in LEGEND[kind])
        self.setAccessibleName(", ".join(self._texts))

    @override
    def sizeHint(self) -> QSize:
        return QSize(30 * STEP, (_SQUARE + STEP) * len(self._texts))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = colours(self)
        painter.setFont(text_font(SMALL))
        grounds = shades(self._kind, palette)
        for place, (text, shade) in enumerate(zip(self._texts, grounds, strict=True)):
            top = place * (_SQUARE + STEP)
            painter.fillRect(0, top, _SQUARE, _SQUARE, QColor(shade.ground))
            painter.setPen(QColor(palette.text))
            left = _SQUARE + STEP
            edge = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(left, top, self.width() - left, _SQUARE, edge, text)
        painter.end()


class PeopleView(QWidget):
    """One of the two pictures, with its legend and the words for one player."""

    def __init__(self, kind: Kind, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._kind = kind
        self._known = Acquaintance((), {}, {})
        self._map = HeatMap(words, self)
        self._square = labelled("", "number", self)
        self._legend = Legend(kind, words, self)
        self._player = NumberField(self)
        self._field = Field(_("The same in words, for player"), self._player, "", self)
        self._name = labelled("", "number", self)
        self._told = labelled("", "body", self)
        self._square.setObjectName("heatSquare")
        self._told.setObjectName("heatWords")
        self._player.setObjectName("heatPlayer")
        self._names: dict[int, str] = {}
        self._lay_out()
        self._map.pointed.connect(self._point)
        self._player.valueChanged.connect(self._tell)

    def _lay_out(self) -> None:
        beside = QVBoxLayout()
        beside.setSpacing(2 * STEP)
        self._square.setWordWrap(True)
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for part in (self._legend, self._square, self._field, self._name, self._told):
            beside.addWidget(part)
        beside.addStretch()
        words = QWidget(self)
        words.setLayout(beside)
        beside.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, STEP, 0, 0)
        row.setSpacing(3 * STEP)
        row.addWidget(self._map)
        row.addWidget(_scrolled(words, self), 1)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picture be as large a square as leaves room for the words."""
        super().resizeEvent(event)
        words = _WORDS * self.fontMetrics().averageCharWidth()
        self._map.setFixedWidth(max(min(self.height(), self.width() - words), 0))

    def show_people(self, evening: WhizEvening, known: Acquaintance) -> None:
        """Show who knows whom in a tournament."""
        self._known = known
        self._names = {number: player.name for number, player in evening.players.items()}
        self._map.show_people(known, self._kind)
        self._player.setRange(min(known.players, default=1), max(known.players, default=1))
        self._tell(self._player.value())

    def _point(self, one: int, other: int) -> None:
        self._square.setText(self._map.sentence(one, other))
        if self._player.value() != one:
            self._player.setValue(one)

    def _tell(self, player: int) -> None:
        self._name.setText(f"{player} · {self._names.get(player, '')}".rstrip(" ·"))
        self._told.setText("\n".join(self._sentences(player)))

    def _sentences(self, player: int) -> list[str]:
        _ = self._words
        by_count: dict[int, list[int]] = defaultdict(list)
        for other in self._known.players:
            if other != player:
                by_count[self._map.count(player, other)].append(other)
        return [self._sentence(times, by_count[times]) for times in sorted(by_count, reverse=True)]

    def _sentence(self, times: int, others: list[int]) -> str:
        _ = self._words
        people = numbers_listed(others, _)
        if self._kind is Kind.MEETINGS:
            if not times:
                return _("Does not meet {people}.", people=people)
            return _.plural(
                "Meets once: {people}.", "Meets {n} times: {people}.", times, people=people
            )
        if not times:
            return _("Is never compared with {people}.", people=people)
        return _.plural(
            "Compared on {n} set with {people}.",
            "Compared on {n} sets with {people}.",
            times,
            people=people,
        )


def _scrolled(words: QWidget, parent: QWidget) -> QScrollArea:
    area = QScrollArea(parent)
    area.setWidget(words)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
