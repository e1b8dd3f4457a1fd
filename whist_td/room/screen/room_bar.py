"""The director's bar for the room: what it sees now, and the buttons that change it."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QCheckBox, QFrame, QLabel, QLineEdit, QMenu, QSizePolicy, QWidget
from typing_extensions import override

from whist_td.core.players import MOST_LETTERS
from whist_td.kit.aim import covering
from whist_td.kit.fields import ChoiceField, NumberField, PlainSlider
from whist_td.kit.flow import folded
from whist_td.kit.parts import button, column, fill_line, row
from whist_td.kit.steady import SteadyHeight
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.room.screen.canvas import GROUND
from whist_td.room.screen.painting import paint_wall
from whist_td.room.screen.wall_view import Wall
from whist_td.room.views.clock import LEAST_MINUTES, MOST_MINUTES
from whist_td.room.views.show import Openness
from whist_td.room.views.views import Scene
from whist_td.room.words.words import scene_label
from whist_td.words.words import N_, Words

_STANDINGS = {
    Openness.OPEN: N_("Standings: shown"),
    Openness.FROZEN: N_("Standings: frozen as they are"),
    Openness.HIDDEN: N_("Standings: secret"),
}
_PAGE_SECONDS = (5, 9, 15, 30, 60)
_LETTERS = 2 * MOST_LETTERS
_SLIDER = 120
_SHOWN = 28
"""So many letters of a message are seen at once."""


class RoomDrawer(QWidget):
    """Fields that act at once; nothing here changes the event."""

    message_entered = Signal(str)
    minutes_chosen = Signal(int)
    openness_chosen = Signal(object)
    page_seconds_chosen = Signal(int)
    voice_chosen = Signal(bool)
    volume_chosen = Signal(int)
    swap_requested = Signal()

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = words
        self._message = named(ChoiceField(self), "roomMessage", _("Message to the room"))
        self._line = QLineEdit(self)
        self._show = button(_("Show the message"), "roomSay", self, "compact")
        self._minutes_label = QLabel(self)
        self._minutes = named(NumberField(self), "roomMinutes")
        self._openness = named(ChoiceField(self), "roomOpenness", _("Standings in the room"))
        self._pages = named(ChoiceField(self), "roomPages", _("How long a page of the room stays"))
        self._voice = named(QCheckBox(_("Voice and chimes"), self), "roomVoice")
        self._volume = named(PlainSlider(Qt.Orientation.Horizontal, self), "roomVolume")
        self._swap = button(_("Move to the other screen"), "roomSwap", self, "compact")
        self._silence = labelled("", "warning", self)
        self._dress(words)
        self._lay_out()
        self._connect()

    def take_focus(self) -> None:
        """Put the cursor where a message is typed."""
        self._message.setFocus()
        self._line.selectAll()

    def show_messages(self, messages: Sequence[str]) -> None:
        """Offer the messages shown last."""
        typed = self._message.currentText()
        self._message.clear()
        self._message.addItems(list(messages))
        self._message.setCurrentText(typed)

    def show_minutes(self, minutes: int, label: str) -> None:
        """Show the minutes of a round without telling anybody; each format has its word for it."""
        self._minutes_label.setText(label)
        self._minutes.setAccessibleName(label)
        self._minutes.show_value(minutes)

    def show_openness(self, openness: Openness) -> None:
        """Show how much of the standings the room may see."""
        self._openness.setCurrentIndex(list(Openness).index(openness))

    def show_page_seconds(self, seconds: int) -> None:
        """Show how long a page stays before the next one comes."""
        self._pages.setCurrentIndex(max(0, self._pages.findData(seconds)))

    def show_voice(self, volume: int, silence: str, *, is_on: bool) -> None:
        """Show whether the voice is on, how loud, and why it may be silent."""
        self._voice.setChecked(is_on)
        self._volume.setEnabled(is_on)
        if not self._volume.isSliderDown():
            self._volume.setValue(volume)
        fill_line(self._silence, silence)

    def _dress(self, _: Words) -> None:
        self._message.setEditable(True)
        self._message.setLineEdit(self._line)
        self._message.setInsertPolicy(ChoiceField.InsertPolicy.NoInsert)
        self._line.setMaxLength(_LETTERS)
        self._line.setPlaceholderText(_("Coffee, ten minutes"))
        self._message.setMinimumContentsLength(_SHOWN)
        self._minutes.setRange(LEAST_MINUTES, MOST_MINUTES)
        for openness in Openness:
            self._openness.addItem(_(_STANDINGS[openness]), openness)
        for seconds in _PAGE_SECONDS:
            self._pages.addItem(_("Pages: {seconds} s each", seconds=seconds), seconds)
        self._pages.addItem(_("Pages: turned by hand"), 0)
        self._volume.setRange(0, 100)
        self._volume.setFixedWidth(_SLIDER)
        self._volume.setAccessibleName(_("Volume of the voice"))

    def _lay_out(self) -> None:
        self._minutes_label.setBuddy(self._minutes)
        flow = folded(
            self._together(self._message, self._show),
            self._together(self._minutes_label, self._minutes),
            self._together(self._openness),
            self._together(self._pages),
            self._together(self._voice, self._volume),
            self._together(self._swap),
        )
        column(flow, self._silence, inside=self, spacing=STEP // 2)
        self._silence.hide()

    def _together(self, *parts: QWidget) -> QWidget:
        """Keep a field beside its button where the line breaks."""
        box = QWidget(self)
        row(*parts, inside=box).setContentsMargins(0, 0, STEP, 0)
        return box

    def _connect(self) -> None:
        self._show.clicked.connect(self._say)
        self._line.returnPressed.connect(self._say)
        self._minutes.valueChanged.connect(self.minutes_chosen)
        self._openness.activated.connect(lambda at: self.openness_chosen.emit(list(Openness)[at]))
        self._pages.activated.connect(
            lambda at: self.page_seconds_chosen.emit(self._pages.itemData(at))
        )
        self._voice.clicked.connect(self.voice_chosen)
        self._volume.valueChanged.connect(self.volume_chosen)
        self._swap.clicked.connect(self.swap_requested)

    def _say(self) -> None:
        self.message_entered.emit(self._message.currentText())


_LOOKS = QSize(96, 54)
_PAINTED = QSize(960, 540)
"""Painted larger and made smaller: type of five pixels is no type."""
_LATER = 60
"""Milliseconds after the wall itself."""


class WallPreview(QWidget):
    """The wall as a stamp."""

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._wall: Wall | None = None
        self._page = 0
        self._stamp = QPixmap()
        self._later = QTimer(self, singleShot=True, interval=_LATER)
        self._later.timeout.connect(self._renew)
        named(self, "roomPreview", _("What the players see"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return _LOOKS

    def show_wall(self, wall: Wall, page: int) -> None:
        """Show another scene; the seconds alone are not worth a new stamp."""
        before, shown = self._wall, self._page
        self._wall, self._page = wall, page
        if before is None or self._stamp.isNull():
            self._renew()
        elif (before.poster, shown) != (wall.poster, page):
            self._later.start()

    def _renew(self) -> None:
        """Paint the stamp apart from the window it stands in, whose answer it must not delay."""
        if self._wall is not None:
            self._stamp = self._painted(self._wall)
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), QColor(GROUND))
        if not self._stamp.isNull():
            painter.drawPixmap(QRect(self.rect()), self._stamp)
        painter.end()

    def _painted(self, wall: Wall) -> QPixmap:
        whole = QPixmap(_PAINTED)
        painter = QPainter(whole)
        paint_wall(painter, _PAINTED, wall.poster, wall.foot, self._page, self._words)
        painter.end()
        return whole.scaled(
            _LOOKS * self.devicePixelRatioF(),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )


class RoomBar(QFrame):
    """One line while the room window is open; a drawer with the rest."""

    scene_chosen = Signal(object)
    back_requested = Signal()
    forward_requested = Signal()
    pause_requested = Signal()
    minute_requested = Signal()
    close_requested = Signal()

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setObjectName("roomBar")
        self.setProperty("role", "strip")
        self._preview = WallPreview(words, self)
        self._scene_line = labelled("", "heading", self)
        self._state_line = labelled("", "quiet", self)
        self._scenes = button(_("Scene"), "roomScenes", self, "compact")
        self._scenes.setMenu(self._scene_menu())
        self._back = button("◀", "roomBack", self, "compact")
        self._back.setAccessibleName(_("Back in the room"))
        self._forward = button("▶", "roomForward", self, "compact")
        self._forward.setAccessibleName(_("Go on in the room"))
        for part in (self._back, self._forward):
            part.setToolTip(part.accessibleName())
        self._pause = button(_("Pause"), "roomPause", self, "compact")
        self._minute = button(_("+1 min"), "roomMinute", self, "compact")
        self._more = button(_("More"), "roomMore", self, "compact")
        self._more.setCheckable(True)
        self._close = button(_("Close the room"), "roomClose", self, "compact")
        self.drawer = RoomDrawer(words, self)
        self._lay_out()
        self._connect()

    def show_wall(self, wall: Wall | None, page: str, *, is_automatic: bool, state: str) -> None:
        """Tell what the room sees, or why it sees nothing."""
        _ = self._words
        if wall is None:
            self._scene_line.setText(_("The room sees nothing"))
            return
        label = scene_label(wall.scene, _)
        self._scene_line.setText(_("The room sees: {scene}", scene=label))
        how = _("follows the round") if is_automatic else _("stays until you choose")
        face = wall.foot.face
        time = f"{face.figures} {face.caption}" if face else ""
        self._state_line.setText(" · ".join(filter(None, (state, time, page, how))))

    def show_scenes(self, scenes: Collection[Scene]) -> None:
        """Offer the scenes that there are of what is shown."""
        for scene, action in self._ways.items():
            action.setVisible(scene in scenes)

    def show_stamp(self, wall: Wall, page: int) -> None:
        """Show what the room sees as a small picture."""
        self._preview.show_wall(wall, page)

    def show_paused(self, *, is_paused: bool, has_clock: bool) -> None:
        """Offer to stop the clock, or to let it go on."""
        _ = self._words
        self._pause.setText(_("Resume") if is_paused else _("Pause"))
        self._pause.setEnabled(has_clock)
        self._minute.setEnabled(has_clock)

    def open_drawer(self) -> None:
        """Show the rest, with the cursor where a message is typed."""
        self._more.setChecked(True)
        self.drawer.take_focus()

    def _scene_menu(self) -> QMenu:
        _ = self._words
        menu = covering(QMenu(self))
        self._ways: dict[Scene, QAction] = {}
        follow = menu.addAction(_("Follow the round"))
        follow.triggered.connect(lambda: self.scene_chosen.emit(None))
        menu.addSeparator()
        for scene in Scene:
            action = menu.addAction(scene_label(scene, _))
            action.triggered.connect(lambda _on=False, to=scene: self.scene_chosen.emit(to))
            self._ways[scene] = action
        return menu

    def _lay_out(self) -> None:
        lines = column(self._scene_line, self._state_line, spacing=0)
        seen = QWidget(self)
        row(self._preview, (lines, 1), inside=seen)
        SteadyHeight(seen)
        controls = self._scenes, self._back, self._forward, self._pause, self._minute
        line = folded(seen, None, *controls, self._more, self._close)
        line.setSpacing(STEP - 2)
        column(line, self.drawer, inside=self, margins=(STEP, STEP // 2), spacing=STEP // 2)
        self.drawer.hide()

    def _connect(self) -> None:
        self._back.clicked.connect(self.back_requested)
        self._forward.clicked.connect(self.forward_requested)
        self._pause.clicked.connect(self.pause_requested)
        self._minute.clicked.connect(self.minute_requested)
        self._more.toggled.connect(self.drawer.setVisible)
        self._close.clicked.connect(self.close_requested)
