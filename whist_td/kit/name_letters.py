"""The names of a list on the screen: one font for all of them, and each in its lines."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from PySide6.QtGui import QFont, QFontMetrics

from whist_td.core.name_setting import WIDTHS, Letters, Medium, NamePlace, set_names

_WAYS = tuple(Letters(size, width) for size in (1.0, 0.92, 0.84, 0.76) for width in WIDTHS)
"""The letters of a list become narrower before they become smaller."""
_LISTS, _LETTERS = 64, 256
"""So many lists and kinds of letters are kept: a window shows few, again and again."""


@dataclass(frozen=True)
class SetNames:
    """Names as they are drawn: their font, and the lines of each, one below the other."""

    font: QFont
    texts: Mapping[NamePlace, str]

    @property
    def are_whole(self) -> bool:
        """Whether every name stands whole on one line."""
        return all(text == place.name for place, text in self.texts.items())

    def text(self, name: str) -> str:
        """Return a name as it is drawn; one that is not of the list, as it is."""
        return self._by_name.get(name, name)

    @cached_property
    def _by_name(self) -> Mapping[str, str]:
        # The first room of a name counts, where it has several.
        return {place.name: text for place, text in reversed([*self.texts.items()])}


def names_set(places: Iterable[NamePlace], font: QFont, *, are_people: bool = False) -> SetNames:
    """Return names of one list as they are drawn, given the font they usually have."""
    return _set(tuple(dict.fromkeys(places)), font.toString(), are_people)


@lru_cache(_LISTS)
def _set(places: tuple[NamePlace, ...], usual: str, are_people: bool) -> SetNames:  # noqa: FBT001 - for the cache
    def measured(text: str, letters: Letters) -> float:
        return _metrics(usual, letters).horizontalAdvance(text)

    def lines(height: float, size: float) -> int:
        return max(1, int(height / _metrics(usual, Letters(size)).height()))

    setting = set_names(places, _WAYS, Medium(measured, lines), are_people=are_people)
    texts = {place: "\n".join(found) for place, found in setting.lines.items()}
    return SetNames(_font(usual, setting.letters), texts)


@lru_cache(_LETTERS)
def _metrics(usual: str, letters: Letters) -> QFontMetrics:
    return QFontMetrics(_font(usual, letters))


def _font(usual: str, letters: Letters) -> QFont:
    font = QFont()
    font.fromString(usual)
    if letters.size < 1:
        font.setPointSizeF(font.pointSizeF() * letters.size)
    if letters.width < 1:
        font.setStretch(round(100 * letters.width))
    return font


def one_line(
    texts: Iterable[str], font: QFont, width: float, *, are_people: bool = False
) -> SetNames:
    """Return names that all have the same room, of one line."""
    places = [NamePlace(text, width, 0) for text in texts]
    return names_set(places, font, are_people=are_people)
