"""The left edge: the five stages, always in the same place; language, size and look below."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from whist_td.kit.icons import icon
from whist_td.kit.preferences import Preferences
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, set_state
from whist_td.stages.stage import TITLES, Stage
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.window.rail_style import RailStyle


class StageRail(QFrame):
    """The stages with icons and words; the next one stands out."""

    stage_chosen = Signal(object)
    start_requested = Signal()
    language_chosen = Signal(object)
    size_chosen = Signal(int)
    look_chosen = Signal(object)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._style: RailStyle | None = None
        self.setProperty("role", "rail")
        self._start = self._button(_("All events"), "home")
        self._start.setObjectName("allEvents")
        self._stages = {stage: self._stage_button(stage) for stage in Stage}
        self._column = QVBoxLayout(self)
        self._lay_out()
        self._start.clicked.connect(self.start_requested)

    def add_style(self, preferences: Preferences) -> None:
        """Add language, size and look, which the first paint does not wait for."""
        from whist_td.window.rail_style import RailStyle

        self._style = RailStyle(self._words, preferences, self)
        self._column.addWidget(self._style)
        self._style.language_chosen.connect(self.language_chosen)
        self._style.size_chosen.connect(self.size_chosen)
        self._style.look_chosen.connect(self.look_chosen)

    def show_stage(self, stage: Stage | None) -> None:
        """Mark the stage that is open; None on the start page."""
        for each, button in self._stages.items():
            button.setChecked(each is stage)

    def show_next(self, stage: Stage | None) -> None:
        """Make the stage that is next the obvious one; None where no event is open."""
        _ = self._words
        for each, button in self._stages.items():
            is_next = each is stage
            title = _(TITLES[each])
            button.setEnabled(stage is not None)
            button.setToolTip("" if stage else _("Open or create an event first."))
            set_state(button, "next" if is_next else "")
            button.setAccessibleName(
                _("{stage}, what comes next", stage=title) if is_next else title
            )

    def show_size(self, points: int) -> None:
        """Move the slider without telling anybody."""
        if self._style is not None:
            self._style.show_size(points)

    def show_style(self, preferences: Preferences) -> None:
        """Show language and look as they are, where another was chosen and given up."""
        if self._style is not None:
            self._style.show_chosen(preferences)

    def _button(self, text: str, icon_name: str) -> QPushButton:
        button = QPushButton(f" {text}", self)
        button.setProperty("role", "stage")
        button.setAccessibleName(text)
        button.setIcon(icon(icon_name, colours().text))
        return button

    def _stage_button(self, stage: Stage) -> QPushButton:
        _ = self._words
        button = self._button(_(TITLES[stage]), stage.value)
        button.setObjectName(f"stage-{stage.value}")
        button.setCheckable(True)
        button.clicked.connect(lambda: self._choose(stage))
        return button

    def _choose(self, stage: Stage) -> None:
        self._stages[stage].setChecked(True)
        self.stage_chosen.emit(stage)

    def _lay_out(self) -> None:
        self._column.setContentsMargins(STEP, STEP, STEP, 2 * STEP)
        self._column.setSpacing(STEP // 2)
        self._column.addWidget(self._start)
        self._column.addSpacing(2 * STEP)
        for button in self._stages.values():
            self._column.addWidget(button)
        self._column.addStretch(1)
