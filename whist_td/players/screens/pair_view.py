"""The picture of all pairs of people or teams, and in words beside it what it says of one."""

from collections import defaultdict
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.kit.fields import NumberField
from whist_td.kit.form_parts import LabelledField
from whist_td.kit.parts import column, row
from whist_td.kit.scrolled import scrolled
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.players.screens.pair_map import MapLegend, PairMap
from whist_td.players.views.movement_views import Between, PairCounts
from whist_td.players.words.movement_pages import map_legend, of_one_sentence
from whist_td.words.words import Words

_WORDS = 36
"""The width of the words in letters."""
_NUMBER = 16
"""The width of a field for a number, in letters."""


class PairMapView(QWidget):
    """The picture with its legend, and the words for one number."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._counts = PairCounts(Between.MEETINGS, (), {})
        self._names: Mapping[int, str] = {}
        self._map = PairMap(words, self)
        self._square = named(labelled("", "number", self), "heatSquare")
        self._legend = MapLegend(self._map, self)
        self._number = named(NumberField(self), "heatPlayer")
        self._name = labelled("", "number", self)
        self._in_words = named(labelled("", "body", self), "heatWords")
        self._lay_out()
        self._map.pointed.connect(self._point)
        self._number.valueChanged.connect(self._describe)

    def _lay_out(self) -> None:
        words, field = (
            QWidget(self),
            LabelledField(self._words("The same in words, for number"), self._number, "", self),
        )
        self._number.setMaximumWidth(_NUMBER * self.fontMetrics().averageCharWidth())
        self._square.setWordWrap(True)
        self._in_words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._in_words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        parts = (self._legend, self._square, field, self._name, self._in_words)
        column(*parts, None, inside=words, spacing=2 * STEP)
        self._area = scrolled(words, self)
        self._area.setMinimumWidth(1)  # The map takes its share first, and the words fold.
        row(self._map, (self._area, 1), inside=self, margins=(0, STEP, 0, 0), spacing=3 * STEP)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picture be as large a square as leaves room for the words."""
        super().resizeEvent(event)
        words = _WORDS * self.fontMetrics().averageCharWidth()
        self._map.setFixedWidth(max(min(self.height(), self.width() - words, self._map.widest), 0))

    def show_counts(self, counts: PairCounts, names: Mapping[int, str]) -> None:
        """Show what is counted of every two, and offer the numbers for which there are words."""
        self._counts, self._names = counts, names
        self._map.show_counts(counts)
        self._legend.show_texts(map_legend(counts.kind, counts.levels, self._words))
        self._number.setRange(min(counts.numbers, default=1), max(counts.numbers, default=1))
        self._describe(self._number.value())

    def _point(self, one: int, other: int) -> None:
        self._square.setText(self._map.sentence(one, other))
        if self._number.value() != one:
            self._number.setValue(one)

    def _describe(self, number: int) -> None:
        self._name.setText(f"{number} · {self._names.get(number, '')}".rstrip(" ·"))
        by_count: dict[int, list[int]] = defaultdict(list)
        for other in self._counts.numbers:
            if other != number:
                by_count[self._counts.times(number, other)].append(other)
        kind, _ = self._counts.kind, self._words
        texts = [of_one_sentence(kind, n, by_count[n], _) for n in sorted(by_count, reverse=True)]
        self._in_words.setText("\n".join(texts))
