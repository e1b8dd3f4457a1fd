"""What stands above and below the pages, and where: a locked file, messages, health, the room."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget
from shiboken6 import isValid
from typing_extensions import override

from whist_td.kit.aim import changed_place
from whist_td.kit.flow import folded
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.heard import Manner, announce
from whist_td.kit.parts import button, row
from whist_td.kit.preferences import Preferences
from whist_td.kit.roomy import RoomyArea
from whist_td.kit.strip import Strip
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.stages.formats import Stage
from whist_td.window.club_place import ClubPlace, Lock
from whist_td.window.guide_place import GuidePlace
from whist_td.window.pages import WindowPages
from whist_td.window.safety.backup_scheduler import BackupScheduler, WritingWatch
from whist_td.window.safety.gone_file import GoneFile
from whist_td.words.safety import GONE, REPLACED
from whist_td.words.words import N_, Words, words

if TYPE_CHECKING:
    from whist_td.room.screen.room_control import RoomControl

_MOVES = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest, QEvent.Type.FontChange)


class BandPlace(QObject):
    """Gives bands a line of their own, or lays them over the foot of a page.

    A page in which one clicks table after table keeps its height: a band that came above or below
    would move what the hand is going to. What is asked there stays in sight, above it or below.
    """

    def __init__(self, pages: QWidget, lines: Mapping[QWidget, QHBoxLayout]) -> None:
        super().__init__(pages)
        self._pages = pages
        self._lines = lines
        self._is_over = False
        for each in (pages, *lines):
            each.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._lay)  # a question comes or goes, and the keys with it

    def lay_over(self, *, is_over: bool) -> None:
        """Lay the bands over the foot of the page that is shown, or give them their lines."""
        if is_over == self._is_over:
            return
        self._is_over = is_over
        for band, line in self._lines.items():
            if is_over:
                line.removeWidget(band)
            else:
                line.addWidget(band)
        self._lay()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_over and watched in self._lines and event.type() is QEvent.Type.Hide:
            changed_place(self._pages)
        elif event.type() in (*_MOVES, QEvent.Type.Show):
            self._lay()
        return False

    def _lay(self) -> None:
        """Lay one above another, the last of them at the foot."""
        # Qt tells of the keys once more while the pages themselves go.
        if not self._is_over or not isValid(self._pages):
            return
        here = self._pages.rect().adjusted(2 * STEP, 0, -2 * STEP, 0)
        foot = self._foot
        for band in reversed(tuple(self._lines)):
            if not band.isHidden():
                tall = band.heightForWidth(here.width())
                tall = tall if tall > 0 else band.sizeHint().height()
                foot -= tall
                corner = self._pages.mapToGlobal(QPoint(here.left(), max(foot, 0)))
                around = band.parentWidget() or self._pages
                band.setGeometry(QRect(around.mapFromGlobal(corner), QSize(here.width(), tall)))
                band.raise_()

    @property
    def _foot(self) -> int:
        """Where the lowest band ends: above a question, where that leaves it room."""
        height = self._pages.height()
        strips = (each for each in self._pages.findChildren(Strip) if each.isVisible())
        tops = (each.mapTo(self._pages, QPoint()).y() for each in strips)
        top = min(tops, default=height)
        return top if top > height // 3 else height


LOCKED = {
    Lock.ELSEWHERE: N_(
        "Read only: this club file is open in another window of Whist TD. You can look at "
        "everything; what you type here is not saved."
    ),
    Lock.PROTECTED: N_(
        "Read only: this club file, or its folder, is protected. You can look at everything; "
        "to go on, save a copy in another folder and open that."
    ),
    Lock.GONE: GONE,
    Lock.REPLACED: REPLACED,
    Lock.UNWRITTEN: "",
}


class MessageBar(QFrame):
    """One sentence that says why something will not do, or that it is done."""

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setProperty("role", "refusal")
        self._label = labelled("", "error", self)
        close = button(words("Understood"), "understood", self)
        margins = (2 * STEP, STEP, STEP, STEP)
        row((self._label, 1), close, inside=self, margins=margins, spacing=-1)
        close.clicked.connect(self.hide)
        self.hide()

    def say(self, sentence: str) -> None:
        """Say a refusal."""
        self._say(sentence, "refusal", "error")
        announce(sentence, Manner.AT_ONCE)

    def announce(self, sentence: str) -> None:
        """Say that something is done, or how something is, in a calm colour."""
        self._say(sentence, "strip", "body")
        announce(sentence)

    def _say(self, sentence: str, role: str, ink: str) -> None:
        set_role(self, role)
        set_role(self._label, ink)
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
        self.show()
        changed_place(self)


class ReadOnlyBand(QFrame):
    """Says as long as it is so that nothing can be written, and why."""

    retry_requested = Signal()
    copy_requested = Signal()
    """The director goes on from the copy."""

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = words
        self.setProperty("role", "banner")
        self._words = words
        self._label = FoldingLabel("", self, "body")
        self._retry = button(_("Try again"), "retryOpen", self, "compact")
        self._copy = button(_("Use the copy"), "goOnFromCopy", self, "compact")
        line = folded(self._label, None, self._retry, self._copy)
        line.setContentsMargins(2 * STEP, STEP // 2, 2 * STEP, STEP // 2)
        self.setLayout(line)
        self._retry.clicked.connect(self.retry_requested)
        self._copy.clicked.connect(self.copy_requested)
        self.hide()

    def show_lock(self, lock: Lock | None, unwritten: str = "") -> None:
        """Say what keeps the file from being changed, and from what; None: nothing does."""
        sentence = (unwritten or self._words(LOCKED[lock])) if lock else ""
        if sentence != self._label.text():
            announce(sentence or self._words("Everything is saved again."), Manner.AT_ONCE)
        self._label.setText(sentence)
        self._copy.setVisible(lock in (Lock.GONE, Lock.REPLACED, Lock.UNWRITTEN))
        self._retry.setVisible(lock not in (Lock.GONE, Lock.REPLACED))
        self.setVisible(lock is not None)


class PageBands(QObject):
    """The bands around the pages; the care and the room outlive a change of language or look."""

    def __init__(self, preferences: Preferences, place: ClubPlace, window: QMainWindow) -> None:
        super().__init__(window)
        self._preferences = preferences
        self._club_place = place
        self._window = window
        self._guide: GuidePlace | None = None
        self.room: RoomControl | None = None
        """The room window with all that belongs to it; None until it is first asked for."""
        self._backups = BackupScheduler(place, window, words(preferences.language))
        self._backups.details_requested.connect(lambda: self._pages.show_side_page("backups"))
        self._backups.lingering.connect(self._announce)
        self._gone = GoneFile(place, window)
        self._gone.noticed.connect(self._say_lock)
        self._gone.noticed.connect(self._backups.look)
        self._writing = WritingWatch(window)
        self._writing.changed.connect(self._say_lock)
        self._writing.troubled.connect(self._gone.look_closely)
        self._backups.is_writing = lambda: self._writing.is_writing

    def dress(self, words: Words, pages: WindowPages, place: QVBoxLayout) -> None:
        """Lay the pages and all that is around them into their place."""
        self._pages = pages
        self._place = place
        self._bar = MessageBar(words, self._window)
        self._locked = ReadOnlyBand(words, self._window)
        bands: tuple[QWidget, ...] = (self._locked, self._bar)
        lines = {band: _inset(band) for band in bands}
        place.addLayout(lines[self._locked])
        area, read = RoomyArea(pages, self._window), self._guide.shown if self._guide else ""
        self._guide = GuidePlace(area, pages, words, self._window)
        place.addWidget(self._guide, 1)
        if read:
            self._guide.open(read)
        # The layout would show it a moment later: a page that is not seen keeps no keys.
        self._guide.show()
        area.show()
        place.addLayout(lines[self._bar])
        self._band_place = BandPlace(area, lines)
        place.addLayout(self._backups.dress(words, self._window))
        if self.room is not None:
            place.addLayout(_inset(self.room.make_bar(words, self._window)))
        pages.refused.connect(self._bar.say)
        self._gone.dress(words, pages)
        self._locked.copy_requested.connect(self._gone.go_on)
        pages.announced.connect(self._bar.announce)
        pages.settled.connect(self._bar.hide)
        pages.safety_changed.connect(self._backups.look)
        pages.started.connect(self._backups.look)
        pages.forgotten.connect(self._forget_messages)
        self._locked.retry_requested.connect(self._retry)

    def follow(self) -> None:
        """Go along to where the pages are now."""
        self._bar.hide()
        self._band_place.lay_over(is_over=self._pages.stage is Stage.PLAY)
        club = self._club_place.club
        self._writing.follow(club)
        self._locked.show_lock(self._club_place.lock, self._pages.unwritten)
        if self.room is not None:
            self._show_in_room(self.room)
        elif self._preferences.setting("open"):
            self._bring_room_back()
        self._backups.follow(self._pages.session)

    def _say_lock(self) -> None:
        self._locked.show_lock(self._club_place.lock, self._pages.unwritten)
        self._backups.show()

    def _retry(self) -> None:
        club = self._club_place.club
        if club is not None and club.writer is not None and self._club_place.unwritten:
            club.writer.try_again()
        else:
            self._pages.files.open(self._club_place.asked)

    def open_room(self) -> "RoomControl":
        """Return the room, made when it is first asked for: who has no projector never pays."""
        if self.room is None:
            from whist_td.room.screen.room_control import RoomControl

            _ = words(self._preferences.language)
            now = self._club_place.now
            self.room = RoomControl(self._preferences, _, now, self._window)
            self._place.addLayout(_inset(self.room.make_bar(_, self._window)))
            self.room.unavailable.connect(self._announce)
            self.room.guide_requested.connect(self._show_room_guide)
        self._show_in_room(self.room)
        return self.room

    def _show_in_room(self, room: "RoomControl") -> None:
        club = self._club_place.club
        room.follow(self._pages.session, club.file if club else None)

    def _bring_room_back(self) -> None:
        """Open the room again where it was open when the program crashed."""
        from whist_td.room.screen.room_preferences import RoomPreferences

        session = self._pages.event_session
        if session is None:
            return
        path, event, now = session.file.path, session.desk.event, self._club_place.now()
        show = RoomPreferences(self._preferences).left_open(path, event, now)
        if show is not None:
            self.open_room().come_back(show)

    def _forget_messages(self) -> None:
        """Offer no message of earlier evenings again: it might call the forgotten by name."""
        from whist_td.room.screen.room_preferences import RoomPreferences

        RoomPreferences(self._preferences).forget_messages()
        if self.room is not None and self.room.bar is not None:
            self.room.follow(self._pages.session)
            self.room.bar.drawer.show_messages(())

    def _show_room_guide(self) -> None:
        # The pages of the moment: each dressing makes new ones.
        self._pages.guide_requested.emit("room")

    def _announce(self, sentence: str) -> None:
        # The bar of the moment: each dressing makes a new one.
        self._bar.announce(sentence)

    def leave(self) -> None:
        """Close the room, and keep a last copy of the club file."""
        if self.room is not None:
            self.room.leave()
        self._backups.leave()


def _inset(band: QWidget) -> QHBoxLayout:
    """Keep a band away from the edges; margins above it would stay when it is hidden."""
    return row(band, margins=(2 * STEP, 0))
