"""The window: the rail on the left, one page beside it, menus for those who look there.

The frame is painted first; everything that knows about events is read from the disk after.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QMargins, QSize, Qt, QTimer, QTranslator
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from whist_td.kit.aim import changed_place, guard
from whist_td.kit.heard import teach_readers
from whist_td.kit.light_override import override
from whist_td.kit.parts import row
from whist_td.kit.preferences import Preferences
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import (
    Look,
    apply_theme,
    colours,
    follow_contrast,
    load_letters,
    load_signs,
    palette_of,
)
from whist_td.kit.waiting import when_done
from whist_td.stages.formats import Stage
from whist_td.window.club_place import ClubPlace
from whist_td.window.menus import Menus
from whist_td.window.stage_rail import StageRail
from whist_td.words.words import N_, Language, words

if TYPE_CHECKING:
    from whist_td.room.screen.room_control import RoomControl
    from whist_td.window.club_place import NewClub, OpenClub, Safety
    from whist_td.window.page_bands import PageBands
    from whist_td.window.pages import WindowPages


WILL_NOT_DO = 2
"""The exit code where the window was only to say when it is ready, and the file does not open."""
FIRST_SIZE = QSize(1366, 768)
SMALLEST = QSize(640, 400)
"""Unless the screen itself is smaller: 1366 × 768 at 200 % is 683 × 384."""
_QT_WORDS = "systemWords"
FRAME = QSize(2 * STEP, 6 * STEP)
"""What the system draws around the window, at most."""


class MainWindow(QMainWindow):
    """Rail, pages and menus, in the director's language, size and look."""

    # More than 15 methods: the first paint, language, size and look each have their entry here.

    def __init__(
        self,
        preferences: Preferences,
        open_club: "OpenClub",
        path: Path | None = None,
        new_club: "NewClub | None" = None,
        safety: "Safety | None" = None,
    ) -> None:
        super().__init__()
        teach_readers()
        self._preferences = preferences
        self._club_place = ClubPlace(open_club, new_club, safety)
        self._path = path
        self._when_ready: Callable[[], object] | None = None
        self._pages: WindowPages | None = None
        self._surround: PageBands | None = None
        self.setWindowTitle("Whist TD")
        self.setMinimumSize(SMALLEST.boundedTo(self._room()))
        self._dress()
        self._build_frame()
        saved = preferences.geometry
        if saved is None or not self.restoreGeometry(saved):
            self.resize(FIRST_SIZE.boundedTo(self._room()))
        self._is_opened = self._is_sure = False

    def appear(self) -> None:
        """Show the window; the first time it fills a screen that is not larger than it needs."""
        room = self._room()
        if self._preferences.geometry is None and room.boundedTo(FIRST_SIZE) != FIRST_SIZE:
            self.showMaximized()
        else:
            self.show()

    def close_when_ready(self, say_ready: Callable[[], object]) -> None:
        """Say when the start page takes keys, and close; a file that does not open ends with 2."""
        self._when_ready = say_ready

    def come_forward(self, path: str) -> None:
        """Stand above all other windows, with a file where one is named."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        if path and QApplication.activeModalWidget() is None:
            self.pages.open_file(Path(path))

    def _room(self) -> QSize:
        return self.screen().availableGeometry().size() - FRAME

    @property
    def pages(self) -> "WindowPages":
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

    def _choose_language(self, language: Language) -> None:
        self.pages.guard.leave_for(lambda: self.set_language(language), self._show_style)

    def _choose_look(self, look: Look) -> None:
        self.pages.guard.leave_for(lambda: self.set_look(look), self._show_style)

    def _show_style(self) -> None:
        self._rail.show_style(self._preferences)

    def set_size(self, points: int) -> None:
        """Make all text larger or smaller."""
        self._preferences.base = points
        self._rail.show_size(self._preferences.base)
        self._dress()
        self._fit_rail()

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
        row(self._rail, (self._place, 1), inside=frame, spacing=0)
        self._rail.stage_chosen.connect(self._show_stage)
        self._rail.start_requested.connect(self._show_start)
        self._rail.club_requested.connect(self._show_club)
        self._rail.language_chosen.connect(self._choose_language)
        self._rail.look_chosen.connect(self._choose_look)
        self._rail.size_chosen.connect(self.set_size)
        self._rail.show_next(None)
        self._fit_rail()
        self.setCentralWidget(frame)
        changed_place(frame)

    def _fit_rail(self) -> None:
        above = self.menuBar().sizeHint().height()
        self._rail.fit(self.size().shrunkBy(QMargins(0, above, 0, 0)))

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
        pages.started.connect(load_letters, Qt.ConnectionType.QueuedConnection)
        pages.started.connect(self._follow_system, Qt.ConnectionType.QueuedConnection)
        if self._when_ready is not None:
            pages.started.connect(self._when_ready)
            pages.started.connect(self.close)
            pages.files.fault_met.connect(lambda _page: QApplication.exit(WILL_NOT_DO))
        if self._club_place.club is None:
            pages.files.open(self._path)

    def _follow_system(self) -> None:
        """Take the system’s own colours where it asks for them, now and when it begins to."""
        follow_contrast(self._wear_system)
        self._wear_system()

    def _wear_system(self) -> None:
        if palette_of(self._preferences.look) != colours():
            self._choose_look(self._preferences.look)

    def _build_pages(self) -> "WindowPages":
        from whist_td.window.page_bands import PageBands
        from whist_td.window.pages import WindowPages

        _ = words(self._preferences.language)
        pages = WindowPages(self._club_place, _, self)
        self._pages = pages
        self._rail.add_style(self._preferences)
        self._place.takeAt(0)
        if self._surround is None:
            self._surround = PageBands(self._preferences, self._club_place, self)
        self._surround.dress(_, pages, self._place)
        pages.show()
        pages.moved.connect(self._show_place)
        pages.file_requested.connect(self._menus.files.ask_file)
        pages.example_requested.connect(self._menus.files.ask_example)
        return pages

    @property
    def room(self) -> "RoomControl | None":
        """The room window with all that belongs to it; None until it is first asked for."""
        return self._surround.room if self._surround else None

    def _open_room(self) -> "RoomControl | None":
        return self._surround.open_room() if self._surround else None

    def _show_stage(self, stage: Stage) -> None:
        self.pages.show_panel(stage.value)

    def _show_start(self) -> None:
        self.pages.guard.leave_for(self.pages.show_start)

    def _show_club(self) -> None:
        self.pages.show_club()

    def _show_place(self) -> None:
        pages = self.pages
        if self._surround is not None:
            self._surround.follow()
        self._rail.show_next(pages.next_stage)
        self._rail.show_stage(pages.stage)
        self._menus.enable(pages.session)
        name = pages.session.facts.details.name if pages.session else ""
        self.setWindowTitle(f"{name} – Whist TD" if name else "Whist TD")

    def _rebuild(self) -> None:
        # After the click that asked for it: the button it came from goes away with the rail.
        QTimer.singleShot(0, self, lambda: when_done(self._rebuild_now))

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
    def showEvent(self, event: QShowEvent) -> None:
        """Take no press from now on that was not meant for what it falls on."""
        super().showEvent(event)
        guard(self)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the rail take its part of the new width."""
        super().resizeEvent(event)
        self._fit_rail()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the focused button where nothing nearer took it."""
        from whist_td.kit.parts import menu_by_key, press_by_enter  # Builds all of Qt's keys.

        if not press_by_enter(event, self) and not menu_by_key(event, self):
            super().keyPressEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window was, and let go of the file; first ask what is left behind."""
        if not self._is_sure and self._pages and not self._pages.guard.may_quit(self._leave):
            event.ignore()
            return
        if self._when_ready is None:  # which nobody saw, on a screen of its own perhaps
            self._preferences.geometry = self.saveGeometry()
        if self._surround is not None:
            self._surround.leave()
        self._club_place.close()
        super().closeEvent(event)

    def _leave(self) -> None:
        self._is_sure = True
        self.close()


_UNTRANSLATED = frozenset(
    {N_("&Look in:"), N_("Files of &type:"), N_("Folder"), N_("File"), N_("%1 File"), N_("Drive")}
)
"""What Qt's own file dialog says in English alone."""


class _SystemWords(QTranslator):
    """Qt's French, and what is missing there."""

    @override
    def translate(
        self, context: str, source_text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        found = super().translate(context, source_text, disambiguation, n)
        if not found and source_text in _UNTRANSLATED:
            return words(Language.FRENCH)(source_text)
        return found or source_text


def speak(app: QApplication, language: Language) -> None:
    """Let Qt speak a language from now on; English is what it speaks by itself."""
    saved = app.findChild(QTranslator, _QT_WORDS)
    if saved is not None:
        app.removeTranslator(saved)
        saved.deleteLater()
    if language is Language.FRENCH:
        translator = _SystemWords(app)
        translator.setObjectName(_QT_WORDS)
        translator.load("qtbase_fr", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        app.installTranslator(translator)
