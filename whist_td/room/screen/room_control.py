"""Everything of the room put together: the window, its place, the director's bar, the keys."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.ports import ClubFile
from whist_td.kit.actions import Do
from whist_td.kit.preferences import Preferences
from whist_td.kit.session import Session
from whist_td.room.screen.painting import pages_of
from whist_td.room.screen.room import Room
from whist_td.room.screen.room_bar import RoomBar
from whist_td.room.screen.room_preferences import RoomPreferences
from whist_td.room.screen.room_window import RoomPlace, RoomWindow
from whist_td.room.screen.wall_view import Wall
from whist_td.room.views.show import Ceremony, Openness, Show
from whist_td.room.views.views import Scene
from whist_td.words.words import Words

SCENES: Mapping[Do, Scene] = {Do[f"ROOM_{scene.name}"]: scene for scene in Scene}
_KEYS: Mapping[int, Do] = {
    Qt.Key.Key_1: Do.ROOM_WELCOME,
    Qt.Key.Key_2: Do.ROOM_SEATING,
    Qt.Key.Key_3: Do.ROOM_ANNOUNCEMENT,
    Qt.Key.Key_4: Do.ROOM_CLOCK,
    Qt.Key.Key_5: Do.ROOM_RESULTS,
    Qt.Key.Key_6: Do.ROOM_STANDINGS,
    Qt.Key.Key_7: Do.ROOM_REVEAL,
    Qt.Key.Key_L: Do.ROOM_PRIZES,
    Qt.Key.Key_8: Do.ROOM_RACE,
    Qt.Key.Key_9: Do.ROOM_MESSAGE,
    Qt.Key.Key_R: Do.ROOM_RULES,
    Qt.Key.Key_D: Do.ROOM_DEALS,
    Qt.Key.Key_0: Do.ROOM_FOLLOW,
    Qt.Key.Key_Right: Do.ROOM_FORWARD,
    Qt.Key.Key_PageDown: Do.ROOM_FORWARD,
    Qt.Key.Key_Return: Do.ROOM_FORWARD,
    Qt.Key.Key_Enter: Do.ROOM_FORWARD,
    Qt.Key.Key_Left: Do.ROOM_BACK,
    Qt.Key.Key_PageUp: Do.ROOM_BACK,
    Qt.Key.Key_Backspace: Do.ROOM_BACK,
    Qt.Key.Key_P: Do.ROOM_PAUSE,
    Qt.Key.Key_Plus: Do.ROOM_MINUTE,
    Qt.Key.Key_M: Do.ROOM_MUTE,
    Qt.Key.Key_F5: Do.ROOM,
    Qt.Key.Key_Escape: Do.ROOM,
    Qt.Key.Key_S: Do.ROOM_SWAP,
}
"""In the room window itself, where a presenter's remote may stand for the arrows."""


# More than fifteen methods: window, bar, menu and keys meet here, each in a few lines.
class RoomControl(QObject):
    """The room of one main window; it lives on while that window is dressed anew."""

    unavailable = Signal(str)
    """Why the room cannot be shown: calm."""
    guide_requested = Signal()
    """What the room is for is to be told."""

    def __init__(
        self, preferences: Preferences, words: Words, now: Callable[[], datetime], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._words = words
        self.window = RoomWindow(words)
        self.window.speak(words)
        self.place = RoomPlace(self.window, parent)
        self.room = Room(RoomPreferences(preferences), now, self)
        self.room.director.pages.count = self._pages
        self.bar: RoomBar | None = None
        self._desk = parent
        self._now = now
        self._keys: QWidget | None = None
        """What had the keys before the room’s bar took them."""
        self._watch_keys(None, QApplication.focusWidget())
        self._connect()

    def follow(self, session: Session[Any] | None, file: ClubFile | None = None) -> None:
        """Show another event, or none: then the window closes, unless it shows the winner.

        That stays as long as the file is open in which the evening has ended.
        """
        last = self.room.followed
        if session is not None and not self._is_asked_for(session):
            session = None
        if session is None and last is not None and self.place.is_open:
            is_over = last.form.pulse(last.session.facts).is_finished
            if is_over and last.session.file is file:
                return
        self.room.follow(session)
        if self.room.wall is None:
            self.close()

    def _is_asked_for(self, session: Session[Any]) -> bool:
        """Tell whether the room shows it: an event always; the club's year for its prizes."""
        last = self.room.followed
        is_shown = last is not None and last.session.desk is session.desk
        is_given = session.noted(Ceremony) is not None
        return session.desk.event != BOOK_NUMBER or is_shown or is_given

    def come_back(self, show: Show) -> None:
        """Open again after a crash, and let the room see no more than it saw before."""
        self.room.director.show = show
        self.open()

    def make_bar(self, words: Words, parent: QWidget) -> RoomBar:
        """Return a new bar in these words, for a window dressed anew."""
        self._words = words
        self.window.speak(words)
        bar = RoomBar(words, parent)
        self.bar = bar
        self._connect_bar(bar)
        bar.setVisible(self.place.is_open)
        self._show()
        return bar

    def do(self, what: Do) -> None:
        """Carry out a line of the menu; a scene opens the room first."""
        scene = SCENES.get(what)
        if scene is None:
            self.actions[what]()
            return
        self.open()
        if self.place.is_open:
            self._choose(scene)

    @property
    def actions(self) -> Mapping[Do, Callable[[], None]]:
        """What the menu and the keys do besides showing scenes."""
        director, timing = self.room.director, self.room.timing
        return {
            Do.ROOM: self.close if self.place.is_open else self.open,
            Do.ROOM_FOLLOW: lambda: director.choose(None),
            Do.ROOM_FORWARD: director.forward,
            Do.ROOM_BACK: director.back,
            Do.ROOM_HOLD: director.hold_page,
            Do.ROOM_PAUSE: timing.toggle_pause,
            Do.ROOM_MINUTE: lambda: timing.add_minutes(1),
            Do.ROOM_FREEZE: lambda: self._toggle(Openness.FROZEN),
            Do.ROOM_HIDE: lambda: self._toggle(Openness.HIDDEN),
            Do.ROOM_MUTE: self._toggle_voice,
            Do.ROOM_SWAP: self.place.swap,
            Do.ROOM_GUIDE: self.guide_requested.emit,
        }

    def open(self) -> None:
        """Open the room window, if an event is open that it can show."""
        if self.place.is_open:
            return
        if self.room.wall is None:
            _ = self._words
            self.unavailable.emit(
                _("To show the prize-giving in the room, open Prizes and choose “Read out…”.")
            )
            return
        self.room.refresh()
        self.place.open()
        self._keep_open()
        self.room.announcer.resume(self._words.language)

    def close(self) -> None:
        """Close the room window."""
        if self.place.is_open:
            keys = self._keys  # the bar that goes hands them to its neighbour
            self.place.close()
            # The keys go back to where they were while the room was open.
            self._desk.activateWindow()
            if keys is not None and isValid(keys) and keys.isVisible():
                keys.setFocus()
            self.room.preferences.keep_closed()
            self.room.announcer.voice.sleep()

    def _watch_keys(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Remember what has the keys in the director’s window, but for the room’s bar."""
        if now is None or now.window() is not self._desk.window():
            return
        if self.bar is None or not self.bar.isAncestorOf(now):
            self._keys = now

    def leave(self) -> None:
        """Close everything, before the program ends."""
        self.close()
        self.room.stop()
        self.window.deleteLater()

    def _connect(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._watch_keys)
        self.window.pressed.connect(self._press)
        self.window.left.connect(self.close)
        self.window.resized.connect(self._show)
        self.place.changed.connect(self._show)
        self.room.wall_changed.connect(self._show)
        self.room.director.decided.connect(self._keep_open)
        self.room.announcer.voice.changed.connect(self._show)

    def _keep_open(self) -> None:
        """Remember that the room is open, for the case that the program crashes."""
        followed = self.room.followed
        if followed is not None and self.place.is_open:
            file, event = followed.session.file, followed.session.desk.event
            show, preferences = self.room.director.show, self.room.preferences
            preferences.keep_open(file.path, event, show, self._now())

    def _connect_bar(self, bar: RoomBar) -> None:
        bar.scene_chosen.connect(self._choose)
        director, timing = self.room.director, self.room.timing
        bar.back_requested.connect(director.back)
        bar.forward_requested.connect(director.forward)
        bar.pause_requested.connect(timing.toggle_pause)
        bar.minute_requested.connect(lambda: timing.add_minutes(1))
        bar.close_requested.connect(self.close)
        drawer = bar.drawer
        drawer.message_entered.connect(self._say)
        drawer.minutes_chosen.connect(timing.set_minutes)
        drawer.openness_chosen.connect(director.open_standings)
        drawer.page_seconds_chosen.connect(director.set_page_seconds)
        drawer.voice_chosen.connect(self._toggle_voice)
        drawer.volume_chosen.connect(self.room.announcer.set_volume)
        drawer.swap_requested.connect(self.place.swap)
        drawer.show_messages(self.room.preferences.messages)

    def _press(self, event: QKeyEvent) -> None:
        what = _KEYS.get(event.key())
        if event.key() == Qt.Key.Key_Space:
            self.room.director.hold_or_go_on()
        elif what is not None:
            self.do(what)

    def _choose(self, scene: Scene | None) -> None:
        followed = self.room.followed
        if followed is None:
            return
        if scene not in (None, *followed.form.scenes):
            self.unavailable.emit(self._words("The room has no such scene of this event."))
            return
        if scene is Scene.MESSAGE and self.bar is not None:
            self.bar.open_drawer()
            if not self.room.director.show.message:
                return
        self.room.director.choose(scene)

    def _say(self, message: str) -> None:
        self.room.director.say(message)
        if self.bar is not None:
            self.bar.drawer.show_messages(self.room.preferences.messages)

    def _toggle(self, openness: Openness) -> None:
        director = self.room.director
        again = director.show.openness is openness
        director.open_standings(Openness.OPEN if again else openness)

    def _toggle_voice(self) -> None:
        announcer = self.room.announcer
        if announcer.voice.is_on:
            announcer.turn_off()
        else:
            announcer.turn_on(self._words.language)

    def _pages(self) -> int:
        wall = self.room.wall
        return pages_of(self.window.size(), wall.poster, wall.foot, self._words) if wall else 1

    def _show(self) -> None:
        """Bring the window and the bar up to date; a closed room costs nothing."""
        wall, bar = self.room.wall, self.bar
        if bar is not None:
            bar.setVisible(self.place.is_open)
        if wall is None or not self.place.is_open:
            return
        pages = self._pages()
        page = self.room.director.pages.number % pages
        self.window.show_wall(wall, page)
        if bar is not None:
            self._show_bar(bar, wall, page, pages)

    def _show_bar(self, bar: RoomBar, wall: Wall, page: int, pages: int) -> None:
        _ = self._words
        show, timing, announcer = self.room.director.show, self.room.timing, self.room.announcer
        clock = timing.clock
        state = _("waits for its screen") if self.place.is_waiting else ""
        page_text = _("page {page} of {pages}", page=page + 1, pages=pages) if pages > 1 else ""
        if page_text and self.room.director.pages.is_held:
            page_text = _("{page}, held", page=page_text)
        bar.show_wall(wall, page_text, is_automatic=show.is_automatic, state=state)
        bar.show_stamp(wall, page)
        bar.show_paused(is_paused=bool(clock and clock.is_paused), has_clock=clock is not None)
        if self.room.followed is not None:
            bar.show_scenes(self.room.followed.form.scenes)
            bar.drawer.show_minutes(timing.minutes, _(self.room.followed.form.narrator.minutes))
        bar.drawer.show_openness(show.openness)
        bar.drawer.show_page_seconds(self.room.director.pages.seconds)
        voice = announcer.voice
        bar.drawer.show_voice(announcer.volume, voice.silence(_), is_on=voice.is_on)
