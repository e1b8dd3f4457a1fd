"""The picture of all pairs of people or teams, and in words beside it what it says of one."""

from abc import abstractmethod
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.kit.fields import NumberField
from whist_td.kit.parts import column, row
from whist_td.kit.scrolled import scrolled
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.players.screens.pair_map import MapLegend, PairMap, PairTone
from whist_td.players.views.movement_views import Between, Level, PairCounts
from whist_td.players.words.movement_pages import map_legend, map_title, pair_sentence
from whist_td.stages.new_event_fields import LabelledField
from whist_td.words.words import N_, Words, numbers_listed

_WORDS = 36
"""The width of the words in letters."""
_NUMBER = 16
"""The width of a field for a number, in letters."""
_ALARMING = {Between.PARTNERS}
"""What better happens once: twice is a colour that is seen."""
Drawn = TypeVar("Drawn", bound=PairMap)


class PairMapView(QWidget, Generic[Drawn]):
    """The picture with its legend, and the words for one number."""

    OF_ONE: ClassVar[str] = N_("The same in words, for number")
    """What is asked for whom the words are."""

    def __init__(self, drawn: Callable[[QWidget], Drawn], words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._numbers: Collection[int] = ()
        self._names: Mapping[int, str] = {}
        self._map = drawn(self)
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
            LabelledField(self._words(self.OF_ONE), self._number, "", self),
        )
        self._number.setMaximumWidth(_NUMBER * self.fontMetrics().averageCharWidth())
        self._square.setWordWrap(True)
        self._in_words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._in_words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        parts = (self._legend, self._square, field, self._name, self._in_words)
        column(*parts, None, inside=words, spacing=2 * STEP)
        self._area = scrolled(words, self)
        row(self._map, (self._area, 1), inside=self, margins=(0, STEP, 0, 0), spacing=3 * STEP)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picture be as large a square as leaves room for the words."""
        super().resizeEvent(event)
        words = _WORDS * self.fontMetrics().averageCharWidth()
        self._map.setFixedWidth(max(min(self.height(), self.width() - words, self._map.widest), 0))

    def show_numbers(self, numbers: Collection[int], names: Mapping[int, str]) -> None:
        """Offer the numbers for which there are words."""
        self._numbers, self._names = numbers, names
        self._number.setRange(min(numbers, default=1), max(numbers, default=1))
        self._describe(self._number.value())

    def _point(self, one: int, other: int) -> None:
        self._square.setText(self._map.sentence(one, other))
        if self._number.value() != one:
            self._number.setValue(one)

    def _describe(self, number: int) -> None:
        self._name.setText(f"{number} · {self._names.get(number, '')}".rstrip(" ·"))
        by_count: dict[int, list[int]] = defaultdict(list)
        for other in self._numbers:
            if other != number:
                by_count[self._map.count(number, other)].append(other)
        texts = (self._sentence(times, by_count[times]) for times in sorted(by_count, reverse=True))
        self._in_words.setText("\n".join(texts))

    @abstractmethod
    def _sentence(self, times: int, others: list[int]) -> str:
        """Say with whom the one has it in common so many times."""


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
    def _tone(self) -> PairTone:
        return PairTone.ALARMING if self._counts.kind in _ALARMING else PairTone.NEUTRAL


class CountsView(PairMapView[CountsMap]):
    """The pairs of a movement without boards."""

    def __init__(
        self, counts: PairCounts, names: Mapping[int, str], words: Words, parent: QWidget
    ) -> None:
        super().__init__(lambda view: CountsMap(counts, words, view), words, parent)
        self._legend.show_texts(map_legend(counts.kind, counts.levels, words))
        self._area.setMinimumWidth(1)  # The map takes its share first, and the words fold.
        self.show_numbers(counts.numbers, names)

    @override
    def _sentence(self, times: int, others: list[int]) -> str:
        _ = self._words
        people = numbers_listed(others, _)
        if not times:
            return _("Never: {people}.", people=people)
        return _.plural("Once: {people}.", "{n} times: {people}.", times, people=people)
