"""Who meets whom and who is compared with whom: the picture, and the same in words beside it."""

from collections import defaultdict

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.movement_heat import HeatMap, Kind
from whist_td.formats.whiz.views.movement_views import Acquaintance
from whist_td.kit.fields import NumberField
from whist_td.kit.parts import scrolled
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.players.screens.pair_map import MapLegend
from whist_td.stages.new_event_fields import LabelledField
from whist_td.words.numbers import numbers_listed
from whist_td.words.words import Words

_WORDS = 36
"""The width of the words in letters."""
_NUMBER = 16
"""The width of a field for a number, in letters."""


class PeopleView(QWidget):
    """One of the two pictures, with its legend and the words for one player."""

    def __init__(self, kind: Kind, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._kind = kind
        self._known = Acquaintance((), {}, {})
        self._map = HeatMap(words, self)
        self._square = labelled("", "number", self)
        self._legend = MapLegend(self._map, self)
        self._player = NumberField(self)
        self._field = LabelledField(_("The same in words, for player"), self._player, "", self)
        self._name = labelled("", "number", self)
        self._told = labelled("", "body", self)
        self._square.setObjectName("heatSquare")
        self._told.setObjectName("heatWords")
        self._player.setObjectName("heatPlayer")
        self._player.setMaximumWidth(_NUMBER * self.fontMetrics().averageCharWidth())
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
        row.addWidget(scrolled(words, self), 1)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picture be as large a square as leaves room for the words."""
        super().resizeEvent(event)
        words = _WORDS * self.fontMetrics().averageCharWidth()
        self._map.setFixedWidth(max(min(self.height(), self.width() - words, self._map.widest), 0))

    def show_people(self, evening: WhizEvent, known: Acquaintance) -> None:
        """Show who knows whom in a tournament."""
        self._known = known
        self._names = {number: player.name for number, player in evening.players.items()}
        self._map.show_people(known, self._kind)
        self._legend.show_texts(self._map.legend_words())
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
