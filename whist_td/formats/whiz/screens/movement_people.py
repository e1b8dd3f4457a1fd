"""Who meets whom and who is compared with whom: the picture, and the same in words beside it."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.movement_views import Acquaintance
from whist_td.kit.fields import NumberField
from whist_td.kit.parts import column, row
from whist_td.kit.scrolled import scrolled
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.players.screens.pair_map import MapLegend, PairMap, PairTone
from whist_td.players.views.movement_views import Between, Level, levels_of
from whist_td.players.words.movement_pages import map_legend
from whist_td.stages.new_event_fields import LabelledField
from whist_td.words.words import Words, numbers_listed

_WORDS = 36
"""The width of the words in letters."""
_NUMBER = 16
"""The width of a field for a number, in letters."""


class HeatMap(PairMap):
    """Rows and columns are players."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._kind = Between.MEETINGS
        self._known = Acquaintance((), {}, {})
        self._found: tuple[Level, ...] = ()

    def show_people(self, known: Acquaintance, kind: Between) -> None:
        """Show who knows whom."""
        self._known, self._kind = known, kind
        _ = self._words
        names = {
            Between.MEETINGS: _("Who meets whom"),
            Between.COMPARISONS: _("Who is compared with whom"),
        }
        self.setAccessibleName(names[kind])
        self._found = levels_of(self.count(*pair) for pair in combinations(known.players, 2))
        self.show_numbers(known.players)

    @override
    def _levels(self) -> tuple[Level, ...]:
        return self._found

    @override
    def _tone(self) -> PairTone:
        return PairTone.ALARMING if self._kind is Between.MEETINGS else PairTone.NEUTRAL

    def legend_words(self) -> tuple[str, ...]:
        """Say what each ground means, the fewest first."""
        return map_legend(self._kind, self._found, self._words)

    @override
    def count(self, one: int, other: int) -> int:
        """Return how often two people meet, or on how many sets they are compared."""
        return len(self._occasions(one, other))

    def _occasions(self, one: int, other: int) -> Sequence[int]:
        is_meeting, known = self._kind is Between.MEETINGS, self._known
        return known.meetings(one, other) if is_meeting else known.comparisons(one, other)

    @override
    def sentence(self, one: int, other: int) -> str:
        """Say what the square of two people means."""
        _ = self._words
        if one == other:
            return _("Player {one}", one=one)
        occasions = self._occasions(one, other)
        where = numbers_listed(occasions, _)
        if self._kind is Between.MEETINGS:
            if not occasions:
                return _("{one} and {other} do not meet.", one=one, other=other)
            return _.plural(
                "{one} and {other} meet in round {where}.",
                "{one} and {other} meet {n} times, in rounds {where}.",
                len(occasions),
                one=one,
                other=other,
                where=where,
            )
        if not occasions:
            return _("{one} and {other} are never compared.", one=one, other=other)
        return _.plural(
            "{one} and {other} are compared on set {where}.",
            "{one} and {other} are compared on {n} sets: {where}.",
            len(occasions),
            one=one,
            other=other,
            where=where,
        )


class PeopleView(QWidget):
    """One of the two pictures, with its legend and the words for one player."""

    def __init__(self, kind: Between, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._kind = kind
        self._known = Acquaintance((), {}, {})
        self._map = HeatMap(words, self)
        self._square = named(labelled("", "number", self), "heatSquare")
        self._legend = MapLegend(self._map, self)
        self._player = named(NumberField(self), "heatPlayer")
        self._field = LabelledField(_("The same in words, for player"), self._player, "", self)
        self._name = labelled("", "number", self)
        self._in_words = named(labelled("", "body", self), "heatWords")
        self._player.setMaximumWidth(_NUMBER * self.fontMetrics().averageCharWidth())
        self._names: dict[int, str] = {}
        self._lay_out()
        self._map.pointed.connect(self._point)
        self._player.valueChanged.connect(self._describe)

    def _lay_out(self) -> None:
        self._square.setWordWrap(True)
        self._in_words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._in_words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        parts = (self._legend, self._square, self._field, self._name, self._in_words)
        words = QWidget(self)
        column(*parts, None, inside=words, spacing=2 * STEP)
        area = (scrolled(words, self), 1)
        row(self._map, area, inside=self, margins=(0, STEP, 0, 0), spacing=3 * STEP)

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
        self._describe(self._player.value())

    def _point(self, one: int, other: int) -> None:
        self._square.setText(self._map.sentence(one, other))
        if self._player.value() != one:
            self._player.setValue(one)

    def _describe(self, player: int) -> None:
        self._name.setText(f"{player} · {self._names.get(player, '')}".rstrip(" ·"))
        self._in_words.setText("\n".join(self._sentences(player)))

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
        if self._kind is Between.MEETINGS:
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
