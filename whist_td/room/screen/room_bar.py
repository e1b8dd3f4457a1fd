"""The director's bar for the room: what it sees now, and the few buttons that change it."""

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QMenu,
    QPushButton,
    QSizePolicy,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.flow import folded
from whist_td.kit.parts import button, column, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.room.screen.canvas import GROUND
from whist_td.room.screen.painting import paint_wall
from whist_td.room.screen.room_drawer import RoomDrawer
from whist_td.room.screen.wall_view import Wall
from whist_td.room.views.views import Scene
from whist_td.room.words.words import scene_label
from whist_td.words.words import Words

_LOOKS = QSize(96, 54)
_PAINTED = QSize(960, 540)
"""Painted larger and made smaller: type of five pixels is no type."""
_LATER = 60
"""Milliseconds after the wall itself."""


class WallPreview(QWidget):
    """The wall as a stamp."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._wall: Wall | None = None
        self._page = 0
        self._stamp = QPixmap()
        self._later = QTimer(self, singleShot=True, interval=_LATER)
        self._later.timeout.connect(self._renew)
        self.setObjectName("roomPreview")
        self.setAccessibleName(_("What the players see"))
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

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setObjectName("roomBar")
        self.setProperty("role", "strip")
        self._preview = WallPreview(words, self)
        self._scene_line = labelled("", "heading", self)
        self._state_line = labelled("", "quiet", self)
        self._scenes = self._button(_("Scene"), "roomScenes")
        self._scenes.setMenu(self._scene_menu())
        self._back = self._button("◀", "roomBack")
        self._back.setAccessibleName(_("Back in the room"))
        self._forward = self._button("▶", "roomForward")
        self._forward.setAccessibleName(_("Go on in the room"))
        for part in (self._back, self._forward):
            part.setToolTip(part.accessibleName())
        self._pause = self._button(_("Pause"), "roomPause")
        self._minute = self._button(_("+1 min"), "roomMinute")
        self._more = self._button(_("More"), "roomMore")
        self._more.setCheckable(True)
        self._close = self._button(_("Close the room"), "roomClose")
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

    def _button(self, text: str, name: str) -> QPushButton:
        made = button(text, name, self)
        made.setProperty("role", "compact")
        return made

    def _scene_menu(self) -> QMenu:
        _ = self._words
        menu = QMenu(self)
        follow = menu.addAction(_("Follow the round"))
        follow.triggered.connect(lambda: self.scene_chosen.emit(None))
        menu.addSeparator()
        for scene in Scene:
            action = menu.addAction(scene_label(scene, _))
            action.triggered.connect(lambda _on=False, to=scene: self.scene_chosen.emit(to))
        return menu

    def _lay_out(self) -> None:
        lines = column(self._scene_line, self._state_line, spacing=0)
        seen = QWidget(self)
        row(self._preview, (lines, 1), inside=seen)
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
