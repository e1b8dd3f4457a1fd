"""Below the stages: language, size of the text, light or dark."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from whist_td.kit.fields import ChoiceField, PlainSlider
from whist_td.kit.parts import column, row
from whist_td.kit.preferences import Preferences
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import LEAST_BASE, MOST_BASE, Look, labelled
from whist_td.words.words import N_, Language, Words

LOOK_NAMES = {
    Look.LIGHT: N_("Light"),
    Look.DARK: N_("Dark"),
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
        self._size = PlainSlider(Qt.Orientation.Horizontal, self)
        self._look = ChoiceField(self)
        self._prepare_size(preferences.base)
        self._prepare_look(preferences.look)
        self._lay_out()

    def show_size(self, points: int) -> None:
        """Move the slider without telling anybody."""
        blocker = QSignalBlocker(self._size)
        self._size.setValue(points)
        blocker.unblock()

    def show_chosen(self, preferences: Preferences) -> None:
        """Show language and look as they are, where another was chosen and given up."""
        for language, button in zip(LANGUAGES, self._languages, strict=True):
            button.setChecked(language is preferences.language)
        self._look.setCurrentIndex(list(LOOK_NAMES).index(preferences.look))

    def _language_button(self, language: Language, *, is_on: bool) -> QPushButton:
        button = QPushButton(language.value.upper(), self)
        button.setProperty("role", "small")
        button.setObjectName(f"language-{language.value}")
        button.setAccessibleName(LANGUAGES[language])
        button.setToolTip(LANGUAGES[language])
        button.setCheckable(True)
        button.setChecked(is_on)
        button.clicked.connect(lambda: self.language_chosen.emit(language))
        return button

    def _prepare_size(self, points: int) -> None:
        name = self._words("Size of the text")
        self._size.setAccessibleName(name)
        self._size.setToolTip(name)
        self._size.setObjectName("textSize")
        self._size.setRange(LEAST_BASE, MOST_BASE)
        self._size.setPageStep(1)
        self._size.setValue(points)
        self._size.valueChanged.connect(self.size_chosen)

    def _prepare_look(self, now: Look) -> None:
        _ = self._words
        name = _("Light or dark")
        self._look.setAccessibleName(name)
        self._look.setToolTip(name)
        self._look.setObjectName("look")
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
        self._look.activated.connect(self._choose_look)

    def _choose_look(self, position: int) -> None:
        self.look_chosen.emit(list(LOOK_NAMES)[position])

    def _lay_out(self) -> None:
        languages = row(*((button, 1) for button in self._languages), spacing=2)
        low, high = labelled("A", "small", self), labelled("A", "heading", self)
        size = row(low, (self._size, 1), high, spacing=-1)
        column(languages, size, self._look, inside=self, spacing=STEP // 2)
