"""A map of partners, opponents or meetings, and the same in words beside it."""

from collections import defaultdict
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.kit.number_field import NumberField
from whist_td.kit.scrolled import scrolled
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.players.screens.map_legend import MapLegend
from whist_td.players.screens.pair_map import PairMap, Tone
from whist_td.players.views.movement_seen import Between, Level, PairCounts
from whist_td.players.words.movement_pages import map_legend, map_title, pair_sentence
from whist_td.stages.new_event_fields import Field
from whist_td.words.numbers import numbers_listed
from whist_td.words.words import Words

_WORDS = 36
"""The width of the words in letters."""
_NUMBER = 16
"""The width of a field for a number, in letters."""
_ALARMING = {Between.PARTNERS}
"""What better happens once: twice is a colour that is seen."""


class CountsMap(PairMap):
    """A square for every two."""

    def __init__(self, counts: PairCounts, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._counts = counts
        self._words = words
        self.setAccessibleName(map_title(counts.kind, words))
        self.show_numbers(counts.numbers)

    @override
    def count(self, one: int, other: int) -> int:
        return self._counts.times(one, other)

    @override
    def sentence(self, one: int, other: int) -> str:
        return pair_sentence(self._counts, one, other, self._words)

    @override
    def _levels(self) -> tuple[Level, ...]:
        return self._counts.levels

    @override
    def _tone(self) -> Tone:
        return Tone.ALARMING if self._counts.kind in _ALARMING else Tone.NEUTRAL


class CountsView(QWidget):
    """The picture with its legend, and the words for one number."""

    def __init__(
        self, counts: PairCounts, names: Mapping[int, str], words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._counts, self._names = counts, names
        self._map = CountsMap(counts, words, self)
        self._square = labelled("", "number", self)
        self._square.setObjectName("heatSquare")
        self._number = NumberField(self)
        self._number.setObjectName("heatPlayer")
        self._number.setMaximumWidth(_NUMBER * self.fontMetrics().averageCharWidth())
        self._number.setRange(min(counts.numbers, default=1), max(counts.numbers, default=1))
        self._name = labelled("", "number", self)
        self._told = labelled("", "body", self)
        self._told.setObjectName("heatWords")
        self._lay_out()
        self._map.pointed.connect(self._point)
        self._number.valueChanged.connect(self._tell)
        self._tell(self._number.value())

    def _lay_out(self) -> None:
        _ = self._words
        words = QWidget(self)
        beside = QVBoxLayout(words)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(2 * STEP)
        self._square.setWordWrap(True)
        self._told.setWordWrap(True)
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop)
        field = Field(_("The same in words, for number"), self._number, "", self)
        legend = MapLegend(self._map, self)
        legend.show_texts(map_legend(self._counts.kind, self._counts.levels, _))
        for part in (legend, self._square, field, self._name, self._told):
            beside.addWidget(part)
        beside.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, STEP, 0, 0)
        row.setSpacing(3 * STEP)
        row.addWidget(self._map)
        row.addWidget(scrolled(words, self), 1)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picture be as large a square as leaves room for the words."""
        super().resizeEvent(event)
        words = _WORDS * self.fontMetrics().averageCharWidth()
        self._map.setFixedWidth(max(min(self.height(), self.width() - words, self._map.widest), 0))

    def _point(self, one: int, other: int) -> None:
        self._square.setText(self._map.sentence(one, other))
        if self._number.value() != one:
            self._number.setValue(one)

    def _tell(self, number: int) -> None:
        _ = self._words
        self._name.setText(f"{number} · {self._names.get(number, '')}".rstrip(" ·"))
        by_count: dict[int, list[int]] = defaultdict(list)
        for other in self._counts.numbers:
            if other != number:
                by_count[self._counts.times(number, other)].append(other)
        told = (self._sentence(times, by_count[times]) for times in sorted(by_count, reverse=True))
        self._told.setText("\n".join(told))

    def _sentence(self, times: int, others: list[int]) -> str:
        _ = self._words
        people = numbers_listed(others, _)
        if not times:
            return _("Never: {people}.", people=people)
        return _.plural("Once: {people}.", "{n} times: {people}.", times, people=people)
