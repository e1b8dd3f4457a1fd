"""The words of one side of a table: a line each for name and pair, or as many as there is room."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from whist_td.kit.folding import fitted, more_lines
from whist_td.kit.stylesheet import STEP

SQUEEZE = 3
"""How far the lines of a side may share the air between them."""
_FOLDED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_ONE_LINE = Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class SetText:
    """A text as it is drawn: in which letters, and how high it stands."""

    text: str
    font: QFont
    height: int
    folds: bool = False

    def draw(self, painter: QPainter, left: int, top: int, width: int) -> None:
        """Draw the text from its upper left corner on."""
        painter.setFont(self.font)
        # Asked to fold, Qt folds a line that fits to the pixel as well.
        flags = _FOLDED if self.folds else _ONE_LINE
        painter.drawText(QRect(left, top, width, self.height), flags, self.text)


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


def side_text(side: Named, fonts: tuple[QFont, QFont], width: int, height: int) -> SideText:
    """Return how a side is written in some room; what is too long for it is cut."""
    tall, low = map(QFontMetrics, fonts)
    number = SetText(str(side.number), fonts[0], tall.height())
    beside = tall.horizontalAdvance(number.text) + STEP
    named = set_text(side.name, fonts[0], width - beside, height - low.height() + SQUEEZE)
    left = height - named.height + SQUEEZE
    return SideText(number, named, _pair_text(side.pair, fonts[1], width, left), beside)


def _pair_text(pair: tuple[str, str], font: QFont, width: int, height: int) -> SetText:
    """Return two players in full, or with the initial of the first name where room is short."""
    full = " · ".join(player or "—" for player in pair)
    metrics = QFontMetrics(font)
    if metrics.horizontalAdvance(full) <= width:
        return SetText(full, font, metrics.height())
    return set_text(" · ".join(map(_short, pair)), font, width, height)


def _short(name: str) -> str:
    first, space, rest = name.partition(" ")
    return f"{first[:1]}.\u00a0{rest}" if space else name or "—"


def set_text(text: str, font: QFont, width: int, height: int) -> SetText:
    """Set a text in one line, in narrower letters if need be, else in as many as there is room."""
    line, in_one = QFontMetrics(font).height(), fitted(text, font, width)
    folded = line if in_one.is_easy else line + more_lines(text, font, width)
    if not in_one.is_easy and folded <= height:
        return SetText(text, font, folded, folds=True)
    return SetText(in_one.text, in_one.font, line)
