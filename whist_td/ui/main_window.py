"""The window: the rail on the left, one page beside it, menus for those who look there.

The frame is painted first; everything that knows about events is read from the disk after.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from whist_td.i18n.words import Language, Words, words
from whist_td.ui.club_place import ClubPlace
from whist_td.ui.menus import Menus
from whist_td.ui.overriding import override
from whist_td.ui.preferences import Preferences
from whist_td.ui.stage_rail import StageRail
from whist_td.ui.stages import Stage
from whist_td.ui.system_words import speak
from whist_td.ui.theme import STEP, Look, apply_theme, load_signs, palette_of

if TYPE_CHECKING:
    from whist_td.ui.club_place import NewClub, OpenClub, Safety
    from whist_td.ui.pages import Pages
    from whist_td.ui.room.room_control import RoomControl
    from whist_td.ui.safety.care import Care

FIRST_SIZE = QSize(1366, 768)
SMALLEST = QSize(900, 560)
FRAME = QSize(2 * STEP, 6 * STEP)
"""What the system draws around the window, at most."""


class MainWindow(QMainWindow):
    """Rail, pages and menus, in the director's language, size and look."""

    def __init__(
        self,
        preferences: Preferences,
        open_club: "OpenClub",
        path: Path | None = None,
        new_club: "NewClub | None" = None,
        safety: "Safety | None" = None,
    ) -> None:
        super().__init__()
        self._preferences = preferences
        self._club_place = ClubPlace(open_club, new_club, safety)
        self._path = path
        self._pages: Pages | None = None
        self._room_control: RoomControl | None = None
        self._care: Care | None = None
        self.setWindowTitle("Whist TD")
        self.setMinimumSize(SMALLEST)
        self._dress()
        self._build_frame()
        kept = preferences.geometry
        if kept is None or not self.restoreGeometry(kept):
            self.resize(FIRST_SIZE.boundedTo(self._room()))
        self._is_opened = False

    def appear(self) -> None:
        """Show the window; the first time it fills a screen that is not larger than it needs."""
        room = self._room()
        if self._preferences.geometry is None and room.boundedTo(FIRST_SIZE) != FIRST_SIZE:
            self.showMaximized()
        else:
            self.show()

    def _room(self) -> QSize:
        return self.screen().availableGeometry().size() - FRAME

    @property
    def pages(self) -> "Pages":
        """What stands beside the rail."""
        return self._pages if self._pages is not None else self._build_pages()

    def set_language(self, language: Language) -> None:
        """Speak another language from now on."""
        self._preferences.language = language
        app = QApplication.instance()
        if isinstance(app, QApplication):
            speak(app, language)
        self._rebuild()

    def set_look(self, look: Look) -> None:
        """Go light or dark."""
        self._preferences.look = look
        self._dress()
        self._rebuild()

    def set_size(self, points: int) -> None:
        """Make all text larger or smaller."""
        self._preferences.base = points
        self._rail.show_size(self._preferences.base)
        self._dress()

    def _build_frame(self) -> None:
        _ = words(self._preferences.language)
        frame = QWidget(self)
        self._rail = StageRail(_, frame)
        self._menus = Menus(
            self, _, lambda: self.pages, self._grow, self._club_place.maker, self._open_room
        )
        self._place = QVBoxLayout()
        self._place.setContentsMargins(0, 0, 0, STEP)
        self._place.addStretch(1)
        row = QHBoxLayout(frame)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._rail)
        row.addLayout(self._place, 1)
        self._connect_rail()
        self._rail.show_next(None)
        self.setCentralWidget(frame)

    def _connect_rail(self) -> None:
        self._rail.stage_chosen.connect(self._show_stage)
        self._rail.start_wanted.connect(self._show_start)
        self._rail.language_chosen.connect(self.set_language)
        self._rail.look_chosen.connect(self.set_look)
        self._rail.size_chosen.connect(self.set_size)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and only then read what takes its time."""
        super().paintEvent(event)
        if not self._is_opened:
            self._is_opened = True
            QTimer.singleShot(0, self._open_first)

    def _open_first(self) -> None:
        load_signs()
        pages = self.pages
        if self._club_place.club is None:
            pages.files.open(self._path)

    def _build_pages(self) -> "Pages":
        from whist_td.ui.message_bar import MessageBar, ReadOnlyBand
        from whist_td.ui.pages import Pages

        _ = words(self._preferences.language)
        pages = Pages(self._club_place, _, self)
        self._pages = pages
        self._bar = MessageBar(_, self)
        self._locked = ReadOnlyBand(_, self)
        self._rail.add_looks(self._preferences)
        self._place.takeAt(0)
        self._place.addLayout(_inset(self._locked))
        self._place.addWidget(pages, 1)
        self._place.addLayout(_inset(self._bar))
        self._place.addLayout(self._taken_care_of(_))
        if self._room_control is not None:
            self._place.addLayout(_inset(self._room_control.make_bar(_, self)))
        pages.show()
        pages.moved.connect(self._show_place)
        pages.refused.connect(self._bar.say)
        pages.told.connect(self._bar.tell)
        self._locked.retry_wanted.connect(lambda: pages.files.open(self._club_place.asked))
        pages.settled.connect(self._bar.hide)
        pages.file_wanted.connect(self._menus.files.ask_file)
        pages.example_wanted.connect(self._menus.files.ask_example)
        return pages

    def _taken_care_of(self, words: Words) -> QHBoxLayout:
        """Return the line of health; backups and looks around begin with the first page."""
        from whist_td.ui.safety.care import Care

        if self._care is None:
            self._care = Care(self._club_place, self, words)
            self._care.wanted.connect(lambda: self.pages.show_aside("backups"))
            self._care.lingering.connect(self._linger)
        return self._care.dress(words, self)

    def _linger(self, why: str) -> None:
        self._bar.tell(why)

    @property
    def room(self) -> "RoomControl | None":
        """The room window with all that belongs to it; None until it is first asked for."""
        return self._room_control

    def _open_room(self) -> "RoomControl | None":
        """Return the room, made when it is first asked for: who has no projector never pays."""
        if self._room_control is None:
            from whist_td.ui.room.room_control import RoomControl

            _ = words(self._preferences.language)
            self._room_control = RoomControl(self._preferences, _, self._club_place.now, self)
            self._place.addLayout(_inset(self._room_control.make_bar(_, self)))
            self._room_control.told.connect(self._tell)
            self._room_control.follow(self.pages.session)
        return self._room_control

    def _tell(self, sentence: str) -> None:
        self._bar.tell(sentence)

    def _show_stage(self, stage: Stage) -> None:
        self.pages.show_panel(stage.value)

    def _show_start(self) -> None:
        self.pages.show_start()

    def _show_place(self) -> None:
        pages = self.pages
        self._bar.hide()
        self._locked.show_lock(self._club_place.lock)
        self._rail.show_next(pages.next_stage)
        self._rail.show_stage(pages.stage)
        self._menus.enable(pages.session)
        if self._room_control is not None:
            self._room_control.follow(pages.session)
        if self._care is not None:
            self._care.follow(pages.session)
        name = pages.session.evening.details.name if pages.session else ""
        self.setWindowTitle(f"{name} – Whist TD" if name else "Whist TD")

    def _rebuild(self) -> None:
        # After the click that asked for it: the button it came from goes away with the rail.
        QTimer.singleShot(0, self._rebuild_now)

    def _rebuild_now(self) -> None:
        here = self.pages.here
        self._pages = None
        self._menus.remove()
        self._build_frame()
        self.pages.return_to(here)

    def _grow(self, points: int) -> None:
        self.set_size(self._preferences.base + points)

    def _dress(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, palette_of(self._preferences.look), self._preferences.base)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the focused button where nothing nearer took it."""
        from whist_td.ui.widgets.enter import press_by_enter  # Builds all of Qt's keys.

        if not press_by_enter(event, self):
            super().keyPressEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window was, and let go of the file."""
        self._preferences.geometry = self.saveGeometry()
        if self._room_control is not None:
            self._room_control.leave()
        if self._care is not None:
            self._care.leave()
        self._club_place.close()
        super().closeEvent(event)


def _inset(band: QWidget) -> QHBoxLayout:
    """Keep a band away from the edges; margins above it would stay when it is hidden."""
    row = QHBoxLayout()
    row.setContentsMargins(2 * STEP, 0, 2 * STEP, 0)
    row.addWidget(band)
    return row
