"""Below the stages: language, size of the text, light or dark."""

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget
from typing_extensions import override

from whist_td.kit.aim import covering
from whist_td.kit.fields import ChoiceField, PlainSlider
from whist_td.kit.heard import HeardAs, hear_as
from whist_td.kit.parts import button, column, row
from whist_td.kit.preferences import Preferences
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import LEAST_BASE, MOST_BASE, Look, labelled, named
from whist_td.words.words import N_, Language, Words

LOOK_NAMES = {
    Look.LIGHT: N_("Light"),
    Look.DARK: N_("Dark"),
    Look.CONTRAST: N_("High contrast"),
    Look.SYSTEM: N_("System"),
}
LANGUAGES = {Language.FRENCH: "Français", Language.ENGLISH: "English"}


class RailStyle(QWidget):
    """How the window speaks and looks, chosen in one click."""

    language_chosen = Signal(object)
    size_chosen = Signal(int)
    look_chosen = Signal(object)

    def __init__(self, words: Words, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._languages = [
            self._language_button(language, is_on=language is preferences.language)
            for language in LANGUAGES
        ]
        self._size = named(PlainSlider(Qt.Orientation.Horizontal, self), "textSize")
        self._look = named(ChoiceField(self), "look")
        self._prepare_size(preferences.base)
        self._prepare_look(preferences.look)
        languages = row(*((each, 1) for each in self._languages), spacing=2)
        low, high = labelled("A", "small", self), labelled("A", "heading", self)
        hear_as(high, HeardAs.TEXT)
        size = row(low, (self._size, 1), high, spacing=-1)
        column(languages, size, self._look, inside=self, spacing=STEP // 2)

    def show_size(self, points: int) -> None:
        """Move the slider without telling anybody."""
        blocker = QSignalBlocker(self._size)
        self._size.setValue(points)
        blocker.unblock()

    def show_chosen(self, preferences: Preferences) -> None:
        """Show language and look as they are, where another was chosen and given up."""
        for language, each in zip(LANGUAGES, self._languages, strict=True):
            each.setChecked(language is preferences.language)
        self._look.setCurrentIndex(list(LOOK_NAMES).index(preferences.look))

    def _language_button(self, language: Language, *, is_on: bool) -> QPushButton:
        made = button(language.value.upper(), f"language-{language.value}", self, "small")
        made.setAccessibleName(LANGUAGES[language])
        made.setToolTip(LANGUAGES[language])
        made.setCheckable(True)
        hear_as(made, HeardAs.ONE_OF)
        made.setChecked(is_on)
        made.clicked.connect(lambda: self.language_chosen.emit(language))
        return made

    def _prepare_size(self, points: int) -> None:
        name = self._words("Size of the text")
        self._size.setAccessibleName(name)
        self._size.setToolTip(name)
        self._size.setRange(LEAST_BASE, MOST_BASE)
        self._size.setPageStep(1)
        self._size.setValue(points)
        self._size.valueChanged.connect(self.size_chosen)

    def _prepare_look(self, now: Look) -> None:
        _ = self._words
        name = _("Light or dark")
        self._look.setAccessibleName(name)
        self._look.setToolTip(name)
        for text in LOOK_NAMES.values():
            self._look.addItem(_(text))
        tip = _("As the system is: light by day, dark by night.")
        self._look.setItemData(
            list(LOOK_NAMES).index(Look.SYSTEM), tip, Qt.ItemDataRole.ToolTipRole
        )
        self._look.setCurrentIndex(list(LOOK_NAMES).index(now))
        self._look.setMinimumContentsLength(len("Système"))
        self._look.setSizeAdjustPolicy(
            ChoiceField.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._look.ensurePolished()  # Qt keeps the size that a field has before it is dressed.
        self._look.activated.connect(lambda at: self.look_chosen.emit(list(LOOK_NAMES)[at]))


class StylePanel(QFrame):
    """Holds language, size and look where the rail is folded, and opens beside its last icon."""

    closed = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        covering(self)
        self.setAccessibleName(name)
        self.setProperty("role", "rail")
        self._inside = column(inside=self, margins=(STEP, STEP))

    def hold(self, style: RailStyle) -> None:
        """Take in what stands in the rail otherwise."""
        if style.parentWidget() is not self:
            self._inside.addWidget(style)
            style.show()

    def open_beside(self, button: QWidget) -> None:
        """Open at the right of a button, no lower than it ends, with the keys on the language."""
        self.adjustSize()
        corner = button.mapToGlobal(button.rect().bottomRight())
        self.move(corner - QPoint(-STEP, self.height()))
        self.show()
        self.focusNextChild()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()
