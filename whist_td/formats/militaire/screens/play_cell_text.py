"""The words of one side of a table: a line each for name and pair, or as many as there is room."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from whist_td.core.name_setting import NamePlace, initialled
from whist_td.kit.name_letters import SetNames, names_set
from whist_td.kit.stylesheet import STEP

SQUEEZE = 3
"""How far the lines of a side may share the air between them."""
_LINES = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip


@dataclass(frozen=True)
class SetText:
    """A text as it is drawn: in which letters, and how high it stands."""

    text: str
    font: QFont
    height: int

    def within(self, width: int) -> "SetText":
        """Return the text as it fits a width, in the same letters."""
        metrics, cut = QFontMetrics(self.font), Qt.TextElideMode.ElideRight
        lines = (metrics.elidedText(line, cut, width) for line in self.text.split("\n"))
        return replace(self, text="\n".join(lines))

    def draw(self, painter: QPainter, left: int, top: int, width: int) -> None:
        """Draw the text from its upper left corner on."""
        painter.setFont(self.font)
        painter.drawText(QRect(left, top, width, self.height), _LINES, self.text)


@dataclass(frozen=True)
class Named:
    """One side of a table: the number of its team, the name, and who sits there."""

    number: int
    name: str
    pair: tuple[str, str]


@dataclass(frozen=True)
class SideText:
    """Number and name of a team, and the pair below them."""

    number: SetText
    name: SetText
    pair: SetText
    beside: int
    """Where the name begins beside the number."""

    def within(self, width: int) -> "SideText":
        """Return it as it fits beside a badge, in the letters of all others."""
        name, pair = self.name.within(width - self.beside), self.pair.within(width)
        return replace(self, name=name, pair=pair)

    @property
    def height(self) -> int:
        """The height of both lines."""
        return self.name.height + self.pair.height - SQUEEZE

    def draw(self, painter: QPainter, rect: QRect, ink: str, faint: str) -> None:
        """Draw all in the middle of the height."""
        top = rect.top() + (rect.height() - self.height) // 2
        painter.setPen(ink)
        self.number.draw(painter, rect.left(), top, self.beside)
        self.name.draw(painter, rect.left() + self.beside, top, rect.width() - self.beside)
        painter.setPen(faint)
        self.pair.draw(painter, rect.left(), top + self.name.height - SQUEEZE, rect.width())


def sides_text(
    sides: Mapping[Named, int], fonts: tuple[QFont, QFont], height: int
) -> dict[Named, SideText]:
    """Return how the sides of all tables are written, given the width that each has.

    All names are set alike, and all pairs below them.
    """
    tall, low = (QFontMetrics(font).height() for font in fonts)
    beside = {side: _number_width(side, fonts[0]) for side in sides}
    room = height - low + SQUEEZE
    places = {
        side: NamePlace(side.name, width - beside[side], room) for side, width in sides.items()
    }
    names = names_set(places.values(), fonts[0])
    named = {side: _set_text(names, place, tall) for side, place in places.items()}
    below = {
        side: NamePlace(
            _pair_text(side.pair, fonts[1], width), width, height - named[side].height + SQUEEZE
        )
        for side, width in sides.items()
    }
    pairs = names_set(below.values(), fonts[1])
    return {
        side: SideText(
            SetText(str(side.number), fonts[0], tall),
            named[side],
            _set_text(pairs, below[side], low),
            beside[side],
        )
        for side in sides
    }


def _number_width(side: Named, font: QFont) -> int:
    return QFontMetrics(font).horizontalAdvance(str(side.number)) + STEP


def _set_text(names: SetNames, place: NamePlace, line: int) -> SetText:
    text = names.texts[place]
    return SetText(text, names.font, line * (text.count("\n") + 1))


def _pair_text(pair: tuple[str, str], font: QFont, width: int) -> str:
    """Return two players in full, or with the initial of the first name where room is short."""
    full = " · ".join(player or "—" for player in pair)
    if QFontMetrics(font).horizontalAdvance(full) <= width:
        return full
    return " · ".join(initialled(player).replace(" ", "\u00a0") or "—" for player in pair)
