"""The left edge: the five stages, always in the same place; language, size and look below.

In a small window the stages are icons alone, and what is below stands behind the last icon.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from whist_td.kit.heard import HeardAs, hear_as
from whist_td.kit.light_override import override
from whist_td.kit.parts import icon
from whist_td.kit.preferences import Preferences
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, named, set_state
from whist_td.stages.formats import CLUB_STAGES, EVENT_STAGES, TITLES, Stage
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.window.rail_style import RailStyle, StylePanel

WIDEST_PART = 0.18
"""Of the window: a rail that would be wider has its icons above words as narrow as need be."""
SIGNS_ABOVE = (1.4, 1.1, 0.8, 0.6, 0)
"""How high an icon above the words is, in lines: in a low window, there is none."""
FOLDS_BELOW = 90 * STEP
"""In a narrower window, or a lower one than the words need, the icons stand alone."""
LARGEST_ICON, LEAST_ICON = 4 * STEP, 2 * STEP
_BESIDE, _BELOW = 2 * STEP, STEP // 2


class StageButton(QPushButton):
    """Has its icon beside its words, above them where the window is narrow, or no words at all."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(f" {text}", parent)
        self._lines_above: float | None = None
        self._widest = self._alone = 0
        self._hint = ""
        self.setProperty("role", "stage")
        self.setAccessibleName(text)

    def stack(self, lines_above: float | None, widest: int) -> None:
        """Put an icon of so many lines above the words; None: beside them."""
        self._stand(lines_above, widest, 0)

    def fold(self, side: int) -> None:
        """Show the icon alone, so large."""
        self._stand(None, 0, side)

    def _stand(self, lines_above: float | None, widest: int, alone: int) -> None:
        if (lines_above, widest, alone) != (self._lines_above, self._widest, self._alone):
            self._lines_above, self._widest, self._alone = lines_above, widest, alone
            self.explain(self._hint)
            self.updateGeometry()
            self.update()

    def explain(self, hint: str) -> None:
        """Say in the tip why the button is off, below its words where they are not written."""
        self._hint = hint
        words = self.accessibleName() if self._alone else ""
        self.setToolTip("\n".join(filter(None, (words, hint))))

    @override
    def sizeHint(self) -> QSize:
        """Ask for the words, with the icon beside them or above, or for the icon alone."""
        if self._alone:
            return QSize(self._alone + _BESIDE, self._alone + 2 * _BELOW)
        if self._lines_above is None:
            return super().sizeHint()
        self.ensurePolished()
        words = self.fontMetrics().size(0, self.text().strip())
        tall = self._side() + words.height() + 3 * _BELOW
        return QSize(min(words.width() + _BESIDE, self._widest), tall)

    @override
    def minimumSizeHint(self) -> QSize:
        """Never take less: words are not cut."""
        return self.sizeHint()

    def _side(self) -> int:
        return self._alone or round(self.fontMetrics().height() * (self._lines_above or 0))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon above the words where it stands there, or alone."""
        if self._lines_above is None and not self._alone:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        side, room = self._side(), self.rect().adjusted(0, _BELOW, 0, -_BELOW)
        above = QRect((self.width() - side) // 2, room.top(), side, side)
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        self.icon().paint(painter, above, Qt.AlignmentFlag.AlignCenter, mode)
        if self._alone:
            return
        painter.setPen(self._ink())
        from whist_td.kit.name_letters import one_line  # Most windows are wide.

        rail = self.parentWidget() or self
        all_words = (each.text().strip() for each in rail.findChildren(StageButton))
        words = one_line(all_words, painter.font(), self.width() - _BESIDE // 2)
        painter.setFont(words.font)
        below = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        painter.drawText(room, below, words.text(self.text().strip()))

    def _ink(self) -> str:
        shades = colours(self)
        if not self.isEnabled():
            return shades.quiet
        is_next = self.property("state") == "next" and not self.isChecked()
        return shades.accent if is_next else shades.text


class StageRail(QFrame):
    """The stages with icons and words; the next one stands out."""

    # More than 15 methods: the stages, and what stands below them, each have their entry here.

    stage_chosen = Signal(object)
    start_requested = Signal()
    club_requested = Signal()
    language_chosen = Signal(object)
    size_chosen = Signal(int)
    look_chosen = Signal(object)

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._style: RailStyle | None = None
        self._panel: StylePanel | None = None
        self._room = QSize()
        self._shows_club = False
        self.setProperty("role", "rail")
        self._start = self._button(_("All events"), "home", "allEvents")
        self._club = self._button(_("The club"), "book", "theClub")
        self._club.setCheckable(True)
        hear_as(self._club, HeardAs.TAB)
        self._stages = {s: self._stage_button(s) for s in (*EVENT_STAGES, *CLUB_STAGES)}
        self._display = self._button(_("Display"), "settings", "display")
        self._display.setAccessibleName(_("Display: language, size of the text, light or dark"))
        self._column = QVBoxLayout(self)
        self._lay_out()
        self._start.clicked.connect(self.start_requested)
        self._club.clicked.connect(self._ask_club)
        self._display.clicked.connect(self._open_style)

    def add_style(self, preferences: Preferences) -> None:
        """Add language, size and look, which the first paint does not wait for."""
        from whist_td.window.rail_style import RailStyle, StylePanel

        self._style = RailStyle(self._words, preferences, self)
        self._panel = StylePanel(self._display.accessibleName(), self)
        self._panel.closed.connect(lambda: self.fit(self._room))
        self._column.addWidget(self._style)
        self._style.language_chosen.connect(self.language_chosen)
        self._style.size_chosen.connect(self.size_chosen)
        self._style.look_chosen.connect(self.look_chosen)
        self.fit(self._room)

    def show_stage(self, stage: Stage | None) -> None:
        """Mark the stage that is open; None on the start page."""
        for each, button in self._stages.items():
            button.setChecked(each is stage)

    def show_next(self, stage: Stage | None) -> None:
        """Make the stage that is next the obvious one; None where no event is open."""
        _ = self._words
        is_club = stage in CLUB_STAGES
        self._club.setChecked(is_club)
        for each, button in self._stages.items():
            is_next = each is stage and not is_club
            button.setVisible((each in CLUB_STAGES) is is_club)
            title = _(TITLES[each])
            button.setEnabled(stage is not None)
            set_state(button, "next" if is_next else "")
            button.setAccessibleName(
                _("{stage}, what comes next", stage=title) if is_next else title
            )
            button.explain("" if stage else _("Open or create an event first."))
        if is_club is not self._shows_club:
            self._shows_club = is_club
            self.fit(self._room)

    def show_size(self, points: int) -> None:
        """Move the slider without telling anybody."""
        if self._style is not None:
            self._style.show_size(points)

    def show_style(self, preferences: Preferences) -> None:
        """Show language and look as they are, where another was chosen and given up."""
        if self._style is not None:
            self._style.show_chosen(preferences)

    def fit(self, room: QSize) -> None:
        """Take no more than a part of the window's width, and no more than its height."""
        self._room = room
        if self._panel is not None and self._panel.isVisible():
            return  # it would go from under the hand; once it is closed, the rail fits itself
        buttons = (self._start, self._club, *self._stages.values())
        beside = max(QPushButton.sizeHint(each).width() for each in buttons) + 2 * STEP
        widest = round(room.width() * WIDEST_PART)
        if room.width() >= FOLDS_BELOW:
            self._column.setContentsMargins(STEP, STEP, STEP, 2 * STEP)
            self._column.setSpacing(STEP // 2)
            self._display.hide()
            if self._style is not None and self._style.parentWidget() is not self:
                self._column.addWidget(self._style)
                self._style.show()
            for lines in SIGNS_ABOVE if beside > widest else (None,):
                for each in buttons:
                    each.stack(lines, widest - 2 * STEP)
                self._measure_anew()
                if self._column.minimumSize().height() <= room.height():
                    return
        self._fold((*buttons, self._display))

    def _fold(self, buttons: tuple[StageButton, ...]) -> None:
        """Show icons alone, as large as the height allows."""
        if self._panel is not None and self._style is not None:
            self._panel.hold(self._style)
            self._display.show()
        self._column.setContentsMargins(STEP // 2, STEP // 2, STEP // 2, STEP // 2)
        self._column.setSpacing(STEP // 4)
        side = LARGEST_ICON
        for _look in range(2):
            for each in buttons:
                each.fold(side)
            self._measure_anew()
            over = self._column.minimumSize().height() - self._room.height()
            if over <= 0:
                return
            side = max(side + -over // sum(not each.isHidden() for each in buttons), LEAST_ICON)

    def _measure_anew(self) -> None:
        """Forget sizes in the letters before: Qt does only after the window is dressed anew."""
        inner = self._style.layout() if self._style is not None else None
        for layout in (inner, self._column):
            if layout is not None:
                layout.invalidate()
                layout.activate()

    def _button(self, text: str, icon_name: str, name: str) -> StageButton:
        button = named(StageButton(text, self), name)
        button.setIcon(icon(icon_name, colours().text))
        return button

    def _stage_button(self, stage: Stage) -> StageButton:
        button = self._button(self._words(TITLES[stage]), stage.value, f"stage-{stage.value}")
        button.setCheckable(True)
        hear_as(button, HeardAs.TAB)
        button.clicked.connect(lambda: self._choose(stage))
        return button

    def _choose(self, stage: Stage) -> None:
        self._stages[stage].setChecked(True)
        self.stage_chosen.emit(stage)

    def _ask_club(self) -> None:
        self._club.setChecked(True)
        self.club_requested.emit()

    def _open_style(self) -> None:
        if self._panel is not None:
            self._panel.open_beside(self._display)

    def _lay_out(self) -> None:
        self._column.addWidget(self._start)
        self._column.addWidget(self._club)
        self._column.addSpacing(2 * STEP)
        for button in self._stages.values():
            self._column.addWidget(button)
        self._column.addStretch(1)
        self._column.addWidget(self._display)
        self._display.hide()
