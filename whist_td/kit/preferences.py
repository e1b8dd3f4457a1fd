"""What the window remembers from one evening to the next."""

import sys
from typing import TypeVar

from PySide6.QtCore import QByteArray, QLocale, QSettings

from whist_td.kit.theme import BASE, LEAST_BASE, MOST_BASE, Look
from whist_td.words.words import Language

_ACCESSIBILITY = r"HKEY_CURRENT_USER\Software\Microsoft\Accessibility"
_Choice = TypeVar("_Choice", Language, Look)


def text_scale() -> int:
    """Return how large the system wants text, in percent: what Windows calls its text size.

    Elsewhere, Qt's points follow the system by themselves.
    """
    scale = "100"
    if sys.platform == "win32":
        system = QSettings(_ACCESSIBILITY, QSettings.Format.NativeFormat)
        scale = str(system.value("TextScaleFactor", scale))
    return int(scale) if scale.isdecimal() else 100


class Preferences:
    """Language, size, look and place of the window, kept by the system."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    @property
    def language(self) -> Language:
        """The window's language; the first time, the system's."""
        french = QLocale.system().name().startswith(Language.FRENCH.value)
        usual = Language.FRENCH if french else Language.ENGLISH
        return _chosen(Language, self._settings.value("language"), usual)

    @language.setter
    def language(self, language: Language) -> None:
        self._settings.setValue("language", language.value)

    @property
    def base(self) -> int:
        """The size of the text in points; the first time, as much larger as the system's own."""
        stored = str(self._settings.value("base", ""))
        points = int(stored) if stored.isdecimal() else BASE * text_scale() // 100
        return max(LEAST_BASE, min(points, MOST_BASE))

    @base.setter
    def base(self, points: int) -> None:
        self._settings.setValue("base", points)

    @property
    def look(self) -> Look:
        """Light, dark, or as the system has it."""
        return _chosen(Look, self._settings.value("look"), Look.SYSTEM)

    @look.setter
    def look(self, look: Look) -> None:
        self._settings.setValue("look", look.value)

    @property
    def geometry(self) -> QByteArray | None:
        """Where the window was, or None the first time."""
        stored = self._settings.value("geometry")
        return stored if isinstance(stored, QByteArray) else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._settings.setValue("geometry", geometry)

    def setting(self, name: str) -> str:
        """Return what the room window keeps under a name, "" the first time."""
        return str(self._settings.value(f"room/{name}", ""))

    def keep(self, name: str, text: str) -> None:
        """Keep something for the room window, and let it reach the disk."""
        self._settings.setValue(f"room/{name}", text)


def _chosen(kind: type[_Choice], stored: object, usual: _Choice) -> _Choice:
    values = [choice.value for choice in kind]
    return kind(stored) if stored in values else usual
